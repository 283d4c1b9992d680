import type { Audience, Complexity, Tone } from '#contract/options.ts'

/** A tone for prompts. */
export interface ToneBundle {
  /** How the text sounds. */
  readonly sounds: string
  readonly avoids: string
  /** Whether the text sounds spoken: decides the register of the language. */
  readonly spoken: boolean
  /** How it sounds in a few words: for titles, and for small models. */
  readonly briefly: string
  /** How a post tells given facts. */
  readonly facts: string
  /** How a text ends, where the tone decides it; otherwise the platform's habit holds. */
  readonly ending?: string
  readonly emoji: 'none' | 'few' | 'free'
}

export const toneBundles: Readonly<Record<Tone, ToneBundle>> = {
  casual: {
    sounds: 'like telling a friend something good: easy words, warmth, a wink',
    avoids: 'the voice of an advertisement, essay sentences, bare lists of facts',
    briefly: 'as one would say it to a friend',
    facts: 'the news first, in a friendly line; then easy sentences or short lines',
    spoken: true,
    emoji: 'free',
  },
  professional: {
    sounds: 'like a capable colleague who respects the reader’s time: clear, friendly, exact, useful at once',
    avoids: 'jargon, hype, jokes, explaining what everybody knows, saying anything twice',
    briefly: 'clear and exact, in the words of the trade',
    facts: 'a headline with the news, the facts as a clean list, then in one sentence how to go on',
    spoken: false,
    emoji: 'few',
  },
  formal: {
    sounds:
      'as an institution writes to people it respects: whole, courteous sentences and precise terms; where a letter would have a salutation and a closing, this has the most formal ones of the language',
    avoids: 'fragments, labels in place of sentences, exclamation marks, bare commands',
    briefly: 'matter-of-fact and complete',
    facts: 'whole sentences in the order in which the reader needs them; what is urgent in a sentence of its own',
    spoken: false,
    ending: 'a courteous closing that belongs to the matter, with no question',
    emoji: 'none',
  },
  conversational: {
    sounds: 'like one side of a good talk: direct, thinking aloud, an aside, questions that are meant',
    avoids: 'clipped advice, formal connectives, a lecture',
    briefly: 'as one would tell it across a table',
    facts: 'told as one would say them, and still easy to find',
    spoken: true,
    emoji: 'free',
  },
  persuasive: {
    sounds:
      'makes the reader want it: a picture of what they get, told with feeling and rhythm; the likely doubt answered in passing; urgency only where the facts give it',
    avoids: 'distance, a cold list of facts, pressure, superlatives without a reason',
    briefly: 'makes one want it: what the reader gets, saves or keeps',
    facts: 'first what one wishes for, then the facts in clear lines, then the one thing to do',
    spoken: false,
    ending: 'one clear, inviting call to action',
    emoji: 'free',
  },
  humorous: {
    sounds:
      'really funny: one situation that everybody knows, set up so that everybody sees it, then turned; in a longer text, gags that build on each other in its own concrete terms',
    avoids: 'half a joke, a last line that needs thinking, explaining, mockery of people',
    briefly: 'funny at first reading, and still says what it is about',
    facts: 'unchanged, in the middle of the fun',
    spoken: true,
    ending: 'the last laugh, with no question, call or moral after it',
    emoji: 'few',
  },
  entertaining: {
    sounds: 'playful and quick: a scene, a surprise, a running joke that grows; the reader smiles before the end',
    avoids: 'long explanations, a school voice, promises that the text does not keep',
    briefly: 'playful: a promise of fun, a riddle, a surprise',
    facts: 'part of the show, and easy to find',
    spoken: true,
    emoji: 'free',
  },
  inspirational: {
    sounds: 'warm and brave: one small, fresh, honest picture where others put a slogan, with a smile if it suits',
    avoids: 'slogans, grand promises, destiny',
    briefly: 'warm: a picture that gives courage, without slogans',
    facts: 'the reason why it is possible now',
    spoken: false,
    ending: 'a step or a picture that stays with the reader',
    emoji: 'few',
  },
  educational: {
    sounds:
      'generous and clear: covers the whole question first, with many named things in a few words each, then what to do and how to tell it is right; worth saving even for those who know a little',
    avoids: 'a lecture, terse commands, jumping about, announcing what does not follow',
    briefly: 'what exactly one will be able to do or understand',
    facts: 'each with how to do or check it',
    spoken: false,
    emoji: 'free',
  },
  excited: {
    sounds: 'like joyful news that cannot wait: quick, welcoming sentences, exclamation marks and emoji where a happy person types them',
    avoids: 'a bare list with exclamation marks, shouting in capitals, worn praise',
    briefly: 'with joy, as good news is told; exclamation marks are fine',
    facts: 'the news with joy, then the facts in bright short lines or sentences',
    spoken: true,
    emoji: 'free',
  },
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
