import { withoutInvisible } from '#contract/invisible.ts'
import { continues } from '#writer/checks/passage.ts'
import { type MarkupRules, withoutMarkup } from '#writer/polish/markup.ts'
import { withoutScaffold, withoutTranslation } from '#writer/polish/sections.ts'

/** Removes trailing spaces and extra empty lines. Tests first, because a streamed text is polished twenty times a second. */
const tidyLines = (text: string): string =>
  (/[ \t]\n/.test(text) ? text.replace(/(?<![ \t])[ \t]+$/gmu, '') : text).replace(/\n{3,}/gu, '\n\n').trim()

/** A text without markup, translation section, reasoning and invisible characters, in NFC. */
export const polish = (text: string, rules: MarkupRules = {}): string =>
  tidyLines(withoutMarkup(withoutTranslation(withoutScaffold(withoutInvisible(text.normalize('NFC')))), rules))

/** `polish` on every string of a value, complete or partial. */
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

/** Characters that no rule matches: they neither start nor end markup or headings. */
const plain = /^[A-Za-z0-9 ,.!?'";&%$/]*$/
/** Text whose polished form may change when more text follows: unpaired markup, a list marker, a trailing space. */
const unsettled = /[*_[#<`~]|(?:^|\s)[-+]|[^\S ] *$/u

/** A streamed text: its last state, raw and polished, and whether plain characters after it can be appended without polishing. */
interface StreamedText {
  raw: string
  polished: string
  settled: boolean
  fields: Map<string, StreamedText>
}

const emptyText = (): StreamedText => ({ raw: '', polished: '', settled: false, fields: new Map() })

/**
 * `polishAll` for a streamed value, which is polished again with each part. Text to which only plain characters were added, as is the case
 * for most of a caption, is not polished again.
 */
export function partialPolish(rules: MarkupRules = {}): <Value>(value: Value) => Value {
  function text(raw: string, before: StreamedText): string {
    const isPlain = before.settled && continues(raw, before.raw) && plain.test(raw.slice(before.raw.length))
    before.raw = raw
    if (isPlain) before.polished = raw.trim()
    else {
      before.polished = polish(raw, rules)
      before.settled = before.polished === raw.trim() && !unsettled.test(raw)
    }
    return before.polished
  }
  function walk(part: unknown, before: StreamedText): unknown {
    if (typeof part === 'string') return text(part, before)
    if (part === null || typeof part !== 'object') return part
    const inner = (value: unknown, name: string) => {
      let field = before.fields.get(name)
      if (!field) {
        field = emptyText()
        before.fields.set(name, field)
      }
      return walk(value, field)
    }
    if (Array.isArray(part)) return part.map((value, at) => inner(value, String(at)))
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, inner(value, name)]))
  }
  const root = emptyText()
  return <Value>(value: Value) => walk(value, root) as Value
}
