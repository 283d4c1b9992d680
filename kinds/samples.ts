import type { LanguageCode } from '#contract/options.ts'
import type { KindName, RequestOf, ResultOf } from '#kinds/index.ts'

/** A request and the built-in writer's result. */
export interface Sample<Name extends KindName> {
  readonly request: RequestOf<Name>
  readonly result: ResultOf<Name>
}

/** A sample with its length in its platform's unit. */
type CountedSample<Name extends KindName> = Sample<Name> & { readonly used: number }

/** The samples on site pages. `scripts/vite/samples.ts` generates them in each build. */
export interface Samples {
  /** The first content of the try-out. */
  readonly tryOut: CountedSample<'post'>
  readonly post: CountedSample<'post'>
  readonly carousel: Sample<'carousel'>
  readonly description: CountedSample<'description'>
  readonly script: Sample<'script'>
  readonly ideas: Sample<'ideas'>
  /** A short post about the same news in every language, without hashtags. */
  readonly languages: Readonly<Record<LanguageCode, string>>
}
