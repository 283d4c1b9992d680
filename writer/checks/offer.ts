import type { LanguageCode } from '#contract/options.ts'
import { createMatcher } from '#writer/builtin/phrases/cues.ts'
import { checksOf, phrasesOf } from '#writer/builtin/phrases/load.ts'
import { spacingOf } from '#writer/builtin/phrases/word-lists.ts'
import { hourFacts } from '#writer/checks/hours.ts'
import { proseOf } from '#writer/checks/passage.ts'
import { factsIn } from '#writer/facts/given.ts'
import { remember } from '#writer/remember.ts'

/** Occasions on which somebody speaks of what they offer. */
const offering = ['offer', 'launch', 'event', 'hours', 'hiring'] as const

const testOf = (cues: (language: LanguageCode) => readonly string[]) =>
  remember((language: LanguageCode) => createMatcher(cues(language), spacingOf(language)))

const speaksForSeveral = testOf((language) => phrasesOf(language).reading.several.filter((cue) => !/^\*|^\^|\$$/u.test(cue)))
const speaksForOne = testOf((language) => phrasesOf(language).reading.one.filter((cue) => !/^\^|\$$/u.test(cue)))
const announces = testOf((language) => offering.flatMap((occasion) => phrasesOf(language).cues[occasion]))
const trades = testOf((language) => checksOf(language).claim.trades)

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
