import type { TriedKind } from '#api/try-out-kinds.ts'
import type { Slide } from '#contract/carousel.ts'
import type { LanguageCode } from '#contract/options.ts'
import { wordsShown } from '#pictures/alt-text.ts'
import { slideWords } from '#pictures/slides.ts'
import type { PlatformId } from '#platforms/index.ts'
import type { OpenStudio } from '#server/infra/pictures/studio.ts'
import { lookOfVisitors } from '#writer/slide-look.ts'

/** The slides of a visitor. */
export interface TriedSlides {
  readonly slides: readonly Slide[]
  readonly platform: PlatformId
  readonly language: LanguageCode
}

/** Slides as small pictures for a page; none when the words of one do not fit a picture. */
export async function drawnSlides(
  { studio, TooManyWords }: OpenStudio,
  { slides, platform, language }: TriedSlides,
  signal: AbortSignal,
): Promise<NonNullable<TriedKind['slides']>> {
  const look = lookOfVisitors(platform, language)
  try {
    const pictures = await Array.fromAsync(studio.drawSlides({ ...look, slides }, { small: true, signal }))
    return pictures.map((picture, at) => ({
      picture: `data:image/webp;base64,${picture.toString('base64')}`,
      alt: wordsShown(look.template, slideWords(slides, at)).join('. '),
    }))
  } catch (error) {
    if (!(error instanceof TooManyWords)) throw error
    return []
  }
}
