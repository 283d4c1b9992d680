import type { Occasion } from '#contract/occasions.ts'
import type { PostPlatform, Tone } from '#contract/options.ts'
import { platforms } from '#platforms/index.ts'
import { emojiHabit } from '#writer/background.ts'
import type { FactKind } from '#writer/builtin/facts.ts'
import type { Lines } from '#writer/builtin/lines.ts'
import { orderedFacts, type Reading } from '#writer/builtin/reading.ts'
import { emojiIn, endsSentence, isQuestionMarked, numbered, raised } from '#writer/builtin/sentences.ts'

/** The emoji of a headline, by occasion; none where it would be inappropriate. */
const headlineEmoji: Readonly<Partial<Record<Occasion, string>>> = {
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
export const icons: Readonly<Record<FactKind, string>> = {
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
const tonesWithoutEmoji: readonly Tone[] = ['professional', 'formal']
const goodNewsTones: readonly Tone[] = ['conversational', 'humorous', 'entertaining', 'excited']
/** Tones whose first lines suit any announcement; those of the other tones advertise. */
const announcementTones: readonly Tone[] = ['professional', 'formal', 'educational', 'conversational']

/** Whether a text gets emoji at all: tone, platform and voice may each have none. */
export const wantsEmoji = (
  { isSensitive, tone, background }: Pick<Reading, 'isSensitive' | 'tone' | 'background'>,
  platform: PostPlatform,
): boolean => !isSensitive && !tonesWithoutEmoji.includes(tone) && platforms[platform].builtin.emoji && emojiHabit(background) !== 'none'

/** Whether the lines of a list begin with emoji: not when the voice has few. */
export const wantsIcons = (reading: Pick<Reading, 'isSensitive' | 'tone' | 'background'>, platform: PostPlatform): boolean =>
  wantsEmoji(reading, platform) && emojiHabit(reading.background) === 'usual'

/** Whether a text can be inserted into a frame: never a colon after a colon, nor a comma after a full stop or question mark. */
export function frameFits(frame: string, text: string): boolean {
  // A colon inside a time or an address does not count.
  const hasColon = /:\s|：/u.test(text)
  if (hasColon && /[:：]\s?(?:\S)?\{(?:topic|bare|head)\}|\{(?:topic|bare|head|rest)\}\S?\s?[:：]/u.test(frame)) return false
  return !(endsSentence(text) && /\{(?:topic|bare)\}["”»」』]?[:：,，、(（]/u.test(frame))
}

/** Good news and new videos are announced, although the rest of the text is `talk`. */
export const frameVoice = ({ occasion, voice }: Reading) => (occasion === 'glad' || occasion === 'video' ? 'news' : voice)

/** The first-line frames of the tone, when the occasion allows them; good news gets no question. */
export const tonedFrames = (reading: Reading): readonly string[] => {
  const { occasion, phrases, tone } = reading
  // A subject without a sentence cannot be announced.
  if (reading.isSensitive || occasion === 'closed' || occasion === 'other' || occasion === 'subject') return []
  // Good news is not a notice; other news may be a postponement.
  if (occasion === 'glad' && !goodNewsTones.includes(tone)) return []
  if ((occasion === 'news' || occasion === 'hours') && !announcementTones.includes(tone)) return []
  const frames = phrases.tones[tone].frame?.[frameVoice(reading)] ?? []
  return occasion === 'glad' ? frames.filter((frame) => !/[?？؟]/u.test(frame)) : frames
}

/** The topic after a frame's colon: keeps a lower-case first letter as typed, except in a language that capitalises nouns. */
export const afterColon = ({ phrases, source }: Reading, text: string) =>
  phrases.hashtags.style !== 'nouns' && /^\p{Lu}\p{Ll}/u.test(text) && source.startsWith(text.slice(0, 1).toLowerCase() + text.slice(1, 8))
    ? text.slice(0, 1).toLowerCase() + text.slice(1)
    : text

/** Inserts the topic into a frame; the topic's final punctuation replaces the frame's full stop. */
export function fillFrame(reading: Reading, lines: Lines, frame: string, text: string): string {
  const template = endsSentence(text) ? frame.replace(/(\{(?:topic|bare)\})[.。।۔]/u, '$1') : frame
  const value = /[:：]\s?\{(?:topic|bare)\}/u.test(frame) ? afterColon(reading, text) : text
  return lines.fill(template, { topic: value, bare: value })
}

/** A sensitive topic as a sentence, with a question mark when it is a question ("Has anybody seen our cat"). */
export function sensitiveHeadline({ head, phrases: { writing }, has }: Reading): string {
  if (endsSentence(head) || emojiIn(head).length > 0) return head
  return has.cues.question(head) || has.noYesOrNo(head) ? writing.question.replace('{topic}', () => head) : head + writing.stop
}

/** The first line: the topic alone, or in a frame of the tone or, with `hook`, in another hook. */
export function headline(reading: Reading, lines: Lines, { platform, hook }: { platform: PostPlatform; hook?: boolean }): string {
  const { head, emoji, phrases } = reading
  if (reading.isSensitive) return sensitiveHeadline(reading)
  const frames = (hook ? phrases.hooks[frameVoice(reading)] : tonedFrames(reading)).filter((frame) => frameFits(frame, head))
  const frame = frames.length > 0 ? frames[(lines.turn + frames.length) % frames.length] : undefined
  const text = frame ? fillFrame(reading, lines, frame, head) : head
  const trailingEmoji = reading.hasEmoji ? emoji : wantsEmoji(reading, platform) ? (headlineEmoji[reading.occasion] ?? '') : ''
  return trailingEmoji ? `${text} ${trailingEmoji}` : text
}

/** The facts as lines of a post, each verbatim. */
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
    if (wantsIcons(reading, platform)) return `${icons[kind]} ${line}`
    return markdown ? `- ${line}` : `• ${line}`
  })
}

/** Whether a text ends in an address: a full stop would look like a part of it. */
const endsInAddress = (text: string) => /(?:[@/]\S{0,200}|\.[a-z]{2,24})$/iu.test(text.slice(-220))

/** The text with final punctuation; unchanged when it ends in punctuation, an address or an emoji. */
export const withFullStop = (text: string, stop: string): string =>
  endsSentence(text) ||
  isQuestionMarked(text) ||
  endsInAddress(text) ||
  emojiIn(text.slice(-4)).length > 0 ||
  /[~〜～ㅋㅎㅠㅜ]$/u.test(text)
    ? text
    : text + stop
