import type { ByTone, ByVoice, Line } from '#writer/languages/grammar-book.ts'

export const myth: ByVoice<ByTone> = {
  activity: {
    any: [
      'One belief about {topic} that does not hold up:',
      'Something people often repeat about {topic}:',
      'A myth about {topic} that keeps coming back:',
      'There is one thing about {topic} that I no longer believe.',
      'Not everything you hear about {topic} is true.',
    ],
    casual: ['Can we retire this one about {topic}, please.', 'You have probably heard this about {topic}.'],
    formal: ['A common belief about {topic} deserves correction.'],
  },
  thing: {
    any: [
      'One belief about {topic} that does not hold up:',
      'Something people often repeat about {topic}:',
      'A myth about {topic} that keeps coming back:',
      'Not everything you hear about {topic} is true.',
      'One sentence about {topic} that I no longer believe.',
    ],
    formal: ['A common belief about {topic} deserves correction.'],
  },
  own: {
    any: ['With {topic} in mind, one belief worth a second look:', 'Something people often say, thinking of {topic}:'],
  },
  opaque: {
    any: [
      'Not everything you hear about {topic} is true.',
      'Something people often repeat about {topic}:',
      'A common belief about {topic}, and a second thought:',
    ],
  },
}

export const objection: ByVoice<ByTone> = {
  activity: {
    any: [
      'The sentence I hear most often about {topic}:',
      'What people say before they give up on {topic}:',
      'A fair doubt about {topic}, and an answer:',
      'What keeps many people from {topic} is one sentence.',
    ],
  },
  thing: {
    any: [
      'The sentence I hear most often about {topic}:',
      'A fair doubt about {topic}, and an answer:',
      'What people say when {topic} come{s} up:',
    ],
  },
  own: {
    any: ['A doubt that comes with {topic}:', 'Something people say, thinking of {topic}:'],
  },
  opaque: { any: ['A fair doubt when it comes to {topic}:', 'What people say when the subject is {topic}:'] },
}

export const moment: ByVoice<ByTone> = {
  activity: {
    any: [
      'The best part of {topic} is hard to photograph.',
      'Why I like {topic}, in one picture:',
      'There is one moment in {topic} that makes up for the rest.',
      'A small scene from {topic}:',
      'What {topic} looks like on a good day:',
      'This is the part of {topic} that stays with you:',
    ],
    excited: ['My favourite moment in {topic}!'],
    casual: ['That one moment in {topic}, you know the one:'],
  },
  thing: {
    any: [
      'A small scene that says a lot about {topic}:',
      'Why {topic} matter{s}, in one picture:',
      'There is one moment with {topic} that makes up for the rest.',
      'What people remember about {topic}:',
      'The best part of {topic} is hard to photograph.',
    ],
  },
  own: {
    any: ['A small scene that goes with {topic}:', 'One picture for {topic}:', 'The kind of moment that goes with {topic}:'],
  },
  opaque: { any: ['A small scene on the way to {topic}:', 'One picture for {topic}:'] },
}

export const exercise: ByVoice<ByTone> = {
  activity: {
    any: [
      'A small exercise for {topic}:',
      'Something to try today for {topic}:',
      'Ten quiet minutes for {topic}, well spent:',
      'Practice for {topic} can be very small.',
      'One thing to try this week for {topic}:',
      'Here is a small task for everybody who is interested in {topic}:',
    ],
    casual: ['Tiny homework for {topic}:', 'Try this the next time you feel like {topic}:'],
    excited: ['A tiny challenge for everyone who loves {topic}!'],
    persuasive: ['Do one thing for {topic} today.', 'You can move {topic} forward today with one small task.'],
    inspirational: ['One small thing you can do for {topic} today:'],
  },
  thing: {
    any: [
      'Something to try today around {topic}:',
      'A small exercise about {topic}:',
      'One thing to try this week about {topic}:',
      'A few quiet minutes with {topic}, well spent:',
    ],
    casual: ['Tiny homework about {topic}:'],
  },
  own: {
    any: ['Something to try, with {topic} in mind:', 'A small exercise that goes with {topic}:'],
  },
  opaque: {
    any: ['A small exercise about {topic}:', 'Something to try today about {topic}:', 'One thing to try this week around {topic}:'],
  },
}

export const contrast: ByVoice<ByTone> = {
  activity: {
    any: [
      '{Topic} changes the longer you stay with it.',
      'The beginning of {topic} tells you little about the rest.',
      'There are two very different stages of {topic}.',
      'What {topic} looks like from outside, and from inside:',
    ],
  },
  thing: {
    any: [
      'First thoughts about {topic}, and second ones:',
      'Two short sentences about {topic}:',
      'A thought about {topic}, in two halves:',
      'Two sentences on {topic}, and room for yours:',
    ],
  },
  own: {
    any: ['What people see of {topic}, and what they do not:', '{Topic}, on camera and off:'],
  },
  opaque: {
    any: [
      'Two short sentences about {topic}:',
      'First thoughts about {topic}, and second ones:',
      'A thought about {topic}, in two halves:',
    ],
  },
}

/** For a list of questions, when nobody has advice to give. */
export const inquiryHooks: ByVoice<readonly Line[]> = {
  activity: ['{count} questions to ask before {topic}:', '{count} questions that make {topic} clearer:'],
  thing: [
    '{count} questions to ask about {topic}:',
    '{count} honest questions about {topic}:',
    '{count} questions that make {topic} clearer:',
    'Before any advice on {topic}, {countLower} questions:',
    'To get anywhere with {topic}, I start with {countLower} questions:',
  ],
  own: ['{count} questions {I} ask {myself} about {topic}:', '{count} questions that come with {topic}:'],
  opaque: [
    '{count} questions to ask about {topic}:',
    '{count} honest questions about {topic}:',
    'Before any advice on {topic}, {countLower} questions:',
  ],
}
