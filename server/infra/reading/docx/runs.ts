import { codePoint } from 'dingbat-to-unicode'
import { subscript, superscript } from '#server/infra/reading/math.ts'
import { isOn, type Styles } from './styles.ts'

/** What a run's own properties say; undefined where its styles decide. */
export interface Run {
  isHidden?: boolean | undefined
  isStruck?: boolean | undefined
  style: string
  font: string
  place: string
}

export const newRun = (): Run => ({ style: '', font: '', place: '' })

/** Reads a property of a run. */
export function setRunProperty(run: Run | undefined, name: string, attributes: Readonly<Record<string, string>>): void {
  if (!run) return
  const value = attributes['w:val'] ?? ''
  if (name === 'w:vanish' || name === 'w:specVanish') run.isHidden = isOn(attributes)
  else if (name === 'w:strike' || name === 'w:dstrike') run.isStruck = run.isStruck === true || isOn(attributes)
  else if (name === 'w:rStyle') run.style = value
  else if (name === 'w:vertAlign') run.place = value
  else if (name === 'w:rFonts') run.font = attributes['w:ascii'] ?? attributes['w:hAnsi'] ?? ''
}

/** The property is on when an odd number of styles turn it on, as the standard says, unless the run itself decides. */
const isOnIn = (own: boolean | undefined, ofParagraph: boolean | undefined, ofRun: boolean | undefined) =>
  own ?? (ofParagraph ?? false) !== (ofRun ?? false)

/** Whether the run is hidden, or struck out. */
export function visibilityOf(run: Run, paragraphStyle: string, styles: Styles): { isHidden: boolean; isStruck: boolean } {
  const [outer, inner] = [styles.resolve(paragraphStyle), styles.resolve(run.style)]
  return {
    isHidden: isOnIn(run.isHidden, outer.isHidden, inner.isHidden),
    isStruck: isOnIn(run.isStruck, outer.isStruck, inner.isStruck),
  }
}

/** Fonts of symbols keep their signs in the private area of Unicode, or in place of letters. */
const privateArea = { from: 0xf000, to: 0xf0ff } as const
const symbolFonts = /^(?:symbol|webdings|wingdings(?: [23])?)$/iu
const fontNames: Readonly<Record<string, string>> = {
  symbol: 'Symbol',
  webdings: 'Webdings',
  wingdings: 'Wingdings',
  'wingdings 2': 'Wingdings 2',
  'wingdings 3': 'Wingdings 3',
}

/** A sign of a font as Unicode. @param code its place in the font */
export function symbolOf(font: string, code: number): string {
  const place = code >= privateArea.from && code <= privateArea.to ? code - privateArea.from : code
  if (!symbolFonts.test(font)) return code > 0 && code <= 0xffff && !(code >= 0xd800 && code < 0xe000) ? String.fromCharCode(place) : ''
  return codePoint(fontNames[font.toLowerCase()] ?? font, place)?.string ?? ''
}

/** The characters of a run as they are shown. */
export function shownText(text: string, { font, place }: Run): string {
  const read = symbolFonts.test(font) ? [...text].map((sign) => symbolOf(font, sign.codePointAt(0) ?? 0) || sign).join('') : text
  if (place === 'superscript') return superscript(read)
  return place === 'subscript' ? subscript(read) : read
}
