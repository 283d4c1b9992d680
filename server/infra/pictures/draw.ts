import { type MeasuredNode, type MeasuredTextRun, Renderer } from '@takumi-rs/core'
import pLimit from 'p-limit'
import type { Slide } from '#contract/carousel.ts'
import { type LanguageCode, languages } from '#contract/options.ts'
import {
  type Brand,
  type PictureFile,
  type PictureFormat,
  type PictureSide,
  type PictureWords,
  pictureFormats,
} from '#contract/pictures.ts'
import { paletteOf } from '#pictures/colors.ts'
import { type TemplateId, templates } from '#pictures/index.ts'
import type { PictureNode, Style } from '#pictures/node.ts'
import { columnsOf, partOf, slidePage, slideWords } from '#pictures/slides.ts'
import type { Drawing, Page } from '#pictures/template.ts'
import { withEmoji } from './emoji.ts'
import { fontsOf, type Typefaces, typefacesFor } from './fonts.ts'
import { isUnspaced, withLineEnds } from './line-ends.ts'

/** What a picture is drawn from. */
export interface Picture {
  readonly template: TemplateId
  readonly format: PictureFormat
  readonly side: PictureSide
  readonly language: LanguageCode
  readonly words: PictureWords
  readonly brand: Brand
  /** Of a carousel; absent: its slides are numbered. */
  readonly numbered?: boolean | undefined
  readonly page?: Page
  /** Bytes of a PNG, JPEG or WebP file of ours. */
  readonly photo?: Uint8Array
  readonly logo?: Uint8Array
}

/** Slides of one look. */
export interface Carousel extends Omit<Picture, 'words' | 'page'> {
  readonly slides: readonly Slide[]
}

/** The words do not fit a picture at the smallest size that is read. */
export class TooManyWords extends Error {
  /** How many characters of the words are too many, at least. */
  readonly excess: number
  /** Which slide of a carousel, from 0. */
  readonly slide: number | undefined
  constructor(excess: number, slide?: number) {
    super(`The picture has ${excess} characters too many`)
    this.excess = excess
    this.slide = slide
  }
}

/** Height of a line by the size of its words: scripts with marks above and below need more. */
const lineHeights: Partial<Record<LanguageCode, number>> = { hi: 1.36, sa: 1.36, bn: 1.36, ar: 1.5, ur: 2.05, ja: 1.32, ko: 1.3, zh: 1.3 }

/** Slides have few words, and room between their lines. */
const nastaliqOfSlides = 2.3

/** Strokes of Nastaliq reach beyond their letters, by this share of their size. */
const overhang = 0.16

/** The smallest words that are read on a phone, and the sizes at the largest, in pixels at a width of 1080. */
const sizes = { least: 40, body: 62, display: 190 } as const

/** Lines of a short heading of a slide. */
const mostShortLines = 4

/** Pictures drawn at once: each takes some megabytes and a thread of the process. */
const drawnAtOnce = 2

/** Steps between the smallest and the largest size. */
const steps = 24

/** The width of a line of a slide’s heading on average, in letters, at least, where it has more than three. */
const lineColumns = 12

/** Of the sizes that a slide could have alone, what it has at least beside fuller ones. */
const leastShare = 0.6

/** Widths and heights are rounded to whole pixels at several places. */
const tolerance = 1.5

/** Pixels inside the edges of a node that its children keep free: `padding` as `8`, `8px 16px` or `8px 16px 24px`. */
function paddingOf({ padding = 0 }: Style) {
  const [top = 0, side = top, bottom = top] = typeof padding === 'number' ? [padding] : padding.split(' ').map(Number.parseFloat)
  return { top, side, bottom }
}

/** The space at the end of a line, which is measured with its words or beside them, at most. In Arabic and Urdu it is on the left. */
const spaceAfter = ({ text, height }: MeasuredTextRun) => (/\s$/u.test(text) ? 0.22 * height : 0)

