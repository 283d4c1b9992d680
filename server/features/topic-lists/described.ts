import type { LanguageCode, Tone } from '#contract/options.ts'
import { platformIn } from '#kinds/topic-request.ts'

/** What screens show of a request that was parsed by its kind's schema. */
export const described = (request: Readonly<Record<string, unknown>>) => ({
  platform: platformIn(request),
  language: request.language as LanguageCode,
  tone: request.tone as Tone,
  voice: typeof request.voice === 'string' ? request.voice : null,
})
