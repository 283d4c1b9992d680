import type { DescriptionVoice } from '#kinds/description/phrases.server.ts'
import type { Gravity } from '#writer/domains/gravity.ts'

const shared = {
  promise: [
    'It is about how to {one}, how to {two} and how to {three}.',
    'It speaks of how to {one} and how to {two}, and of how to {three}.',
    'You will hear how to {one}, how to {two} and how to {three}.',
    'Three thoughts are at its centre: how to {one}, how to {two} and how to {three}.',
  ],
  contents: ['What it is about:', 'In short:', 'What you will find here:', 'Thoughts along the way:'],
  tools: ['What may help:', 'Good to have near you:'],
  myth: ['A sentence worth questioning:', 'Often said, and not quite true:', 'You may have heard this:'],
  calls: [
    'Share it with somebody who may need it.',
    'Please be kind to each other in the comments.',
    'You are welcome to write, or only to read.',
    'Take from it what helps, and leave the rest.',
  ],
} as const

const leads = [
  'A calm look at {topic}.',
  'An honest word about {topic}.',
  '{Topic}, in plain words.',
  'On {topic}, with care and without easy answers.',
  'A few quiet thoughts on {topic}.',
  'Speaking about {topic}, openly and slowly.',
] as const

const voiceWith = (more: readonly string[]): DescriptionVoice => ({ ...shared, leads: [...leads, ...more], doing: [] })

/** How a hard subject is presented, whatever the tone asked for. */
export const soberDescriptions: Readonly<Record<Gravity, DescriptionVoice>> = {
  sorrow: voiceWith([
    'A few words on {topic}, for those affected and those around them.',
    '{Topic}: what may help, and what is better left unsaid.',
  ]),
  public: voiceWith(['{Topic}: what is known, and how to check it.', 'Facts before opinions: a look at {topic}.']),
  work: voiceWith(['{Topic}: what comes first, and what can wait.', 'Practical thoughts on {topic}, one after the other.']),
}
