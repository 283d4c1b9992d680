import { analyse } from 'chardet'

/*
 * Text of bytes in an unknown encoding. A library names the likely encodings; what they give is accepted only when it reads like one of the
 * languages that we write in: a wrong guess would publish garbage.
 */

/** An encoding as `TextDecoder` names it. */
interface Candidate {
  readonly encoding: string
  readonly text: string
  readonly score: number
}

export interface EncodingChoice {
  readonly encoding: string
  readonly text: string
}

/** `sure`: one reading · `choose`: two to four readings that are about as likely, best first · `unreadable`: none reads like a text. */
export type DecodedText =
  | { readonly outcome: 'sure'; readonly encoding: string; readonly text: string }
  | { readonly outcome: 'choose'; readonly choices: readonly EncodingChoice[] }
  | { readonly outcome: 'unreadable' }

/** Encodings that files in our languages have, by what the scripts of their texts are. */
const encodings = [
  'windows-1252',
  'iso-8859-15',
  'macintosh',
  'windows-1250',
  'windows-1251',
  'koi8-r',
  'ibm866',
  'iso-8859-5',
  'x-mac-cyrillic',
  'windows-1256',
  'iso-8859-6',
  'gb18030',
  'big5',
  'shift_jis',
  'euc-jp',
  'iso-2022-jp',
  'euc-kr',
  'utf-16le',
  'utf-16be',
] as const

/** Encodings of systems that are gone: what reads as well in a usual one is in that. */
const seldom: ReadonlySet<string> = new Set(['macintosh', 'x-mac-cyrillic'])

const escapeByte = 0x1b

/** Bytes that decide: a longer file is judged by its beginning. */
const judged = 20_000

/** The text of bytes in an encoding; `undefined` when they are not in it, or it is unknown. */
function textIn(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return undefined
    throw error
  }
}

/** The most frequent letters of each script; texts in a wrong encoding have as many rare ones. */
const frequent = new Set(
  [
    'оеаинтсрвлкмдпуяыьгзбчйжхшюц',
    'ОЕАИНТСРВЛКМДПУЯГЗБЧЖХШЮЦЭ',
    'اليمنرتوهبدسعفكحقشجطصخزضغذثةىئءأإآؤظپچڑٹڈکگںیےہھ',
    'àâäáãåæçéèêëíìîïñóòôöõøœúùûüýÿßÀÁÂÄÃÇÉÈÊËÍÎÑÓÔÖÕØŒÚÛÜ',
    '的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道行所然家事成方多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心她本前开但因只从想实日者意无力它与长把机十民第公此已工使情明性知全三又关点正业外将两高间由问很最重并物手应向头文体美相见被利二等产或新己制身果加月话合回特代内信表化老给世位次度门任常先海教儿原东声提立比员解水名真论处走各入口认条平系气题活更别打女变四神总电数安少报才结反受目太量再感建务做接必场件管期市直德命山金指许区保至队形社空治展马科司五基眼书非听白却界达光放强像难且权思王象完设式色路记南品住告类求据程北边死张该交规万取格望觉术领共确传师清今切院让识候带导争运茶店咖啡馆开业优惠免费前百顾客址号周六日',
    '這個們來為國說時會對過發後裡還進樣開從實與長機關點業將兩間問應體產給門員論處條氣題變總電數報結務場馬書聽達強難權設記類據該規萬覺術領傳師讓識帶導爭運電話號',
    '日本人年大出中会事行分時国月上者自生前間学部合場見目地方今言所社高子小手同立新回後定長内代食入力作体理現不全度全店開品無料先着百名様土曜喫茶予約円',
    '이다는의에가을를고하지은로서도기사나리아자어시스인일라그한해대수정부제주전보장원화과구상유신만동무세오여조들요거면네내우카게마습니합까매메뉴토열두커피드',
  ].flatMap((letters) => [...letters]),
)

