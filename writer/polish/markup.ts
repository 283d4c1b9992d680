/**
 * Emphasis markup (`*`, `_`) is taken out of the text and its words are kept. Handles, hashtags, links and
 * `snake_case` hold the same characters as part of a name, so they stay as they are.
 */
const link = '(?:https?:\\/\\/|www\\.)[^\\s*]*[^\\s*_.,;:!?)\\]]'
const address = '(?<![\\w.+-])[\\w.+-]+@[\\w-]+\\.[\\w.-]+'
const handleOrHashtag = '(?<![\\p{L}\\p{N}])[@#][\\p{L}\\p{M}\\p{N}_]+'
const kept = `(?<kept>${link}|${address}|${handleOrHashtag})`

const wordish = '[\\p{L}\\p{M}\\p{N}_]'
const strong = '\\*{2,3}(?=\\S)(?<strong>[^\\n]+?)(?<=\\S)\\*{2,3}'
const slanted = `(?<![\\p{L}\\p{N}*])\\*(?=[^\\s*])(?<slanted>[^*\\n]*?)(?<=\\S)\\*(?![\\p{L}\\p{N}*])`
const underlined = `(?<!${wordish})_{1,3}(?=[^\\s_])(?<underlined>[^\\n]+?)(?<=[^\\s_])_{1,3}(?!${wordish})`
const emphasis = new RegExp(`${kept}|${strong}|${slanted}|${underlined}`, 'gu')

/** `f**k and sh**t`: two masked words, not one emphasised stretch. */
const isMaskedWords = (whole: string, text: string, at: number, inner: string) =>
  /\p{Script=Latin}/u.test(text[at - 1] ?? '') && /\p{Script=Latin}/u.test(text[at + whole.length] ?? '') && /\s/.test(inner)

const unwrap = (text: string): string =>
  text.replace(emphasis, (whole: string, ...rest: unknown[]) => {
    const groups = rest.at(-1) as Record<'kept' | 'strong' | 'slanted' | 'underlined', string | undefined>
    if (groups.kept) return whole
    if (groups.strong && isMaskedWords(whole, text, rest.at(-3) as number, groups.strong)) return whole
    return unwrap(groups.strong ?? groups.slanted ?? groups.underlined ?? '')
  })

/** Half of a pair, left by a cut or a text still being written. */
const unpairedStrong = /(?<![\p{L}\p{N}])\*{2,}(?=\S)|(?<=\S)\*{2,}(?![\p{L}\p{N}])/gu
const rule = /^[ \t]*(?:[*_-][ \t]*){3,}$/gmu

export interface MarkupRules {
  /** Reddit renders Markdown: lists, headings and links stay there. Emphasis never does. */
  readonly markdown?: boolean
}

const plainBlocks = (text: string): string =>
  text
    .replace(/^#{1,6}[ \t]+/gmu, '')
    .replace(/^([ \t]*)[*+][ \t]+/gmu, '$1• ')
    .replace(/\[([^[\]\n]+)\]\((https?:\/\/[^\s)]+)\)/gu, '$1 ($2)')

/** What any of the markup has in it. Most texts have none, and are polished twenty times a second while they grow. */
const anyMarkup = /[*_[]|^[ \t]*[-+#]/mu

export const withoutMarkup = (text: string, { markdown = false }: MarkupRules = {}): string => {
  if (!anyMarkup.test(text)) return text
  const blocks = text.replace(rule, '')
  return unwrap(markdown ? blocks : plainBlocks(blocks)).replace(unpairedStrong, (run, at: number, whole: string) =>
    // On Reddit a line may begin with a list's `*`; two or more are always emphasis.
    markdown && run.length === 1 && whole[at - 1] === '\n' ? run : '',
  )
}
