import type { Fault } from '#contract/kind.ts'
import { hashtagsIn } from '#contract/measure.ts'
import type { LanguageCode } from '#contract/options.ts'
import type { CheckCode, CheckNote } from '#contract/result-notes.ts'
import { replaceEmoji } from '#writer/builtin/sentences.ts'
import { hasInventedLink } from '#writer/checks/leftovers.ts'
import type { Passage } from '#writer/checks/passage.ts'
import { splitTrailingHashtags } from '#writer/fit/hashtags.ts'
import { unitsOf } from '#writer/fit/middle.ts'

/** The faults that a user is told about; the others are of style, or prevent delivery. */
const codes: Readonly<Partial<Record<Fault['rule'], CheckCode>>> = {
  number: 'number',
  name: 'name',
  claim: 'claim',
  experience: 'experience',
  quotation: 'quotation',
  missing: 'missing',
  leftover: 'leftover',
  foreign: 'language',
  cliche: 'worn',
  length: 'length',
  avoided: 'avoided',
  emoji: 'emoji',
  question: 'question',
  contradicts: 'contradicts',
  copied: 'copied',
}

/** Whether there are fewer titles, ideas or hashtags than requested: what there is can be posted, and nothing is added to make up the number. */
export const isFewer = ({ rule, measured, allowed }: Fault): boolean =>
  (rule === 'count' || rule === 'hashtags') && measured !== undefined && measured < (allowed?.min ?? 0)

/** The notes about faults that a result is delivered with; one for each code and field. */
export function notesOf(faults: readonly Fault[]): CheckNote[] {
  const notes = new Map<string, CheckNote>()
  for (const fault of faults) {
    const { rule, field, quotes = [], measured, allowed } = fault
    const code = isFewer(fault) ? 'fewer' : codes[rule]
    if (!code) continue
    const key = `${code} ${field}`
    const before = notes.get(key)?.quotes ?? []
    const size =
      code === 'length' || code === 'emoji' || code === 'fewer'
        ? { ...(measured !== undefined && { measured }), ...(allowed && { allowed }) }
        : {}
    notes.set(key, { code, field, quotes: [...new Set([...before, ...quotes])], ...size })
  }
  return [...notes.values()]
}

/** Notes about claims that are the same in every language: a number, a name. */
const untranslated: readonly CheckCode[] = ['number', 'name']

/** The notes of an original that hold for its translation, too: what they quote is still in the text. */
export const notesOfOriginal = (notes: readonly CheckNote[], text: string): CheckNote[] =>
  notes.flatMap((note) => {
    const quotes = note.quotes.filter((quote) => text.includes(quote))
    return untranslated.includes(note.code) && quotes.length > 0 ? [{ ...note, quotes }] : []
  })

/** A text for comparison: spaces, emoji and the sign of hashtags do not matter. */
const plain = (text: string) =>
  replaceEmoji(text, () => '')
    .replace(/\s+/gu, ' ')
    .replaceAll('#', '')
    .trim()

/** The parts of a passage that a cut removes as a whole. */
function partsOf({ text, style }: Passage, language: LanguageCode): string[] {
  if (style === 'tags') return text.includes('#') ? hashtagsIn(text) : text.split(', ')
  const { body, tags } = splitTrailingHashtags(text)
  return [...unitsOf(body, language).map((unit) => unit.text.trim()), ...tags]
}

export interface CutContext {
  readonly language: LanguageCode
  /** What the user gave. */
  readonly source: string
  /** The most hashtags that the voice wants; infinite where it leaves them to the platform. */
  readonly hashtags: number
}

/**
 * Notes that name every sentence, list, title and hashtag that a result has lost or that reads differently, by what removed it; `note` passages
 * are not part of it.
 */
export function cutNotes(before: readonly Passage[], after: readonly Passage[], { language, source, hashtags }: CutContext): CheckNote[] {
  const ofText = (passages: readonly Passage[]) => passages.filter(({ style }) => style !== 'note')
  const left = ofText(after)
  const text = plain(left.map((passage) => passage.text).join('\n'))
  const tags = new Set(
    left.flatMap((passage) => [...hashtagsIn(passage.text), ...(passage.style === 'tags' ? partsOf(passage, language) : [])]),
  )
  return ofText(before).flatMap((passage): CheckNote[] => {
    const isLeft = (part: string) =>
      hashtagsIn(part)[0] === part || passage.style === 'tags' ? tags.has(part) : text.includes(plain(part))
    const lost = partsOf(passage, language).filter((part) => plain(part) !== '' && !isLeft(part))
    const note = (code: 'link' | 'cut', quotes: string[]): CheckNote[] =>
      quotes.length > 0 ? [{ code, field: passage.field, quotes }] : []
    const isLink = (part: string) => hasInventedLink(part, source)
    // Somebody who asked for few hashtags, or none, need not be told that they got them.
    const isUnwanted = (part: string) => Number.isFinite(hashtags) && hashtagsIn(part)[0] === part
    return [
      ...note('link', lost.filter(isLink)),
      ...note(
        'cut',
        lost.filter((part) => !isLink(part) && !isUnwanted(part)),
      ),
    ]
  })
}
