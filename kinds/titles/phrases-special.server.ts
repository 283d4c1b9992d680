import type { Titles } from '#kinds/titles/phrases.server.ts'
import type { Gravity } from '#writer/domains/gravity.ts'
import type { GraverNews } from '#writer/languages/grammar-book.ts'

/** Of a question as topic: `{clause}` is "why your site is slow". */
export const aboutClauses: Titles = {
  'how-to': ['{Clause}, explained simply', '{Clause}, and where to look first', '{Clause}, one reason at a time'],
  mistake: ['{Clause}: what is easily overlooked', '{Clause}: the wrong place to look'],
  contrast: ['{Clause}: two ways to see it', '{Clause}: what people say and what holds up'],
  question: ['Have you asked yourself {clause}?', 'Do you know {clause}?', 'Ever wondered {clause}?'],
  curiosity: ['A closer look at {clause}', '{Clause}: the reasons behind it'],
  beginner: ['{Clause}, in plain words', '{Clause}: a first answer'],
  story: ['{Clause}: an honest answer', '{Clause}: what I would check'],
}

/** Of news: `{News}` is the sentence without its full stop. */
type NewsTitles = Readonly<Record<string, readonly string[]>>

const goodNews: NewsTitles = {
  story: ['{News}: how it came about', '{News}: the story behind it', '{News}: how it all began'],
  next: ['{News}: what comes next', '{News}, and this is only the start', '{News}: where it goes from here'],
  question: ['{News}: what would you like to know?', '{News}: your questions', '{News}: what would you ask?'],
  inside: ['{News}, told from the inside', '{News}: the part you do not see'],
  short: ['{News}: the short version', '{News}, in one minute'],
}

const graver: Readonly<Record<GraverNews, NewsTitles>> = {
  search: {
    help: ['{News}: please keep your eyes open', '{News}: have you seen anything?'],
    share: ['{News}: please share', '{News}: please pass it on'],
    hint: ['{News}: every hint helps', '{News}: what to look out for'],
    where: ['{News}: where would you look?', '{News}: who can help?'],
    now: ['{News}: what is known so far', '{News}, and what you can do'],
  },
  setback: {
    next: ['{News}: what now?', '{News}, and what comes next'],
    ask: ['{News}: what would you do?', '{News}: any advice?'],
    story: ['{News}: how it happened', '{News}: the honest version'],
    help: ['{News}: what helps on a day like this', '{News}, and what may help'],
    day: ['{News}: one of those days', '{News}: the day after'],
  },
  closing: {
    thanks: ['{News}: thank you', '{News}: a thank-you to everybody'],
    why: ['{News}: how it came to this', '{News}: the honest version'],
    memory: ['{News}: what stays', '{News}: moments to remember'],
    next: ['{News}: what comes next', '{News}: what happens until then'],
    ask: ['{News}: your questions', '{News}: what would you like to know?'],
  },
  told: {
    view: ['{News}: how do you see it?', '{News}: what does it mean for you?'],
    sides: ['{News}: more than one way to see it', '{News}, seen from two sides'],
    behind: ['{News}: what is behind it?', '{News}: a closer look'],
    people: ['{News}, and what people say about it', '{News}: whom does it concern?'],
    short: ['{News}: the short version', '{News}, in one minute'],
  },
}

export const newsTitlesOf = (kind: GraverNews | null): NewsTitles => (kind ? graver[kind] : goodNews)

/** Of what somebody suffers or is at odds about: `{Topic}` is named, and nothing is promised, sold or joked about. */
const sober: Readonly<Record<string, readonly string[]>> = {
  word: ['An honest word about {topic}', 'A few quiet words about {topic}', 'Speaking openly about {topic}'],
  talk: ['How to talk about {topic}', 'Finding words for {topic}', 'Talking about {topic} with care'],
  plain: ['{Topic}, in plain words', 'A calm look at {topic}', '{Topic}, without easy answers'],
  question: ['Questions about {topic}, answered with care', '{Topic}: questions worth asking', 'What do we need to know about {topic}?'],
}

const soberOf: Readonly<Record<Gravity, Readonly<Record<string, readonly string[]>>>> = {
  sorrow: {
    ...sober,
    help: ['{Topic}: what may help', '{Topic}: how to be there for somebody', '{Topic}: where to find support'],
    keep: ['What to say about {topic}, and what to leave unsaid', '{Topic}: what people around you can do'],
  },
  public: {
    ...sober,
    help: ['{Topic}: what is known and what is not', '{Topic}: how to check what you read', '{Topic}: facts before opinions'],
    keep: ['What to keep in mind about {topic}', '{Topic}: whose voices to listen to'],
  },
  work: {
    ...sober,
    help: ['{Topic}: what to do first', '{Topic}: one step after the other', '{Topic}: the first few days'],
    keep: ['What to say about {topic}, and what to leave unsaid', '{Topic}: how colleagues can help'],
  },
}

/** A sentence of the person's own cannot stand after "about". */
const soberOwn: Readonly<Record<string, readonly string[]>> = {
  word: ['{Topic}: an honest word', '{Topic}: a few quiet words'],
  talk: ['{Topic}: finding words for it', '{Topic}: speaking about it'],
  plain: ['{Topic}, in plain words', '{Topic}, without easy answers'],
  question: ['{Topic}: what helps, and what does not', '{Topic}: what I would like others to know'],
  keep: ['{Topic}: one day at a time', '{Topic}: what stays'],
}

export const soberTitles = (gravity: Gravity, own: boolean): Readonly<Record<string, readonly string[]>> =>
  own ? soberOwn : soberOf[gravity]