const scriptOf = (letter: string): string =>
  /\p{Script=Latin}/u.test(letter)
    ? 'latin'
    : /\p{Script=Cyrillic}/u.test(letter)
      ? 'cyrillic'
      : /\p{Script=Arabic}/u.test(letter)
        ? 'arabic'
        : /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(letter) && !/[\uff61-\uff9f]/u.test(letter)
          ? 'kana'
          : /\p{Script=Han}/u.test(letter)
            ? 'han'
            : /\p{Script=Hangul}/u.test(letter)
              ? 'hangul'
              : 'other'

/** Signs that people type outside of ASCII; others come from a wrong encoding. */
const usualSigns = /[–—‘’“”„«»…•·°€£¥₹©®™§½¼¾×¿¡º\u00a0\u202f\u3000-\u303f\uff00-\uff65،؛؟۔٪ـ№★☆♪→←✓\u064b-\u0652\u200c-\u200f]/u

/** Letters of Russian that are rarer than those above; no other Cyrillic letter occurs in our languages. */
const rarer = new Set('фэщъёФЩЫЭЮЯЁЖЪЬЙ')

function pointsOf(letter: string): number {
  const script = scriptOf(letter)
  if (frequent.has(letter) || script === 'kana') return 1
  if (script === 'cyrillic') return rarer.has(letter) ? 0.4 : -2
  return script === 'han' || script === 'hangul' ? 0.2 : -0.5
}

/** How much a text in one of our languages it is: the mean of its characters outside of ASCII, from −1 to 1. */
export function plausibilityOf(text: string): number {
  let points = 0
  let count = 0
  for (const sign of text.match(/[^\p{ASCII}\p{L}\p{M}\p{N}]/gu) ?? []) {
    count++
    points += usualSigns.test(sign) && !/[\u0080-\u009f]/u.test(sign) ? 0.4 : -2
  }
  // "–аспродажа", "воскресень€": a capital or a last letter in the encoding of another system.
  // "It’s": the apostrophe of Windows, a letter in other encodings.
  points += 0.6 * (text.match(/(?<=\p{L})’(?=\p{L})/gu)?.length ?? 0)
  const misread = text.match(/(?<![\p{L}\p{N}])[–—†](?=(?!\p{ASCII})\p{L})|(?<=(?!\p{ASCII})\p{L})[€£¥•°†§¶]/gu)?.length ?? 0
  const controls = text.match(/(?![\t\n\f\r])\p{Cc}/gu)?.length ?? 0
  count += controls
  points -= 3 * controls
  for (const word of text.match(/[\p{L}\p{M}]+/gu) ?? []) {
    const letters = [...word]
    const foreign = letters.filter((letter) => letter > '\u007f')
    if (foreign.length === 0) continue
    count += foreign.length
    for (const letter of foreign) points += pointsOf(letter)
    const scripts = new Set(letters.map(scriptOf))
    // "Распродажа" in a wrong Cyrillic encoding has capitals inside its words, in a Latin one nothing but accents.
    if (/\p{Ll}(?!\p{ASCII})\p{Lu}|^\p{Ll}\p{Lu}{2}/u.test(word)) points -= 2 * foreign.length
    if (scripts.has('other') || (scripts.has('latin') && (scripts.has('cyrillic') || scripts.has('arabic')))) points -= 2 * foreign.length
    if (scripts.has('latin') && foreign.length > 1 && foreign.length > letters.length / 2) points -= 2 * foreign.length
    if (scripts.has('hangul') && scripts.has('han')) points -= foreign.length
  }
  return count === 0 ? 0 : points / count - Math.min(0.5, misread / 8)
}

/** Below it a text is no text; and by how much the best reading must lead for the others to be left out. */
const least = 0.35
const lead = 0.12

/** Bytes of UTF-8 that were read as Windows-1252 and saved again ("CafÃ©"), made what they were; any other text unchanged. */
function withoutDoubleEncoding(text: string): string {
  if (!/[ÂÃâàØÙ×ð][\u0080-\u00bf\u2013-\u203a\u20ac\u0152-\u017e\u02c6\u02dc]/u.test(text)) return text
  const western = new TextDecoder('windows-1252')
  const byteOf = new Map(Array.from({ length: 256 }, (_, byte) => [western.decode(Uint8Array.of(byte)), byte]))
  const bytes = Array.from(text, (character) => byteOf.get(character))
  if (bytes.some((byte) => byte === undefined)) return text
  const mended = textIn(Uint8Array.from(bytes as number[]), 'utf-8')
  return mended !== undefined && plausibilityOf(mended) > plausibilityOf(text) ? mended : text
}

