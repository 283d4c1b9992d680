import type { LanguageCode } from '#contract/options.ts'

/*
 * The forms of a word in each language: number, gender, case, degree, and the usual tenses. Rules, not dictionaries: a form that is none does
 * no harm, and irregular forms are not found. Everything is compared as `writer/checks/words.ts` folds it: in lower case, without diacritics.
 */

/** A word that ends in `off` may have one of the endings `on` in its place; `least` letters must be left of it. */
interface Rule {
  readonly off: string
  /** A pattern; with `|` at its end the stem alone is a form, too. */
  readonly on: string
  readonly least: number
}

const rule = (off: string, on: string, least = 3): Rule => ({ off, on, least })

const spanish = 'o|a|e|os|as|es|isim[oa]s?'
const spanishVerb = '[aeio]|as|es|an|en|amos|emos|imos|ad|ed|id|ando|iendo|[ai]d[oa]s?|[aei]r(?:a|e|an|as|emos)'
const russian =
  'ыи|ии|ои|еи|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|ым|им|ом|ем|ую|юю|ою|ею|ых|их|ыми|ими|а|я|о|е|ы|и|у|ю|ь|ью|ам|ям|ами|ями|ах|ях|ов|ев|еиш(?:ии|ая|ее|ие|его|ем|ую|их|им)|'
const german = 'e[mnrs]?|s|n|t|te[nst]?|st|ere[mnrs]?|e?ste[mnrs]?|ern'
const hindi = 'ा|े|ी|ो|ों|ें|िया|ियां|ियाँ|ियों|ना|ने|नी|ता|ते|ती|िए|िये|कर|'
const urdu = 'ا|ہ|ی|ے|وں|یں|یاں|یوں|نا|نے|نی|تا|تے|تی|و|ئیں|'
const bengali = 'টা|টি|টির|টার|টাই|গুলো|গুলি|গুলোর|গুলির|কে|র|ের|তে|ে|য়|রা|েরা|দের|েদের|ও|ই'
const sanskrit = 'म्|ं|ः|ा|ाः|ी|े|ौ|स्य|ेन|ाय|ात्|ेषु|ानि|ान्|ैः|ाम्|ां|ायाः|या|ानाम्|ानां|तरम्|तमम्|तमः|तमा'
const arabic = 'ة|ه|ا|ات|ين|ون|ان|ها|هم|نا|كم|ك|ي|ته|تها|تنا|تكم|تهم|تك|تي'

const rules: Readonly<Record<LanguageCode, readonly Rule[]>> = {
  // A short word with an s is often another one: new, news.
  en: [
    rule('', 's|es|ed|ings?|ers?|est', 4),
    rule('e', 'es|ed|ings?|ers?|est'),
    rule('y', 'ies|ied|iers?|iest'),
    ...['b', 'd', 'g', 'm', 'n', 'p', 't'].map((end) => rule(`(?<=[^aeiou][aeiou])${end}`, `${end}${end}(?:ed|ing|er|est)`, 2)),
    rule('(?<![suai])s', '|', 4),
  ],
  de: [rule('', german), rule('en?', german, 4)],
  fr: [
    rule('', 'e|s|es|x'),
    rule('(?:es|e|s|x)', 'e|s|es|x', 4),
    rule('er', 'e[sz]?|ons|ent|ee?s?|ant|ait|aient|era|erez', 4),
    rule('al', 'aux'),
    rule('eux', 'euses?'),
    rule('eur', 'euses?|rices?'),
    rule('if', 'ives?'),
    rule('el', 'elles?'),
  ],
  es: [rule('', 'e?s'), rule('(?:os|as|es|[oae])', spanish), rule('[aei]r', spanishVerb), rule('z', 'ces')],
  pt: [
    rule('', 'e?s'),
    rule('(?:os|as|es|[oae])', spanish),
    rule('[aei]r', `${spanishVerb}|ou|aram|amos`),
    rule('ao', 'oes|aes|aos'),
    rule('l', 'is'),
    rule('m', 'ns'),
  ],
  it: [
    rule('[oaei]', '[oaei]|hi|he|issim[oaei]'),
    rule('[cg]o', '[cg]hi|[cg]he'),
    rule('io', 'i|ie'),
    rule('[aei]re', '[oaei]|iamo|[aei]te|ano|ono|ando|endo|[aiu]t[oaei]'),
  ],
  ru: [
    rule('', russian),
    rule('(?:ыи|ии|ои|ая|яя|ое|ее|ые|ие|а|я|о|е|ы|и|ь)', russian),
    rule('[аяие]ть', '[аяие](?:ю|ем|ет|ют|м|т|ите|л|ла|ло|ли)|ю|у|и|ят|ат|ите|им|ит'),
  ],
  hi: [rule('', 'ों|ें|ो|ी|े'), rule('(?:ा|े|ी|ो|ना)', hindi)],
  ur: [rule('', 'وں|یں|و|ی|ے'), rule('(?:ا|ہ|ی|ے|نا)', urdu)],
  bn: [rule('', bengali)],
  sa: [rule('', sanskrit), rule('(?:म्|ं|ः|ा|ी)', `${sanskrit}|`)],
  ar: [rule('', arabic), rule('ة', arabic)],
  // Written without spaces: a word is found inside others anyway, unless its end changes.
  ja: [rule('い', 'く|か|け|さ|そう', 1)],
  ko: [rule('(?:하다|한|하게|해|해요|합니다)', '하|한|할|함|합|해|했|히', 1)],
  zh: [],
}

/**
 * Patterns of the other forms of a word, each of the whole word.
 * @param word folded, without spaces
 * @param fold how text is folded before it is compared
 * @param escaped makes a pattern of plain text
 */
export function formsOf(word: string, language: LanguageCode, fold: (text: string) => string, escaped: (text: string) => string): string[] {
  return rules[language].flatMap(({ off, on, least }) => {
    const found = new RegExp(`(?:${fold(off)})$`, 'u').exec(word)
    if (!found) return []
    const stem = word.slice(0, found.index)
    return [...stem].length < least ? [] : [`${escaped(stem)}(?:${fold(on)})`]
  })
}
