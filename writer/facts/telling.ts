import { linkStart, mailAddress } from '#writer/facts/addresses.ts'
import { clocksIn, daysIn, figuresIn } from '#writer/facts/figures.ts'

/** Facts of one passage. */
export const maxFacts = 6

const quoted = /[“"„]([^“”"„\n]{4,200})[”"“]|«\s?([^«»\n]{4,200})\s?»|「([^「」\n]{3,140})」|『([^『』\n]{3,140})』/gu
const address = new RegExp(`${linkStart}[^\\s<>"”)]{3,200}|${mailAddress}`, 'gu')
/** Names of two and more words in scripts with capitals, such as `Asha Rao` and `Museum of London`; one word that does not begin the sentence. */
const name =
  /\p{Lu}[\p{L}\p{M}’'.-]{1,30}(?:\s(?:(?:of|de|da|do|dos|del|la|le|van|von|der|the|y|e|et|und|&)\s){0,2}\p{Lu}[\p{L}\p{M}\p{N}’'.-]{0,30}){1,4}|(?<=[\p{Ll}\p{N},;:]\s)\p{Lu}[\p{L}\p{M}’'-]{2,30}/gu
/** Germans begin each noun with a capital; then only names of several words count. */
const nouns = /(?<!\p{L})(?:der|die|das|und|ist|ein|eine|mit|für|auf|nicht)(?!\p{L})/u
const unitBefore = /[\p{Sc}~≈±+−-]\s?$|(?:Rs\.?|USD|EUR|INR|US\$|R\$)\s?$/u
const unitAfter =
  /^\s?(?:%|‰|°\p{Lu}?|\p{Sc}|percent|per cent|Prozent|pour cent|por ciento|por cento|per cento|процент\p{L}{0,3}|प्रतिशत|शतांश|শতাংশ|فیصد|بالمئة|بالمائة|パーセント|퍼센트)|^[\s-]?(?:\p{L}\p{M}*){1,14}/u

/** Words after a number that it does not count. */
const noUnit =
  /^\s(?:with|of|and|to|in|on|at|for|from|or|the|an?|by|is|are|was|were|as|but|mit|von|und|bis|im|für|oder|der|die|das|ist|war|con|de|y|en|para|o|el|la|los|las|es|e|com|do|da|em|ou|et|à|le|les|pour|est|di|il|per|è|и|в|на|до|от|с|или)(?![\p{L}\p{M}])/iu
const isYear = /^(?:1[5-9]|20)\p{Nd}\p{Nd}$/u
const yearAfter = /^(?:,?\s|\sde\s|\sdel\s|\/|\.)\p{Nd}{4}(?!\p{Nd})/u

interface Found {
  readonly at: number
  readonly end: number
}

/** Between two numbers that are one fact: a range of prices, the groups of a phone number. */
const ties = /^[-–]$/u

/** Numbers that a hyphen ties together, such as `500-700` and `98765-43210`. */
function tied(text: string, found: readonly Found[]): Found[] {
  const all: Found[] = []
  for (const next of found) {
    const last = all.at(-1)
    if (last && ties.test(text.slice(last.end, next.at))) all.splice(-1, 1, { at: last.at, end: next.end })
    else all.push(next)
  }
  return all
}

/** A number with its currency before, and the word after it that it counts. */
function figures(text: string): Found[] {
  return tied(text, figuresIn(text)).map(({ at, end }) => {
    const before = unitBefore.exec(text.slice(Math.max(0, at - 5), at))?.[0].length ?? 0
    const rest = text.slice(end, end + 24)
    const isAlone = before > 0 || noUnit.test(rest) || isYear.test(text.slice(at, end))
    const after = isAlone ? 0 : (unitAfter.exec(rest)?.[0].length ?? 0)
    return { at: at - before, end: end + after }
  })
}

const matches = (text: string, pattern: RegExp): Found[] =>
  Array.from(text.matchAll(pattern), ({ index, 0: match }) => ({ at: index, end: index + match.length }))

/** Numbers with what they count, days, times, names, quotations and addresses of a passage, word for word, in its order. */
export function tellingFacts(text: string): string[] {
  const days = daysIn(text).map(({ at, text: day }) => {
    const end = at + day.length
    return { at, end: end + (yearAfter.exec(text.slice(end, end + 12))?.[0].length ?? 0) }
  })
  const dated = [...days, ...clocksIn(text).map(({ at, text: clock }) => ({ at, end: at + clock.length }))]
  const names = matches(text, name).filter(({ at, end }) => !nouns.test(text) || text.slice(at, end).includes(' '))
  const all = [...matches(text, quoted), ...matches(text, address), ...dated, ...figures(text), ...names]
  const kept: Found[] = []
  for (const found of all) if (!kept.some(({ at, end }) => found.at < end && found.end > at)) kept.push(found)
  const facts = kept
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, end }) =>
      text
        .slice(at, end)
        .trim()
        .replace(/[.,;:]$/u, ''),
    )
  return [...new Set(facts)].slice(0, maxFacts)
}
