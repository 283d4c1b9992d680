import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { api, query } from '#app/lib/api.ts'
import { refusalMessage } from '#app/lib/errors.ts'
import { Form } from '#app/lib/form.tsx'
import { useSay } from '#app/lib/say.tsx'
import { useSession } from '#app/lib/session.tsx'
import { rememberVoice } from '#app/lib/voices/voice-choice.ts'
import { Button } from '#app/ui/button.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import type { Voice } from '#contract/voices.ts'
import { LearnedRules, useKeptRules } from './learned-rules.tsx'
import { voiceFormMessages } from './messages.ts'
import { OwnPostsSection } from './own-posts.tsx'
import { useVoiceForm } from './use-voice-form.ts'
import { toSend } from './voice-draft.ts'
import { LookSection, SoundSection, WhereSection, WhoSection } from './voice-sections.tsx'

interface VoiceEditorProps {
  /** Absent: a new voice. */
  voice: Voice | undefined
  onClose: () => void
}

/** The form of a voice, and what the voice learned. */
export function VoiceEditor({ voice, onClose }: VoiceEditorProps) {
  const { me } = useSession()
  const client = useQueryClient()
  const say = useSay()
  const form = useVoiceForm(voice, async (fields) => {
    const body = toSend(fields)
    const { id, name } = (await (voice ? api.voices.change({ ...body, id: voice.id }) : api.voices.create(body))).voice
    form.finish()
    // A new voice is what the user writes with next.
    if (!voice && me) rememberVoice(me.user.id, id)
    await client.invalidateQueries({ queryKey: query.voices.list.key() })
    say({ tone: 'good', text: t.saved({ name }) })
    onClose()
  })
  const rules = useKeptRules(voice)
  const { busy, changed, failure, isWrong } = form
  const title = useRef<HTMLHeadingElement>(null)
  const t = voiceFormMessages
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  const problem = isWrong ? t.check : failure !== null && (refusalMessage(failure) ?? t.saveFailed)
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid justify-items-start gap-1">
        <Button variant="ghost" size="sm" className="-ms-3" onClick={onClose}>
          <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
          {t.back}
        </Button>
        <h2 ref={title} tabIndex={-1} className="text-2xl outline-none">
          {voice ? t.editTitle : t.newTitle}
        </h2>
        <p className="text-soft text-sm">{t.lead}</p>
      </div>
      {form.restored && (
        <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-sunken px-4 py-3 text-sm">
          <p className="min-w-0 flex-1 basis-56">{t.restored}</p>
          <Button variant="secondary" size="sm" onClick={form.discard}>
            {t.discard}
          </Button>
        </div>
      )}
      <Form form={form} className="grid grid-cols-1 gap-4">
        <WhoSection form={form} />
        <SoundSection form={form} rules={rules} />
        <OwnPostsSection form={form} />
        <WhereSection form={form} />
        <LookSection form={form} />
        <div className="sticky bottom-0 z-10 grid gap-2 rounded-lg border bg-surface px-4 py-3 shadow-sm sm:px-6">
          {problem && (
            <p role="alert" className="text-bad text-sm">
              {problem}
            </p>
          )}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <div className="flex flex-wrap gap-2">
              <SubmitButton busy={busy} label={t.save} busyLabel={t.saving} />
              <Button variant="secondary" onClick={onClose}>
                {t.cancel}
              </Button>
            </div>
            {changed && <p className="min-w-0 flex-1 basis-56 text-soft text-xs">{t.unsaved}</p>}
          </div>
        </div>
      </Form>
      {voice && <LearnedRules voice={voice.id} />}
    </div>
  )
}
