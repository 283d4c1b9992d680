import type { LanguageCode } from '#contract/options.ts'

/**
 * The most frequent words of a language. In a short text they identify the language better than trigrams, most of which Spanish and
 * Portuguese, or French and Italian, have in common.
 */
const functionWords = {
  en: `the and to of a in is it you that for on with this your are be not what have from they we my can will do if or as how one so
    more just but there out about all when who why our was were has had an at by its their them then than into no i me`,
  es: `el la los las de que y en un una es por con para tu no se del al lo su más como pero si cuando porque qué cómo muy sin sobre hay
    está son ser te mi yo este esta eso cada todo todos hoy nos le ya desde hasta también quién dónde o fue era han he
    cuál entre antes después dos estas estos él ella ellos sus así sólo solo nada algo otra otro`,
  fr: `le la les de des et en un une est que pour avec dans ce pas vous tu il elle on sur plus qui ne au aux du se sa son ses mais ou où
    si quand comment pourquoi très sans nous votre vos ton mes ma cette ces être a ont fait tout c'est d'un j'ai l'on chaque chez
    entre avant après deux leur leurs rien aussi autre`,
  de: `der die das und ist nicht ein eine einen einem einer zu mit auf für von den dem des im es sich auch wie was wer wo wenn aber
    oder nur noch schon mehr sehr ich du wir ihr sie er man am an aus bei nach über um so dann hat sind wird kann mein dein kein keine
    als warum`,
  pt: `o a os as de que e em um uma é para com não por se do da dos das no na nos nas ao mais como mas ou quando porque você seu sua
    isso este esta muito sem sobre há está são ser eu meu minha cada todo todos hoje já até também quem onde foi era pelo pela
    qual entre antes depois dois duas essa esse ele ela eles seus assim só nada algo outra outro`,
  it: `il lo la i gli le di che e è un una per con non si del della dei delle al alla nel nella da in ma se come quando perché più molto
    senza su ci sono essere tu io mio tuo questo questa ogni tutto tutti oggi già anche chi dove ho ha hai era dal sul cosa o
    quale tra prima dopo due loro così solo niente altra altro`,
  ru: `и в не на что с по это как а для от из у за о к так все всё но или если когда уже только можно очень есть вы мы я ты он она они
    вас вам нас нам ваш ваши твой мой наш без до при чтобы где кто почему ещё еще был была было были будет даже тоже же бы ли`,
} satisfies Partial<Record<LanguageCode, string>>

const languagesOfWord = new Map<string, LanguageCode[]>()
for (const [language, words] of Object.entries(functionWords) as [LanguageCode, string][]) {
  for (const word of words.split(/\s+/)) languagesOfWord.set(word, [...(languagesOfWord.get(word) ?? []), language])
}

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{M}']+/gu) ?? []

/**
 * The share of a text's words that are function words, from 0 to 1, by language. A word of several languages is divided among them;
 * languages without a list are absent.
 */
export function functionWordShares(text: string): Partial<Record<LanguageCode, number>> {
  const words = wordsIn(text)
  const shares: Partial<Record<LanguageCode, number>> = {}
  for (const word of words) {
    const languages = languagesOfWord.get(word) ?? []
    for (const language of languages) shares[language] = (shares[language] ?? 0) + 1 / languages.length / words.length
  }
  return shares
}

/**
 * How many words a text has, and how many of them only another language has as function words; a language is left out when the text has function
 * words that `language` has and it has not.
 */
export function functionWordsAgainst(
  text: string,
  language: LanguageCode,
): { readonly words: number; readonly only: readonly { readonly language: LanguageCode; readonly count: number }[] } {
  const words = wordsIn(text)
  const known = words.map((word) => languagesOfWord.get(word) ?? [])
  const others = (Object.keys(functionWords) as LanguageCode[]).filter((other) => other !== language)
  const isOwn = language in functionWords
  return {
    words: words.length,
    only: others.flatMap((other) => {
      if (!isOwn || known.some((languages) => languages.includes(language) && !languages.includes(other))) return []
      return [{ language: other, count: known.filter((languages) => languages.includes(other) && !languages.includes(language)).length }]
    }),
  }
}
