import { Check, TriangleAlert, Wrench } from 'lucide-react'
import { type MouseEvent, useId } from 'react'
import { generations } from '#app/lib/generation/generations.ts'
import { offerOf } from '#app/lib/generation/rewriting.ts'
import type { WrittenRun } from '#app/lib/generation/run.ts'
import { useGeneration } from '#app/lib/generation/use-generation.tsx'
import { platformOf } from '#app/lib/result-notes/platform-of.ts'
import { useSay } from '#app/lib/say.tsx'
import { Button } from '#app/ui/button.tsx'
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
  /** Opens the text at a passage of it. */
  onEdit: (flag: CheckNote) => void
  /** Adds the passages of a note to the text, and opens it there; absent where the result is no running text. */
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
        {flagMessages.get().title(flags.length)}
      </h3>
      <ul className="grid divide-y divide-warn/25">
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
  const t = flagMessages.get()
  const about = { language: run.request.language, platform: platformOf({ ...run.request }) }
  const keep = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusNear(currentTarget)
    const before = run.kept ?? []
    generations.keep(screen, run.key, [...before, flagKey(flag)])
    const undo = { label: libraryMessages.get().undo, onClick: () => generations.keep(screen, run.key, before) }
    say({ tone: 'info', text: t.kept, action: undo })
  }
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-1.5">
      <div id={text} className="min-w-0 flex-1 basis-56 py-1">
        {checkText(flag, about)}
        {checkLines(flag).map((line) => (
          <p key={line} dir="auto" className="mt-1 break-words border-warn/50 border-s-2 ps-3">
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
function focusNear(button: HTMLElement): void {
  const row = button.closest('li')
  const near = row?.nextElementSibling ?? row?.previousElementSibling
  const target = near ? near.querySelector('button:last-of-type') : button.closest('article')
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}

/** What is wrong with a passage is edited, what is missing is added, and a missed length is written again. */
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
  const t = flagMessages.get()
  const label = (
    <>
      <Wrench aria-hidden />
      {t.fix}
    </>
  )
  const counted = (title: string, onClick: () => void) => (
    <CountedButton feature={run.feature} variant="secondary" title={title} onClick={onClick}>
      {label}
    </CountedButton>
  )
  // Nothing is wrong with the versions that there are.
  if (flag.code === 'versions') return null
  if (flag.code === 'length') {
    const how = (flag.measured ?? 0) < (flag.allowed?.min ?? 0) ? 'longer' : 'shorter'
    if (offerOf(run, how) !== 'open') return counted(t.againHint, onRegenerate)
    return counted(how === 'longer' ? t.longerHint : t.shorterHint, () => rewrite(run, how))
  }
  const isAbsent = flag.code === 'missing' || flag.code === 'link' || flag.code === 'cut'
  if (isAbsent && !onAdd) return counted(t.againHint, onRegenerate)
  return (
    <Button
      variant="secondary"
      size="sm"
      title={isAbsent ? t.addHint : t.editHint}
      aria-describedby={text}
      onClick={() => (isAbsent ? onAdd?.(flag) : onEdit(flag))}
    >
      {label}
    </Button>
  )
}
