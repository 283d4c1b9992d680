/** What a text can be written from instead of a topic. */
export const sourceOrigins = ['text', 'link', 'file'] as const
export type SourceOrigin = (typeof sourceOrigins)[number]

/** UTF-16 units of a source's text, bytes of a file and of a linked page, points, and how many sources of a user are stored for how long. */
export const sourceLimits = {
  text: 60_000,
  fileBytes: 10 * 1024 * 1024,
  linkBytes: 3 * 1024 * 1024,
  points: 40,
  stored: 50,
  days: 30,
} as const

/**
 * What a person is told about a source that was read. Left out of it: `hidden` text, `struck` out text, deleted `changes`, `comments`, words in
 * `pictures`, `embedded` files · `unpunctuated`: its sentences were divided by pauses and words, because it has no punctuation
 */
export const sourceRemarks = ['hidden', 'struck', 'changes', 'comments', 'pictures', 'embedded', 'unpunctuated'] as const
export type SourceRemark = (typeof sourceRemarks)[number]

/** The files that can be read, by the end of their name. */
export const sourceFileTypes = ['txt', 'md', 'docx', 'pdf', 'srt', 'vtt', 'sbv'] as const
export type SourceFileType = (typeof sourceFileTypes)[number]

/** The type of a file by its name; undefined when it cannot be read. */
export const fileTypeOf = (name: string): SourceFileType | undefined =>
  sourceFileTypes.find((type) => name.toLowerCase().endsWith(`.${type}`) || (type === 'md' && name.toLowerCase().endsWith('.markdown')))

/** One thing that a source says. */
export interface SourcePoint {
  readonly text: string
  /** Facts of the point, word for word as the source has them: numbers, dates, names, quotations. */
  readonly facts: readonly string[]
  /** Where in the source's text it is found: UTF-16 units from its start. */
  readonly at: number
}

/** Which points of a source a text is written from: positions in its list. */
export interface SourceChoice {
  readonly id: string
  readonly points: readonly number[]
}

/** The parameter of a file's address that names its encoding, and the field of the error when it is needed: several read like a text. */
export const encodingParameter = 'encoding'
