import type { KindName } from '#contract/kind.ts'

/** What History and the Library call each kind. Apart from the kinds, so that a list takes no schema library along. */
export const kindLabels: Readonly<Record<KindName, string>> = {
  post: 'Post',
  titles: 'Titles',
  description: 'Description',
  hashtags: 'Hashtags',
  ideas: 'Ideas',
  script: 'Script',
}

export const kindNames = Object.keys(kindLabels) as [KindName, ...KindName[]]
