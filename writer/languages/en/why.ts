import type { GrammarBook } from '#writer/languages/grammar-book.ts'

/** What a text did, said to the person who posts it. */
export const why: GrammarBook['why'] = {
  talk: [
    'The first line names the subject at once, so nobody has to guess what it is about.',
    'It opens a conversation instead of giving a lecture, so people have room to answer.',
  ],
  lesson: ['It promises something useful and gives it right away.', 'It begins with a concrete step instead of a general claim.'],
  mistake: ['It starts from a mistake that readers may recognise.', 'Naming a mistake makes people check themselves, and so read on.'],
  list: ['A short list is easy to scan and worth saving.', 'The numbered lines let a reader take in the whole post at a glance.'],
  myth: [
    'It sets a common belief beside what is true, and the contrast holds attention.',
    'Correcting a familiar belief gives readers a reason to stop and compare.',
  ],
  objection: ["It says the reader's own doubt out loud before it answers.", 'Naming the doubt first makes the answer easier to accept.'],
  moment: ['It shows one concrete scene, which stays longer than a claim.', 'A small picture lets readers remember a moment of their own.'],
  exercise: ['It gives readers something they can do today.', 'A task small enough to try is more useful than general encouragement.'],
  contrast: ['It sets two views side by side, so the point needs no explanation.', 'The before and after lets readers place themselves.'],
  question: [
    'It opens with your question, word for word, which others may well be asking too.',
    'Your own question is the hook, and what follows stays modest.',
  ],
  news: [
    'The news stands in the first line, in your own words, with nothing added that you did not say.',
    'It says what is new at once and leaves the details to you.',
  ],
  quiet: [
    'Your own sentence stands first, and what follows leaves it room.',
    'It says what happened in your words and adds nothing that cheers or advises.',
  ],
  closes: {
    question: [
      'It ends with one question that can be answered in a line.',
      'The single question at the end makes it easy to reply.',
      'The closing question invites people to share their own experience.',
    ],
    call: [
      'It ends with one clear thing to do.',
      'A single call to action closes it, so nobody has to choose.',
      'The last line asks for one small action.',
    ],
  },
}
