import type { Note } from '#contract/arranged.ts'
import { wantedWords } from '#contract/checks.ts'
import { charactersPerWord, countedBody, countWords, excess } from '#contract/measure.ts'
import type { Occasion } from '#contract/occasions.ts'
import { type Complexity, nearestLength, type PostLength, type PostPlatform, postWords } from '#contract/options.ts'
import { measures } from '#contract/weighted.ts'
import { platforms, postLimit } from '#platforms/index.ts'
import { leavesOutQuestion, lengthShare } from '#writer/background.ts'
import { hashtagsOf } from '#writer/builtin/hashtags.ts'
import { fillFrame, frameFits, headline, layOutFacts } from '#writer/builtin/layout.ts'
import { createLines, type Lines } from '#writer/builtin/lines.ts'
import { ownBlocks } from '#writer/builtin/own-lines.ts'
import { answerInvitation, closingQuestion, missingFacts, numberedQuestions } from '#writer/builtin/questions.ts'
import type { Reading } from '#writer/builtin/reading.ts'
import { isQuestionMarked, splitTrailingEmoji } from '#writer/builtin/sentences.ts'
import { withHashtags } from '#writer/fit/hashtags.ts'
import { fitLimit, withoutForbidden } from '#writer/fit/limits.ts'

export interface PostOptions {
  readonly platform: PostPlatform
  readonly length: PostLength
  readonly complexity: Complexity
  readonly premium: boolean
  /** Another first line instead of the topic alone. */
  readonly hook?: boolean
}

/** Occasions that some communities treat as advertising. */
const advertisingOccasions: readonly Occasion[] = ['offer', 'opening', 'event', 'hours', 'closed', 'launch', 'hiring', 'news', 'video']
const questionListOccasions: readonly Occasion[] = ['question', 'tips', 'opinion', 'mine', 'subject']
/** Occasions where a post of `standard` length may have a question list too. */
const discussionOccasions: readonly Occasion[] = ['opinion', 'subject']
/** "Tea or coffee?", "Which machine lasts longest?": such a question needs no further questions after it. */
const wantsAnswer = ({ occasion, head, listId, has, phrases: { writing } }: Reading) =>
  occasion === 'question' &&
  ((listId !== 'why' && has.noYesOrNo(head)) || (writing.spaces ? head.split(/\s+/u).length < 4 : [...head].length < 10))

/**
 * Candidate endings after the first line and facts, longest first; the caller uses the first that fits.
 * @param titleAsks whether the title asks the readers a question: the body then invites them to answer it, in place of asking another
 */
function tails(reading: Reading, lines: Lines, { platform, length: asked, complexity }: PostOptions, titleAsks: boolean): string[][] {
  const length = nearestLength(asked, platform)
  const { phrases, occasion, facts, shape } = reading
  const { invite } = phrases
  const isShort = length === 'short'
  // Sad news and unknown occasions get no ending: any phrase could be inappropriate.
  if (occasion === 'sad' || occasion === 'other') return [[]]
  if (occasion === 'missing') {
    const seen = facts.some(({ kind }) => kind !== 'date' && kind !== 'time' && kind !== 'place' && kind !== 'price' && kind !== 'other')
      ? []
      : [lines.pick(invite.seen)]
    return isShort ? [seen, []] : [[...seen, lines.pick(invite.spread)], seen]
  }
  const joined = (...sentences: string[]) => sentences.filter(Boolean).join(phrases.writing.joiner)
  const ask = titleAsks ? lines.pick(invite.comment) : closingQuestion(reading, lines, complexity)
  // A question topic is followed by an invitation, not by another question.
  const question = occasion === 'question' ? answerInvitation(reading, lines) : ask
  const onlyQuestion = [[question], []]
  if (isShort || occasion === 'closed') return onlyQuestion
  if (occasion === 'glad') {
    const thanks = reading.has.thanks(reading.source) || !reading.speaksForSeveral ? [] : [lines.pick(invite.thanks)]
    return [[...thanks, ask], [ask], []]
  }
  if (reading.voice === 'news') {
    // One closing line: a question, or for half of the seeds an invitation. Both would be repetitive.
    const asksBack = platforms[platform].builtin.asksBack || occasion === 'news'
    const invitation = lines.pick(asksBack ? invite.ask : invite.share)
    const closing =
      complexity === 'moderate' && Math.floor(lines.turn / 2) % 2 === 1 && length !== 'medium' ? [[invitation], []] : onlyQuestion
    if (complexity === 'advanced') return [[joined(ask, lines.pick(invite.ask))], ...onlyQuestion]
    const isOpener = occasion === 'opening' && shape === 'none' && length === 'long'
    return isOpener ? [[...numberedQuestions(reading, lines, complexity, 3), invitation], ...closing] : closing
  }
  const isPlain = titleAsks || complexity === 'simple' || (length === 'medium' && complexity !== 'advanced')
  const invited = occasion === 'question' || isPlain ? [] : [lines.pick(invite.comment)]
  const plain = [[joined(question, ...invited)], ...onlyQuestion]
  // Never two numbered lists in one post, and none after a story.
  const hasRoom = length === 'long' || (length === 'standard' && shape === 'none' && discussionOccasions.includes(occasion))
  if (!questionListOccasions.includes(occasion) || shape === 'steps' || !hasRoom || wantsAnswer(reading)) return plain
  const usual = length === 'long' ? (shape === 'none' ? 5 : 4) : 3
  const count = complexity === 'simple' ? Math.min(3, usual) : usual
  return [[...numberedQuestions(reading, lines, complexity, count), lines.pick(invite.pick)], ...plain]
}

