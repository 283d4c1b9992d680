import { type Brand, defaultBrand, type PictureFormat, pictureFormatIds } from '#contract/pictures.ts'
import type { TemplateId } from '#pictures/index.ts'
import { type PlatformId, platforms } from '#platforms/index.ts'
import { isCounted, type PicturedText } from '#writer/picture-words.ts'

/**
 * The template and the format that a carousel begins with, by whose look it has and where it is posted. @param platform `undefined` where it is
 * open
 */
export function slideLook(
  platform: PlatformId | undefined,
  { typefaces }: Brand,
): { readonly template: TemplateId; readonly format: PictureFormat } {
  const { formats, as } = platform ? platforms[platform].pictures : { formats: pictureFormatIds, as: 'pictures' }
  // Wide slides have room for few words.
  const format = formats.find((id) => id !== 'wide') ?? formats[0]
  if (typefaces === 'poster') return { template: 'bold', format }
  if (as === 'pdf') return { template: 'journal', format }
  return { template: typefaces === 'plain' ? 'route' : 'cards', format }
}

interface Text extends PicturedText {
  readonly platform: PlatformId
}

/** How a carousel of nobody's voice looks. */
export const lookOfVisitors = ({ platform, ...text }: Text) => ({
  ...slideLook(platform, defaultBrand),
  numbered: isCounted(text),
  side: 'light' as const,
  language: text.language,
  brand: defaultBrand,
})
