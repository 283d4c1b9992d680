import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { query } from '#app/lib/api.ts'
import { isWritten, type Run } from '#app/lib/generation/run.ts'
import type { Occasion } from '#contract/occasions.ts'
import type { LanguageCode } from '#contract/options.ts'

/** What an occasion is guessed from. */
export interface About {
  readonly topic: string
  readonly details: string
  readonly language: LanguageCode
}

/** Milliseconds of rest before what was typed is asked about. */
const rest = 600

/** What a result was written for, where its request said the same and the writer guessed. */
function guessedFor({ topic, details, language }: About, runs: readonly Run[]): Occasion | undefined {
  const same = ({ request }: Run) =>
    ('prompt' in request ? request.prompt : request.topic) === topic &&
    (request.details ?? '') === (details.trim() && details) &&
    request.language === language
  const arranged = runs.filter((run) => isWritten(run)).find(same)?.result.arranged
  return arranged?.guessed ? arranged.occasion : undefined
}

/**
 * What the writer takes a topic for, asked after a pause in typing; `null` while that is not known. Nothing depends on the answer,
 * so a refusal or a lost connection leaves it unknown and says no more.
 */
export function useGuess(
  { topic, details, language }: About,
  { wanted, runs }: { wanted: boolean; runs: readonly Run[] },
): Occasion | null {
  const [settled, setSettled] = useState<About>({ topic, details, language })
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ topic, details, language }), rest)
    return () => clearTimeout(timer)
  }, [topic, details, language])
  const written = guessedFor({ topic, details, language }, runs)
  const asks = wanted && !written && topic.trim() !== '' && settled.topic.trim() !== ''
  const { data } = useQuery(
    query.guessOccasion.queryOptions({
      input: asks ? { ...settled, details: settled.details.trim() ? settled.details : undefined } : skipToken,
      retry: false,
      networkMode: 'always',
      staleTime: Number.POSITIVE_INFINITY,
      placeholderData: keepPreviousData,
    }),
  )
  if (!wanted || !topic.trim()) return null
  // While nothing is asked, the last answer was about something else.
  return written ?? ((asks && data?.occasion) || null)
}
