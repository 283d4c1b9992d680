import type { Fault } from '#contract/kind.ts'
import { type LanguageCode, languageCodes } from '#contract/options.ts'
import { claimSubjects, type Subject, storySubjects } from '#writer/builtin/phrases/check-lists.ts'
import { checksOf } from '#writer/builtin/phrases/load.ts'
import { spacingOf } from '#writer/builtin/phrases/word-lists.ts'
import { cueFinder, searchable } from '#writer/checks/cue-finder.ts'
import { isOffer, speaksForWriter } from '#writer/checks/offer.ts'
import { type Passage, proseOf, sentenceAt, spacedTags, tagAt } from '#writer/checks/passage.ts'
import { isRetold } from '#writer/checks/retold.ts'
import { remember } from '#writer/remember.ts'

/*
 * What a text says of who writes, or of what they sell, in words: an honour, a certificate, a quality, how it is delivered, a family's recipe, a
 * childhood. It is a complaint when the source has no words of that subject in any language. General texts may speak of such things: a
 * sentence counts where the source tells of an offer, or in the first person.
 */

const finders = remember((language: LanguageCode) => {
  const { says, given, numerals, denies } = checksOf(language).claim
  const spacing = spacingOf(language)
  return {
    says: remember((subject: Subject) => cueFinder(says[subject], spacing, numerals.join('/'))),
    given: remember((subject: Exclude<Subject, 'practice'>) => cueFinder(given[subject], spacing)),
    denials: cueFinder(denies, spacing),
  }
})

/** Whether the source speaks of a subject, in any language. */
function isSubjectGiven(subject: Exclude<Subject, 'practice'>, source: string): boolean {
  const text = searchable(source)
  return languageCodes.some((language) => {
    const { given, says } = finders(language)
    return given(subject)(text).length > 0 || says(subject)(text).length > 0
  })
}

/** Languages whose verbs, or whose politeness, say that a childhood is the writer's own. */
const leavesOutPronouns: ReadonlySet<LanguageCode> = new Set(['es', 'it', 'pt', 'ar', 'ja', 'ko'])

/** What a hashtag or a search phrase may claim: `#BioHonig`. */
const tagSubjects: readonly Subject[] = ['award', 'ranked', 'expert', 'certified', 'organic', 'pure', 'diet']

/** How something is sent and where to is told by who sends it, also without `we`: `Ships all over India.` */
const noticeSubjects: readonly Subject[] = ['delivery', 'reach']
/** A sentence that begins so tells its reader what to do. */
const tellsReader = /^(?:ship|deliver|offer)\s/iu

/** Letters before or after a claim in which a denial concerns it. */
const nearby = 24

const isQuestion = (sentence: string): boolean => /[?？؟]["”»’)\s]*$/u.test(sentence)

export interface StatementRequest {
  readonly language: LanguageCode
  readonly source: string
  readonly isJoke: boolean
}

/** What a text claims in words, and no source gave. */
export function statementFaults(passages: readonly Passage[], { language, source, isJoke }: StatementRequest): Fault[] {
  if (isJoke) return []
  const { says, denials } = finders(language)
  return passages.flatMap(({ field, text, style }) => {
    if (style === 'note') return []
    const isTags = style === 'tags'
    const plain = searchable(isTags ? spacedTags(text) : proseOf(text))
    const found = (isTags ? tagSubjects : [...claimSubjects, ...storySubjects]).flatMap((subject) =>
      says(subject)(plain).map((cue) => ({ subject, ...cue })),
    )
    if (found.length === 0) return []
    const given = new Map<Subject, boolean>()
    const faults = new Map<string, Fault>()
    for (const { subject, at, end } of found.toSorted((a, b) => a.at - b.at || b.end - a.end)) {
      const sentence = sentenceAt(text, at, language)
      if (isQuestion(sentence)) continue
      const isStory = (storySubjects as readonly Subject[]).includes(subject)
      const isTold = subject === 'practice' || ((subject === 'childhood' || subject === 'family') && leavesOutPronouns.has(language))
      const isNotice = noticeSubjects.includes(subject) && sentence.startsWith(text.slice(at, end).trim()) && !tellsReader.test(sentence)
      const isOwn = (subject !== 'clients' && isOffer(source, language)) || speaksForWriter(sentence, language)
      if (!isTold && !isNotice && !isOwn) continue
      const before =
        plain
          .slice(Math.max(0, at - nearby), at)
          .split(/[.!?,;:。！？、，।\n]/u)
          .at(-1) ?? ''
      if (denials(before).length > 0) continue
      if (!given.has(subject)) given.set(subject, isSubjectGiven(subject === 'practice' ? 'career' : subject, source))
      if (given.get(subject) || (isStory && isRetold(sentence, source, language))) continue
      const quote = isTags ? tagAt(text, at) : isStory ? sentence : text.slice(at, end).trim()
      const key = `${isStory} ${isStory ? sentence : at}`
      if ([...faults.values()].some(({ quotes = [] }) => quotes.some((other) => other.includes(quote))) || faults.has(key)) continue
      faults.set(
        key,
        isStory
          ? {
              rule: 'experience',
              field,
              message: `${JSON.stringify(sentence)} tells of an experience that nobody gave: speak to the reader or in general, or leave the sentence out`,
              quotes: [sentence],
            }
          : {
              rule: 'claim',
              field,
              message: `${JSON.stringify(sentence)} claims ${JSON.stringify(quote)}, which nobody gave: leave it out`,
              quotes: [quote],
            },
      )
    }
    return [...faults.values()]
  })
}
