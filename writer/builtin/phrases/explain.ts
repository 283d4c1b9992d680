import { isScalar, LineCounter, parseDocument, visit } from 'yaml'
import { escaped } from '#writer/builtin/phrases/cues.ts'
import { unshown } from '#writer/builtin/phrases/schema.ts'

/** Where a line of ours is written. */
export interface Source {
  /** 1 is the first line of the file. */
  readonly line: number
  /** The entry as the file writes it. */
  readonly written: string
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

/** The entries of a phrase file that a sentence from the screen holds, the longest first. Address forms, case and the person's words make no difference. */
export function sourcesOf(sentence: string, file: string): Source[] {
  const counter = new LineCounter()
  const document = parseDocument(file, { lineCounter: counter })
  const given = folded(sentence)
  const found: Source[] = []
  visit(document, {
    Pair: (_, { key }, path) => (path.length === 2 && isScalar(key) && unshown.has(String(key.value)) ? visit.SKIP : undefined),
    Scalar: (key, { value, range }) => {
      if (key === 'key' || typeof value !== 'string' || !range) return
      const letters = lettersIn(value.replace(/\{[^{}|]*\}/gu, '').replace(/\{([^{}|]*)\|[^{}]*\}/gu, '$1'))
      if (letters < 3 || !expression(value).test(given)) return
      found.push({ line: counter.linePos(range[0]).line, written: value, letters })
    },
  })
  return found.sort((a, b) => b.letters - a.letters)
}