/** Whether any part of a tree is outside the room of the one that holds it. What is placed absolutely lies on the others on purpose. */
function overruns(node: PictureNode, measured: MeasuredNode): boolean {
  if (measured.runs.some((run) => run.x + spaceAfter(run) < -tolerance || run.x + run.width - spaceAfter(run) > measured.width + tolerance))
    return true
  if (node.type !== 'container') return false
  const [, , , , left, top] = measured.transform
  const padding = paddingOf(node.style)
  return node.children.some((child, at) => {
    const box = measured.children[at]
    if (!box) return false
    if (child.style.position === 'absolute') return overruns(child, box)
    const [, , , , x, y] = box.transform
    return (
      x < left + padding.side - tolerance ||
      y < top + padding.top - tolerance ||
      x + box.width > left + measured.width - padding.side + tolerance ||
      y + box.height > top + measured.height - padding.bottom + tolerance ||
      overruns(child, box)
    )
  })
}

/** How many lines some words take that are one text of a tree; 0 where they are not. */
function linesOf(words: string, node: PictureNode, measured: MeasuredNode): number {
  if (node.type === 'text') return node.text === words ? new Set(measured.runs.map(({ y }) => y)).size : 0
  if (node.type !== 'container') return 0
  return Math.max(0, ...node.children.map((child, at) => (measured.children[at] ? linesOf(words, child, measured.children[at]) : 0)))
}

/** The sizes of headings and of other words, in `steps` between the smallest and the largest. */
interface Steps {
  readonly display: number
  readonly body: number
}

const smallest: Steps = { display: 0, body: 0 }

/** The largest whole number from 0 for which a test holds, which holds for every smaller one; -1 when it does not hold for 0. */
async function mostThat(most: number, holds: (value: number) => Promise<boolean> | boolean): Promise<number> {
  let [least, high] = [-1, most]
  while (least < high) {
    const half = (least + high + 1) >> 1
    if (await holds(half)) least = half
    else high = half - 1
  }
  return least
}

/** The words without some of their characters, from the end of whichever place has the most. */
function withoutEnd({ items, ...words }: PictureWords, count: number): PictureWords {
  const texts = Object.entries(words).map(([id, value]) => ({ id, value: [...(value ?? '')] }))
  for (let left = count; left > 0; left -= 1) texts.toSorted((a, b) => b.value.length - a.value.length)[0]?.value.pop()
  return { ...Object.fromEntries(texts.map(({ id, value }) => [id, value.join('')])), ...(items && { items }) }
}

const allWords = ({ items = [], ...words }: PictureWords) => [...Object.values(words), ...items].join(' ')

export interface Studio {
  /** @throws TooManyWords */
  draw(picture: Picture, file?: PictureFile): Promise<Buffer>
  /**
   * The slides of a carousel one after the other, or one of them. @throws TooManyWords before the first is drawn, or the reason of the signal
   */
  drawSlides(carousel: Carousel, options?: SlidesOptions): AsyncGenerator<Buffer>
  /** The layout of what would be drawn; `null` when the words do not fit. */
  measure(picture: Picture): Promise<MeasuredNode | null>
}

interface SlidesOptions {
  /** The only slide that is drawn, from 0. */
  readonly at?: number | undefined
  readonly file?: PictureFile
  /** Half as wide and high, as lossy WebP: for a row of them on a page. */
  readonly small?: boolean
  readonly signal?: AbortSignal | undefined
}

