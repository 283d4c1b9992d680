import type { PictureWords } from '#contract/pictures.ts'
import { type Template, type TemplateId, templates } from './index.ts'

/** The words that a picture shows, in the order in which they are read. */
export function wordsShown(template: TemplateId, words: PictureWords): string[] {
  const { places, hasItems }: Template = templates[template]
  const [first, ...others] = places.map((place) => words[place])
  return [first, ...((hasItems && words.items) || []), ...others].filter((text): text is string => Boolean(text))
}
