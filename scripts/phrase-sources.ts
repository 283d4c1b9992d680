import { isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import { literalPattern } from '#contract/literal-pattern.ts'
import { hiddenSections } from '#writer/builtin/phrases/schema.ts'

/** A phrase and its place in the file. */
interface Entry {
  /** 1 is the first line of the file. */
  readonly line: number
  /** The keys that lead to it: `ask › offer`. */
  readonly list: string
  /** The entry as written in the file. */
  readonly written: string
}

export interface Source extends Entry {
  /** Matching letters: a higher number is a better match. */
  readonly letters: number
}

const folded = (text: string) => text.normalize('NFC').toLowerCase().replace(/[’ʼ]/gu, "'").replace(/\s+/gu, ' ').trim()
const lettersIn = (text: string) => text.match(/[\p{L}\p{M}]/gu)?.length ?? 0

/** Matches the text of an entry with any values for its placeholders. */
function expression(written: string): RegExp {
  const parts = folded(written).split(/(\{[^{}]*\})/u)
  const body = parts.map((part) => {
    if (!part.startsWith('{')) return literalPattern(part)
    const forms = part.slice(1, -1).split('|')
    return forms.length > 1 ? `(?:${forms.map(literalPattern).join('|')})` : '.{0,400}?'
  })
  return new RegExp(`(?<![\\p{L}\\p{M}])${body.join('')}(?![\\p{L}\\p{M}])`, 'u')
}

/** The entries of a phrase file that appear in results. */
function entriesOf(file: string): Entry[] {
  const counter = new LineCounter()
  const entries: Entry[] = []
  visit(parseDocument(file, { lineCounter: counter }), {
    Pair: (_, { key }, path) => (path.length === 2 && isScalar(key) && hiddenSections.has(String(key.value)) ? visit.SKIP : undefined),
    Scalar: (key, { value, range }, path) => {
      if (key === 'key' || typeof value !== 'string' || !range) return
      const list = path.flatMap((node) => (isPair(node) && isScalar(node.key) ? [String(node.key.value)] : [])).join(' › ')
      entries.push({ line: counter.linePos(range[0]).line, list, written: value })
    },
  })
  return entries
}

/** The entries of a phrase file that a sentence of a result contains, the longest first; ignores case, address forms and user input. */
export function sourcesOf(sentence: string, file: string): Source[] {
  const text = folded(sentence)
  const sources = entriesOf(file).flatMap((entry) => {
    const letters = lettersIn(entry.written.replace(/\{[^{}|]*\}/gu, '').replace(/\{([^{}|]*)\|[^{}]*\}/gu, '$1'))
    // A fast check that excludes nearly all entries.
    const isLikely = folded(entry.written)
      .split(/\{[^{}]*\}/u)
      .every((part) => text.includes(part))
    return letters < 3 || !isLikely || !expression(entry.written).test(text) ? [] : [{ ...entry, letters }]
  })
  return sources.sort((a, b) => b.letters - a.letters)
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
const wordsIn = (text: string) => [...segmenter.segment(folded(text))].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []))

/** Letters of the longest sequence of words that two texts have in common. */
function sharedLetters(some: readonly string[], others: readonly string[]): number {
  let most = 0
  for (const from of some.keys())
    for (const at of others.keys()) {
      let run = ''
      for (let next = 0; from + next < some.length && some[from + next] === others[at + next]; next++) run += some[from + next]
      most = Math.max(most, lettersIn(run))
    }
  return most
}

/** Entries similar to a sentence that no entry matches exactly, such as a part of a line or a line that has changed. */
export function similarEntries(sentence: string, file: string): Source[] {
  const words = wordsIn(sentence)
  const sources = entriesOf(file).flatMap((entry) => {
    const forms = ['$1', '$2'].map((form) => entry.written.replace(/\{([^{}|]*)\|([^{}|]*)\}/gu, form).replace(/\{[^{}]*\}/gu, ' '))
    const letters = Math.max(...forms.map((form) => sharedLetters(words, wordsIn(form))))
    const least = Math.min(lettersIn(sentence), ...forms.map(lettersIn))
    return letters < 4 || letters < least * 0.7 ? [] : [{ ...entry, letters }]
  })
  return sources.sort((a, b) => b.letters - a.letters)
}
