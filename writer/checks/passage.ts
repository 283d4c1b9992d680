/** One text of a result, as the checks see it. */
export interface Passage {
  /** Where it stands in the result: `caption`, `titles.2.title`, … */
  readonly field: string
  readonly text: string
  /**
   * `title`: capitals say nothing about names. `tags`: a list of words, without grammar or language to speak of. `note`: beside the
   * text that is posted; it must be text, and not our own instructions.
   */
  readonly style?: 'title' | 'tags' | 'note'
}

/** Whether a passage is read for what it says and how. */
export const isProse = ({ style }: { readonly style?: Passage['style'] | undefined }): boolean => style !== 'tags' && style !== 'note'

const links = /(?:https?:\/\/|www\.)\S+|(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+/giu
const namesOnline = /(?<![\p{L}\p{M}\p{N}])[@#][\p{L}\p{M}\p{N}_]+/gu
/** A script's `[0:00–0:10] Hook` lines, which are read and not spoken. */
const scriptHeading = /^\[\d{1,2}:\d{2}–\d{1,2}:\d{2}\] .+$/gmu

/** The words alone: no links, handles, hashtags or script headings. */
export const proseOf = (text: string): string => text.replace(scriptHeading, ' ').replace(links, ' ').replace(namesOnline, ' ')

/** A text for comparing: lower case, words and single spaces only. */
export const normalised = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
