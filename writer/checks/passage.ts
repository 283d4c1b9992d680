import type { LanguageCode } from '#contract/options.ts'
import { sentenceSegments } from '#writer/fit/boundaries.ts'

/** One text of a result, with what the checks need to know about it. */
export interface Passage {
  /** Its path in the result: `caption`, `titles.2.title`, … */
  readonly field: string
  readonly text: string
  /**
   * `title`: capitals do not indicate names. `tags`: a list of words without grammar. `note`: an explanation that is not posted; it is only
   * checked for being text and not an echo of the prompt.
   */
  readonly style?: 'title' | 'tags' | 'note'
}

/** Whether content and style of a passage are checked. */
export const isProse = ({ style }: { readonly style?: Passage['style'] | undefined }): boolean => style !== 'tags' && style !== 'note'

const links =
  /(?:https?:\/\/|www\.)\S+|(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+|(?<![\w@.-])(?:[a-z0-9-]{1,63}\.){1,3}(?:com|org|net|io|co|app|dev|shop|store|info|example)\b(?:\/[^\s)]*)?/giu
const namesOnline = /(?<![\p{L}\p{M}\p{N}])[@#][\p{L}\p{M}\p{N}_]+(?:\.[\p{L}\p{M}\p{N}_]+)*/gu
/** A script's `[0:00–0:10] Hook` lines, which are not spoken. */
const scriptHeading = /^\[\d{1,2}:\d{2}–\d{1,2}:\d{2}\] .+$/gmu

const blank = (match: string) => ' '.repeat(match.length)

/** Arabic writes the ending of an adverb in two orders, `مجاناً` and `مجانًا`: the second, at the same offsets. */
export const oneTanwin = (text: string): string => text.replaceAll('\u0627\u064b', '\u064b\u0627')

/** The text with spaces in place of links, handles, hashtags and script headings: offsets stay. */
export const proseOf = (text: string): string =>
  oneTanwin(text.replace(scriptHeading, blank).replace(links, blank).replace(namesOnline, blank))

/** A list of hashtags with spaces in place of `#` and between the words of each: `#BioHonig` is ` Bio Honig`. */
export const spacedTags = (text: string): string => text.replaceAll('#', ' ').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')

/** The hashtag or word of a list at an offset of `spacedTags`. */
export function tagAt(text: string, at: number): string {
  let end = 0
  for (const part of text.split(/(?<=\s)/u)) {
    end += spacedTags(part).length
    if (at < end) return part.trim()
  }
  return text
}

let split: { readonly text: string; readonly segments: readonly string[] } = { text: '', segments: [] }

/** What a person reads as one sentence around an offset, to quote in a complaint. */
export function sentenceAt(text: string, at: number, language: LanguageCode): string {
  // Complaints about one text follow one another, so its sentences are kept.
  if (split.text !== text) split = { text, segments: sentenceSegments(text, language) }
  let from = 0
  for (const segment of split.segments) {
    if (at < from + segment.length) return segment.trim()
    from += segment.length
  }
  return text.slice(from).trim()
}

/** Whether a streamed text starts with its earlier state. Compares slices: on texts of some hundred letters `startsWith` takes forty times as long. */
export const continues = (text: string, before: string): boolean => text.slice(0, before.length) === before

/** A text for comparisons: words in lower case, separated by single spaces. */
export const normalised = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
