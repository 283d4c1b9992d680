/**
 * Removes emphasis markup (`*`, `_`) from a text. Handles, hashtags, links and `snake_case` contain the same characters and stay
 * unchanged.
 */
const link = '(?:https?:\\/\\/|www\\.)[^\\s*]*[^\\s*_.,;:!?)\\]]'
const address = '(?<![\\w.+-])[\\w.+-]+@[\\w-]+\\.[\\w.-]+'
const handleOrHashtag = '(?<![\\p{L}\\p{N}])[@#][\\p{L}\\p{M}\\p{N}_]+'
const literal = `(?<literal>${link}|${address}|${handleOrHashtag})`

const wordish = '[\\p{L}\\p{M}\\p{N}_]'
const strong = '\\*{2,3}(?=\\S)(?<strong>[^\\n]+?)(?<=\\S)\\*{2,3}'
const slanted = `(?<![\\p{L}\\p{N}*])\\*(?=[^\\s*])(?<slanted>[^*\\n]*?)(?<=\\S)\\*(?![\\p{L}\\p{N}*])`
const underlined = `(?<!${wordish})_{1,3}(?=[^\\s_])(?<underlined>[^\\n]+?)(?<=[^\\s_])_{1,3}(?!${wordish})`
const emphasis = new RegExp(`${literal}|${strong}|${slanted}|${underlined}`, 'gu')

/** `f**k and sh**t` is two masked words, not emphasis. */
const isMaskedWords = (whole: string, text: string, at: number, inner: string) =>
  /\p{Script=Latin}/u.test(text[at - 1] ?? '') && /\p{Script=Latin}/u.test(text[at + whole.length] ?? '') && /\s/.test(inner)

const unwrap = (text: string): string =>
  text.replace(emphasis, (whole: string, ...rest: unknown[]) => {
    const groups = rest.at(-1) as Record<'literal' | 'strong' | 'slanted' | 'underlined', string | undefined>
    if (groups.literal) return whole
    if (groups.strong && isMaskedWords(whole, text, rest.at(-3) as number, groups.strong)) return whole
    return unwrap(groups.strong ?? groups.slanted ?? groups.underlined ?? '')
  })

/** Unpaired markup, left by a cut or by a text that is still streamed. */
const unpairedStrong = /(?<![\p{L}\p{N}])\*{2,}(?=\S)|(?<=\S)\*{2,}(?![\p{L}\p{N}])/gu
const rule = /^[ \t]*(?:[*_-][ \t]*){3,}$/gmu

export interface MarkupRules {
  /** Keep Markdown lists, headings and links, which Reddit renders. Emphasis is always removed. */
  readonly markdown?: boolean
}

const plainBlocks = (text: string): string =>
  text
    .replace(/^#{1,6}[ \t]+/gmu, '')
    .replace(/^([ \t]*)[*+][ \t]+/gmu, '$1• ')
    .replace(/\[([^[\]\n]+)\]\((https?:\/\/[^\s)]+)\)/gu, '$1 ($2)')

/** A fast check: most texts have no markup, and a streamed text is polished twenty times a second. */
const anyMarkup = /[*_[]|^[ \t]*[-+#]/mu

export const withoutMarkup = (text: string, { markdown = false }: MarkupRules = {}): string => {
  if (!anyMarkup.test(text)) return text
  const blocks = text.replace(rule, '')
  return unwrap(markdown ? blocks : plainBlocks(blocks)).replace(unpairedStrong, (run, at: number, whole: string) =>
    // In Markdown a single `*` at the start of a line is a list marker; two or more are always emphasis.
    markdown && run.length === 1 && whole[at - 1] === '\n' ? run : '',
  )
}
