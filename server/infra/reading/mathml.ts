import { joinMath, mathText } from './math.ts'

interface Node {
  readonly name: string
  text: string
  readonly children: string[]
}

/** Elements of MathML as the kinds of `mathText`, with the meaning of their children in order. */
const kinds: Readonly<Record<string, readonly [kind: string, ...parts: string[]]>> = {
  mfrac: ['f', 'num', 'den'],
  msup: ['sSup', 'e', 'sup'],
  msub: ['sSub', 'e', 'sub'],
  msubsup: ['sSubSup', 'e', 'sub', 'sup'],
  munder: ['limLow', 'e', 'lim'],
  mover: ['limUpp', 'e', 'lim'],
  munderover: ['sSubSup', 'e', 'sub', 'sup'],
  mroot: ['rad', 'e', 'deg'],
}
/** The source of a formula in another language, beside it. */
const notShown: ReadonlySet<string> = new Set(['annotation', 'annotation-xml', 'mphantom'])

function expressionOf({ name, text, children }: Node): string {
  const kind = kinds[name]
  if (kind) {
    const args = Object.fromEntries(kind.slice(1).map((part, at) => [part, [children[at] ?? '']]))
    return mathText(kind[0], { args, settings: {}, text })
  }
  if (notShown.has(name)) return ''
  if (name === 'msqrt') return mathText('rad', { args: { e: [text] }, settings: {}, text })
  if (name === 'mtable') return mathText('m', { args: { mr: children }, settings: {}, text })
  if (name === 'mtr') return mathText('mr', { args: { e: children }, settings: {}, text })
  return name === 'mspace' ? ' ' : text
}

/** Reads a formula of MathML as text on one line. */
export function createMathml() {
  const nodes: Node[] = []
  return {
    isOpen: () => nodes.length > 0,
    open(name: string) {
      nodes.push({ name, text: '', children: [] })
    },
    text(piece: string) {
      const node = nodes.at(-1)
      // Space between elements only formats the source.
      if (node && piece.trim() !== '') node.text = joinMath(node.text, node.name === 'mtext' ? piece : piece.trim())
    },
    /** @returns the formula when it ends */
    close(): string | undefined {
      const node = nodes.pop()
      if (!node) return undefined
      const value = expressionOf(node)
      const outer = nodes.at(-1)
      if (!outer) return value
      outer.children.push(value)
      // Signs between terms are easier to read with space around them.
      outer.text = node.name === 'mo' && /^[=+−±×÷·<>≤≥≈≠→-]$/u.test(value) ? `${outer.text} ${value} ` : joinMath(outer.text, value)
      return undefined
    },
  }
}
