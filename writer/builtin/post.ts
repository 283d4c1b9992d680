import type { Note } from '#contract/arranged.ts'
import { wantedWords } from '#contract/checks.ts'
import { charactersPerWord, countedBody, countWords, excess } from '#contract/measure.ts'
import type { Occasion } from '#contract/occasions.ts'
import {
  type Complexity,
  defaultTone,
  nearestLength,
  type PostLength,
  type PostPlatform,
  postPlatforms,
  postWords,
  toneIds,
} from '#contract/options.ts'
import { measures } from '#contract/weighted.ts'
import { platformWriting } from '#platforms/index.server.ts'
import { platforms, postLimit } from '#platforms/index.ts'
import { leavesOutQuestion, lengthShare } from '#writer/background.ts'
import { hashtagsOf } from '#writer/builtin/hashtags.ts'
import { headline } from '#writer/builtin/layout.ts'
import { createLines, type Lines } from '#writer/builtin/lines.ts'
import { ownBlocks } from '#writer/builtin/own-lines.ts'
import { closingQuestions, lengtheningRoles } from '#writer/builtin/questions.ts'
import type { Reading } from '#writer/builtin/reading.ts'
import { isQuestionMarked, splitTrailingEmoji } from '#writer/builtin/sentences.ts'
import { shapePost } from '#writer/builtin/shapes.ts'
import { type Fact, isContact } from '#writer/facts/roles.ts'
import { withHashtags } from '#writer/fit/hashtags.ts'
import { fitLimit, mostThatFit, withoutForbidden } from '#writer/fit/limits.ts'

export interface PostOptions {
  readonly platform: PostPlatform
  readonly length: PostLength
  readonly complexity: Complexity
  readonly premium: boolean
  /** Another first line instead of the topic alone. */
  readonly hook?: boolean
  /** Without a closing line. */
  readonly bare?: boolean
  /** One post, also where a longer text becomes a thread. */
  readonly single?: boolean
}

/** Occasions that some communities treat as advertising. */
const advertisingOccasions: readonly Occasion[] = ['offer', 'event', 'hours', 'launch', 'hiring', 'video']
/** A line of a list, another one for each platform and tone: texts of one request end differently. */
const lineFor = (platform: PostPlatform, { tone }: Reading, list: readonly string[], turn: number) =>
  list[(turn + postPlatforms.indexOf(platform) + toneIds.indexOf(tone)) % list.length] as string

/** The facts as given, or with the first two in the other order: written again, the same request gives another text. */
function inTurn({ facts, shape }: Reading, turn: number): readonly Fact[] {
  const [first, second, ...others] = facts
  const isFree = shape === 'list' && first && second && !isContact(second)
  return isFree && turn % 2 === 1 ? [second, first, ...others] : facts
}

/** Candidate endings after the facts, longest first; the caller uses the first that fits. */
function tails(reading: Reading, lines: Lines, { platform, length: asked, complexity, bare }: PostOptions): string[][] {
  const { phrases, occasion, facts } = reading
  const { invite, writing } = phrases
  if (bare || occasion === 'sad') return [[]]
  const length = nearestLength(asked, platform)
  if (occasion === 'missing') {
    const seen = facts.some(isContact) || reading.given.has('contact') || reading.has.found(reading.head) ? [] : [lines.pick(invite.seen)]
    return length === 'short' ? [seen, []] : [[...seen, lines.pick(invite.spread)], seen]
  }
  const isPlain = complexity === 'simple' || length === 'short'
  if (occasion === 'question') {
    // Whoever gives two facts or more has mostly said what to answer; another tone may still ask.
    if (leavesOutQuestion(reading.background) || (facts.length > 1 && reading.tone === defaultTone)) return [[]]
    return [[lines.fill(lineFor(platform, reading, invite.comment, lines.turn))], []]
  }
  const questions = closingQuestions(reading)
  if (questions.length === 0 || (isPlain && occasion !== 'tips' && occasion !== 'opinion')) return [[]]
  const ask = lines.fill(lineFor(platform, reading, questions, lines.turn))
  const invited = [ask, lines.pick(invite.comment)].join(writing.joiner)
  return length === 'long' && reading.voice === 'talk' ? [[invited], [ask], []] : [[ask], []]
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
export function lengthNotes(words: number, { length, platform }: Pick<PostOptions, 'length' | 'platform'>, reading: Reading): Note[] {
  const { min, max } = wantedWords(postWords(length, platform), lengthShare(reading.background))
  if (words > max) return [{ code: 'longer', asked: length }]
  const inWords = charactersPerWord[reading.language] === undefined
  return words < min ? [{ code: 'shorter', asked: length, ...(inWords && { words: min }), add: lengtheningRoles(reading) }] : []
}

/** A post made from the input. Priorities: platform limit, facts, requested length; facts that do not fit are listed in a note. */
export function arrangePost(
  reading: Reading,
  asked: PostOptions,
  seed: number,
): { caption: string; title?: string; notes: readonly Note[] } {
  const { platform, length, premium, single } = asked
  const { language, occasion } = reading
  const lines = createLines(reading, seed, platform)
  const facts = inTurn(reading, lines.turn)
  const limit = postLimit(platform, premium)
  const { postTitle, thread, forbidden } = platforms[platform]
  const { builtin } = platformWriting[platform]
  const isThreaded = thread && !premium && !single
  const notes: Note[] = []
  const { max } = wantedWords(postWords(length, platform), lengthShare(reading.background))

  const head = headline(reading, lines, asked)
  const tags = hashtagsOf(reading, builtin.hashtags)
  const title = postTitle && fitLimit(head, postTitle, language, 'none')
  // The body does not repeat a first line that is in the title.
  const opening = title === head ? '' : head

  const compose = (tail: readonly string[], list: readonly Fact[] = facts) =>
    withoutForbidden(shapePost(reading, lines, platform, { head: opening, facts: list, tail }), forbidden)
  const wordsOf = (text: string) => countWords(countedBody(text), language)
  const fits = (text: string) => excess(text, limit, measures) === 0

  const choices = withOwnBlocks(reading, platform, tails(reading, lines, asked))
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
  if (!body.trim()) body = reading.isSensitive ? head : lines.pick(reading.phrases.invite.comment)

  if (!isThreaded && !fits(body)) {
    const room = mostThatFit(facts.length - 1, (count) => fits(compose([], facts.slice(0, count))))
    const omitted = facts.slice(room).map(({ text }) => text)
    const kept = compose([], facts.slice(0, room))
    // Under a title, a post needs a body: all of it, cut.
    body = kept.trim() ? kept : body
    const cut = fits(body) ? body : fitLimit(body, limit, language)
    notes.push({
      code: 'left-out',
      lines: [...(cut === kept || !kept.trim() ? [] : [body.slice(0, 200)]), ...omitted].map((line) => line.slice(0, 400)),
    })
    body = cut
  }
  let fittingTags = tags
  while (fittingTags.length > 0 && !isLong && !fits(withHashtags(body, fittingTags))) fittingTags = fittingTags.slice(0, -1)
  const caption = withHashtags(body, fittingTags)

  notes.push(...lengthNotes(wordsOf(caption), asked, reading))
  if (builtin.advertNote && advertisingOccasions.includes(occasion)) notes.push({ code: builtin.advertNote })
  return { caption, ...(title !== undefined && { title }), notes }
}
