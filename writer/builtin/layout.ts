import type { Occasion } from '#contract/occasions.ts'
import type { LanguageCode, PostPlatform, Tone } from '#contract/options.ts'
import type { Role } from '#contract/roles.ts'
import { platformWriting } from '#platforms/index.server.ts'
import { platforms } from '#platforms/index.ts'
import { emojiHabit } from '#writer/background.ts'
import type { Lines } from '#writer/builtin/lines.ts'
import type { Call, Phrases } from '#writer/builtin/phrases/schema.ts'
import type { Reading } from '#writer/builtin/reading.ts'
import { emojiIn, endsSentence, isQuestionMarked, raised, withoutEnd } from '#writer/builtin/sentences.ts'
import { bareAmount, type Fact, isContact } from '#writer/facts/roles.ts'

/** The emoji of a headline, by occasion; none where it would be inappropriate. */
const headlineEmoji: Readonly<Partial<Record<Occasion, string>>> = {
  offer: '🛍️',
  event: '✨',
  hours: '🗓️',
  hiring: '👋',
  launch: '🚀',
  video: '🎬',
  question: '🤔',
  tips: '📝',
  opinion: '💬',
  glad: '🎉',
  help: '🤝',
}
export const icons: Readonly<Partial<Record<Role, string>>> = {
  what: '✨',
  price: '🏷️',
  offer: '🏷️',
  until: '⏳',
  when: '🗓️',
  where: '📍',
  order: '👉',
  contact: '👉',
  link: '🔗',
  who: '🙌',
  thanks: '🙏',
}
/** Before a fact without an icon of its own. */
const plainIcon = '▪️'
const tonesWithoutEmoji: readonly Tone[] = ['professional', 'formal']
/** Between facts in one sentence; `, ` by default. */
const commas: Readonly<Partial<Record<LanguageCode, string>>> = { ar: '، ', ur: '، ', zh: '，', ja: '、' }
export const commaOf = (language: LanguageCode): string => commas[language] ?? ', '

/** Whether a text gets emoji at all: tone, platform and voice may each have none. */
export const wantsEmoji = (
  { isSensitive, tone, background }: Pick<Reading, 'isSensitive' | 'tone' | 'background'>,
  platform: PostPlatform,
): boolean =>
  !isSensitive && !tonesWithoutEmoji.includes(tone) && platformWriting[platform].builtin.emoji && emojiHabit(background) !== 'none'

/** What a told text may begin with: its result or its sharpest sentence, which stands without the topic before it. */
const leads: Readonly<Partial<Record<Occasion, readonly Role[]>>> = {
  mine: ['changed', 'happened'],
  opinion: ['view'],
  tips: ['example'],
  glad: ['happened'],
}
const longestLead = 60
/** The sentence of at most `longestLead` UTF-16 units that a told text may begin with; undefined where none was given. */
export function leadingFact({ occasion, facts }: Reading): Fact | undefined {
  const short = facts.filter(({ text }) => text.length <= longestLead)
  return leads[occasion]?.flatMap((role) => short.filter((fact) => fact.role === role))[0]
}

const iconShapes: readonly string[] = ['icons', 'screen']
/** Icons belong to announcements and good news: in a talk they are noise. */
const iconVoices = ({ occasion, voice }: Pick<Reading, 'occasion' | 'voice'>) =>
  voice === 'news' || occasion === 'glad' || occasion === 'video'

/** Whether the lines of a list begin with emoji: not when the voice has few. */
export const wantsIcons = (
  reading: Pick<Reading, 'isSensitive' | 'tone' | 'background' | 'occasion' | 'voice'>,
  platform: PostPlatform,
): boolean =>
  wantsEmoji(reading, platform) &&
  emojiHabit(reading.background) === 'usual' &&
  iconShapes.includes(platformWriting[platform].builtin.shape) &&
  iconVoices(reading)

