import type { Audience, Complexity, Tone } from '#contract/options.ts'

/** A tone for prompts. */
export interface ToneBundle {
  /** How the text sounds, so that it is heard and not only named. */
  readonly sounds: string
  /** Whether the text sounds spoken: decides how readers are addressed. */
  readonly spoken: boolean
  /** How a text ends, where the tone decides it; otherwise the platform's habit holds. */
  readonly ending?: string
  readonly emoji: 'none' | 'few' | 'free'
}

export const toneBundles: Readonly<Record<Tone, ToneBundle>> = {
  casual: { sounds: 'as one tells it to a friend', spoken: true, emoji: 'free' },
  professional: { sounds: 'competent, friendly and exact, read at a glance', spoken: false, emoji: 'few' },
  formal: {
    sounds: 'dignified: whole sentences, with the courtesy of the language',
    spoken: false,
    ending: 'a closing in the same dignity, with no question',
    emoji: 'none',
  },
  conversational: { sounds: 'a warm voice that talks to you', spoken: true, emoji: 'free' },
  persuasive: {
    sounds: 'gives the reader the reason to act, with feeling',
    spoken: false,
    ending: 'one clear, inviting call to action',
    emoji: 'free',
  },
  humorous: { sounds: 'really funny at first reading, with a sharp punchline', spoken: true, ending: 'the laugh', emoji: 'few' },
  entertaining: { sounds: 'playful and fresh, with a surprise', spoken: true, emoji: 'free' },
  inspirational: { sounds: 'moves the reader and gives courage', spoken: false, emoji: 'few' },
  educational: { sounds: 'makes one curious, and teaches something exact', spoken: false, emoji: 'free' },
  excited: { sounds: 'joy that jumps over, also in the rhythm', spoken: true, emoji: 'free' },
}

/** Moderate is how people write anyway. */
export const complexityRules: Readonly<Record<Complexity, readonly string[]>> = {
  simple: ['Everyday words and short sentences.'],
  moderate: [],
  advanced: ['The terms of the field without explaining them, and a full line of reasoning.'],
}

export const audienceRules: Readonly<Record<Audience, string>> = {
  general: 'anyone who is curious; explain what is not common knowledge',
  beginners: 'people on their first day: explain every term, name the first step',
  intermediate: 'people who know the basics: skip them, and show what makes the difference',
  advanced: 'people who do this often: details, trade-offs, exceptions',
  professionals: 'people who do this for a living: their time, their clients, their standards',
}
