import type { Occasion } from '#contract/occasions.ts'
import type { PostPlatform, Tone } from '#contract/options.ts'
import { platforms } from '#platforms/index.ts'
import type { FactKind } from '#writer/builtin/facts.ts'
import type { Lines } from '#writer/builtin/lines.ts'
import { numbered } from '#writer/builtin/numbers.ts'
import { orderedFacts, type Reading } from '#writer/builtin/reading.ts'
import { emojiIn, endsSentence, isQuestionMarked, raised } from '#writer/builtin/sentences.ts'

/** One emoji a headline, by occasion; none where it would be out of place. */
const leads: Readonly<Partial<Record<Occasion, string>>> = {
  offer: '🛍️',
  opening: '🎊',
  event: '✨',
  hours: '🗓️',
  hiring: '👋',
  launch: '✨',
  video: '🎬',
  question: '🤔',
  tips: '📝',
  mine: '📝',
  opinion: '💬',
  glad: '🎉',
  subject: '💬',
}
const icons: Readonly<Record<FactKind, string>> = {
  date: '📅',
  time: '🕒',
  price: '🏷️',
  place: '📍',
  link: '🔗',
  mail: '✉️',
  handle: '👉',
  act: '👉',
  other: '▪️',
}
const sober: readonly Tone[] = ['professional', 'formal']
const glad: readonly Tone[] = ['conversational', 'humorous', 'entertaining', 'excited']
/** Tones whose first lines announce anything; those of the others court the reader. */
const notices: readonly Tone[] = ['professional', 'formal', 'educational', 'conversational']

export const wantsEmoji = ({ isQuiet, tone }: Pick<Reading, 'isQuiet' | 'tone'>, platform: PostPlatform): boolean =>
  !isQuiet && !sober.includes(tone) && platforms[platform].builtin.emoji

/** Whether a frame can hold a text: no colon behind a colon, no stop behind a question mark. */
export function frameHolds(frame: string, text: string): boolean {
  // The colon of a time or an address is none.
  const hasColon = /:\s|：/u.test(text)
  if (hasColon && /[:：]\s?(?:\S)?\{(?:topic|bare|head)\}|\{(?:topic|bare|head|rest)\}\S?\s?[:：]/u.test(frame)) return false
  return !(endsSentence(text) && /\{(?:topic|bare)\}["”»」』]?[:：,，、(（]/u.test(frame))
}

/** Good news and a new video are announced, although what follows is talk. */
export const frameVoice = ({ occasion, voice }: Reading) => (occasion === 'glad' || occasion === 'video' ? 'news' : voice)

/** The first-line frames of the tone, where the occasion has room for them: good news is not asked whether it suits anybody. */
export const tonedFrames = (reading: Reading): readonly string[] => {
  const { occasion, phrases, tone } = reading
  // A bare subject is no sentence that an announcement could lead to.
  if (reading.isQuiet || occasion === 'closed' || occasion === 'other' || occasion === 'subject') return []
  // Good news is no notice, and other news may be a postponement.
  if (occasion === 'glad' && !glad.includes(tone)) return []
  if ((occasion === 'news' || occasion === 'hours') && !notices.includes(tone)) return []
  const frames = phrases.tones[tone].frame?.[frameVoice(reading)] ?? []
  return occasion === 'glad' ? frames.filter((frame) => !/[?？؟]/u.test(frame)) : frames
}

/** The topic as it stands behind a colon of ours: a small first letter that was typed stays, but not where nouns need a capital. */
export const afterColon = ({ phrases, source }: Reading, text: string) =>
  phrases.hashtags.style !== 'nouns' && /^\p{Lu}\p{Ll}/u.test(text) && source.startsWith(text.slice(0, 1).toLowerCase() + text.slice(1, 8))
    ? text.slice(0, 1).toLowerCase() + text.slice(1)
    : text

/** The topic in a frame; a full stop of the frame gives way to the topic's own mark. */
export function framed(reading: Reading, lines: Lines, frame: string, text: string): string {
  const holds = endsSentence(text) ? frame.replace(/(\{(?:topic|bare)\})[.。।۔]/u, '$1') : frame
  const shown = /[:：]\s?\{(?:topic|bare)\}/u.test(frame) ? afterColon(reading, text) : text
  return lines.say(holds, { topic: shown, bare: shown })
}

/** The topic of quiet news as a sentence, with a question mark where it asks ("Has anybody seen our cat"). */
export function quietHead({ head, phrases: { writing }, has }: Reading): string {
  if (endsSentence(head) || emojiIn(head).length > 0) return head
  return has.cues.question(head) || has.noYesOrNo(head) ? writing.question.replace('{topic}', () => head) : head + writing.stop
}

/** The first line: the topic alone, or in a frame of the tone or of another hook. */
export function headline(reading: Reading, lines: Lines, { platform, hook }: { platform: PostPlatform; hook?: boolean }): string {
  const { head, emoji, phrases } = reading
  if (reading.isQuiet) return quietHead(reading)
  const frames = (hook ? phrases.hooks[frameVoice(reading)] : tonedFrames(reading)).filter((frame) => frameHolds(frame, head))
  const frame = frames.length > 0 ? frames[(lines.turn + frames.length) % frames.length] : undefined
  const text = frame ? framed(reading, lines, frame, head) : head
  const lead = reading.hasEmoji ? emoji : wantsEmoji(reading, platform) ? (leads[reading.occasion] ?? '') : ''
  return lead ? `${text} ${lead}` : text
}

/** The given facts as lines of a post, each word for word. */
export function layOutFacts(reading: Reading, platform: PostPlatform): string[] {
  const facts = orderedFacts(reading)
  const { stop } = reading.phrases.writing
  if (reading.shape === 'steps')
    return numbered(
      facts.map(({ text }) => text),
      reading.source,
    )
  if (reading.shape === 'story')
    return facts.map(({ text, kind }) => {
      const isAddress = kind === 'link' || kind === 'mail' || kind === 'handle' || (kind === 'act' && /\p{Nd}$/u.test(text))
      const isOpen = !endsSentence(text) && !isAddress && emojiIn(text).length === 0
      return raised(text) + (isOpen ? stop : '')
    })
  const { builtin, markdown } = platforms[platform]
  return facts.map(({ text, kind }) => {
    const line = raised(text)
    if (builtin.compact || emojiIn(text).length > 0) return line
    if (wantsEmoji(reading, platform)) return `${icons[kind]} ${line}`
    return markdown ? `- ${line}` : `• ${line}`
  })
}

/** Whether a text ends in an address, where a stop would be taken for a part of it. */
const endsInAddress = (text: string) => /(?:[@/]\S{0,200}|\.[a-z]{2,24})$/iu.test(text.slice(-220))

/** A text with the stop that a spoken or written sentence wants. */
export const finished = (text: string, stop: string): string =>
  endsSentence(text) ||
  isQuestionMarked(text) ||
  endsInAddress(text) ||
  emojiIn(text.slice(-4)).length > 0 ||
  /[~〜～ㅋㅎㅠㅜ]$/u.test(text)
    ? text
    : text + stop
