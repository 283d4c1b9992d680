import type { LanguageCode } from '#contract/options.ts'
import { type Brand, defaultBrand, type PictureFormat, pictureFormatIds } from '#contract/pictures.ts'
import type { TemplateId } from '#pictures/index.ts'
import { type PlatformId, platforms } from '#platforms/index.ts'

/**
 * The template and the format that a carousel begins with, by whose look it has and where it is posted. @param platform `undefined` where it is
 * open
 */
export function slideLook(platform: PlatformId | undefined, { typefaces }: Brand): { template: TemplateId; format: PictureFormat } {
  const { formats, as } = platform ? platforms[platform].pictures : { formats: pictureFormatIds, as: 'pictures' }
  // Wide slides have room for few words.
  const format = formats.find((id) => id !== 'wide') ?? formats[0]
  if (typefaces === 'poster') return { template: 'bold', format }
  if (as === 'pdf') return { template: 'journal', format }
  return { template: typefaces === 'plain' ? 'route' : 'cards', format }
}

/** How a carousel of nobody's voice looks. */
export const lookOfVisitors = (platform: PlatformId, language: LanguageCode) => ({
  ...slideLook(platform, defaultBrand),
  side: 'light' as const,
  language,
  brand: defaultBrand,
})
