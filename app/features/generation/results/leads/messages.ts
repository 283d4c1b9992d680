import { i18n, params } from '#contract/i18n.ts'

/** What a text leads to. */
export const leadMessages = i18n('leads', {
  alsoFor: 'Also for',
  /** Shows the platforms behind it. */
  others: 'Other platforms',
  /** Before the kinds that can be written from this text. */
  writeFrom: 'Write from this',
  written: 'written',
  writeThis: 'Write this',
  /** The accessible names: 'Write this: Idea 2'. */
  writeItem: params('Write this: {noun} {place}'),
  writeItemAs: params('Write from {noun} {place}'),
  /** A platform's text: 'Instagram post'. */
  tabs: 'Texts',
  /** A tab of another topic than the first. */
  tab: params('{name}: {topic}'),
  /** In the card of a text that an idea led to. */
  about: params('For “{about}”'),
  /** The same of the built-in writer, whose ideas say how to show a thing, not what to say of it. */
  aboutArranged: params('To post with “{about}”. The words are from what you typed.'),
  running: 'writing',
  done: 'done',
  check: 'needs a look',
  asking: 'needs an answer',
  failed: 'failed',
})
