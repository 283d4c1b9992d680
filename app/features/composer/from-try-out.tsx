import { Copy, PenLine, X } from 'lucide-react'
import { useId, useState } from 'react'
import { copyText } from '#app/lib/copy-button.tsx'
import { putDraft } from '#app/lib/generation/draft.ts'
import { SaveControl, useSaving } from '#app/lib/generation/saving.tsx'
import { kindOf, screenOf } from '#app/lib/generation/screens.ts'
import { MessageLine, MessagePlace, useSay } from '#app/lib/say.tsx'
import { clearTryOutDraft, readTryOutDraft, type TryOutDraft } from '#app/lib/try-out-draft.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { generationMessages, libraryMessages } from '#contract/messages.ts'
import type { SavedFeature } from '#kinds/library.ts'
import { entryOf, type LibraryEntry, storedEntries } from '#kinds/saved-parts.ts'
import { fromTryOutMessages } from './messages.ts'

/** The text that the user tried on the site before signing up, until they dismiss it. */
export function FromTryOut({ screen }: { screen: string }) {
  const [draft, setDraft] = useState(readTryOutDraft)
  if (!draft) return null
  const dismiss = () => {
    clearTryOutDraft()
    setDraft(null)
  }
  return (
    <MessagePlace>
      <Tried screen={screen} draft={draft} onDismiss={dismiss} />
    </MessagePlace>
  )
}

/** The library entries of the text: of titles one each. */
function entriesOf({ kind, topic, platform, language, text }: TryOutDraft): LibraryEntry[] {
  if (kind === 'titles') {
    const titles = text.split('\n').map((title) => ({ platform, title }))
    return storedEntries(kind, { topic, platforms: [platform], language }, { titles })
  }
  const feature = kindOf(kind).savedAs({ topic, platform, language }) as SavedFeature
  return [entryOf(feature, { part: kind, title: topic, content: text, tags: [] }, undefined)]
}

function Tried({ screen, draft, onDismiss }: { screen: string; draft: TryOutDraft; onDismiss: () => void }) {
  const { kind, topic, details, facts, platform, language, text } = draft
  const say = useSay()
  const heading = useId()
  const t = fromTryOutMessages
  const generator = screenOf({ kind, request: { platform } })
  const [ids, setIds] = useState<readonly string[]>([])
  const { saved: done, saveFailed: failed } = libraryMessages
  const saving = useSaving({ mark: (_, ids) => setIds(ids), says: { done, failed, signIn: generationMessages.signInToUse } })
  const saved = ids.length > 0
  const save = () => {
    const parts = entriesOf(draft).map((entry) => ({ entry }))
    return saved ? saving.remove({ parts, ids: [...ids] }) : saving.save(parts)
  }
  return (
    <section aria-labelledby={heading} className="mb-6 grid grid-cols-1 gap-3 rounded-lg border bg-surface p-4 sm:p-5">
      <div className="flex items-center gap-2">
        <h2 id={heading} className="text-lg">
          {t.title}
        </h2>
        {generator && <Badge>{generator.title}</Badge>}
        <Button variant="ghost" size="icon" aria-label={t.dismiss} title={t.dismiss} className="ms-auto" onClick={onDismiss}>
          <X aria-hidden />
        </Button>
      </div>
      <p dir="auto" lang={language} className="max-h-60 overflow-y-auto whitespace-pre-wrap text-sm leading-relaxed">
        {text}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void copyText(text, undefined, say)}>
          <Copy aria-hidden />
          {t.copy}
        </Button>
        <SaveControl variant="secondary" saved={saved} busy={saving.busy} onClick={save}>
          {saved ? t.saved : t.save}
        </SaveControl>
        <Button
          variant="secondary"
          onClick={() => {
            putDraft(screen, { topic, details, facts, platform, language, kind })
            onDismiss()
          }}
        >
          <PenLine aria-hidden />
          {t.again}
        </Button>
      </div>
      <MessageLine />
    </section>
  )
}
