import type { AudienceWords } from '#kinds/script/audiences.server.ts'
import type { ScriptVoice } from '#kinds/script/voice.server.ts'

/** How a hard subject is spoken of, whatever the tone asked for. */
export const soberVoice: ScriptVoice = {
  topic: [
    'This video is about {topic}.',
    'I would like to speak about {topic}, without easy answers.',
    'Let us take a few calm minutes for {topic}.',
    'Today I speak about {topic}, slowly and plainly.',
    'There is no simple way to begin, so I begin plainly: this is about {topic}.',
  ],
  promise: [
    'It is about how to {step}, and how to {other}.',
    'We look at how to {step}, and later at how to {other}.',
    'Two thoughts matter most here: how to {step}, and how to {other}.',
    'I will speak about how to {step} and how to {other}.',
  ],
  first: ['The first thought: {step}.', 'One thing to begin with: {step}.', 'A good place to begin is this: {step}.'],
  next: [
    'Another thought: {step}.',
    'It also helps to know this: {step}.',
    'The next one is simple to say and hard to do: {step}.',
    'And then: {step}.',
    'Something else that matters: {step}.',
    'If you can, {step}.',
    'The following may take some time: {step}.',
    'One more: {step}.',
  ],
  last: ['And the last thought: {step}.', 'Before I close: {step}.', 'Finally, {step}.'],
  turn: [
    'If you feel able to, try this.',
    'Something small to do.',
    'One possible step.',
    'A small step.',
    'A way to begin.',
    'In practice, it can look like this.',
    'Here is one thing you can do.',
    'It can be as small as this.',
  ],
  myth: ['One sentence is worth questioning:', 'It is often said, and it is not quite true:'],
  doubt: ['Perhaps you are thinking:', 'Many people say:'],
  recap: ['What I would like you to keep:', 'In short:', 'These were the thoughts:'],
  close: [
    'None of it has to happen today.',
    'Take what helps, and leave the rest.',
    'One of these is enough for now.',
    'There is no right order and no deadline.',
  ],
  ask: [
    'If you would like to share it, write in the comments:',
    'You may answer this, or only think about it:',
    'A question, and silence is an answer, too:',
  ],
  goodbye: ['Thank you for listening.', 'Take care of yourself, and of each other.', 'Thank you for staying until here.'],
}

export const soberAudience: AudienceWords = {
  intro: [
    'You can pause at any time, and come back when it suits you.',
    'Nothing here replaces somebody who knows your situation.',
    'It is meant for people who are affected, and for those around them.',
  ],
  remarks: [
    'Not everybody needs the same thing, and that is all right.',
    'Doing a little of it is already something.',
    'You may see it differently, and I would like to hear how.',
    'It does not have to be done well to be worth doing.',
    'Nobody manages this every day.',
    'Give it time.',
    'Say it in your own words, because those are the ones that count.',
    'If this is not for you, let it pass.',
  ],
  onward: [
    'Send this to somebody only if you know that it is welcome.',
    'If you need help now, please turn to somebody near you or to a local service.',
    'Come back to it when you need it.',
  ],
}
