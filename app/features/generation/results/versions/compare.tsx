import { diffWordsWithSpace } from 'diff'
import { useId } from 'react'
import { generations } from '#app/lib/generation/generations.ts'
import { numbered } from '#app/lib/generation/numbered.ts'
import type { WrittenRun } from '#app/lib/generation/run.ts'
import { kindOf } from '#app/lib/generation/screens.ts'
import { Button } from '#app/ui/button.tsx'
import { DialogClose, DialogContent, DialogDescription, DialogTitle } from '#app/ui/dialog.tsx'
import { compareMessages, versionMessages } from './messages.ts'
import { versionName } from './rewrite-names.ts'

interface ComparedText {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly isShown: boolean
  /** Makes it the shown one. */
  readonly use: () => void
}

/** The versions that were written together, then the earlier and later drafts. */
function textsOf(screen: string, run: WrittenRun): readonly ComparedText[] {
  const { kind, alternatives, past, later } = run
  const textOf = (result: WrittenRun['result']) => kindOf(kind).text({ ...result })
  if (alternatives)
    return alternatives.all.map(({ result }, at) => ({
      id: String(at),
      name: versionMessages.version({ number: at + 1 }),
      text: textOf(at === alternatives.shown ? run.result : result),
      isShown: at === alternatives.shown,
      use: () => generations.showVersion(screen, run.key, at),
    }))
  return [...past, run, ...later].map((draft, at) => {
    const { rewrite } = draft.request
    const name = compareMessages.draft({ number: at + 1 })
    return {
      id: draft.key,
      name: rewrite ? compareMessages.draftAs({ name, how: versionName(kind, rewrite.how) }) : name,
      text: textOf(draft.result),
      isShown: draft.key === run.key,
      use: () => generations.showDraft(screen, run.key, at),
    }
  })
}

/** All versions or drafts of a text beside each other; what differs from the one that is shown is marked. */
export function Compare({ screen, run }: { screen: string; run: WrittenRun }) {
  const texts = textsOf(screen, run)
  const shown = texts.find(({ isShown }) => isShown)?.text ?? ''
  const { language } = run.request
  const t = compareMessages
  return (
    <DialogContent className="max-w-6xl">
      <DialogTitle>{t.title}</DialogTitle>
      <DialogDescription>{t.about}</DialogDescription>
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
        {texts.map((text) => (
          <Column key={text.id} compared={text} shown={shown} language={language} />
        ))}
      </ul>
    </DialogContent>
  )
}

function Column({ compared: { name, text, isShown, use }, shown, language }: { compared: ComparedText; shown: string; language: string }) {
  const id = useId()
  const t = compareMessages
  const parts = diffWordsWithSpace(shown, text, { intlSegmenter: new Intl.Segmenter(language, { granularity: 'word' }) })
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded-lg border bg-paper p-4">
      <h3 id={id} className="font-medium font-sans text-sm tracking-normal">
        {name}
      </h3>
      <p lang={language} dir="auto" className="whitespace-pre-wrap break-words text-sm leading-relaxed">
        {numbered(parts.filter(({ removed }) => !removed)).map(({ item: { value, added }, place }) =>
          added ? (
            <mark key={place} className="bg-accent-wash text-ink underline decoration-accent decoration-2 underline-offset-4">
              {value}
            </mark>
          ) : (
            value
          ),
        )}
      </p>
      <div className="mt-auto">
        {isShown ? (
          <p className="flex min-h-8 items-center text-soft text-sm">{t.shown}</p>
        ) : (
          <DialogClose asChild>
            <Button variant="secondary" size="sm" aria-describedby={id} onClick={use}>
              {t.use}
            </Button>
          </DialogClose>
        )}
      </div>
    </li>
  )
}