/** Whether a text can be inserted into a frame: never a colon after a colon, nor a comma after a full stop or question mark. */
export function frameFits(frame: string, text: string): boolean {
  // A colon inside a time or an address does not count.
  const hasColon = /:\s|：/u.test(text)
  if (hasColon && /[:：] ?[^\s{]?\{(?:topic|bare)\}|\{(?:topic|bare)\}\S?\s?[:：]/u.test(frame)) return false
  return !(endsSentence(text) && /\{(?:topic|bare)\}["”»」』]?[:：,，、(（]/u.test(frame))
}

/** A frame with the topic on a line of its own: a topic with a colon cannot follow another one on the same line. */
const ownLine = (frame: string): string => frame.replace(/([:：])\s?(\{topic\})$/u, '$1\n$2')

/** Good news and new videos are announced, although the rest of the text is `talk`. */
export const frameVoice = ({ occasion, voice }: Reading): 'news' | 'talk' => (occasion === 'glad' || occasion === 'video' ? 'news' : voice)

const noticeOccasions: readonly Occasion[] = ['hours', 'help', 'news']

/** The first-line frames of the tone; none where any frame could be wrong. */
export function tonedFrames({ occasion, isSensitive, phrases, tone, voice }: Reading): readonly string[] {
  if (isSensitive || occasion === 'other') return []
  const { frame } = phrases.tones[tone]
  if (!frame) return []
  if (occasion === 'glad') return frame.glad
  return noticeOccasions.includes(occasion) ? frame.notice : voice === 'news' || occasion === 'video' ? frame.news : frame.talk
}

/** The topic after a frame's colon: keeps a lower-case first letter as typed, except in a language that capitalises nouns. */
const afterColon = ({ phrases, source }: Reading, text: string) =>
  phrases.hashtags.style !== 'nouns' && /^\p{Lu}\p{Ll}/u.test(text) && source.startsWith(text.slice(0, 1).toLowerCase() + text.slice(1, 8))
    ? text.slice(0, 1).toLowerCase() + text.slice(1)
    : text

/** Inserts the topic into a frame; the topic's final punctuation replaces the frame's full stop. */
export function fillFrame(reading: Reading, lines: Lines, frame: string, text: string): string {
  const template = endsSentence(text) ? frame.replace(/(\{(?:topic|bare)\})[.。।۔]/u, '$1') : frame
  const value = /[:：] ?\{(?:topic|bare)\}/u.test(frame) ? afterColon(reading, text) : text
  return lines.fill(template, { topic: value, bare: value })
}

/** A sensitive topic as a sentence, with a question mark when it is a question ("Has anybody seen our cat"). */
export function sensitiveHeadline({ head, phrases: { writing }, has }: Reading): string {
  if (endsSentence(head) || emojiIn(head).length > 0) return head
  return has.cues.question(head) ? writing.question.replace('{topic}', () => head) : head + writing.stop
}

/** The first line: the topic alone, or in a frame of the tone or, with `hook`, in another hook. */
export function headline(reading: Reading, lines: Lines, { platform, hook }: { platform: PostPlatform; hook?: boolean }): string {
  const { head, emoji, phrases, tone } = reading
  if (reading.isSensitive) return sensitiveHeadline(reading)
  const isTitle = platforms[platform].postTitle !== undefined
  const frames = (hook ? phrases.hooks[frameVoice(reading)] : tonedFrames(reading))
    .map((frame) => (isTitle || frameFits(frame, head) ? frame : ownLine(frame)))
    .filter((frame) => frameFits(frame, head))
  const frame = frames.length > 0 ? frames[(lines.turn + frames.length) % frames.length] : undefined
  // An exclamation mark is no fact: in a professional text the topic is a statement.
  const stated = /[!！]$/u.test(head) ? withoutEnd(head) : head
  const text = frame
    ? fillFrame(reading, lines, frame, head)
    : tone === 'professional'
      ? isTitle
        ? stated
        : withFullStop(stated, phrases.writing.stop)
      : head
  const trailingEmoji = reading.hasEmoji ? emoji : wantsEmoji(reading, platform) ? (headlineEmoji[reading.occasion] ?? '') : ''
  return trailingEmoji ? `${text} ${trailingEmoji}` : text
}

/** The facts before the steps, and those after them: a lesson, an example and thanks need them first. */
export const aroundSteps = (facts: readonly Fact[]) => {
  const others = facts.filter((fact) => fact.role !== 'steps' && !isContact(fact))
  const isAfter = ({ role }: Fact) => role === 'lesson' || role === 'example' || role === 'thanks'
  return { before: others.filter((fact) => !isAfter(fact)), after: others.filter(isAfter) }
}

/** Whether a fact is nothing but a link, an address, a handle or a number: it needs words before it. */
export const isAddress = ({ text }: Fact): boolean =>
  /^(?:@\S+|\S+@\S+|\S+\.[a-z]{2,24}(?:\/\S*)?|[+(\p{Nd}][\p{Nd} ()/.-]{4,20}\p{Nd})$/iu.test(text)

/** What readers are to do with a link or number: decided by the role, the occasion, and what the topic is about. */
function callFor(role: Role, { occasion, head, has, source }: Reading): Call {
  if (occasion === 'missing') return has.found(head) ? 'contact' : 'missing'
  if (occasion === 'help') return 'help'
  if (occasion === 'hiring') return 'job'
  if (role === 'contact') return 'contact'
  const thing = has.things.find(([, is]) => is(head))?.[0] ?? has.things.find(([, is]) => is(source))?.[0]
  if (occasion === 'event') return thing === 'table' ? 'table' : 'event'
  if (occasion === 'video') return thing === 'listen' || thing === 'book' ? thing : 'video'
  if (occasion === 'offer' || occasion === 'launch') {
    if (thing === 'video' || thing === 'listen') return thing
    return thing === undefined || (thing === 'place' && role === 'order') ? 'product' : thing
  }
  return role === 'order' ? 'product' : 'more'
}

const mostDateWords = 3
const mostDateCharacters = 10

/** A fact as it stands in a text, word for word: after the words of its role where it needs some. */
export function factText(reading: Reading, lines: Lines, fact: Fact): string {
  const { roles } = reading.phrases
  const { role, text } = fact
  if (isContact(fact) && isAddress(fact)) return lines.fill(roles.calls[callFor(role, reading)], { fact: text })
  if (role === 'until' && isPlainDate(fact, reading)) return lines.fill(roles.until, { fact: text })
  if (role === 'who' && !reading.has.forWhom(text)) return lines.fill(roles.who, { fact: text })
  if (role === 'thanks' && !reading.has.thanks(text)) return lines.fill(roles.thanks, { fact: text })
  return raised(text)
}

/** Whether an end is nothing but a day or time: other words say by themselves what they are. */
const isPlainDate = ({ kind, text }: Fact, { has, phrases }: Reading): boolean =>
  (kind === 'date' || kind === 'time') &&
  !has.until(text) &&
  (phrases.writing.spaces ? text.split(/\s+/u).length <= mostDateWords : [...text].length <= mostDateCharacters)

/** The label before a fact of an announcement, as it is spoken and stands on a slide; null for facts that are clear without one. */
export function labelOf({ kind, role, text }: Fact, { occasion, voice, has }: Reading): keyof Phrases['script']['spoken'] | null {
  // Only facts of an announcement get a label, not those of a story or a call to action.
  if (voice === 'talk' || kind === 'act' || has.selfExplaining(text) || has.until(text) || /^[\p{L}\p{M} ]{2,16}[:：]/u.test(text))
    return null
  if (role === 'price') return bareAmount.test(text) ? (occasion === 'hiring' ? 'pay' : 'price') : null
  // The days of a closure need no question.
  if (role === 'when') return occasion === 'hours' ? null : kind === 'time' ? 'time' : 'date'
  return role === 'where' ? 'place' : null
}

export const iconOf = ({ role, text }: Fact): string => (emojiIn(text).length > 0 ? '' : (icons[role] ?? plainIcon))

/** Whether a text ends in an address or a number to call: a full stop would look like a part of it. */
const endsInAddress = (text: string) => /(?:[@/]\S{0,200}|\.[a-z]{2,24}|\p{Nd}[\p{Nd} ()-]{6,20})$/iu.test(text.slice(-220))

/** The text with final punctuation; unchanged when it ends in punctuation, an address or an emoji. */
export const withFullStop = (text: string, stop: string): string =>
  endsSentence(text) ||
  isQuestionMarked(text) ||
  endsInAddress(text) ||
  emojiIn(text.slice(-4)).length > 0 ||
  /[~〜～ㅋㅎㅠㅜ:：]$/u.test(text)
    ? text
    : text + stop
