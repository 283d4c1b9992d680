import { count, i18n } from '#contract/i18n.ts'

/** Questions in place of a text, and under one. */
export const askMessages = i18n('asking', {
  title: 'So far this would only be your own words',
  about: 'Answer a question or two and it becomes a text. Nothing was counted.',
  write: 'Write it',
  /** One of several cards that ask: the answers serve all of them. */
  writeAll: count({ one: 'Write it', other: 'Write all {count}' }),
  /** Pressed without an answer. */
  oneAnswer: 'Answer at least one question first. Nothing was counted.',
  /** Under a text: facts that it could still have. */
  more: 'Worth adding',
  moreAbout: 'What you add goes into this text as you type. It doesn’t count as another request.',
  /** Under a text of a model, which is written anew. */
  additionsAbout: 'Add what you know, then write again.',
  again: 'Write again with these',
  /** Nothing was added. */
  first: 'Add something first. You weren’t charged.',
  full: '“Details” is full. Shorten it first.',
  lost: 'We couldn’t add that just now.',
  tryAgain: 'Try again',
})
