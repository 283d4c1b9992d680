/** An object in JSON that is still being written. What a model says before it and after it does no harm. */
export interface GrowingJson {
  /** Takes the next piece. Answers whether more can be read now. */
  add(piece: string): boolean
  /** The object as far as it has come: its last text may be cut short, and a field without a value is left out. Nothing before it begins. */
  read(): unknown
}

/** Digits of `\u0000`. */
const escapeDigits = 4

/**
 * Looks at each letter once, however often the object is read: a text of some kilobytes is read after each of its hundreds of pieces.
 * It remembers after which letter the text can be cut, and what closes it there.
 */
export function growingJson(): GrowingJson {
  let text = ''
  /** What closes the objects and lists that are open, the innermost first. */
  let closers = ''
  let next: 'start' | 'key' | 'value' | 'nothing' = 'start'
  let string: 'none' | 'key' | 'value' = 'none'
  /** Letters that still belong to an escape. */
  let escaped = 0
  /** In a number or a word, which is whole only when something follows. */
  let bare = false
  let start = 0
  let readable = { end: 0, close: '' }

  const readableTo = (end: number) => {
    readable = { end, close: (string === 'value' ? '"' : '') + closers }
  }
  const open = (closer: string, at: number) => {
    closers = closer + closers
    next = closer === '}' ? 'key' : 'value'
    readableTo(at + 1)
  }

  function inString(letter: string, at: number): void {
    if (escaped > 0) escaped = letter === 'u' ? escapeDigits : escaped - 1
    else if (letter === '\\') escaped = 1
    else if (letter === '"') string = 'none'
    if (string === 'value' && escaped === 0) readableTo(at + 1)
  }

  function between(letter: string, at: number): void {
    if (bare && ' \n\r\t,}]'.includes(letter)) {
      bare = false
      readableTo(at)
    }
    if (letter === '{') open('}', at)
    else if (letter === '[') open(']', at)
    else if (letter === '"') {
      string = next === 'key' ? 'key' : 'value'
      if (string === 'value') readableTo(at + 1)
    } else if (letter === '}' || letter === ']') {
      closers = closers.slice(1)
      if (closers === '') next = 'nothing'
    } else if (letter === ',') next = closers.startsWith('}') ? 'key' : 'value'
    else if (letter === ':') next = 'value'
    else bare ||= letter.trim() !== ''
  }

  function take(letter: string, at: number): void {
    if (next === 'start') {
      start = at
      if (letter === '{') open('}', at)
    } else if (string === 'none') between(letter, at)
    else inString(letter, at)
  }

  return {
    add(piece) {
      const before = readable.end
      const from = text.length
      text += piece
      for (let at = 0; at < piece.length && next !== 'nothing'; at++) take(piece[at] as string, from + at)
      return readable.end > before
    },
    read() {
      if (readable.end === 0) return undefined
      try {
        return JSON.parse(text.slice(start, readable.end) + readable.close)
      } catch (error) {
        if (error instanceof SyntaxError) return undefined
        throw error
      }
    },
  }
}
