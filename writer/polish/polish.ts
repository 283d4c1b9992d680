import { withoutInvisible } from '#contract/invisible.ts'
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
