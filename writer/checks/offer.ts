import type { LanguageCode } from '#contract/options.ts'
import { createMatcher } from '#writer/builtin/phrases/cues.ts'
import { phrasesOf } from '#writer/builtin/phrases/load.ts'
import { factsIn } from '#writer/checks/given.ts'
import { hourFacts } from '#writer/checks/hours.ts'
import { entriesOf } from '#writer/checks/lexicon/lexicon.ts'
import { lexicons } from '#writer/checks/lexicon/lexicons.ts'
import { proseOf } from '#writer/checks/passage.ts'

/** Occasions on which somebody speaks of what they offer. */
const offering = ['offer', 'launch', 'event', 'hours', 'hiring'] as const

type Test = (text: string) => boolean
const kept = new Map<string, Test>()
const keptTest = (key: string, cues: () => readonly string[], language: LanguageCode): Test => {
  const known = kept.get(key)
  if (known) return known
  const { spaces } = phrasesOf(language).writing
  const test = createMatcher(cues(), spaces ? 'spaced' : 'joined')
  kept.set(key, test)
  return test
}

const speaksForSeveral = (language: LanguageCode): Test =>
  keptTest(`several ${language}`, () => phrasesOf(language).reading.several.filter((cue) => !/^\*|^\^|\$$/u.test(cue)), language)
const speaksForOne = (language: LanguageCode): Test =>
  keptTest(`one ${language}`, () => phrasesOf(language).reading.one.filter((cue) => !/^\^|\$$/u.test(cue)), language)
const announces = (language: LanguageCode): Test =>
  keptTest(`offers ${language}`, () => offering.flatMap((occasion) => phrasesOf(language).cues[occasion]), language)

const trades = (language: LanguageCode): Test => keptTest(`trades ${language}`, () => entriesOf(lexicons[language].trades), language)

/** Whether a sentence speaks for who writes: in the first person. */
export const speaksForWriter = (sentence: string, language: LanguageCode): boolean =>
  speaksForSeveral(language)(sentence) || speaksForOne(language)(sentence)

/** A price, a time or an address; a day alone may be that of a feast. */
const hasFacts = (source: string, language: LanguageCode): boolean =>
  factsIn(source).some(({ sort }) => sort !== 'day') || hourFacts(proseOf(source), language).length > 0

let last: { readonly key: string; readonly isOffer: boolean } = { key: '', isOffer: false }

/**
 * Whether what was given tells of something that the writer offers: it speaks for several, announces, or has a price, a time or an address. Topics
 * need not be in the language of the text: English ones are read, too. Reading the phrases of all languages would take seconds.
 */
export function isOffer(source: string, language: LanguageCode): boolean {
  const key = `${language} ${source}`
  if (last.key !== key) {
    const read: readonly LanguageCode[] = language === 'en' ? ['en'] : [language, 'en']
    const says = (each: LanguageCode) => speaksForSeveral(each)(source) || announces(each)(source) || trades(each)(source)
    last = { key, isOffer: hasFacts(source, language) || read.some(says) }
  }
  return last.isOffer
}
