import { readFile } from 'node:fs/promises'
import { type CSSProperties, createElement, type ReactNode } from 'react'
import satori, { type Font } from 'satori'
import { sharePicture } from '#app/lib/site-meta.ts'
import { brand } from '#contract/brand.ts'
import { postPlatforms } from '#contract/options.ts'
import { platforms } from '#platforms/index.ts'
import { readPalette } from './palette.ts'
import type { PrerenderedPage } from './prerendered.ts'

const { width, height } = sharePicture
const margin = 72

/** Where an article's illustration lies on the picture, in pixels; it keeps its own shape of 16 to 9. */
export const illustrationPlace = { left: 592, top: 166, width: 536, height: 302 } as const

const fontFile = (name: string) => readFile(new URL(import.meta.resolve(`@fontsource/${name}.woff`)))

/** satori reads no variable fonts; these are the weights of the site's headings and text. */
export async function readFonts(): Promise<Font[]> {
  const [fraunces, inter] = await Promise.all([
    fontFile('fraunces/files/fraunces-latin-600-normal'),
    fontFile('inter/files/inter-latin-400-normal'),
  ])
  return [
    { name: 'Fraunces', data: fraunces, weight: 600 },
    { name: 'Inter', data: inter, weight: 400 },
  ]
}

/** What it writes for, in a line. */
const covered = postPlatforms.map((platform) => platforms[platform].label).join(' · ')

const box = (style: CSSProperties, ...children: ReactNode[]) => createElement('div', { style: { display: 'flex', ...style } }, ...children)

/** Pixels: a long title is set smaller, so that it stays within four lines. */
const titleSize = (title: string, beside: boolean) => {
  const sizes = beside ? [64, 56, 48] : [92, 76, 64]
  return sizes[title.length <= 28 ? 0 : title.length <= 52 ? 1 : 2]
}

/**
 * The picture of a page as SVG with every letter drawn: wordmark, title, what it says, on paper.
 * @param quill the product's mark as an SVG file
 * @param beside whether an illustration will lie at `illustrationPlace`
 */
export function drawShare(
  { title, description, section }: PrerenderedPage,
  quill: Buffer,
  fonts: Font[],
  beside: boolean,
): Promise<string> {
  const colour = readPalette()
  const mark = createElement('img', { src: `data:image/svg+xml;base64,${quill.toString('base64')}`, width: 60, height: 60 })
  const name = box({ fontFamily: 'Fraunces', fontSize: 38, color: colour('ink') }, brand.name)
  const heading = { fontFamily: 'Fraunces', fontSize: titleSize(title, beside), lineHeight: 1.12, letterSpacing: '-0.015em' }
  const text = box(
    {
      flexDirection: 'column',
      width: beside ? illustrationPlace.left - margin * 1.5 : width - margin * 3,
      flexGrow: 1,
      justifyContent: 'center',
    },
    box({ ...heading, color: colour('ink') }, title),
    ...(beside ? [] : [box({ marginTop: 28, fontSize: 32, lineHeight: 1.45, color: colour('soft') }, description)]),
  )
  const foot = box(
    { borderTop: `2px solid ${colour('line')}`, paddingTop: 24, fontSize: 26, color: colour('soft') },
    section ? `Article · ${section}` : covered,
  )
  const page = box(
    {
      boxSizing: 'border-box',
      width,
      height,
      flexDirection: 'column',
      padding: `${margin - 16}px ${margin}px ${margin - 24}px`,
      background: colour('paper'),
      borderTop: `12px solid ${colour('accent')}`,
      fontFamily: 'Inter',
    },
    box({ alignItems: 'center', gap: 18 }, mark, name),
    text,
    foot,
  )
  return satori(page, { width, height, fonts })
}
