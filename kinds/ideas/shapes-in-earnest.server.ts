import type { IdeaShape } from '#kinds/ideas/shape.server.ts'
import type { Gravity } from '#writer/domains/gravity.ts'

/** An idea for a hard subject: it serves any category, and only some of them suit every kind of gravity. */
export interface EarnestShape extends IdeaShape {
  /** Unset: all of them. */
  readonly about?: readonly Gravity[]
}

const anywhere = { categories: ['any'] } as const

/** Nothing here plays, competes, sells or shows somebody who did not agree to be shown. */
export const shapesInEarnest: readonly EarnestShape[] = [
  {
    ...anywhere,
    about: ['sorrow', 'work'],
    platforms: ['instagram', 'facebook', 'linkedin'],
    titles: ['{Core}: a letter to somebody who needs it', '{Core}: words for a hard day'],
    angles: ['Write it to one person and leave out what only sounds wise.', 'Say what you would have liked to hear, and nothing more.'],
    openings: ['First shot: a page, a pen and your hand.', 'Opening line: “You do not have to answer this.”'],
  },
  {
    ...anywhere,
    platforms: ['instagram', 'linkedin', 'facebook'],
    titles: ['{Core}: a card to save', '{Core}: three things to keep'],
    angles: ['One line a slide: {step1}; {step2}; {step3}.', 'Three lines in plain type: {step1}; {step2}; {step3}.'],
    openings: ['First slide: what it is about, without a picture.', 'First slide: one calm sentence.'],
  },
  {
    ...anywhere,
    platforms: ['youtube', 'facebook', 'linkedin'],
    titles: ['{Core}: why it helps to {step}', '{Core}: how to {step}'],
    angles: ['{why} Say it once, with one example from daily life.', '{why} Keep it to this one thought.'],
    openings: ['Opening line: say at once what this is about.', 'First shot: you, sitting, with nothing else in the picture.'],
  },
  {
    ...anywhere,
    platforms: ['instagram', 'tiktok', 'facebook'],
    titles: ['{Core}: what is meant well and still hurts', '{Core}: a habit worth changing'],
    angles: ['{mistake} Offer one better way and stop there.', '{mistake} Admit if you have done it yourself.'],
    openings: ['Opening line: “Most of us have done this.”', 'First shot: the sentence on a plain background.'],
  },
  {
    ...anywhere,
    platforms: ['linkedin', 'reddit', 'facebook'],
    titles: ['{Core}: {question}', 'A question about {core}: {question}'],
    angles: [
      'Answer it briefly, and say where your knowledge ends.',
      'Ask somebody who works in this field, and quote them with permission.',
    ],
    openings: ['First shot: the question, in plain letters.', 'Opening line: read the question aloud, and wait a moment.'],
  },
  {
    ...anywhere,
    platforms: ['instagram', 'facebook', 'youtube'],
    titles: ['{Core}: is it true that “{claim}”?', 'A sentence about {core} that needs an answer: “{claim}”'],
    angles: [
      'Name the sentence without mocking anybody who believed it. {truth}',
      'Say where it comes from, and what is true instead. {truth}',
    ],
    openings: ['Opening line: the sentence, and a short pause.', 'First slide: the sentence, crossed out once.'],
  },
  {
    ...anywhere,
    platforms: ['facebook', 'reddit', 'linkedin'],
    titles: ['{Core}: an open question', '{Core}: a place to answer'],
    angles: ['Read every answer before you reply. The question: {asked}', 'Let people write to you privately, too. The question: {asked}'],
    openings: ['Opening line: “There is no right answer to this.”', 'First shot: an empty page with the question on top.'],
  },
  {
    ...anywhere,
    platforms: ['linkedin', 'facebook', 'instagram'],
    titles: ['{Core}: when somebody says “{says}”', 'An answer to “{says}”'],
    angles: ['Take the sentence seriously, and answer it without hurry. {answer}', 'Begin with the part that is right. {answer}'],
    openings: ['Opening line: repeat the sentence in a friendly voice.', 'First shot: two cups on a table.'],
  },
  {
    ...anywhere,
    platforms: ['instagram', 'linkedin', 'facebook', 'twitter'],
    titles: ['{Core}: where to find help and information', '{Core}: a list of good places to turn to'],
    angles: [
      'Link to official pages only, and check each of them on the day you post.',
      'Name local places first, and say what each of them can and cannot do.',
    ],
    openings: ['First slide: the most important address, alone.', 'Opening line: “Save this, even if you do not need it.”'],
  },
  {
    ...anywhere,
    platforms: ['youtube', 'linkedin', 'facebook'],
    titles: ['{Core}: a conversation with somebody who knows it', '{Core}: listening to somebody who is affected'],
    angles: [
      'Agree beforehand on what will not be asked, and let them see it before you post.',
      'Ask little, listen long, and cut only what they want cut.',
    ],
    openings: [
      'First shot: their hands, or an empty chair if they prefer not to be seen.',
      'Opening line: introduce them in the words they choose.',
    ],
  },
  {
    ...anywhere,
    platforms: ['youtube', 'linkedin', 'twitter'],
    titles: ['{Core}: the words, explained', '{Core} in words that everybody understands'],
    angles: [
      'Explain the terms that come up, and say which of them hurt.',
      'Take the words one by one, and replace each with a plain one.',
    ],
    openings: ['First shot: one word on a white card.', 'Opening line: “You may have heard this word and not dared to ask.”'],
  },
  {
    ...anywhere,
    about: ['sorrow', 'work'],
    platforms: ['instagram', 'facebook'],
    titles: ['{Core}: a small good moment', '{Core}: what one day can bring'],
    angles: ['{moment} Let it stand without a lesson.', '{win} Do not turn it into advice.'],
    openings: ['First shot: a window, and no music.', 'First shot: an ordinary street in ordinary light.'],
  },
]
