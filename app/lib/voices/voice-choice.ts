import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#app/lib/api.ts'
import { useSession } from '#app/lib/session.tsx'
import { readItem, writeItem } from '#app/lib/storage.ts'
import type { ListedVoice } from '#contract/voices.ts'

/** Stored in place of an id when the user chose none. */
const none = 'none'
const keyOf = (userId: string) => `voice:${userId}`

/** Makes a voice the one that the user's forms open with; `null`: none. */
export const rememberVoice = (userId: string, id: string | null): boolean => writeItem('local', keyOf(userId), id ?? none)

export interface VoiceChoice {
  /** Oldest first; `undefined` until they are read. */
  readonly voices: readonly ListedVoice[] | undefined
  /** Ids of voices that the plan does not cover. */
  readonly unused: readonly string[]
  /** The voice that writes; `undefined`: none. */
  readonly chosen: ListedVoice | undefined
  /** Chooses a voice, or none, for the next texts of this user in all forms. */
  readonly choose: (id: string | null) => void
}

/** The user's voices; `undefined` until they are read. */
function useVoices() {
  const { me } = useSession()
  return useQuery(query.voices.list.queryOptions({ enabled: me !== null, staleTime: Number.POSITIVE_INFINITY })).data
}

/** Finds the name of a voice by its id; `undefined` where there is none, and once it was deleted. */
export function useVoiceName(): (id: unknown) => string | undefined {
  const voices = useVoices()
  return (id) => voices?.items.find((voice) => voice.id === id)?.name
}

/** Which voice writes: the one that the user chose last, and the first one of a user who never chose. */
export function useVoiceChoice(): VoiceChoice {
  const { me } = useSession()
  const userId = me?.user.id ?? ''
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({})
  const last = choices[userId] ?? readItem('local', keyOf(userId))
  const { items, unused = [] } = useVoices() ?? {}
  const usable = items?.filter(({ id }) => !unused.includes(id)) ?? []
  return {
    voices: items,
    unused,
    chosen: last === none ? undefined : (usable.find(({ id }) => id === last) ?? usable[0]),
    choose: (id) => {
      rememberVoice(userId, id)
      setChoices({ ...choices, [userId]: id ?? none })
    },
  }
}

/** The values of a form with the voice that writes. */
export const withVoice = <Values extends object>(values: Values, { chosen }: Pick<VoiceChoice, 'chosen'>): Values & { voice?: string } => ({
  ...values,
  ...(chosen && { voice: chosen.id }),
})