/**
 * The endings with what the voice adds, longest first. Under news its call to action takes the place of a closing question, because one closing
 * line is enough; without room for it the usual endings follow. A voice that leaves out closing questions has endings without them.
 */
function withOwnBlocks(reading: Reading, platform: PostPlatform, choices: readonly string[][]): string[][] {
  const isOpen = (choice: readonly string[]) => isQuestionMarked(splitTrailingEmoji(choice.at(-1) ?? '').bare)
  const usual = leavesOutQuestion(reading.background)
    ? choices.map((choice) => (isOpen(choice) ? choice.slice(0, -1) : choice))
    : [...choices]
  const own = ownBlocks(reading, platform)
  if (own.length === 0) return usual
  return reading.voice === 'news'
    ? [own, own.slice(-1), ...usual]
    : [...usual.map((choice) => [...choice, ...own]), own.slice(-1), ...usual]
}

/** Notes for a text whose word count is outside the requested range. */
function lengthNotes(words: number, { length, platform }: PostOptions, reading: Reading): Note[] {
  const { min, max } = wantedWords(postWords(length, platform), lengthShare(reading.background))
  if (words > max) return [{ code: 'longer', asked: length }]
  const inWords = charactersPerWord[reading.language] === undefined
  return words < min ? [{ code: 'shorter', asked: length, ...(inWords && { words: min }), add: missingFacts(reading) }] : []
}

/** The title: a subject alone is put into a title that asks a question. */
function titleOf(reading: Reading, lines: Lines, head: string): string {
  if (reading.occasion !== 'subject') return head
  const frames = reading.phrases.titles.subject.filter((frame) => isQuestionMarked(frame) && frameFits(frame, reading.head))
  const frame = frames[lines.turn % Math.max(1, frames.length)]
  return frame ? fillFrame(reading, lines, frame, reading.head) : head
}

/** A post made from the input. Priorities: platform limit, facts, requested length; facts that do not fit are listed in a note. */
export function arrangePost(
  reading: Reading,
  asked: PostOptions,
  seed: number,
): { caption: string; title?: string; notes: readonly Note[] } {
  const { platform, length, premium } = asked
  const { language, occasion } = reading
  const lines = createLines(reading, seed, platform)
  const limit = postLimit(platform, premium)
  const { builtin, postTitle, thread, forbidden } = platforms[platform]
  const isThreaded = thread && !premium
  const gap = builtin.compact && length !== 'long' ? '\n' : '\n\n'
  const notes: Note[] = []
  const { max } = wantedWords(postWords(length, platform), lengthShare(reading.background))

  const head = headline(reading, lines, asked)
  const facts = layOutFacts(reading, platform)
  const tags = hashtagsOf(reading, builtin.hashtags)
  const title = postTitle && fitLimit(titleOf(reading, lines, head), postTitle, language, 'none')
  const titleAsks = title !== undefined && title !== reading.head && isQuestionMarked(title)
  // The body does not repeat a first line that is in the title.
  const opening = title?.includes(reading.head) ? '' : head

  const compose = (tail: readonly string[], list: readonly string[] = facts) =>
    withoutForbidden(
      [
        opening,
        list.join(reading.isProse && !builtin.compact ? (builtin.paragraphs ? '\n\n' : reading.phrases.writing.joiner) : '\n'),
        ...tail,
      ]
        .filter(Boolean)
        .join(gap),
      forbidden,
    )
  const wordsOf = (text: string) => countWords(countedBody(text), language)
  const fits = (text: string) => excess(text, limit, measures) === 0

  const choices = withOwnBlocks(reading, platform, tails(reading, lines, asked, titleAsks))
  const bare = compose([])
  // A text over the limit of one tweet becomes a thread: then only the word count matters.
  const isLong = isThreaded && !fits(bare)
  const tail =
    choices.find((choice) => {
      const text = compose(choice)
      return wordsOf(text) <= max && (isLong || fits(withHashtags(text, tags.slice(0, 1))))
    }) ??
    choices.find((choice) => isLong || fits(compose(choice))) ??
    choices.at(-1) ??
    []
  let body = compose(wordsOf(bare) > max ? (choices.at(-1) ?? []) : tail)
  // A post with a title needs a body.
  if (!body.trim()) {
    const { ask, invite } = reading.phrases
    body = titleAsks
      ? lines.pick(invite.comment)
      : closingQuestion(reading, lines, 'moderate') || lines.pick(reading.isSensitive ? invite.sensitive : ask.other)
  }

  if (!isThreaded && !fits(body)) {
    const room =
      facts
        .map((_, at) => at + 1)
        .reverse()
        .find((count) => fits(compose([], facts.slice(0, count)))) ?? 0
    const omitted = facts.slice(room)
    body = compose([], facts.slice(0, room))
    const cut = fits(body) ? body : fitLimit(body, limit, language)
    notes.push({ code: 'left-out', lines: [...(cut === body ? [] : [body.slice(0, 200)]), ...omitted].map((line) => line.slice(0, 400)) })
    body = cut
  }
  let fittingTags = tags
  while (fittingTags.length > 0 && !isLong && !fits(withHashtags(body, fittingTags))) fittingTags = fittingTags.slice(0, -1)
  const caption = withHashtags(body, fittingTags)

  notes.push(...lengthNotes(wordsOf(caption), asked, reading))
  if (occasion === 'other' && reading.guessed) notes.push({ code: 'pick-occasion' })
  if (builtin.advertNote && advertisingOccasions.includes(occasion)) notes.push({ code: builtin.advertNote })
  return { caption, ...(title !== undefined && { title }), notes }
}
