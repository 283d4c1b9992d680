import { useEffect, useRef, useState } from 'react'
import { useSession } from '#app/lib/session.tsx'
import type { Issue } from '#contract/errors.ts'
import type { Voice, VoiceFields } from '#contract/voices.ts'
import { isSame, readVoiceDraft, startOf, writeVoiceDraft } from './voice-draft.ts'

/** The fields of a voice while they are edited. Unsaved changes are stored in this browser, so that leaving loses nothing. */
export function useVoiceForm(voice: Voice | undefined) {
  const { me } = useSession()
  const userId = me?.user.id
  const start = startOf(voice)
  const [restored, setRestored] = useState(() => (userId ? readVoiceDraft(userId, voice) : null))
  const [fields, setFields] = useState(restored ?? start)
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const changed = !isSame(fields, start)
  const saved = useRef(false)
  useEffect(() => {
    if (userId && !saved.current) writeVoiceDraft(userId, voice, changed ? fields : null)
  }, [userId, voice, fields, changed])
  return {
    fields,
    changed,
    restored: restored !== null && changed,
    issues,
    setIssues,
    change: (now: Partial<VoiceFields>) => {
      setFields((before) => ({ ...before, ...now }))
      setIssues((found) => found.filter(({ path }) => !Object.keys(now).some((name) => path === name || path.startsWith(`${name}.`))))
    },
    issueAt: (name: keyof VoiceFields) => issues.find(({ path }) => path === name || path.startsWith(`${name}.`))?.message,
    discard: () => {
      setFields(start)
      setRestored(null)
      setIssues([])
    },
    /** Removes the stored changes: they are saved. */
    finish: () => {
      saved.current = true
      if (userId) writeVoiceDraft(userId, voice, null)
    },
  }
}

export type VoiceForm = Pick<ReturnType<typeof useVoiceForm>, 'fields' | 'change' | 'issueAt'>
