import type { TryOutKind } from '#api/try-out-kinds.ts'
import type { Section } from '#contract/articles.ts'
import type { LanguageCode, triedScriptLengths } from '#contract/options.ts'
import type { ArticleSlug, UseCaseSlug } from '#contract/paths.ts'
import type { Question } from '#contract/questions.ts'
import type { Samples } from '#kinds/samples.ts'
import type { PlatformId } from '#platforms/index.ts'

/** Pages about one use each: built from content/use-cases by scripts/vite/use-cases.ts. */

/** What a try-out begins with: a topic and its facts, one a line. */
export interface TryOutStart {
  readonly topic: string
  readonly details: string
}

/** What the try-out of a page is set to. */
export interface TryOutPreset {
  readonly kind: 'post' | TryOutKind['kind']
  readonly platform?: PlatformId | undefined
  readonly length?: (typeof triedScriptLengths)[number] | undefined
  readonly language: LanguageCode
  /** Examples to start from; what the first of them becomes is shown before the visitor writes. */
  readonly starts: readonly TryOutStart[]
}

/** A picture of a slide, a file of the build. */
export interface DrawnSlide {
  readonly src: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

/** A text that the built-in writer made of `start` in this build. */
export interface UseCaseSample {
  readonly start: TryOutStart
  /** The whole text; titles are a line each. */
  readonly text: string
  /** As in the answer of the try-out. */
  readonly used: number
  /** Of a page about posts: the post with its request. */
  readonly post?: Samples['tryOut']
  /** Of a page about carousels: its slides, drawn. */
  readonly slides?: readonly DrawnSlide[]
}

export interface UseCase {
  readonly slug: UseCaseSlug
  readonly title: string
  /** For search engines; at most 160 characters. */
  readonly description: string
  readonly lead: string
  readonly preset: TryOutPreset
  /** The figures of the platform, in one line each. */
  readonly facts: readonly { readonly name: string; readonly value: string }[]
  /** Where its table of contents leads. */
  readonly sections: readonly Section[]
  /** The text before and after the worked example. */
  readonly html: readonly [before: string, after: string]
  readonly first: UseCaseSample
  readonly example: UseCaseSample
  readonly questions: readonly Question[]
  readonly related: readonly ArticleSlug[]
}
