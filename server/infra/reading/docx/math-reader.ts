import { joinMath, mathText } from '#server/infra/reading/math.ts'

interface Node {
  readonly name: string
  text: string
  readonly args: Record<string, string[]>
  readonly settings: Record<string, string>
}
interface Surroundings {
  /** Adds to the paragraph. */
  append(text: string): void
  /** The paragraph so far. */
  before(): string
}

/** Read as other runs and their properties are. */
const ofRuns: ReadonlySet<string> = new Set(['m:r', 'm:t', 'm:rPr', 'm:ctrlPr'])
const parts: ReadonlySet<string> = new Set(['e', 'num', 'den', 'sub', 'sup', 'deg', 'lim', 'fName', 'mr'])
const isMath = (name: string) => name.startsWith('m:') && !ofRuns.has(name)

/** Reads Office's mathematics as text on one line. */
export function createMathReader({ append, before }: Surroundings) {
  const nodes: Node[] = []

  function end({ name, text, args, settings }: Node): void {
    const kind = name.slice(2)
    const outer = nodes.at(-1)
    const value = mathText(kind, { args, settings, text })
    if (!outer) append(value)
    else if (parts.has(kind)) outer.args[kind] = [...(outer.args[kind] ?? []), value]
    else if (kind.endsWith('Pr')) Object.assign(outer.settings, settings)
    else outer.text = joinMath(outer.text, value)
  }

  return {
    /** @returns whether it was an element of mathematics */
    open(name: string, { 'm:val': value = '1' }: Readonly<Record<string, string>>): boolean {
      if (!isMath(name)) return false
      const outer = nodes.at(-1)
      // Expressions below each other.
      if (outer && name === 'm:oMath' && outer.text.trim()) outer.text += '\n'
      if (outer?.name.endsWith('Pr')) outer.settings[name.slice(2)] = value
      nodes.push({ name, text: nodes.length === 0 && /[\p{L}\p{N}]$/u.test(before().slice(-2)) ? ' ' : '', args: {}, settings: {} })
      return true
    },
    /** @returns whether the text belongs to an expression */
    take(text: string): boolean {
      const node = nodes.at(-1)
      if (node) node.text = joinMath(node.text, text)
      return node !== undefined
    },
    close(name: string): boolean {
      const node = isMath(name) ? nodes.pop() : undefined
      if (node) end(node)
      return node !== undefined
    },
  }
}
