import { Download } from 'lucide-react'
import { Button, type ButtonProps } from '#app/ui/button.tsx'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#app/ui/dropdown-menu.tsx'
import { exportFormatIds, exportFormats } from '#contract/export-formats.ts'
import { exportMessages } from '#contract/result-messages.ts'
import { type ExportSource, exportFile } from './export-file.ts'

interface ExportMenuProps extends Pick<ButtonProps, 'variant'> {
  source: ExportSource
  /** The button's words; its name when it shows only its icon. */
  label?: string
  iconOnly?: boolean
  /** `sm` among a card's tools, `md` among the buttons of a dialog. */
  size?: 'sm' | 'md'
}

/** A button that opens the formats in which its texts can be downloaded; choosing one starts the download. */
export function ExportMenu({ source, label = exportMessages.open, iconOnly = false, variant = 'ghost', size = 'sm' }: ExportMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant={variant} size={iconOnly ? 'icon' : size} {...(iconOnly && { 'aria-label': label, title: label })}>
          <Download aria-hidden />
          {!iconOnly && label}
        </Button>
      </DropdownMenuTrigger>
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
