import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { query } from '#app/lib/api.ts'
import type { Occasion } from '#contract/occasions.ts'
import type { LanguageCode } from '#contract/options.ts'
import type { Role } from '#contract/roles.ts'

/** What is read: the words of a form, and the occasion that was chosen. */
export interface About {
  readonly topic: string
  readonly details: string
  readonly language: LanguageCode
  readonly occasion: Occasion | ''
}

/** What the writer finds in them. */
export interface Guess {
  readonly occasion: Occasion
  /** The roles that they answer already. */
  readonly given: readonly Role[]
  /** The facts that stand in them, word for word. */
  readonly found: readonly { readonly role: Role; readonly text: string }[]
}

/** Milliseconds after the last input before it is read. */
const debounceMs = 600

/** In place of a reading that failed: the questions that suit any topic. */
const unread: Guess = { occasion: 'other', given: [], found: [] }

/**
 * What the built-in writer reads in a topic, after a pause in typing; `null` while it is unknown. Until then it is `isCurrent: false`, and that
 * of the words before. Nothing depends on it, so a failed call shows no error.
 */
export function useGuess({ topic, details, language, occasion }: About): { readonly guess: Guess | null; readonly isCurrent: boolean } {
  const [settled, setSettled] = useState({ topic, details })
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ topic, details }), debounceMs)
    return () => clearTimeout(timer)
  }, [topic, details])
  const calls = topic.trim() !== '' && settled.topic.trim() !== ''
  const { data, isError, isPlaceholderData } = useQuery(
    query.guessOccasion.queryOptions({
      input: calls
        ? { topic: settled.topic, details: settled.details.trim() ? settled.details : undefined, occasion: occasion || undefined, language }
        : skipToken,
      retry: false,
      networkMode: 'always',
      staleTime: Number.POSITIVE_INFINITY,
      placeholderData: keepPreviousData,
    }),
  )
  // Without a call, the last answer is about another topic.
  const guess = calls ? (data ?? (isError ? unread : null)) : null
  return { guess, isCurrent: guess !== null && !isPlaceholderData && settled.topic === topic && settled.details === details }
}