/** Draws pictures, in threads of the renderer. */
export function createStudio(): Studio {
  const renderer = new Renderer()
  const needFonts = fontsOf(renderer)
  const limit = pLimit(drawnAtOnce)

  const treeAt = (picture: Picture, faces: Typefaces, at: Steps): PictureNode => {
    const { width, height, safe } = pictureFormats[picture.format]
    const { direction } = languages[picture.language]
    const by = (width < height ? width : Math.sqrt(width * height)) / 1080
    const least = (sizes.least * width) / 1080
    const between = (most: number, step: number) => Math.round(Math.max(least, least + ((most * by - least) * step) / steps))
    const line = picture.page && picture.language === 'ur' ? nastaliqOfSlides : (lineHeights[picture.language] ?? 1.12)
    const unit = (pixels: number) => Math.round(pixels * by)
    // A word is broken only where the smallest size does not fit: a larger size that breaks one is too large.
    const words: Style = {
      ...((picture.language === 'ko' || isUnspaced(picture.language)) && { wordBreak: 'keep-all' }),
      overflowWrap: at.display === 0 ? 'anywhere' : 'normal',
      // Day and place stand on lines of their own.
      whiteSpace: 'pre-line',
      direction,
      textAlign: direction === 'rtl' ? 'right' : 'left',
      width: '100%',
    }
    const drawing: Drawing = {
      words: withLineEnds(picture.words, picture.language),
      width,
      height,
      isWide: width > height,
      padding: unit(width > height ? 64 : 88),
      paddingBlock: Math.round(Math.max(unit(width > height ? 56 : 80), height * safe)),
      palette: paletteOf(picture.brand, picture.side),
      side: picture.side,
      isNumbered: picture.numbered ?? true,
      display: (most = 1) => ({
        ...words,
        ...(picture.language === 'ur' && { padding: `0px ${Math.round(overhang * between(sizes.display * most, at.display))}px` }),
        fontFamily: faces.display,
        fontWeight: faces.displayWeight,
        fontSize: between(sizes.display * most, at.display),
        lineHeight: line,
        textWrap: 'balance',
      }),
      body: (most = 1) => ({
        ...words,
        fontFamily: faces.body,
        fontSize: between(sizes.body * most, at.body),
        lineHeight: Math.max(1.34, Math.min(line + 0.1, 1.9)),
        // With `pretty` the renderer draws, now and then, a line more than it measures.
        textWrap: 'balance',
      }),
      small: { fontFamily: faces.body, fontSize: Math.round(least), lineHeight: Math.max(1.2, line) },
      unit,
      isRightToLeft: direction === 'rtl',
      number: (value) => new Intl.NumberFormat(languages[picture.language].locale).format(value),
      handle: picture.brand.handle,
      ...(picture.page && { page: picture.page }),
      ...(picture.photo && { photo: 'photo' }),
      ...(picture.logo && { logo: 'logo' }),
    }
    return templates[picture.template].draw(drawing)
  }

  const sources = ({ photo, logo }: Picture) => [
    ...(photo ? [{ src: 'photo', data: photo }] : []),
    ...(logo ? [{ src: 'logo', data: logo }] : []),
  ]

  const options = (picture: Picture) => {
    const { width, height } = pictureFormats[picture.format]
    return { width, height, lang: picture.language }
  }

  async function fits(picture: Picture, faces: Typefaces, at: Steps): Promise<boolean> {
    const tree = treeAt(picture, faces, at)
    const { node, images } = await withEmoji(tree)
    const measured = await renderer.measure(node, { ...options(picture), images: [...sources(picture), ...images] })
    if (overruns(tree, measured)) return false
    // Larger headings of slides would have a word on each line.
    const { headline = '' } = withLineEnds(picture.words, picture.language)
    const mostLines = Math.max(mostShortLines, Math.ceil(columnsOf(picture.words.headline ?? '') / lineColumns))
    return !picture.page || at.display === 0 || linesOf(headline, tree, measured) <= mostLines
  }

  /** The largest sizes at which all of some pictures fit; `undefined` when the smallest do not. */
  async function largest(pictures: readonly Picture[], faces: Typefaces): Promise<Steps | undefined> {
    const allFit = async (at: Steps) => {
      for (const picture of pictures) if (!(await fits(picture, faces, at))) return false
      return true
    }
    const both = await mostThat(steps, (step) => allFit({ display: step, body: step }))
    if (both < 0) return undefined
    // A long word in the heading keeps it small, which is no reason for small words below it.
    const body = await mostThat(steps, (step) => (step <= both ? true : allFit({ display: both, body: step })))
    return { display: both, body }
  }

  /** How many characters have to go until the smallest size fits, the longest words first. */
  async function excessOf(picture: Picture, faces: Typefaces): Promise<number> {
    const total = allWords(picture.words).length
    const fewest = (cut: number) => fits({ ...picture, words: withoutEnd(picture.words, total - cut) }, faces, smallest)
    return total - Math.max(0, await mostThat(total, fewest))
  }

  /** The typefaces of pictures of one look, registered. */
  async function facesOf(look: Carousel | Picture, words: string): Promise<Typefaces> {
    const faces = typefacesFor(look.brand.typefaces, look.language, words + (look.brand.handle ?? ''))
    await needFonts(faces.families)
    return faces
  }

  async function prepared(picture: Picture, faces: Typefaces, at: Steps) {
    const { node, images } = await withEmoji(treeAt(picture, faces, at))
    return { node, images: [...sources(picture), ...images] }
  }

  async function renderSmall(picture: Picture, faces: Typefaces, at: Steps): Promise<Buffer> {
    const { node, images } = await prepared(picture, faces, at)
    const { width, height, lang } = options(picture)
    const half = { width: width / 2, height: height / 2, devicePixelRatio: 0.5 }
    return renderer.render(node, { ...half, lang, images, format: 'webp', quality: 82 })
  }

  async function render(picture: Picture, faces: Typefaces, at: Steps, file: PictureFile): Promise<Buffer> {
    const { node, images } = await prepared(picture, faces, at)
    return renderer.render(node, { ...options(picture), format: file, images, ...(file === 'jpeg' && { quality: 92 }) })
  }

  async function draw(picture: Picture, file: PictureFile = 'png'): Promise<Buffer> {
    const faces = await facesOf(picture, allWords(picture.words))
    const at = await largest([picture], faces)
    if (!at) throw new TooManyWords(await excessOf(picture, faces))
    return render(picture, faces, at, file)
  }

  async function measure(picture: Picture): Promise<MeasuredNode | null> {
    const faces = await facesOf(picture, allWords(picture.words))
    const at = await largest([picture], faces)
    if (!at) return null
    const { node, images } = await prepared(picture, faces, at)
    return renderer.measure(node, { ...options(picture), images })
  }

  async function* drawSlides(
    { slides, ...look }: Carousel,
    { at, file = 'png', small = false, signal }: SlidesOptions = {},
  ): AsyncGenerator<Buffer> {
    /** Waits for its turn, unless the caller has gone by then. */
    const inTurn = <Value>(task: () => Promise<Value>) =>
      limit(() => {
        signal?.throwIfAborted()
        return task()
      })
    const all = slides.map((_, index) => ({ ...look, words: slideWords(slides, index), page: slidePage(slides, index) }))
    const faces = await inTurn(() => facesOf({ slides, ...look }, all.map(({ words }) => allWords(words)).join(' ')))
    const wanted = all.filter((_, index) => at === undefined || index === at)
    for (const picture of wanted) {
      const excess = await inTurn(async () => ((await fits(picture, faces, smallest)) ? 0 : excessOf(picture, faces)))
      if (excess > 0) throw new TooManyWords(excess, picture.page.at - 1)
    }
    // Inner slides have the same sizes, so that whoever swipes sees one layout; a heading alone is larger.
    const groupOf = ({ page, words }: (typeof all)[number]) => `${partOf(page)} ${words.body ? 'text' : 'heading'}`
    const shared = new Map<string, Steps>()
    const sharedBy = async (group: string): Promise<Steps> => {
      const alike: Picture[] = []
      // One that fits at no size is refused when it is drawn, and keeps no other small.
      for (const picture of all) if (groupOf(picture) === group && (await fits(picture, faces, smallest))) alike.push(picture)
      return (await largest(alike, faces)) ?? smallest
    }
    for (const picture of wanted) {
      const group = groupOf(picture)
      const together = shared.get(group) ?? (await inTurn(() => sharedBy(group)))
      shared.set(group, together)
      yield await inTurn(async () => {
        // A few words are not lost on their slide because another one is full.
        const alone = (await largest([picture], faces)) ?? smallest
        const size = (of: keyof Steps) => Math.max(together[of], Math.floor(alone[of] * leastShare))
        const at = { display: size('display'), body: size('body') }
        return small ? renderSmall(picture, faces, at) : render(picture, faces, at, file)
      })
    }
  }

  return { draw: (picture, file) => limit(draw, picture, file), measure: (picture) => limit(measure, picture), drawSlides }
}
