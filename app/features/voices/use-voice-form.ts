import { useEffect, useRef, useState } from 'react'
import { useForm } from '#app/lib/form.tsx'
import { useSession } from '#app/lib/session.tsx'
import { voiceMessages } from '#contract/voice-messages.ts'
import type { Voice, VoiceFields } from '#contract/voices.ts'
import { voiceFormMessages } from './messages.ts'
import { isSame, readVoiceDraft, startOf, writeVoiceDraft } from './voice-draft.ts'

/**
 * The form of a voice. Unsaved changes are stored in this browser, so that leaving loses nothing.
 * @param save stores the fields of the voice
 */
export function useVoiceForm(voice: Voice | undefined, save: (fields: VoiceFields) => Promise<void>) {
  const { me } = useSession()
  const userId = me?.user.id
  const start = startOf(voice)
  const [restored, setRestored] = useState(() => (userId ? readVoiceDraft(userId, voice) : null))
  const saved = useRef(false)
  const form = useForm<VoiceFields>({
    initial: restored ?? start,
    check: ({ name }) => ({ name: name.trim() ? undefined : voiceMessages.nameRequired }),
    send: save,
    failed: voiceFormMessages.saveFailed,
  })
  const fields = form.values()
  const changed = !isSame(fields, start)
  useEffect(() => {
    if (userId && !saved.current) writeVoiceDraft(userId, voice, changed ? fields : null)
  })
  return {
    ...form,
    fields,
    changed,
    restored: restored !== null && changed,
    discard: () => {
      form.reset(start)
      setRestored(null)
    },
    /** Removes the stored changes: they are saved. */
    finish: () => {
      saved.current = true
      if (userId) writeVoiceDraft(userId, voice, null)
    },
  }
}

export type VoiceForm = Pick<ReturnType<typeof useVoiceForm>, 'fields' | 'change' | 'errorOf' | 'field'>
