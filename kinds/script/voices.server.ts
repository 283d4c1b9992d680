import type { Tone } from '#contract/options.ts'
import type { ScriptVoice } from '#kinds/script/voice.server.ts'
import { livelyVoices } from '#kinds/script/voices-lively.server.ts'
import { plainVoices } from '#kinds/script/voices-plain.server.ts'

/** For scripts with more points than their tone has words for. */
export const plainNext = [
  'Next: {step}.',
  'After that, {step}.',
  'Then there is this: {step}.',
  'Another step worth taking: {step}.',
  'One more thing: {step}.',
] as const

export const plainTurns = [
  'A task for today.',
  'Try it out.',
  'Something to do after this video.',
  'Put this to the test.',
  'Here is a way to begin.',
] as const

export const scriptVoices: Readonly<Record<Tone, ScriptVoice>> = { ...plainVoices, ...livelyVoices }
