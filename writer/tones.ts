import type { Audience, Complexity, Tone } from '#contract/options.ts'

/** A tone for prompts. */
export interface ToneBundle {
  /** How the text sounds. */
  readonly sounds: string
  readonly avoids: string
  /** Whether the text sounds spoken: decides the register of the language. */
  readonly spoken: boolean
  /** How a text ends, where the tone decides it; otherwise the platform's habit holds. */
  readonly ending?: string
  readonly emoji: 'none' | 'few'
}

export const toneBundles: Readonly<Record<Tone, ToneBundle>> = {
  casual: {
    sounds: 'like a message to a friend who likes the subject: loose, warm, a little playful',
    avoids: 'slang that dates, the voice of an advertisement, essay sentences',
    spoken: true,
    emoji: 'few',
  },
  professional: {
    sounds: 'like a respected colleague: clear claims that can be used at once, active verbs, no filler',
    avoids: 'jargon, hype, boasting',
    spoken: false,
    emoji: 'none',
  },
  formal: {
    sounds: 'measured, complete and courteous, as an institution writes to the public: precise terms, polite distance',
    avoids: 'slang, exclamation marks, bare commands (invite instead)',
    spoken: false,
    ending: 'a courteous closing sentence: the invitation, the contact or the thanks that belongs to the matter; no question',
    emoji: 'none',
  },
  conversational: {
    sounds: 'like one side of a good talk: second person, asides, a natural rhythm',
    avoids: 'formal connectives, rhetorical questions that the text answers itself',
    spoken: true,
    emoji: 'few',
  },
  persuasive: {
    sounds:
      'like someone with one strong reason: what the reader gains first, what they lose by waiting only when it is true, the likely doubt answered',
    avoids: 'pressure, false urgency, superlatives without a reason',
    spoken: false,
    ending: 'one clear call to action',
    emoji: 'few',
  },
  humorous: {
    sounds: 'actually funny: one recognisable observation pushed further with every step, in the concrete terms of the subject',
    avoids: 'explaining the joke, puns on every line, mockery of people',
    spoken: true,
    ending: 'the punchline; nothing comes after it, no question and no call',
    emoji: 'few',
  },
  entertaining: {
    sounds: 'lively and playful: a scene the reader sees, surprise, changes of pace, a joke that builds',
    avoids: 'long explanations, promises that the text does not keep',
    spoken: true,
    emoji: 'few',
  },
  inspirational: {
    sounds: 'warm and encouraging: a real difficulty named, one step made believable',
    avoids: 'slogans, grand promises, talk of destiny',
    spoken: false,
    ending: 'the step or the thought that stays with the reader',
    emoji: 'few',
  },
  educational: {
    sounds: 'like a patient teacher: several concrete points, each with what to do and why, amounts and signs to look for',
    avoids: 'lecturing, undefined terms, advice too general to act on',
    spoken: false,
    emoji: 'few',
  },
  excited: {
    sounds: 'like good news told at once: quick lines, strong verbs, exclamation marks where the voice goes up',
    avoids: 'capitals for shouting, empty praise such as "amazing"',
    spoken: true,
    emoji: 'few',
  },
}

export const complexityRules: Readonly<Record<Complexity, string>> = {
  simple: 'Everyday words, at most 12 words a sentence, one idea a sentence.',
  moderate: 'Plain words; a term of the field is fine when its meaning is clear from the sentence.',
  advanced: 'The terms of the field without explaining them, and a full line of reasoning.',
}

export const audienceRules: Readonly<Record<Audience, string>> = {
  general: 'anyone who is curious; explain what is not common knowledge',
  beginners: 'people on their first day: explain every term, promise nothing, name the first step',
  intermediate: 'people who know the basics: skip them, and show what makes the difference',
  advanced: 'people who do this often: details, trade-offs, exceptions',
  professionals: 'people who do this for a living: their time, their clients, their standards',
}
