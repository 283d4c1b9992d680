import type { LanguageCode } from '#contract/options.ts'
import { checksOf } from '#writer/builtin/phrases/load.ts'
import { spacingOf } from '#writer/builtin/phrases/word-lists.ts'
import { cueFinder, type FoundCue, searchable } from '#writer/checks/cue-finder.ts'
import type { Passage } from '#writer/checks/passage.ts'
import { remember } from '#writer/remember.ts'

/*
 * Words that a tip or a script tells its reader to say: `Then say: "I've always paid on time."` They are the reader's, so they claim nothing
 * about who writes.
 */

const finderOf = remember((language: LanguageCode) => cueFinder(checksOf(language).claim.dictates, spacingOf(language)))

const quotedNext =
  /^[^.!?。！？\n“"„«「『‘]{0,40}(?:[“"„]([^“”"„\n]{2,400})[”"“]|«([^«»\n]{2,400})»|「([^「」\n]{2,200})」|‘((?:[^‘’\n]|’(?=\p{L})){2,400})’)/u
const afterColon = /^[^.!?。！？\n“"„«「『‘:：]{0,24}[:：]\s?([^\n.!?…。！？।]{2,400})/u
/** Words that may stand before the verb at the beginning of a clause: `you can say`. */
const mostBefore = 2

/** What stands before a word in its clause. */
const clauseBefore = (before: string): string =>
  before
    .split(/[.!?,;:—–…。！？、，\n("“]/u)
    .at(-1)
    ?.trim() ?? ''

const startsClause = (clause: string): boolean =>
  clause === '' || (clause.split(/\s+/u).length <= mostBefore && !/(?<!^)\p{Lu}|^(?:she|he|they|one|we|who|i) /u.test(clause))

/** Without quotation marks only a command counts: "Then say: …", but not "old bicycles ask for little: …". */
const isCommand = (clause: string): boolean => /^\p{L}{0,5}$/u.test(clause)

/** Where a text has words that its reader is told to say. `isOffer`: then words after a colon are those of who writes. */
function dictatedSpans(text: string, language: LanguageCode, isOffer: () => boolean): FoundCue[] {
  return finderOf(language)(searchable(text)).flatMap(({ at, end }): FoundCue[] => {
    const clause = clauseBefore(text.slice(Math.max(0, at - 60), at))
    if (!startsClause(clause)) return []
    const rest = text.slice(end, end + 480)
    const match = quotedNext.exec(rest) ?? (isOffer() || !isCommand(clause) ? null : afterColon.exec(rest))
    return match ? [{ at: end, end: end + match[0].length }] : []
  })
}

/** The passages with spaces in place of what their reader is told to say: offsets stay. */
export const withoutDictated = (passages: readonly Passage[], language: LanguageCode, isOffer: () => boolean): Passage[] =>
  passages.map((passage) => {
    const spans = dictatedSpans(passage.text, language, isOffer)
    const text = spans.reduce((rest, { at, end }) => rest.slice(0, at) + ' '.repeat(end - at) + rest.slice(end), passage.text)
    return spans.length > 0 ? { ...passage, text } : passage
  })
