import { screenKey } from '#app/lib/generation/screens.ts'
import { parsed, readItem, removeItem, writeItem } from '#app/lib/storage.ts'
import { voicesPath } from '#contract/paths.ts'
import { newVoice, type Voice, type VoiceFields } from '#contract/voices.ts'

/** The fields of a stored voice, as the calls take them. */
export const fieldsOf = ({ id: _, created_at: _created, updated_at: _updated, ...fields }: Voice): VoiceFields => fields

/** What a form starts from: a voice, or the fields of a new one. */
export const startOf = (voice: Voice | undefined): VoiceFields => (voice ? fieldsOf(voice) : newVoice)

/** The fields as they are sent: without blank posts. */
export const toSend = (fields: VoiceFields): VoiceFields => ({ ...fields, ownPosts: fields.ownPosts.filter((post) => post.trim()) })

export const isSame = (one: VoiceFields, other: VoiceFields): boolean => {
  const [a, b] = [toSend(one), toSend(other)]
  return (Object.keys(newVoice) as (keyof VoiceFields)[]).every((name) => JSON.stringify(a[name]) === JSON.stringify(b[name]))
}

/** Part of the user's drafts, so that it is removed with them. */
const keyOf = (userId: string, voice: Pick<Voice, 'id'> | undefined) => `draft:${screenKey(userId, voicesPath)}:${voice?.id ?? 'new'}`

/** The unsaved changes of a form; `null` without any, and when the voice was saved elsewhere after them. */
export function readVoiceDraft(userId: string, voice: Voice | undefined): VoiceFields | null {
  const stored = parsed(readItem('local', keyOf(userId, voice)))
  if (!stored || stored.of !== (voice?.updated_at ?? '') || typeof stored.fields !== 'object') return null
  const start = startOf(voice)
  // Fields of another version of the app are left out.
  const known = Object.entries(stored.fields ?? {}).filter(
    ([name, value]) => Object.hasOwn(start, name) && Array.isArray(value) === Array.isArray(start[name as keyof VoiceFields]),
  )
  return { ...start, ...Object.fromEntries(known) }
}

/** Stores unsaved changes; `null` removes them. */
export function writeVoiceDraft(userId: string, voice: Pick<Voice, 'id' | 'updated_at'> | undefined, fields: VoiceFields | null): void {
  if (fields) writeItem('local', keyOf(userId, voice), JSON.stringify({ of: voice?.updated_at ?? '', fields }))
  else removeItem('local', keyOf(userId, voice))
}
