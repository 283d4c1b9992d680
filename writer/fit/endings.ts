import type { LanguageCode } from '#contract/options.ts'

const marks: Partial<Record<LanguageCode, string>> = { hi: '।', bn: '।', sa: '।', ur: '۔', ja: '。', zh: '。' }
/** What ends a sentence in the language. */
export const fullStop = (language: LanguageCode): string => marks[language] ?? '.'

const words = (list: string) => new Set(list.split(' '))
/** Words that promise another word: a text that ends in one reads as cut off. */
const dangling: Partial<Record<LanguageCode, ReadonlySet<string>>> = {
  en: words(
    'a an the and or but nor so of to in on at by for from with without into onto over under about as is are was were be that which who than if when because your my our their its his her this these those',
  ),
  es: words('y e o u pero ni de del a al la el los las un una unos unas en con por para sin sobre que como si cuando tu su es son'),
  fr: words(
    'et ou mais ni de du des à au aux le la les un une en dans avec par pour sans sur que qui comme si quand ton ta tes son sa ses est sont',
  ),
  de: words(
    'und oder aber der die das dem den des ein eine einen einem einer in im an am auf mit von vom zu zum zur für ohne über dass wenn weil wie als ist sind dein deine',
  ),
  it: words(
    'e o ma né di del della dei delle a al alla ai il lo la i gli le un uno una in con per da su che come se quando tuo tua è sono',
  ),
  pt: words('e ou mas nem de do da dos das a ao à o os as um uma em no na com por para sem sobre que como se quando seu sua é são'),
}

const lastWord = /(?<![\s\p{P}])[\s\p{P}]*(?<![\p{L}\p{M}])(?<word>[\p{L}\p{M}]+)$/u

/** Without closing commas, dashes and words that promise another word. */
export function withoutDangling(text: string, language: LanguageCode): string {
  const trimmed = text.replace(/(?<![\s,;:—–\-،؛、，；：(«"“])[\s,;:—–\-،؛、，；：(«"“]+$/u, '')
  const last = lastWord.exec(trimmed)
  return last?.groups?.word && dangling[language]?.has(last.groups.word.toLowerCase())
    ? withoutDangling(trimmed.slice(0, last.index), language)
    : trimmed
}
