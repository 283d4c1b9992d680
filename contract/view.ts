import { hashtagsIn } from '#contract/measure.ts'
import {
  type DescriptionPlatform,
  type LanguageCode,
  languages,
  type PostPlatform,
  type TitlePlatform,
  type Tone,
  tones,
} from '#contract/options.ts'
import type { RewriteHow } from '#contract/rewrite.ts'
import type { TextLimit } from '#platforms/platform.ts'

/** A kind's result as data: the app draws any of them in one card (app/features/generation/results). */

/** A figure beside a text. `facts` stand side by side; `over` marks one that is beyond its limit. */
export type Gauge =
  | { readonly type: 'limit'; readonly text: string; readonly limit: TextLimit }
  | { readonly type: 'facts'; readonly facts: readonly string[]; readonly over?: boolean }

/** A text at its place: as a post, a title or a description. */
type Placed =
  | { readonly as: 'post'; readonly platform: PostPlatform }
  | { readonly as: 'title'; readonly platform: TitlePlatform; readonly text: string }
  | { readonly as: 'description'; readonly platform: DescriptionPlatform; readonly text: string }

/** Something to read. */
export type Drawing =
  | { readonly as: 'text'; readonly text: string }
  /** A text as its platform shows it. */
  | (Placed & { readonly text: string; readonly title?: string | undefined })
  /** Numbered posts, each with its own figures and copy button. */
  | {
      readonly as: 'thread'
      readonly platform: PostPlatform
      readonly parts: readonly { readonly text: string; readonly gauges: readonly Gauge[] }[]
    }
  /** A script's text, cut at its timed headings. */
  | { readonly as: 'sections'; readonly text: string }
  | { readonly as: 'chips'; readonly texts: readonly string[]; readonly quiet?: true }
  /** A heading over a text, with what it fits under it. */
  | { readonly as: 'entry'; readonly title: string; readonly text: string; readonly fits: readonly string[] }

/** A text that its owner can change. */
export interface EditField<Result> {
  /** Names the field for those who do not see where it stands. */
  readonly label: string
  readonly text: string
  /** The result with another text in its place. */
  write(text: string): Result
  /** The result keeps less than what is typed (spaces between tags), so the field holds its own text meanwhile. */
  readonly loose?: true
  /** How high it is at least, in lines. */
  readonly lines?: number
  readonly gauges?: readonly Gauge[]
}

export interface CopyText {
  readonly text: string
  readonly label: string
  /** What the toast says; 'Copied to clipboard!' unless there is another message. */
  readonly done?: string
}

/** What is taken to a platform. */
export type ShareText =
  | Exclude<Placed, { as: 'post' }>
  | (Extract<Placed, { as: 'post' }> & {
      readonly post: { caption: string; title?: string | undefined; parts?: string[] | undefined }
    })

export interface Block<Result> {
  readonly heading?: string
  readonly gauges?: readonly Gauge[]
  readonly drawing: Drawing
  readonly fields: readonly EditField<Result>[]
}

/** One of several texts that are copied, shared and saved by themselves. */
export interface Item<Result> extends Block<Result> {
  /** What one is called in the names of its buttons: `title` makes "Copy title 1". */
  readonly noun: string
  readonly copy: Omit<CopyText, 'label'>
  readonly share?: ShareText
  /** The saved part that it is. */
  readonly part: string
}

/** A result as it is shown. */
export interface Shown<Result> {
  readonly gauges?: readonly Gauge[]
  readonly blocks?: readonly Block<Result>[]
  readonly items?: readonly Item<Result>[]
  /** Items are cards whose layout the person chooses, with this as the choice's name; else they stand under each other. */
  readonly layouts?: string
  /** What the platform would refuse. */
  readonly warnings?: readonly string[]
  /** What the writer says about its own text: shown until that is edited, and never copied or saved. */
  readonly why?: string | undefined
  readonly copies: readonly CopyText[]
  readonly share?: ShareText
}

/** A part of a result that is saved by itself, before the library's own limits. */
export interface SavedPart {
  /** The name by which a run remembers that it was saved. */
  readonly part: string
  readonly title: string
  /** Blank: there is nothing to save. */
  readonly content: string
  readonly tags: readonly string[]
}

/** What saving says: done, with nothing to save, failed, and without an account. */
export interface SavingMessages {
  readonly done: string
  readonly nothing: string
  readonly failed: string
  readonly signIn: string
}

/** How the results of a kind are shown and saved. */
export interface ResultView<Request, Result> {
  /** The card's heading, also while there is no text. */
  head(request: Request, result?: Result): string
  show(request: Request, result: Result): Shown<Result>
  save(request: Request, result: Result): readonly SavedPart[]
  readonly saving?: SavingMessages
  /** What a rewrite is called where this kind has another word for it. */
  readonly rewriteNames?: Readonly<Partial<Record<RewriteHow, string>>>
}

export const defineView = <Request, Result>(view: ResultView<Request, Result>): ResultView<Request, Result> => view

const figure = (value: number): string => value.toLocaleString('en')

/** Hashtags against what the platform carries; none where none are wanted and none stand. */
export function hashtagGauge(text: string, max: number): Gauge[] {
  const count = hashtagsIn(text).length
  if (max === 0 && count === 0) return []
  const words = max === 0 ? `${count === 1 ? '1 hashtag' : `${count} hashtags`}, none work here` : `${count} of ${max} hashtags`
  return [{ type: 'facts', facts: [words], over: count > max }]
}

/** Words against the length that was asked for. */
export const wordGauge = (words: number, asked: { readonly min: number; readonly max: number }): Gauge => ({
  type: 'facts',
  facts: [`${figure(words)} words`, `${figure(asked.min)}–${figure(asked.max)} asked for`],
})

/** Tags are words that people read: names of the options. */
export const voiceTags = ({ tone, language }: { readonly tone: Tone; readonly language: LanguageCode }): string[] => [
  tones[tone],
  languages[language].name,
]
