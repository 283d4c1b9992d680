import { expect, test } from 'vitest'
import { defaultBrand, typefacePairs } from '#contract/pictures.ts'
import { isSlideTemplate } from '#pictures/index.ts'
import { type PlatformId, platforms } from '#platforms/index.ts'
import { slideLook } from './slide-look.ts'

test('a carousel begins with a layout for carousels, in a format of its platform that has room for words', () => {
  for (const platform of [undefined, ...(Object.keys(platforms) as PlatformId[])])
    for (const typefaces of typefacePairs) {
      const { template, format } = slideLook(platform, { ...defaultBrand, typefaces })
      expect(isSlideTemplate(template)).toBe(true)
      expect(format).not.toBe('wide')
      if (platform) expect(platforms[platform].pictures.formats).toContain(format)
    }
})

test('a document has another layout than pictures, and a brand’s typefaces choose one, too', () => {
  expect(slideLook('linkedin', defaultBrand).template).toBe('journal')
  expect(slideLook('instagram', defaultBrand).template).toBe('cards')
  expect(slideLook('instagram', { ...defaultBrand, typefaces: 'poster' }).template).toBe('bold')
  expect(slideLook('tiktok', defaultBrand)).toMatchObject({ format: 'story' })
})
