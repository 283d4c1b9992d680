import { holds, type Label } from '#writer/book/label.ts'
import { fieldsOf } from '#writer/domains/match.ts'
import type { Material } from '#writer/domains/material.ts'
import type { FieldPack, PhraseBook } from '#writer/languages/phrase-book.ts'

/** What there is to say about a label. */
export interface BookMatter {
  /** What its field says; of no known field, what can be said of anything. */
  readonly material: Material
  readonly known: boolean
}

const sure = 2
const likely = 1
/** A field is matched from this score on: one word that names it, or two that often go with it. */
const leastScore = 2
function scoreOf(text: string, { words }: FieldPack, found: PhraseBook['topics']['found']): number {
  const count = (list: readonly string[]) => list.filter((word) => holds(text, word, found)).length
  return count(words.sure) * sure + count(words.likely) * likely
}

const latin = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u
const remembered = new WeakMap<Label, BookMatter>()

/**
 * The matter of a label: of one field or of none. Without grammar nothing tells which of two words the label is about ("home-made bread"), so that
 * two fields never blend; of two that are as likely the one that the book names first is taken. A topic typed in English finds its field, too.
 */
export function matterOf(label: Label, book: PhraseBook): BookMatter {
  const known = remembered.get(label)
  if (known) return known
  const pack = label.grave || label.kind === 'news' ? undefined : packFor(label.raw, book)
  const matter = { material: pack ?? book.general, known: pack !== undefined }
  remembered.set(label, matter)
  return matter
}

function packFor(raw: string, book: PhraseBook): FieldPack | undefined {
  const text = raw.normalize('NFC').toLowerCase()
  const [first] = book.fields
    .map((pack) => ({ pack, score: scoreOf(text, pack, book.topics.found) }))
    .filter(({ score }) => score >= leastScore)
    .sort((one, other) => other.score - one.score)
  if (first) return first.pack
  const [english] = latin.test(raw) ? fieldsOf(raw) : []
  return book.fields.find(({ id }) => id === english)
}
