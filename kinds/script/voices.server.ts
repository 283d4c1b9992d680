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

/** Neutral enough for every tone, so that a second script on one topic begins and ends differently. */
const shared: Pick<ScriptVoice, 'topic' | 'recap' | 'close' | 'ask' | 'goodbye' | 'last'> = {
  topic: ['This one is about {topic}.', 'The subject today: {topic}.', 'Here is what I have to say about {topic}.'],
  recap: ['What to take with you:', 'The steps again:', 'To remember:', 'Once more, from the top:'],
  close: [
    'Begin with the one that costs you the least.',
    'Choose one, and give it a week.',
    'One of them, done today, is a good start.',
    'The order matters less than the first step.',
    'Write down the one you will try first.',
  ],
  ask: ['A question for you:', 'And a question at the end:', 'Tell me below:'],
  goodbye: ['Thank you for watching.', 'See you in the next one.', 'That is all for today.', 'Until next time.'],
  last: ['Last of all: {step}.', 'One final step: {step}.'],
}

const withShared = (voice: ScriptVoice): ScriptVoice => ({
  ...voice,
  topic: [...voice.topic, ...shared.topic],
  recap: [...voice.recap, ...shared.recap],
  close: [...voice.close, ...shared.close],
  ask: [...voice.ask, ...shared.ask],
  goodbye: [...voice.goodbye, ...shared.goodbye],
  last: [...voice.last, ...shared.last],
})

const voices: Readonly<Record<Tone, ScriptVoice>> = { ...plainVoices, ...livelyVoices }

export const scriptVoices = Object.fromEntries(Object.entries(voices).map(([tone, voice]) => [tone, withShared(voice)])) as Record<
  Tone,
  ScriptVoice
>
