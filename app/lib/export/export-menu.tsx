import { Download } from 'lucide-react'
import { Button, type ButtonProps } from '#app/ui/button.tsx'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#app/ui/dropdown-menu.tsx'
import { toast } from '#app/ui/toast.ts'
import { siteMessages } from '#contract/messages.ts'
import { type ExportFormat, exportFormatIds, exportFormats } from '#contract/options.ts'
import { exportMessages } from '#contract/result-messages.ts'
import type { ExportSource } from './export-file.ts'

/** Loaded when something is exported. */
const loadExport = () => import('./export-file.ts')

async function startExport(source: ExportSource, format: ExportFormat): Promise<void> {
  try {
    const { exportFile } = await loadExport()
    await exportFile(source, format)
  } catch (error) {
    console.error('The export could not be loaded', error)
    toast.error(siteMessages.offline)
  }
}

/** The items of a menu with the formats; choosing one starts the download. */
export const ExportItems = ({ source }: { source: ExportSource }) =>
  exportFormatIds.map((format) => (
    <DropdownMenuItem key={format} onSelect={() => void startExport(source, format)}>
      {exportFormats[format].label}
      <span className="ms-auto ps-4 text-soft text-xs">.{format}</span>
    </DropdownMenuItem>
  ))

interface ExportMenuProps extends Pick<ButtonProps, 'variant'> {
  source: ExportSource
  /** The button's text; its accessible name when it shows only its icon. */
  label?: string
  iconOnly?: boolean
  /** `sm` in a card's toolbar, `md` in a dialog's footer. */
  size?: 'sm' | 'md'
}

/** A button with a menu of export formats; choosing one starts the download. */
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
        <ExportItems source={source} />
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