const marks: readonly (readonly [encoding: string, mark: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-32le', [0xff, 0xfe, 0, 0]],
  ['utf-32be', [0, 0, 0xfe, 0xff]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** The text of UTF-32, which no browser decodes. */
function textOfUtf32(bytes: Uint8Array, isLittle: boolean): string | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength - (bytes.byteLength % 4))
  const parts: string[] = []
  for (let at = 4; at < view.byteLength; at += 4) {
    const point = view.getUint32(at, isLittle)
    if (point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)) return undefined
    parts.push(String.fromCodePoint(point))
  }
  return parts.join('')
}

function markedText(bytes: Uint8Array): DecodedText | undefined {
  const [encoding] = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? []
  if (!encoding) return undefined
  const text = encoding.startsWith('utf-32') ? textOfUtf32(bytes, encoding === 'utf-32le') : textIn(bytes, encoding)
  return text === undefined ? { outcome: 'unreadable' } : { outcome: 'sure', encoding, text }
}

/** The readings that are likely, best first; of those that differ in no judged character only the first. */
function readingsOf(bytes: Uint8Array): Candidate[] {
  const sample = bytes.subarray(0, judged)
  const confidence = new Map(analyse(sample).map(({ name, confidence: share }) => [name.toLowerCase(), share / 100]))
  // Cut inside a character, the sample would not decode.
  const ofSample = (encoding: string) =>
    [0, 1, 2, 3].map((less) => textIn(sample.subarray(0, sample.length - less), encoding)).find((text) => text !== undefined)
  const all = encodings.flatMap((encoding): Candidate[] => {
    // Only escapeByte sequences tell this one from ASCII.
    if (encoding === 'iso-2022-jp' && !sample.includes(escapeByte)) return []
    if (encoding.startsWith('utf-16') && bytes.length % 2 === 1) return []
    const text = ofSample(encoding)
    return text === undefined
      ? []
      : [{ encoding, text, score: plausibilityOf(text) + 0.1 * (confidence.get(encoding) ?? 0) - (seldom.has(encoding) ? 0.15 : 0) }]
  })
  const ranked = all.filter(({ score }) => score >= least).toSorted((one, other) => other.score - one.score)
  return ranked.filter(({ text }, at) => ranked.findIndex((other) => other.text === text) === at)
}

/**
 * The text of bytes. A byte order mark decides, then UTF-8, then what was declared if it reads like a text, then the likeliest encoding.
 * @param declared the encoding that a header or the text itself names
 */
export function decodeText(bytes: Uint8Array, declared?: string): DecodedText {
  const marked = markedText(bytes)
  if (marked) return marked
  const isSeven = bytes.every((byte) => byte < 0x80 && byte !== escapeByte && byte !== 0)
  if (isSeven) return { outcome: 'sure', encoding: 'utf-8', text: new TextDecoder().decode(bytes) }
  const utf8 = bytes.includes(0) || bytes.includes(escapeByte) ? undefined : textIn(bytes, 'utf-8')
  if (utf8 !== undefined) return { outcome: 'sure', encoding: 'utf-8', text: withoutDoubleEncoding(utf8) }
  const named = declared && textIn(bytes, declared)
  if (declared && named && plausibilityOf(named.slice(0, judged)) >= 0) return { outcome: 'sure', encoding: declared, text: named }
  const readings = readingsOf(bytes)
  const [best] = readings
  if (!best) return { outcome: 'unreadable' }
  const likely = readings.filter(({ score }) => score > best.score - lead).slice(0, 4)
  const choices = likely.flatMap(({ encoding }) => {
    const text = textIn(bytes, encoding)
    return text === undefined ? [] : [{ encoding, text }]
  })
  const [first, ...others] = choices
  if (!first) return { outcome: 'unreadable' }
  return others.length === 0 ? { outcome: 'sure', ...first } : { outcome: 'choose', choices }
}
