import type { Slide } from '#contract/carousel.ts'
import type { PictureWords } from '#contract/pictures.ts'
import type { Page } from './template.ts'

/** Where a slide stands in its carousel. */
export type SlidePart = 'first' | 'inner' | 'last'

export const slidePage = (slides: readonly Slide[], at: number): Page => ({ at: at + 1, of: slides.length })

/** A picture without a page is drawn as a cover. */
export const partOf = (page: Page | undefined): SlidePart => {
  if (!page || page.at === 1) return 'first'
  return page.at === page.of ? 'last' : 'inner'
}

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/gu

/** The width of a text in letters; those of Chinese, Japanese and Korean are as wide as two, marks above and below have none. */
export const columnsOf = (text: string): number => text.replaceAll(/\p{Mn}/gu, '').length + (text.match(wide)?.length ?? 0)

/** The most columns of a call that stays on one line as a button. */
const buttonColumns = 26

const isButton = (text: string) => columnsOf(text) <= buttonColumns && !text.includes('\n')

/** The words of a slide by their places. What to do, on the last one, is a button where it is short. */
export function slideWords(slides: readonly Slide[], at: number): PictureWords {
  const { heading: headline = '', text = '' } = slides[at] ?? {}
  if (text === '') return { headline }
  return partOf(slidePage(slides, at)) === 'last' && isButton(text) ? { headline, call: text } : { headline, body: text }
}
