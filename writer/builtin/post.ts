import type { MissingFact, Note } from '#contract/arranged.ts'
import { countedBody, countWords, excess } from '#contract/measure.ts'
import type { Occasion } from '#contract/occasions.ts'
import { type Complexity, type PostLength, type PostPlatform, postLengths } from '#contract/options.ts'
import { measures } from '#contract/weighted.ts'
import { platforms, postLimit } from '#platforms/index.ts'
import { hashtagsOf } from '#writer/builtin/hashtags.ts'
import { framed, frameHolds, headline, layOutFacts } from '#writer/builtin/layout.ts'
import { createLines, type Lines } from '#writer/builtin/lines.ts'
import { answerInvitation, closingQuestion, gapsOf, numberedQuestions } from '#writer/builtin/questions.ts'
import type { Reading } from '#writer/builtin/reading.ts'
import { isQuestionMarked } from '#writer/builtin/sentences.ts'
import { withHashtags } from '#writer/fit/hashtags.ts'
import { fitLimit } from '#writer/fit/limits.ts'

export interface PostAsked {
  readonly platform: PostPlatform
  readonly length: PostLength
  readonly complexity: Complexity
  readonly premium: boolean
  /** Another first line than the topic alone. */
  readonly hook?: boolean
}

export interface ArrangedPost {
  readonly caption: string
  readonly title?: string
  readonly notes: readonly Note[]
}

/** Occasions whose news some communities take for an advertisement. */
const adverts: readonly Occasion[] = ['offer', 'opening', 'event', 'hours', 'closed', 'launch', 'hiring', 'news', 'video']
const interviews: readonly Occasion[] = ['question', 'tips', 'opinion', 'mine', 'subject']
/** Where even a post of usual length is a conversation; elsewhere a list is more than people write. */
const discussed: readonly Occasion[] = ['opinion', 'subject']
/** "Tea or coffee?", "Which machine lasts longest?": who asks this wants an answer, and no further questions beside it. */
const wantsAnswer = ({ occasion, head, listId, has, phrases: { writing } }: Reading) =>
  occasion === 'question' &&
  ((listId !== 'why' && has.noYesOrNo(head)) || (writing.spaces ? head.split(/\s+/u).length < 4 : [...head].length < 10))

/** What stands below head and facts, richest first; the caller takes the first that fits. */
function tails(reading: Reading, lines: Lines, { platform, length, complexity }: PostAsked): string[][] {
  const { phrases, occasion, facts, shape } = reading
  const { invite } = phrases
  const isShort = length === 'short'
  // Under what was not recognised, and under a loss, nothing of ours is sure to be in place.
  if (occasion === 'sad' || occasion === 'other') return [[]]
  if (occasion === 'missing') {
    const seen = facts.some(({ kind }) => kind !== 'date' && kind !== 'time' && kind !== 'place' && kind !== 'price' && kind !== 'other')
      ? []
      : [lines.one(invite.seen)]
    return isShort ? [seen, []] : [[...seen, lines.one(invite.spread)], seen]
  }
  const joined = (...sentences: string[]) => sentences.filter(Boolean).join(phrases.writing.joiner)
  const ask = closingQuestion(reading, lines, complexity)
  // A question topic is its own question: it is followed by an invitation.
  const question = occasion === 'question' ? answerInvitation(reading, lines) : ask
  const onlyQuestion = [[question], []]
  if (isShort || occasion === 'closed') return onlyQuestion
  if (occasion === 'glad') {
    const thanks = reading.has.thanks(reading.source) || !reading.speaksForSeveral ? [] : [lines.one(invite.thanks)]
    return [[...thanks, ask], [ask], []]
  }
  if (reading.voice === 'news') {
    // One closing line: a question, or for two turns in four an invitation. Both would say the same thing twice.
    const asksBack = platforms[platform].builtin.asksBack || occasion === 'news'
    const invitation = lines.one(asksBack ? invite.ask : invite.share)
    const closing =
      complexity === 'moderate' && Math.floor(lines.turn / 2) % 2 === 1 && length !== 'medium' ? [[invitation], []] : onlyQuestion
    if (complexity === 'advanced') return [[joined(ask, lines.one(invite.ask))], ...onlyQuestion]
    const isOpener = occasion === 'opening' && shape === 'none' && length === 'long'
    return isOpener ? [[...numberedQuestions(reading, lines, complexity, 3), invitation], ...closing] : closing
  }
  const isPlain = complexity === 'simple' || (length === 'medium' && complexity !== 'advanced')
  const invited = occasion === 'question' || isPlain ? [] : [lines.one(invite.comment)]
  const plain = [[joined(question, ...invited)], ...onlyQuestion]
  // Never two numbered lists in one post, and none where a story has just been told.
  const hasRoom = length === 'long' || (length === 'standard' && shape === 'none' && discussed.includes(occasion))
  if (!interviews.includes(occasion) || shape === 'steps' || !hasRoom || wantsAnswer(reading)) return plain
  const usual = length === 'long' ? (shape === 'none' ? 5 : 4) : 3
  const count = complexity === 'simple' ? Math.min(3, usual) : usual
  return [[...numberedQuestions(reading, lines, complexity, count), lines.one(invite.pick)], ...plain]
}

