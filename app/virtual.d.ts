declare module 'virtual:contract' {
  import type { AnyContractRouter } from '@orpc/contract'

  const contract: AnyContractRouter
  export default contract
}

declare module 'virtual:api-reference' {
  import type { ApiReference } from '#contract/api-reference.ts'

  export const reference: ApiReference
}

declare module 'virtual:articles' {
  import type { Article } from '#contract/articles.ts'

  /** In the blog's order. */
  export const articles: readonly Article[]
  /** The URL of the JSON with the words of every article, for the search. */
  export const wordsAddress: string
}

declare module 'virtual:samples' {
  import type { DrawnSlide } from '#api/use-cases.ts'
  import type { Samples } from '#kinds/samples.ts'

  export const samples: Samples
  /** The slides of `samples.carousel`, and the picture of `samples.tryOut`. */
  export const drawn: { readonly slides: readonly DrawnSlide[]; readonly picture: DrawnSlide }
}

declare module 'virtual:use-cases' {
  import type { UseCase } from '#api/use-cases.ts'

  /** In the order of `useCaseSlugs`. */
  export const useCases: readonly UseCase[]
}

declare module 'virtual:locked-samples' {
  import type { LockedSamples } from '#kinds/locked-samples.ts'

  export const lockedSamples: LockedSamples
}

declare module 'virtual:legal' {
  import type { LegalText } from '#contract/articles.ts'

  export const terms: LegalText
  export const privacy: LegalText
  export const refunds: LegalText
}

declare module 'virtual:help' {
  import type { Help } from '#contract/questions.ts'

  export const help: Help
}

declare module 'virtual:fonts' {
  /** `@font-face` rules of the site pages, to be placed after those of `site-fonts.css`. */
  export const faces: string
  /** Those of the app, to be placed after its sheet. */
  export const appFaces: string
  /** The address of the app's font for text. */
  export const textFont: string
}
