/** An object in JSON that is still being written. What a model says before it and after it does no harm. */
export interface GrowingJson {
  /** Takes the next piece. Answers whether more can be read now. */
  add(piece: string): boolean
  /**
   * The object as far as it has come: its last text may be cut short, and a field without a value is left out. Nothing before it begins,
   * or where it turned out to be none. It is always the same object, and grows.
   */
  read(): unknown
}

/** An object or a list. */
type Holder = Record<PropertyKey, unknown>

/** Letters of `\u0000`, and of every other escape. */
const escapeLength = (escaped: string) => (escaped[1] === 'u' ? 6 : 2)

/**
 * Looks at each letter once and adds what it says to what was read before, however often the object is read: a text of some kilobytes
 * is read after each of its hundreds of pieces.
 */
export function growingJson(): GrowingJson {
  let root: Holder | undefined
  /** Objects and lists that are open, the innermost last. */
  const open: Holder[] = []
  let next: 'start' | 'key' | 'value' | 'nothing' = 'start'
  let string: 'none' | 'key' | 'value' = 'none'
  let key = ''
  /** Where the text stands that is being written. */
  let place: { holder: Holder; key: PropertyKey } | undefined
  /** An escape that is not whole yet. */
  let escaped = ''
  /** A number or a word, which is whole only when something follows. */
  let bare = ''
  let broken = false
  let grown = false

  function put(value: unknown): void {
    const holder = open.at(-1)
    if (!holder || next !== 'value') {
      broken = true
      return
    }
    const at = Array.isArray(holder) ? holder.length : key
    // Not assigned: `__proto__` is a field like any other.
    Object.defineProperty(holder, at, { value, writable: true, enumerable: true, configurable: true })
    place = { holder, key: at }
    grown = true
  }

  /** What a piece of JSON says; nothing where it is none. */
  function meaning(json: string): unknown {
    try {
      return JSON.parse(json)
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
      broken = true
    }
  }

  function begin(holder: Holder): void {
    if (next === 'start') root = holder
    else put(holder)
    grown = true
    open.push(holder)
    next = Array.isArray(holder) ? 'value' : 'key'
  }

  function say(text: string): void {
    if (string === 'key') key += text
    else if (place) {
      place.holder[place.key] += text
      grown = true
    }
  }

  function inString(piece: string, from: number): number {
    if (escaped) {
      escaped += piece[from]
      if (escaped.length === escapeLength(escaped)) {
        say(String(meaning(`"${escaped}"`) ?? ''))
        escaped = ''
      }
      return from + 1
    }
    let end = from
    while (end < piece.length && piece[end] !== '"' && piece[end] !== '\\') end++
    if (end > from) say(piece.slice(from, end))
    if (piece[end] === '"') string = 'none'
    else if (piece[end] === '\\') escaped = '\\'
    return end + 1
  }

  function between(letter: string): void {
    if (bare && ' \n\r\t,}]'.includes(letter)) {
      put(meaning(bare))
      bare = ''
    }
    if (letter === '{') begin({})
    else if (letter === '[') begin([] as unknown as Holder)
    else if (letter === '"') {
      string = next === 'key' ? 'key' : 'value'
      if (string === 'key') key = ''
      else put('')
    } else if (letter === '}' || letter === ']') {
      open.pop()
      if (open.length === 0) next = 'nothing'
    } else if (letter === ',') next = Array.isArray(open.at(-1)) ? 'value' : 'key'
    else if (letter === ':') next = 'value'
    else if (letter.trim() !== '') {
      bare += letter
      broken ||= next !== 'value'
    }
  }

  return {
    add(piece) {
      grown = false
      for (let at = next === 'start' ? piece.indexOf('{') : 0; at >= 0 && at < piece.length && next !== 'nothing' && !broken; ) {
        if (string !== 'none') at = inString(piece, at)
        else between(piece[at++] as string)
      }
      return grown
    },
    read: () => (broken ? undefined : root),
  }
}
