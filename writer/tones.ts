import type { Audience, Complexity, Tone } from '#contract/options.ts'

/** A tone for prompts: how the text should sound and what to avoid. */
export interface ToneBundle {
  readonly sounds: string
  readonly avoids: string
}

export const toneBundles: Readonly<Record<Tone, ToneBundle>> = {
  casual: {
    sounds: 'like a message to a friend who likes the subject: short sentences, contractions, first or second person, everyday words',
    avoids: 'slang that dates, exclamation marks in a row, selling',
  },
  professional: {
    sounds: 'like a respected colleague: clear claims, a reason for each, active verbs, no filler',
    avoids: 'jargon, hype, jokes at anyone’s cost, boasting',
  },
  formal: {
    sounds: 'measured and complete: full sentences, no contractions, precise terms, a polite distance',
    avoids: 'slang, emoji, exclamation marks, addressing the reader with commands',
  },
  conversational: {
    sounds: 'like one side of a good talk: questions asked and answered, asides, second person, a natural rhythm',
    avoids: 'lists where a sentence would do, formal connectives such as "moreover"',
  },
  persuasive: {
    sounds: 'like someone with one strong reason: the reader’s gain first, the likely doubt answered, one clear call to action',
    avoids: 'pressure, false urgency, superlatives without a reason, several calls at once',
  },
  humorous: {
    sounds: 'dry and warm: a small true observation pushed one step too far, a short last line that turns',
    avoids: 'puns on every line, mockery of people, jokes that need explaining',
  },
  entertaining: {
    sounds: 'lively: a small scene, contrast, surprise, changes of pace',
    avoids: 'long explanations, clickbait that the text does not keep',
  },
  inspirational: {
    sounds: 'steady and encouraging: a real difficulty named, one small step made believable',
    avoids: 'slogans, grand promises, talk of destiny or dreams in general',
  },
  educational: {
    sounds: 'like a patient teacher: one idea at a time, a plain example, the reason behind the rule',
    avoids: 'lecturing, undefined terms, more than one lesson in one text',
  },
  excited: {
    sounds: 'like good news told at once: quick sentences, energy in the verbs, at most one exclamation mark',
    avoids: 'capitals for shouting, rows of emoji, empty praise such as "amazing"',
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
