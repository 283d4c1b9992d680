import { Check, TriangleAlert, Wrench } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { generations } from '#app/lib/generation/generations.ts'
import { offerOf } from '#app/lib/generation/rewriting.ts'
import type { WrittenRun } from '#app/lib/generation/run.ts'
import { useGeneration } from '#app/lib/generation/use-generation.tsx'
import { platformOf } from '#app/lib/result-notes/platform-of.ts'
import { useSay } from '#app/lib/say.tsx'
import { Button } from '#app/ui/button.tsx'
import { hashtagsIn } from '#contract/measure.ts'
import { libraryMessages } from '#contract/messages.ts'
import { checkLines, checkText, flagKey } from '#contract/result-note-messages.ts'
import type { CheckNote } from '#contract/result-notes.ts'
import { flagMessages } from './card-messages.ts'
import { CountedButton } from './counted-button.tsx'

interface FlagsProps {
  screen: string
  run: WrittenRun
  /** What the checks found and the user has neither fixed nor kept. */
  flags: readonly CheckNote[]
  /** Selects a passage of the text. */
  onEdit: (flag: CheckNote) => void
  /** Adds the passages of a note to the text, and selects them; absent where the result is no running text. */
  onAdd?: ((flag: CheckNote) => void) | undefined
  onRegenerate: () => void
}

/** What the checks found in a text (at least one note), each with what can be done about it. The passages are marked in the text. */
export function Flags({ screen, run, flags, ...actions }: FlagsProps) {
  const title = useId()
  return (
    <section aria-labelledby={title} className="grid grid-cols-1 gap-1 rounded-md border border-warn/40 bg-warn-wash px-4 py-3 text-sm">
      <h3 id={title} className="flex items-center gap-2 font-medium font-sans text-sm tracking-normal">
        <TriangleAlert aria-hidden className="size-4 text-warn" />
        {flagMessages.title(flags.length)}
      </h3>
      <ul className="grid grid-cols-1 divide-y divide-warn/25">
        {flags.map((flag) => (
          <Flag key={flagKey(flag)} screen={screen} run={run} flag={flag} {...actions} />
        ))}
      </ul>
    </section>
  )
}

function Flag({ screen, run, flag, ...actions }: Omit<FlagsProps, 'flags'> & { flag: CheckNote }) {
  const say = useSay()
  const text = useId()
  const t = flagMessages
  const about = { language: run.request.language, platform: platformOf({ ...run.request }) }
  const keep = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusNextNote(currentTarget)
    const before = run.kept ?? []
    generations.keep(screen, run.key, [...before, flagKey(flag)])
    const undo = { label: libraryMessages.undo, onClick: () => generations.keep(screen, run.key, before) }
    say({ tone: 'info', text: t.kept, action: undo })
  }
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-1.5">
      <div id={text} className="wrap-anywhere min-w-0 flex-1 basis-56 py-1">
        {checkText(flag, about)}
        {checkLines(flag).map((line) => (
          <p key={line} dir="auto" className="mt-1 border-warn/50 border-s-2 ps-3">
            {line}
          </p>
        ))}
      </div>
      <div className="flex gap-1">
        <FixButton screen={screen} run={run} flag={flag} text={text} {...actions} />
        <Button variant="ghost" size="sm" aria-describedby={text} onClick={keep}>
          <Check aria-hidden />
          {t.keep}
        </Button>
      </div>
    </li>
  )
}

/** The button of a dismissed note is removed: the focus moves to the next one, or to the card. */
function focusNextNote(button: HTMLElement): void {
  const row = button.closest('li')
  const near = row?.nextElementSibling ?? row?.previousElementSibling
  const target = near ? near.querySelector('button:last-of-type') : button.closest('article')
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}

const isHashtag = (passage: string) => hashtagsIn(passage)[0] === passage

/**
 * What is wrong with a passage is edited, what is missing is added, and a missed length is written again. What was removed may be put back,
 * which mends nothing and is called so; hashtags beyond the limit may not.
 */
function FixButton({
  screen,
  run,
  flag,
  text,
  onEdit,
  onAdd,
  onRegenerate,
}: Omit<FlagsProps, 'flags'> & { flag: CheckNote; text: string }) {
  const { rewrite } = useGeneration(screen)
  const t = flagMessages
  const counted = (label: string, onClick: () => void) => (
    <CountedButton feature={run.feature} variant="secondary" data-tool="fix" onClick={onClick}>
      <Wrench aria-hidden />
      {label}
    </CountedButton>
  )
  // Nothing is wrong with what there is.
  if (flag.code === 'versions' || flag.code === 'fewer') return null
  if (flag.code === 'length') {
    const how = (flag.measured ?? 0) < (flag.allowed?.min ?? 0) ? 'longer' : 'shorter'
    if (offerOf(run, how) !== 'open') return counted(t.again, onRegenerate)
    return counted(how === 'longer' ? t.longer : t.shorter, () => rewrite(run, how))
  }
  const button = (title: string, content: ReactNode, onClick: () => void) => (
    <Button variant="secondary" size="sm" data-tool="fix" title={title} aria-describedby={text} onClick={onClick}>
      {content}
    </Button>
  )
  const fix = (
    <>
      <Wrench aria-hidden />
      {t.fix}
    </>
  )
  if (flag.code === 'cut' || flag.code === 'link') {
    const quotes = flag.quotes.filter((quote) => !isHashtag(quote))
    return onAdd && quotes.length > 0 ? button(t.putBackHint, t.putBack, () => onAdd({ ...flag, quotes })) : null
  }
  if (flag.code !== 'missing') return button(t.editHint, fix, () => onEdit(flag))
  return onAdd ? button(t.addHint, fix, () => onAdd(flag)) : counted(t.again, onRegenerate)
}
