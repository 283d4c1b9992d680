import { useQueryClient } from '@tanstack/react-query'
import { Copy, Ellipsis, Eraser, FileClock, Images, RefreshCw } from 'lucide-react'
import { use } from 'react'
import { CopiedContext, copyText } from '#app/lib/copy-button.tsx'
import { ExportItems } from '#app/lib/export/export-menu.tsx'
import type { WrittenRun } from '#app/lib/generation/run.ts'
import { exportedEntries } from '#app/lib/generation/saved.ts'
import { topicOf } from '#app/lib/generation/screens.ts'
import { useSay } from '#app/lib/say.tsx'
import { Button } from '#app/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#app/ui/dropdown-menu.tsx'
import type { AnyResult } from '#contract/kind.ts'
import type { CarouselFile } from '#contract/pictures.ts'
import type { CopyText, Shown } from '#contract/view.ts'
import { resultMessages } from './messages.ts'
import { filesFor, saveTextSlides, slidesIn } from './picture/slide-files.ts'
import { slideMessages } from './picture/slide-messages.ts'
import { linksOf } from './share/share-link.ts'
import { ShareItems } from './share/share-menu.tsx'

interface MoreMenuProps {
  run: WrittenRun
  shown: Pick<Shown<AnyResult>, 'share' | 'blocks'>
  /** Texts to copy that have no button of their own. */
  copies: readonly CopyText[]
  onRegenerate: () => void
  /** Brings back the text as it was written; absent while it is shown. */
  onRestore: (() => void) | undefined
  onClear: () => void
}

/** What is seldom done with a result: sharing, exporting, clearing. */
export function MoreMenu({ run, shown, copies, onRestore, onRegenerate, onClear }: MoreMenuProps) {
  const say = useSay()
  const tellCopied = use(CopiedContext)
  const t = resultMessages
  const links = shown.share ? linksOf(shown.share) : []
  const slides = slidesIn(shown)
  const client = useQueryClient()
  const saveAs = async (file: CarouselFile) => {
    if (!slides) return
    say({ tone: 'info', text: slideMessages.drawing })
    say(await saveTextSlides(client, run.id, slides, file))
  }
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={t.more} title={t.more}>
          <Ellipsis aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent
        align="end"
        collisionPadding={8}
        className="max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-1rem)] overflow-y-auto"
      >
        {copies.map(({ text, label, done }) => (
          <DropdownMenuItem key={label} onSelect={async () => (await copyText(text, done, say)) && tellCopied()}>
            <Copy aria-hidden />
            {label}
          </DropdownMenuItem>
        ))}
        {links.length > 0 && <DropdownMenuLabel className="pt-2 pb-1 text-soft text-xs">{t.shareGroup}</DropdownMenuLabel>}
        <ShareItems links={links} />
        {slides && (
          <>
            <DropdownMenuLabel className="pt-2 pb-1 text-soft text-xs">{slideMessages.open}</DropdownMenuLabel>
            {filesFor(slides).map((file) => (
              <DropdownMenuItem key={file} onSelect={() => void saveAs(file)}>
                <Images aria-hidden />
                {slideMessages[file]}
              </DropdownMenuItem>
            ))}
          </>
        )}
        <DropdownMenuLabel className="pt-2 pb-1 text-soft text-xs">{t.exportGroup}</DropdownMenuLabel>
        <ExportItems source={{ from: 'texts', name: topicOf(run.request), entries: exportedEntries(run) }} />
        <DropdownMenuSeparator />
        <DropdownMenuItem className="sm:hidden" onSelect={onRegenerate}>
          <RefreshCw aria-hidden />
          {t.regenerate}
        </DropdownMenuItem>
        {onRestore && (
          <DropdownMenuItem onSelect={onRestore}>
            <FileClock aria-hidden />
            {t.original}
          </DropdownMenuItem>
        )}
        <DropdownMenuItem onSelect={onClear}>
          <Eraser aria-hidden />
          {t.clear}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
