import { postLengths, type Tone } from '#contract/options.ts'
import { platforms, postLimit } from '#contract/platforms.ts'
import { growing } from '#kinds/post/growing.server.ts'
import type { PostRequest, PostResult } from '#kinds/post/spec.ts'
import { BookDesk } from '#writer/book/desk.ts'
import { type BookAssignment, type BookDraft, bookDraft } from '#writer/book/draft.ts'
import { bookHashtags } from '#writer/book/hashtags.ts'
import { type Label, labelOf } from '#writer/book/label.ts'
import { emojiFor, layOut } from '#writer/compose/layout.ts'
import { createRandom, type Random } from '#writer/compose/random.ts'
import { weightOf } from '#writer/compose/size.ts'
import { toneEmoji } from '#writer/compose/tone-emoji.ts'
import { withHashtags } from '#writer/fit/hashtags.ts'
import { splitThread } from '#writer/fit/thread.ts'
import type { Line } from '#writer/languages/grammar-book.ts'
import type { PhraseBook } from '#writer/languages/phrase-book.ts'
import { phraseBook } from '#writer/languages/registry.ts'
import type { Growing } from '#writer/writer.ts'

/** An X post of these lengths runs over into a thread. */
const threaded: ReadonlySet<PostRequest['length']> = new Set(['standard', 'long'])
/** Weighted characters that two emoji with their spaces take at most. */
const emojiRoom = 6

/** A post in a language whose topic is a label. The same seed gives the same text. */
export function* composeFromBook(request: PostRequest, seed: number): Generator<Growing<PostResult>, PostResult> {
  const { platform, premium, language } = request
  const random = createRandom(seed)
  const book = phraseBook(language)
  const label = labelOf(request.topic, book)
  const { min, max } = platforms[platform].hashtags
  const tags = bookHashtags(label, book, min + random.int(max - min + 1), random)
  const tone = toneOf(label, request.tone)
  const draft = bookDraft(assignmentOf(request, tone, book, label, tags), random)
  const title = platforms[platform].postTitle ? titleOf(new BookDesk({ book, label, tone, random }), draft) : undefined
  const told = withoutAsking(draft, label, title, postLengths[request.length].min)
  const text = layOut(told, platform, emojiOf(label, tone, request, random), random, book.marks.gap)
  const whole = withHashtags(text, tags)
  const parts = platform === 'twitter' ? splitThread(whole, postLimit(platform, premium).max, language) : [whole]
  const caption = parts.join('\n\n')
  yield* growing(caption, title, request)
  return {
    post: {
      caption,
      ...(title !== undefined && { title }),
      ...(parts.length > 1 && { parts }),
      whyThisWorks: [random.inTurn(book.posts.why[draft.framework]), random.inTurn(book.posts.why.closes[draft.close])].join(
        book.marks.gap,
      ),
    },
  }
}

function assignmentOf(request: PostRequest, tone: Tone, book: PhraseBook, label: Label, tags: readonly string[]): BookAssignment {
  const { platform, length, premium, complexity } = request
  const assignment = { book, label, platform, tone, length, complexity, words: postLengths[length] }
  if (platform !== 'twitter' || premium || threaded.has(length)) return assignment
  return { ...assignment, maxWeight: postLimit(platform).max - weightOf(withHashtags('', tags)) - 2 - emojiRoom }
}

const playful: ReadonlySet<Tone> = new Set(['humorous', 'entertaining', 'excited', 'casual', 'persuasive'])
/** Where somebody suffers, tones that would hurt give way. */
const toneOf = ({ grave }: Label, tone: Tone): Tone => (grave && playful.has(tone) ? 'conversational' : tone)

const emojiOf = (label: Label, tone: Tone, { platform }: PostRequest, random: Random): readonly string[] =>
  label.grave
    ? []
    : emojiFor(
        label.emoji.filter((emoji) => !label.text.includes(emoji)),
        toneEmoji[tone] ?? [],
        platform,
        random,
      )

const linesFor: Readonly<Record<Label['kind'], (book: PhraseBook) => readonly Line[]>> = {
  name: ({ posts }) => posts.redditTitles,
  question: ({ titles }) => titles.asked,
  news: ({ titles }) => titles.news,
}

/** A question that the title asks is not asked again in the text, if the text is long enough without it. */
function withoutAsking(draft: BookDraft, { kind, opening }: Label, title: string | undefined, leastWords: number): BookDraft {
  const [first, ...others] = draft.paragraphs
  const words = others.reduce((sum, paragraph) => sum + paragraph.words, 0)
  const asks = kind === 'question' && opening !== null && first?.text === opening && title?.includes(opening)
  return asks && words >= leastWords ? { ...draft, paragraphs: others } : draft
}

/** A Reddit title that does not stand in the text once more. */
function titleOf(desk: BookDesk, { paragraphs }: BookDraft): string {
  const { book, label } = desk.setting
  const lines = label.grave ? book.titles.quiet : linesFor[label.kind](book)
  for (let title = desk.next('reddit titles', lines); title !== null; title = desk.next('reddit titles', lines))
    if (!paragraphs.some(({ text }) => text.includes(title))) return title
  return label.text
}
