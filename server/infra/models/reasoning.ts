/** How models mark what they think before they answer: the marks before and after it. Compared in lower case. */
const named = ['think', 'thinking', 'thought', 'thoughts', 'reasoning', 'reason', 'analysis', 'reflection', 'scratchpad', 'seed:think']
const pairs: readonly (readonly [string, string])[] = [
  ...named.map((name) => [`<${name}>`, `</${name}>`] as const),
  ['[think]', '[/think]'],
  ['◁think▷', '◁/think▷'],
  ['<|begin_of_thought|>', '<|end_of_thought|>'],
  ['<|start_thinking|>', '<|end_thinking|>'],
  ['<|channel>thought', '<channel|>'],
  ['<|channel|>analysis', '<|end|>'],
  ['<|channel|>commentary', '<|end|>'],
]
/** Marks after which the answer begins, whatever came before them. */
const answerMarks = ['<|channel|>final', '<|begin_of_solution|>', '<|start_response|>', '<|message|>']
/** `<|end|>` also ends an answer, so that without its beginning it says nothing. */
const closers = pairs.map(([, close]) => close).filter((mark) => mark !== '<|end|>')
const openers = new Map(pairs)
const outside = [...openers.keys(), ...closers, ...answerMarks]

/** A first character of a mark: most pieces have none. */
const anyMark = /[<[◁]/

/** The length of the longest suffix of a text that may be the beginning of a mark. */
function partialMarkLength(text: string, marks: readonly string[]): number {
  const longest = Math.max(...marks.map((mark) => mark.length)) - 1
  for (let length = Math.min(text.length, longest); length > 0; length--) {
    const end = text.slice(-length)
    if (marks.some((mark) => mark.startsWith(end))) return length
  }
  return 0
}

function firstMark(text: string, marks: readonly string[]): { readonly mark: string; readonly at: number } | undefined {
  let first: { mark: string; at: number } | undefined
  for (const mark of marks) {
    const at = text.indexOf(mark)
    // Of two at one place, the longer: `<|channel|>final<|message|>`.
    if (at >= 0 && (!first || at < first.at || (at === first.at && mark.length > first.mark.length))) first = { mark, at }
  }
  return first
}

/** What a piece adds to the answer. `restart`: all that came before was reasoning whose beginning was not marked. */
export interface AnswerPiece {
  readonly restart: boolean
  readonly text: string
}

/** Removes reasoning from an answer while it is streamed. A mark inside a text of the answer counts, too: see `readAnswer`. */
export function createReasoningFilter() {
  /** The mark that ends the reasoning in progress. */
  let closing: string | undefined
  /** Text that may end with an incomplete mark. */
  let buffer = ''
  return {
    /** Adds the next piece. Returns the answer's text that is certain so far. */
    add(piece: string): AnswerPiece {
      if (closing === undefined && buffer === '' && !anyMark.test(piece)) return { restart: false, text: piece }
      let [restart, text] = [false, '']
      buffer += piece
      for (;;) {
        const marks: readonly string[] = closing === undefined ? outside : [closing, '<|channel|>final']
        // Letters of some scripts change their length in lower case; no mark has one.
        const lower = buffer.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
        const found = firstMark(lower, marks)
        const end = found?.at ?? buffer.length - partialMarkLength(lower, marks)
        if (closing === undefined) text += buffer.slice(0, end)
        buffer = buffer.slice(found ? end + found.mark.length : end)
        if (!found) return { restart, text }
        if (closing === undefined && openers.has(found.mark)) closing = openers.get(found.mark)
        else {
          // Not the end of reasoning whose beginning was marked.
          if (closing !== found.mark) [restart, text] = [true, '']
          closing = undefined
        }
      }
    },
    /** The buffered text, after the last piece. */
    rest: () => (closing === undefined ? buffer : ''),
  }
}

/** A complete answer without its reasoning. */
export function withoutReasoning(answer: string): string {
  const filter = createReasoningFilter()
  return filter.add(answer).text + filter.rest()
}
