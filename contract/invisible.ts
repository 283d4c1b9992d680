/**
 * Invisible characters in a copied text can reorder it, break search and hashtags, or contain hidden instructions. Two joiners have a
 * function and stay: in emoji sequences, and between letters of Indic and Arabic scripts.
 */
const flagsOfRegions = ['gbeng', 'gbsct', 'gbwls']
const tagLetters = (letters: string) => [...letters].map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join('')
/** England, Scotland and Wales are spelled in tag characters; every other use of those is hidden text. */
const regionFlags = flagsOfRegions.map((region) => `\u{1F3F4}${tagLetters(region)}\u{E007F}`).join('|')
const tags = new RegExp(`(${regionFlags})|[\\u{E0000}-\\u{E007F}]`, 'gu')

const bidiControls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u206A-\u206F]/gu
/** Zero-width spaces and fillers, soft hyphens, byte order marks, marks for annotations, music and hieroglyphs, and unassigned code points. */
const zeroWidth =
  /[\u00AD\u115F\u1160\u180E\u200B\u2060-\u2065\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\u{13430}-\u{1343F}\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}\u{E0080}-\u{E00FF}\u{E01F0}-\u{E0FFF}\p{Noncharacter_Code_Point}]|\u034F|[\u17B4\u17B5]|[\u180B-\u180D\u180F]/gu
/** A variation selector without a character that it could vary; runs of them, and one after each letter, hide bytes. */
const strayVariation =
  /(?<=[\uFE00-\uFE0F\u{E0100}-\u{E01EF}])[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]|(?<!\p{Script=Han})[\u{E0100}-\u{E01EF}]|[\uFE00-\uFE0D]|(?<!\p{Emoji})[\uFE0E\uFE0F]|(?<=[\d#*])[\uFE0E\uFE0F](?!\u20E3)/gu
/** A lone surrogate, from a model's stream that was cut inside an emoji. Databases reject it. */
const halfPair = /\p{Surrogate}/gu
const control = /(?![\n\t])\p{Cc}/gu

const joinerScripts = 'Arabic|Syriac|Devanagari|Bengali|Gurmukhi|Gujarati|Oriya|Tamil|Telugu|Kannada|Malayalam|Sinhala|Mongolian'
  .split('|')
  .map((script) => `\\p{Script_Extensions=${script}}`)
  .join('')
const joiner = /[\u200C\u200D]/gu
const joinsLetters = new RegExp(`[${joinerScripts}]$`, 'u')
const joinsEmoji = /(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\uFE0F)$/u
const emoji = /^\p{Extended_Pictographic}/u

/** Whether the joiner at `at` has a function: between two emoji, or after a letter whose shape it changes. */
function joins(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 2), at)
  return joinsLetters.test(before) || (text[at] === '\u200D' && joinsEmoji.test(before) && emoji.test(text.slice(at + 1, at + 3)))
}

/** Letters, signs and punctuation of Latin texts, none of them hidden: a fast check for most texts. */
const allSeen = /^[\n\u0020-\u007E\u00A0-\u00AC\u00AE-\u024F\u2010-\u2027\u2030-\u205E\u20AC]*$/

/** The text without hidden characters; line separators become line breaks. */
export const withoutInvisible = (text: string): string => (allSeen.test(text) ? text : cleaned(text))

const cleaned = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029\u0085]/gu, '\n')
    .replace(halfPair, '')
    .replace(control, '')
    .replace(bidiControls, '')
    .replace(zeroWidth, '')
    .replace(tags, (_, flag: string | undefined) => flag ?? '')
    .replace(strayVariation, '')
    .replace(joiner, (found, at: number, whole: string) => (joins(whole, at) ? found : ''))
