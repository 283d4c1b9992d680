import type { ReactElement } from 'react'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#app/ui/dropdown-menu.tsx'
import { exportFormatIds, exportFormats } from '#contract/export-formats.ts'
import { exportFile } from './export-file.ts'
import type { ExportSource } from './source.ts'

interface ExportChoicesProps {
  source: ExportSource
  /** The button that opens the menu. */
  children: ReactElement
}

/** The formats; choosing one starts the download. */
export default function ExportChoices({ source, children }: ExportChoicesProps) {
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{children}</DropdownMenuTrigger>
      <DropdownMenuContent>
        {exportFormatIds.map((format) => (
          <DropdownMenuItem key={format} onSelect={() => void exportFile(source, format)}>
            {exportFormats[format].label}
            <span className="ms-auto ps-4 text-soft text-xs">.{format}</span>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
