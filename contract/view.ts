import type { Slide } from '#contract/carousel.ts'
import { gaugeMessages } from '#contract/form-messages.ts'
import { charactersPerWord, hashtagsIn, lengthOf } from '#contract/measure.ts'
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
import type { ChapterRules, TextLimit } from '#platforms/platform.ts'

/** A kind's result as data. One card renders the results of all kinds (app/features/generation/results). */

/** Figures next to a text. `over`: beyond the limit. */
export type Gauge =
  | { readonly type: 'limit'; readonly text: string; readonly limit: TextLimit }
  | { readonly type: 'facts'; readonly facts: readonly string[]; readonly over?: boolean }

/** A text with the place where it is posted: a post, a title or a description. */
type Placed =
  | { readonly as: 'post'; readonly platform: PostPlatform }
  | { readonly as: 'title'; readonly platform: TitlePlatform; readonly text: string }
  | { readonly as: 'description'; readonly platform: DescriptionPlatform; readonly text: string }

/** How a text is rendered. */
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
  /** Slides, each as its picture, with the caption of their post. */
  | { readonly as: 'carousel'; readonly platform: PostPlatform; readonly slides: readonly Slide[]; readonly text: string }
  /** A heading over a text, with what it fits under it. */
  | { readonly as: 'entry'; readonly title: string; readonly text: string; readonly fits: readonly string[] }

/** A text that the user can edit. */
export interface EditField<Result> {
  /** The accessible name of the field. */
  readonly label: string
  readonly text: string
  /** The result with another text in its place. */
  write(text: string): Result
  /** The result keeps less than what is typed (spaces between tags), so the field holds its own text meanwhile. */
  readonly loose?: true
  /** Minimum height in lines. */
  readonly lines?: number
  readonly gauges?: readonly Gauge[]
}

export interface CopyText {
  readonly text: string
  readonly label: string
  /** The message of the toast; 'Copied to clipboard!' by default. */
  readonly done?: string
}

/** A text to share on a platform. */
export type ShareText =
  | Exclude<Placed, { as: 'post' }>
  | (Extract<Placed, { as: 'post' }> & {
      readonly post: { caption: string; title?: string | undefined; parts?: string[] | undefined }
    })

export interface Block<Result> {
  readonly heading?: string
  readonly gauges?: readonly Gauge[]
  readonly drawing: Drawing
  /** The result with these slides in place of its own: another order, or another number. */
  readonly withSlides?: (slides: readonly Slide[]) => Result
  readonly fields: readonly EditField<Result>[]
}

/** What a text leads to. */
export interface LeadsTo {
  /** Names of the kinds that can be written from it, the likeliest first. */
  readonly kinds: readonly string[]
  /** The topic of those texts; that of its own request when absent. */
  readonly topic?: string
  /** What the texts are for, in words that their topic lacks: the title of an idea. */
  readonly about?: string
  /** The platforms that it suits, the best first. */
  readonly platforms?: readonly string[]
}

/** One of several texts, each with its own copy, share and save buttons. */
export interface Item<Result> extends Block<Result> {
  /** Its name in the labels of its buttons: `title` makes "Copy title 1". */
  readonly noun: string
  readonly copy: Omit<CopyText, 'label'>
  readonly share?: ShareText
  readonly leadsTo?: LeadsTo
  /** The saved part that it is. */
  readonly part: string
}

/** A rendered result. */
export interface Shown<Result> {
  readonly gauges?: readonly Gauge[]
  readonly blocks?: readonly Block<Result>[]
  readonly items?: readonly Item<Result>[]
  /** The name of the layout choice, when the user can choose how items are laid out; else they are a column. */
  readonly layouts?: string
  /** Warnings about text that the platform refuses. */
  readonly warnings?: readonly string[]
  /** The engine's explanation of the text: shown until the text is edited, never copied or saved. */
  readonly why?: string | undefined
  readonly copies: readonly CopyText[]
  readonly share?: ShareText
  readonly leadsTo?: LeadsTo
}

/** A part of a result that becomes one library entry, before the library's limits apply. */
export interface SavedPart {
  /** Identifies the part in the run's list of saved parts. */
  readonly part: string
  readonly title: string
  /** Blank: there is nothing to save. */
  readonly content: string
  readonly tags: readonly string[]
}

/** The messages of saving. */
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
  /** Names of rewrites that differ for this kind. */
  readonly rewriteNames?: Readonly<Partial<Record<RewriteHow, string>>>
}

export const defineView = <Request, Result>(view: ResultView<Request, Result>): ResultView<Request, Result> => view

const figure = (value: number): string => value.toLocaleString('en')

/** '1 hashtag (max 5)' */
export function hashtagsOfMost(count: number, max: number): string {
  const { hashtags, ofMost } = gaugeMessages
  return ofMost({ found: hashtags(count), max })
}

/** The number of hashtags against the platform's maximum; nothing when both are 0. */
export function hashtagGauge(text: string, max: number): Gauge[] {
  const count = hashtagsIn(text).length
  if (max === 0 && count === 0) return []
  const words = max === 0 ? gaugeMessages.noHashtags(count) : hashtagsOfMost(count, max)
  return [{ type: 'facts', facts: [words], over: count > max }]
}

/** The length of a text against the requested words, in the unit of its language. */
export function lengthGauge(text: string, asked: { readonly min: number; readonly max: number }, language: LanguageCode): Gauge {
  const perWord = charactersPerWord[language]
  const [min = '', max = ''] = [asked.min, asked.max].map((words) => figure(Math.round(words * (perWord ?? 1))))
  const { characters, words } = gaugeMessages
  return { type: 'facts', facts: [(perWord ? characters : words)({ length: figure(lengthOf(text, language)), min, max })] }
}

/** Tags are shown to users: names of the options. */
export const voiceTags = ({ tone, language }: { readonly tone: Tone; readonly language: LanguageCode }): string[] => [
  tones[tone],
  languages[language].name,
]

/** The warning about chapters that a platform would not show. */
export const chapterWarning = (platform: string, { least, seconds }: ChapterRules): string =>
  gaugeMessages.chapters({ platform, least: figure(least), seconds: figure(seconds) })

/** The warning about characters that a platform refuses. */
export const refusedWarning = (platform: string, characters: readonly string[] = []): string => {
  const { refused, or } = gaugeMessages
  return refused({ platform, characters: characters.join(` ${or} `) })
}
