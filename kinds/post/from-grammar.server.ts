import { postLengths, type Tone } from '#contract/options.ts'
import { platforms, postLimit } from '#contract/platforms.ts'
import { growing } from '#kinds/post/growing.server.ts'
import type { PostRequest, PostResult } from '#kinds/post/spec.ts'
import { type Assignment, type Draft, draft } from '#writer/compose/draft.ts'
import { hashtagsOf } from '#writer/compose/hashtags.ts'
import { emojiFor, layOut } from '#writer/compose/layout.ts'
import { render, slotsOf } from '#writer/compose/line.ts'
import { matterOf } from '#writer/compose/matter.ts'
import { createRandom, type Random } from '#writer/compose/random.ts'
import { weightOf } from '#writer/compose/size.ts'
import { toneEmoji } from '#writer/compose/tone-emoji.ts'
import { isSetback, voiceOf } from '#writer/compose/voice.ts'
import { withHashtags } from '#writer/fit/hashtags.ts'
import { splitThread } from '#writer/fit/thread.ts'
import type { GrammarBook } from '#writer/languages/grammar-book.ts'
import { grammarBook } from '#writer/languages/registry.ts'
import { isTold } from '#writer/topic/cues.ts'
import { analyse, type Topic } from '#writer/topic/topic.ts'
import type { Growing } from '#writer/writer.ts'

/** An X post of these lengths runs over into a thread. */
const threaded: ReadonlySet<PostRequest['length']> = new Set(['standard', 'long'])
/** Weighted characters that two emoji with their spaces take at most. */
const emojiRoom = 6

/**
 * A post written without a model: the same seed gives the same text. Yields the caption as it grows, a sentence at a
 * time. Throws a RangeError for a language that has no phrase book.
 */
export function* composeFromGrammar(request: PostRequest, seed: number): Generator<Growing<PostResult>, PostResult> {
  const random = createRandom(seed)
  const book = grammarBook(request.language)
  const topic = analyse(request.topic)
  const tags = hashtagsOf(topic, tagCount(request, random), random, request.language)
  const assignment = assignmentOf(request, topic, book, tags)
  const written = draft(assignment, random)
  const emoji = emojiOf(topic, request, random)
  const text = layOut(written, request.platform, emoji, random)
  const whole = withHashtags(text, tags)
  const limit = postLimit(request.platform, request.premium)
  const parts = request.platform === 'twitter' ? splitThread(whole, limit.max, request.language) : [whole]
  const caption = parts.join('\n\n')
  const title = platforms[request.platform].postTitle ? redditTitle(topic, book, caption, random) : undefined
  yield* growing(caption, title, request)
  return {
    post: {
      caption,
      ...(title !== undefined && { title }),
      ...(parts.length > 1 && { parts }),
      whyThisWorks: reason(written, book, random),
    },
  }
}

/** The person's own emoji or the tone's; none where somebody suffers, and no second time where they are the topic itself. */
function emojiOf(topic: Topic, { tone, platform }: PostRequest, random: Random): readonly string[] {
  if (isSober(topic)) return []
  const own = topic.emoji.filter((emoji) => !topic.phrase.includes(emoji))
  return emojiFor(own, toneEmoji[tone] ?? [], platform, random)
}

function tagCount({ platform }: PostRequest, random: Random): number {
  const { min, max } = platforms[platform].hashtags
  return min + random.int(max - min + 1)
}

function assignmentOf(request: PostRequest, topic: Topic, book: GrammarBook, tags: readonly string[]): Assignment {
  const { platform, complexity, language, length, premium } = request
  const tone = toneFor(topic, request.tone)
  const assignment: Assignment = { book, topic, platform, tone, complexity, language, length, words: postLengths[length] }
  if (platform !== 'twitter' || premium || threaded.has(length)) return assignment
  const room = postLimit(platform).max - weightOf(withHashtags('', tags)) - 2 - emojiRoom
  return { ...assignment, maxWeight: room }
}

const isSober = (topic: Topic): boolean => matterOf(topic).grave || isSetback(topic)

/** Tones that would hurt where somebody suffers. */
const playful: ReadonlySet<Tone> = new Set(['humorous', 'entertaining', 'excited', 'casual', 'persuasive'])
const toneFor = (topic: Topic, tone: Tone): Tone => (isSober(topic) && playful.has(tone) ? 'conversational' : tone)

/** A title that does not stand in the text once more. */
function redditTitle(topic: Topic, book: GrammarBook, caption: string, random: Random): string {
  if (matterOf(topic).grave) return random.pick(book.quiet.titles)
  if (topic.core === 'this' || isTold(topic)) return random.pick(book.unnamedTitles)
  const values = book.slots(topic)
  const lines = book.redditTitles[voiceOf(topic)].filter(
    (line) => slotsOf(line).every((slot) => values[slot] !== undefined) && book.accepts(line, topic),
  )
  const titles = [...(topic.ask ? [topic.ask] : []), ...random.shuffle(lines).map((line) => render(line, values, random))]
  return titles.find((title) => !caption.includes(title)) ?? topic.title
}

/** What the text does, said of this very text: how it is built, and how it ends. */
function reason({ framework, close }: Draft, book: GrammarBook, random: Random): string {
  return `${random.pick(book.why[framework])} ${random.pick(book.why.closes[close])}`
}