/** What a range of words asks for: the notes on a text that is outside of it. */
function lengthNotes(words: number, length: PostLength, add: readonly MissingFact[]): Note[] {
  const { min, max } = postLengths[length]
  return words < min ? [{ code: 'shorter', asked: length, add: [...add] }] : words > max ? [{ code: 'longer', asked: length }] : []
}

/** A bare subject is no title: it stands in one of its titles that ask. */
function titleOf(reading: Reading, lines: Lines, head: string): string {
  if (reading.occasion !== 'subject') return head
  const frames = reading.phrases.titles.subject.filter((frame) => isQuestionMarked(frame) && frameHolds(frame, reading.head))
  const frame = frames[lines.turn % Math.max(1, frames.length)]
  return frame ? framed(reading, lines, frame, reading.head) : head
}

/** A post arranged from what was given. Platform limit before facts before length; what has no room is named. */
export function arrangePost(reading: Reading, asked: PostAsked, seed: number): ArrangedPost {
  const { platform, length, premium } = asked
  const { language, occasion } = reading
  const lines = createLines(reading, seed, platform)
  const limit = postLimit(platform, premium)
  const { builtin, postTitle, thread } = platforms[platform]
  const isThreaded = thread && !premium
  const gap = builtin.compact && length !== 'long' ? '\n' : '\n\n'
  const notes: Note[] = []
  const { max } = postLengths[length]

  const head = headline(reading, lines, asked)
  const kept = layOutFacts(reading, platform)
  const tags = hashtagsOf(reading, builtin.hashtags)
  const title = postTitle && fitLimit(titleOf(reading, lines, head), postTitle, language, 'none')
  // A title that holds the head says it: a body that said it again would be read twice.
  const opening = title?.includes(reading.head) ? '' : head

  const written = (tail: readonly string[], list: readonly string[] = kept) =>
    [
      opening,
      list.join(reading.isProse && !builtin.compact ? (builtin.paragraphs ? '\n\n' : reading.phrases.writing.joiner) : '\n'),
      ...tail,
    ]
      .filter(Boolean)
      .join(gap)
  const wordsOf = (text: string) => countWords(countedBody(text), language)
  const fits = (text: string) => excess(text, limit, measures) === 0

  const choices = tails(reading, lines, asked)
  const bare = written([])
  // A text over the limit of one tweet becomes a thread: then only the words decide.
  const isLong = isThreaded && !fits(bare)
  const tail =
    choices.find((choice) => {
      const text = written(choice)
      return wordsOf(text) <= max && (isLong || fits(withHashtags(text, tags.slice(0, 1))))
    }) ??
    choices.find((choice) => isLong || fits(written(choice))) ??
    choices.at(-1) ??
    []
  let body = written(wordsOf(bare) > max ? (choices.at(-1) ?? []) : tail)
  // A post under a title wants a body, whatever was given.
  if (!body.trim()) {
    const { ask, invite } = reading.phrases
    body = closingQuestion(reading, lines, 'moderate') || lines.one(reading.isQuiet ? invite.quiet : ask.other)
  }

  if (!isThreaded && !fits(body)) {
    const room =
      kept
        .map((_, at) => at + 1)
        .reverse()
        .find((count) => fits(written([], kept.slice(0, count)))) ?? 0
    const left = kept.slice(room)
    body = written([], kept.slice(0, room))
    const cut = fits(body) ? body : fitLimit(body, limit, language)
    notes.push({ code: 'left-out', lines: [...(cut === body ? [] : [body.slice(0, 200)]), ...left].map((line) => line.slice(0, 400)) })
    body = cut
  }
  let shown = tags
  while (shown.length > 0 && !isLong && !fits(withHashtags(body, shown))) shown = shown.slice(0, -1)
  const caption = withHashtags(body, shown)

  notes.push(...lengthNotes(wordsOf(caption), length, gapsOf(reading)))
  if (occasion === 'other' && reading.guessed) notes.push({ code: 'pick-occasion' })
  if (builtin.advertNote && adverts.includes(occasion)) notes.push({ code: builtin.advertNote })
  return { caption, ...(title !== undefined && { title }), notes }
}
