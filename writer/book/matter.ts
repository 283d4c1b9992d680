import { holds, type Label } from '#writer/book/label.ts'
import { fieldsOf, mergeMaterial } from '#writer/domains/match.ts'
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
/** A second field joins in when a word names it, too, and it is nearly as strong. */
const secondShare = 0.6

function scoreOf(text: string, { words }: FieldPack, found: PhraseBook['topics']['found']): number {
  const count = (list: readonly string[]) => list.filter((word) => holds(text, word, found)).length
  return count(words.sure) * sure + count(words.likely) * likely
}

const latin = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u
const remembered = new WeakMap<Label, BookMatter>()

/** The matter of a label: of one field, of two that it joins, or of none. A topic typed in English finds its field, too. */
export function matterOf(label: Label, book: PhraseBook): BookMatter {
  const known = remembered.get(label)
  if (known) return known
  const packs = label.grave || label.kind === 'news' ? [] : packsFor(label.raw, book)
  const matter = packs.length > 0 ? { material: mergeMaterial(packs), known: true } : { material: book.general, known: false }
  remembered.set(label, matter)
  return matter
}

function packsFor(raw: string, book: PhraseBook): FieldPack[] {
  const text = raw.toLowerCase()
  const [first, second] = book.fields
    .map((pack) => ({ pack, score: scoreOf(text, pack, book.topics.found) }))
    .filter(({ score }) => score >= leastScore)
    .sort((one, other) => other.score - one.score)
  if (first) return second && second.score >= first.score * secondShare ? [first.pack, second.pack] : [first.pack]
  const english = latin.test(raw) ? fieldsOf(raw) : []
  return book.fields.filter(({ id }) => english.includes(id)).slice(0, 1)
}
