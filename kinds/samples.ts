import type { KindName, RequestOf, ResultOf } from '#kinds/index.ts'

/** A request, and what the built-in writer wrote for it. */
export interface Sample<Name extends KindName> {
  readonly request: RequestOf<Name>
  readonly result: ResultOf<Name>
}

/** A sample of a text that is counted against its platform's limit, in that platform's own unit. */
export interface CountedSample<Name extends KindName> extends Sample<Name> {
  readonly used: number
}

/** What site pages show of the product. `scripts/vite/samples.ts` has them written whenever the pages are built. */
export interface Samples {
  /** What the try-out holds before anybody has tried. */
  readonly tryOut: CountedSample<'post'>
  readonly post: CountedSample<'post'>
  readonly description: CountedSample<'description'>
  readonly script: Sample<'script'>
  readonly ideas: Sample<'ideas'>
}
