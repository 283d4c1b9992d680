/** What is left of a typed topic once everything that cannot stand inside a sentence is taken out. */
export interface CleanTopic {
  /** One line, NFC, straight apostrophes, no links, handles, emoji, markup or end punctuation. */
  readonly text: string
  readonly emoji: readonly string[]
  /** How the typed text ended, or a later sentence did. */
  readonly asked: boolean
}

const emojiPattern = /\p{RGI_Emoji}/gv
/** Leftovers of emoji and pictographs that the set above does not name. */
const strayPictographs = /\p{Extended_Pictographic}|\u{FE0F}|\u{20E3}|\u{200D}/gu
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]+/gu
/** A word that led up to a link or a handle goes with it: "… at https://example.com", "with @sam". */
const lead = String.raw`(?:\s(?:at|on|via|by|from|with|see|visit|here|link|website))?(?:\s|^|:)\s{0,9}`
const link = new RegExp(
  `${lead}(?:(?:https?://|www\\.)\\S+|[\\w-]+\\.(?:com|org|net|io|co|app|dev|ai|in|uk|de|shop|me|tv)(?:/\\S*)?(?=\\s|$|[,.!?]))`,
  'gi',
)
const handle = new RegExp(`${lead}@[\\w.]+`, 'gu')
/** Each part bounded, as mail has it: a text of nothing but `@` would otherwise take time by the cube of its length. */
const address = /[^\s@]{1,64}@[^\s@.]{1,63}(?:\.[^\s@.]{1,63})+/g

const digits = /^[\d#*]$/

export function cleanTopic(raw: string): CleanTopic {
  const typed = raw.normalize('NFC')
  const emoji = [...new Set(typed.match(emojiPattern) ?? [])].filter((one) => !digits.test(one))
  const visible = typed
    .replace(/\b(I|[Ww]e)\s*❤\uFE0F?\s*(?=\p{L})/gu, '$1 love ')
    .replace(emojiPattern, (one) => (digits.test(one) ? one : ' '))
    .replace(strayPictographs, ' ')
    .replace(/[\r\n\u2028\u2029]+/g, '. ')
    .replace(/\t/g, ' ')
    .replace(/\u200c|\u200d/g, '')
    .replace(invisible, '')
    .replace(address, ' ')
    .replace(link, ' ')
    .replace(handle, ' ')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[“”„«»"]/g, '"')
    .replace(/<[^<>]{0,80}>/g, ' ')
    .replace(/[*_~|^\\<>{}[\]=]+/g, ' ')
    .replace(/(#[\p{L}\p{N}_]+)\s+#(?=\p{L})/gu, '$1, ')
    .replace(/#(?=[\p{L}\p{N}])/gu, '')
    .replace(/^\s*\([^()]{1,30}\)\s+/, '')
    .replace(/^\s*\p{Nd}{1,2}[.)]\s+/u, '')
    .replace(/(?<=\p{L}{2})\s*&\s*(?=\p{L}{2})/gu, ' & ')
    .replace(/\s+/g, ' ')
  const asked = /[?？؟]/.test(visible)
  return { text: trimEnds(visible), emoji, asked }
}

/** Without quotation marks around the whole, bullets, or punctuation at either end. */
export function trimEnds(text: string): string {
  const bare = text
    .trim()
    .replace(/^[\s\-–—•·.,;:!?¡¿…'")&/+]+(?=\S)/, '')
    .replace(/^(?:and|or|but|so) (?=\S)/i, '')
    .replace(/(?<![\s\-–—•·.,;:!?…。！？،؟।'"(&/])[\s\-–—•·.,;:!?…。！？،؟।'"(&/]+$/u, '')
    .trim()
  const closed = bare.includes('(') && !bare.includes(')') ? bare.slice(0, bare.indexOf('(')).trimEnd() : bare
  return (closed.split('"').length - 1) % 2 === 1 ? closed.replaceAll('"', '') : closed
}

/** The sentences of a cleaned topic, each without its end mark. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[^\s.]{2})[.!?…]{1,20}(?:\s+|$)|[。！？।]+/u)
    .map(trimEnds)
    .filter((sentence) => sentence !== '')
