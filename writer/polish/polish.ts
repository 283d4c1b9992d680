import { withoutInvisible } from '#contract/invisible.ts'
import { continues } from '#writer/checks/passage.ts'
import { type MarkupRules, withoutMarkup } from '#writer/polish/markup.ts'
import { withoutScaffold, withoutTranslation } from '#writer/polish/sections.ts'

/** Most lines end in no space, and are polished twenty times a second while they grow; that of the last one is trimmed. */
const tidyLines = (text: string): string =>
  (/[ \t]\n/.test(text) ? text.replace(/(?<![ \t])[ \t]+$/gmu, '') : text).replace(/\n{3,}/gu, '\n\n').trim()

/** One text as a person would post it: no markup, no translation section, no thinking, no hidden characters; NFC. */
export const polish = (text: string, rules: MarkupRules = {}): string =>
  tidyLines(withoutMarkup(withoutTranslation(withoutScaffold(withoutInvisible(text.normalize('NFC')))), rules))

/** `polish` on every string of a value, finished or still growing. */
export function polishAll<Value>(value: Value, rules: MarkupRules = {}): Value {
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return polish(part, rules)
    if (Array.isArray(part)) return part.map(walk)
    if (part !== null && typeof part === 'object')
      return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, walk(inner)]))
    return part
  }
  return walk(value) as Value
}

/** Letters that no rule looks for, wherever they stand: they neither begin markup, headings and hidden characters nor end them. */
const plain = /^[A-Za-z0-9 ,.!?'";&%$/]*$/
/** What a rule may look back to, in a text that it has left alone so far: half a mark, a list's beginning, the end of a line. */
const mayTurn = /[*_[#<`~]|(?:^|\s)[-+]|[^\S ] *$/u

/** A text that grows: as it came last, as it was polished, and whether plain letters after it are polished as they are. */
interface Grown {
  raw: string
  polished: string
  settled: boolean
  fields: Map<string, Grown>
}

const unseen = (): Grown => ({ raw: '', polished: '', settled: false, fields: new Map() })

/**
 * `polishAll` for a value that is polished again with each piece that it grows by: a text that only went on in plain letters, as most of
 * a caption does, is not read again.
 */
export function growingPolish(rules: MarkupRules = {}): <Value>(value: Value) => Value {
  function text(raw: string, before: Grown): string {
    const plainly = before.settled && continues(raw, before.raw) && plain.test(raw.slice(before.raw.length))
    before.raw = raw
    if (plainly) before.polished = raw.trim()
    else {
      before.polished = polish(raw, rules)
      before.settled = before.polished === raw.trim() && !mayTurn.test(raw)
    }
    return before.polished
  }
  function walk(part: unknown, before: Grown): unknown {
    if (typeof part === 'string') return text(part, before)
    if (part === null || typeof part !== 'object') return part
    const inner = (value: unknown, name: string) => {
      let field = before.fields.get(name)
      if (!field) {
        field = unseen()
        before.fields.set(name, field)
      }
      return walk(value, field)
    }
    if (Array.isArray(part)) return part.map((value, at) => inner(value, String(at)))
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, inner(value, name)]))
  }
  const root = unseen()
  return <Value>(value: Value) => walk(value, root) as Value
}
