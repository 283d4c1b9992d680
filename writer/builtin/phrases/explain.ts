import { isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import { escaped } from '#writer/builtin/phrases/cues.ts'
import { hiddenSections } from '#writer/builtin/phrases/schema.ts'

/** A line of ours and where it is written. */
interface Entry {
  /** 1 is the first line of the file. */
  readonly line: number
  /** The names that lead to it: `ask › offer`. */
  readonly list: string
  /** The entry as the file writes it. */
  readonly written: string
}

export interface Source extends Entry {
  /** How many of its letters were found in the sentence: the more, the surer. */
  readonly letters: number
}

const folded = (text: string) => text.normalize('NFC').toLowerCase().replace(/[’ʼ]/gu, "'").replace(/\s+/gu, ' ').trim()
const lettersIn = (text: string) => text.match(/[\p{L}\p{M}]/gu)?.length ?? 0

/** Finds the text of an entry whatever was put into its braces. */
function expression(written: string): RegExp {
  const parts = folded(written).split(/(\{[^{}]*\})/u)
  const body = parts.map((part) => {
    if (!part.startsWith('{')) return escaped(part)
    const forms = part.slice(1, -1).split('|')
    return forms.length > 1 ? `(?:${forms.map(escaped).join('|')})` : '.{0,400}?'
  })
  return new RegExp(`(?<![\\p{L}\\p{M}])${body.join('')}(?![\\p{L}\\p{M}])`, 'u')
}

/** The entries of a phrase file that people read. */
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

/** The entries of a phrase file that a sentence from the screen holds, the longest first. Address forms, case and the person's words make no difference. */
export function sourcesOf(sentence: string, file: string): Source[] {
  const given = folded(sentence)
  const found = entriesOf(file).flatMap((entry) => {
    const letters = lettersIn(entry.written.replace(/\{[^{}|]*\}/gu, '').replace(/\{([^{}|]*)\|[^{}]*\}/gu, '$1'))
    // Looked at first: it is quick, and rules out nearly all.
    const isLikely = folded(entry.written)
      .split(/\{[^{}]*\}/u)
      .every((part) => given.includes(part))
    return letters < 3 || !isLikely || !expression(entry.written).test(given) ? [] : [{ ...entry, letters }]
  })
  return found.sort((a, b) => b.letters - a.letters)
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
const wordsIn = (text: string) => [...segmenter.segment(folded(text))].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []))

/** Letters of the longest run of words that two texts share. */
function shared(some: readonly string[], others: readonly string[]): number {
  let most = 0
  for (const from of some.keys())
    for (const at of others.keys()) {
      let run = ''
      for (let next = 0; from + next < some.length && some[from + next] === others[at + next]; next++) run += some[from + next]
      most = Math.max(most, lettersIn(run))
    }
  return most
}

/** For a sentence that no entry gives word for word, such as a part of a line or a line since changed: the entries that come near it. */
export function similarEntries(sentence: string, file: string): Source[] {
  const given = wordsIn(sentence)
  const found = entriesOf(file).flatMap((entry) => {
    const forms = ['$1', '$2'].map((form) => entry.written.replace(/\{([^{}|]*)\|([^{}|]*)\}/gu, form).replace(/\{[^{}]*\}/gu, ' '))
    const letters = Math.max(...forms.map((words) => shared(given, wordsIn(words))))
    const least = Math.min(lettersIn(sentence), ...forms.map(lettersIn))
    return letters < 4 || letters < least * 0.7 ? [] : [{ ...entry, letters }]
  })
  return found.sort((a, b) => b.letters - a.letters)
}
