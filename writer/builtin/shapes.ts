import type { LanguageCode, PostPlatform } from '#contract/options.ts'
import { platformWriting } from '#platforms/index.server.ts'
import { aroundSteps, factText, iconOf, wantsEmoji, wantsIcons, withFullStop } from '#writer/builtin/layout.ts'
import type { Lines } from '#writer/builtin/lines.ts'
import type { Reading } from '#writer/builtin/reading.ts'
import { countLike, emojiIn, endsSentence, numbered, raised, splitTrailingEmoji } from '#writer/builtin/sentences.ts'
import type { Fact } from '#writer/facts/roles.ts'
import { isContact } from '#writer/facts/roles.ts'

/** The parts of a post. */
export interface PostParts {
  /** The first line; empty where the title has it. */
  readonly head: string
  readonly facts: readonly Fact[]
  /** What follows the facts, a block each. */
  readonly tail: readonly string[]
}

/** The choices of a poll in a post. */
const mostChoices = 4
const letters = ['A', 'B', 'C', 'D'] as const

const choices = (list: readonly string[]) => list.map((line, at) => `${letters[at]}) ${raised(line)}`).join('\n')

/** How the facts are written on one platform. */
interface Writing {
  readonly reading: Reading
  readonly lines: Lines
  readonly platform: PostPlatform
}

/** Casual and professional texts have no frame: what differs is the rhythm. */
const isSober = ({ tone }: Reading) => tone === 'professional'

const stepsIn = (facts: readonly Fact[]) => facts.filter(({ role }) => role === 'steps')
/** In these languages a phrase that is no sentence has no full stop, not even on a line of its own. */
const withoutStops: readonly LanguageCode[] = ['ja', 'zh', 'ko']

const sentence = ({ reading, lines }: Writing, fact: Fact) => {
  const text = factText(reading, lines, fact)
  return reading.shape === 'list' && !isSober(reading) && withoutStops.includes(reading.language)
    ? text
    : withFullStop(text, reading.phrases.writing.stop)
}

/** A line above numbered steps, unless the topic says their number. */
function stepsLabel({ reading, lines }: Writing, steps: readonly Fact[]): string[] {
  const { occasion, head, phrases } = reading
  if ((occasion !== 'tips' && occasion !== 'mine') || /\p{Nd}/u.test(head) || steps.length < 2) return []
  return [lines.fill(phrases.roles.steps[occasion], { count: countLike(reading.source, steps.length) })]
}

/** The most UTF-16 units of facts in a row. */
const longestRow = 60

/** Short facts side by side, as many as a row holds. */
function inRows(texts: readonly string[]): string[] {
  const rows: string[] = []
  for (const text of texts) {
    const joined = rows.length > 0 ? `${rows.at(-1)} · ${text}` : text
    if (rows.length > 0 && joined.length <= longestRow) rows[rows.length - 1] = joined
    else rows.push(text)
  }
  return rows
}

/** The topic, then its facts in rows. Long ones are lines after a colon, or sentences where the topic is one; so is a single one. */
function afterTopic(writing: Writing, head: string, facts: readonly Fact[]): string {
  const { reading, lines } = writing
  const { stop, colon, joiner } = reading.phrases.writing
  const { bare, emoji } = splitTrailingEmoji(head)
  const isOpen = !endsSentence(bare) && !/:\s|：/u.test(bare)
  const texts = facts.map((fact) => factText(reading, lines, fact))
  const rows = inRows(texts)
  if (rows.length < texts.length && !texts.some(endsSentence)) return [head, ...rows].join('\n')
  const [first] = facts
  if (isOpen && first && facts.length === 1 && texts[0] === raised(first.text))
    return [`${bare}${colon}${withFullStop(first.text, stop)}`, emoji].filter(Boolean).join(' ')
  if (isOpen) return [bare + colon.trimEnd(), ...texts].join('\n')
  return [[bare, raised(facts.map((fact) => sentence(writing, fact)).join(joiner))].join(joiner), emoji].filter(Boolean).join(' ')
}

/** Topic and facts as sentences of one paragraph, with the topic's emoji at its end. */
function inProse(writing: Writing, head: string, facts: readonly Fact[]): string {
  const { joiner, stop } = writing.reading.phrases.writing
  const { bare, emoji } = splitTrailingEmoji(head)
  const sentences = facts.map((fact) => sentence(writing, fact))
  return [[...(bare ? [withFullStop(bare, stop)] : []), ...sentences].join(joiner), emoji].filter(Boolean).join(' ')
}

/** The topic as a line, then the facts as sentences of one paragraph. */
const underHead = (writing: Writing, head: string, facts: readonly Fact[]): string =>
  [head, facts.map((fact) => sentence(writing, fact)).join(writing.reading.phrases.writing.joiner)].filter(Boolean).join('\n')

/** The topic, then a sentence a line; a single one beside it. */
const storyLines = (writing: Writing, head: string, facts: readonly Fact[]): string =>
  facts.length === 1 && !isSober(writing.reading)
    ? inProse(writing, head, facts)
    : [head, ...facts.map((fact) => sentence(writing, fact))].filter(Boolean).join('\n')

const compact = (writing: Writing, { head, facts, tail }: PostParts): string => {
  const { reading, lines } = writing
  const steps = stepsIn(facts)
  const { before, after } = aroundSteps(facts)
  const opening =
    before.length === 0
      ? head
      : reading.shape === 'story'
        ? storyLines(writing, head, steps.length > 0 ? before : [...before, ...after])
        : afterTopic(writing, head, before)
  return [
    opening,
    ...(steps.length > 0
      ? numbered(
          steps.map((fact) => factText(reading, lines, fact)),
          reading.source,
        )
      : []),
    ...(reading.shape === 'story' && before.length > 0 && steps.length === 0 ? [] : after.map((fact) => sentence(writing, fact))),
    ...facts.filter(isContact).map((fact) => factText(reading, lines, fact)),
    ...tail,
  ]
    .filter(Boolean)
    .join('\n')
}

/** The told facts as lines of a list. */
function listed(writing: Writing, facts: readonly Fact[], mark: string): string[] {
  const { reading, lines, platform } = writing
  const hasIcons = wantsIcons(reading, platform)
  // A mark before a single line points at nothing, where a full stop tells it from the topic.
  const isList = (facts.length > 1 || withoutStops.includes(reading.language)) && reading.occasion !== 'other'
  return facts.map((fact) => {
    const text = factText(reading, lines, fact)
    const sign = hasIcons ? iconOf(fact) : emojiIn(text).length > 0 ? '' : mark
    return sign && (isList || (hasIcons && sign !== '▪️')) ? `${sign} ${text}` : text
  })
}

/** Blocks with air between them. */
function airy(writing: Writing, { head, facts, tail }: PostParts, mark: string): string {
  const { reading, lines, platform } = writing
  const { builtin } = platformWriting[platform]
  const { before, after } = aroundSteps(facts)
  const steps = stepsIn(facts)
  const areParagraphs = builtin.shape === 'thread' || builtin.shape === 'paragraphs'
  // A single phrase without a full stop has a mark, to be told from the topic.
  const isMarked = builtin.shape === 'paragraphs' && withoutStops.includes(reading.language) && before.length + after.length === 1
  const areSentences = reading.shape !== 'list' || (areParagraphs && !isMarked && reading.occasion !== 'other')
  const lay = (some: readonly Fact[]): string[] => {
    if (some.length === 0) return []
    if (!areSentences) return [listed(writing, some, mark).join('\n')]
    const withIcons = wantsIcons(reading, platform) && !reading.isProse
    // One line under a picture or a title needs no full stop.
    const isBare = builtin.shape === 'icons' || (builtin.shape === 'thread' && !isSober(reading))
    const isAlone = isBare && !reading.isSensitive && facts.filter((fact) => !isContact(fact)).length === 1
    const sentences = some.map((fact) =>
      isAlone
        ? factText(reading, lines, fact)
        : (withIcons && (fact.role === 'thanks' || fact.role === 'when' || fact.role === 'where') ? `${iconOf(fact)} ` : '') +
          sentence(writing, fact),
    )
    if (builtin.shape === 'icons') return [sentences.join('\n')]
    return builtin.shape === 'thread' && (reading.isProse || isSober(reading))
      ? [sentences.join(reading.phrases.writing.joiner)]
      : sentences
  }
  const numberedSteps = numbered(
    steps.map((fact) => (builtin.shape === 'icons' ? factText(reading, lines, fact) : sentence(writing, fact))),
    reading.source,
  )
  const sign = wantsIcons(reading, platform) ? '👉 ' : ''
  return [
    head,
    ...lay(before),
    ...(steps.length > 0 ? [[...stepsLabel(writing, steps), ...numberedSteps].join('\n')] : []),
    ...lay(after),
    facts
      .filter(isContact)
      .map((fact) => (emojiIn(fact.text).length > 0 ? '' : sign) + factText(reading, lines, fact))
      .join('\n'),
    ...tail,
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** As one tells it to neighbours: sentences, with link and number in the open. */
function neighbours(writing: Writing, { head, facts, tail }: PostParts): string {
  const { reading, lines, platform } = writing
  const { joiner } = reading.phrases.writing
  const { before, after } = aroundSteps(facts)
  const steps = stepsIn(facts)
  const tick = wantsEmoji(reading, platform) ? '✔️' : '–'
  const opening = [...before, ...(steps.length > 0 ? [] : after)]
  const isList = reading.shape === 'list' && (opening.length > 1 || withoutStops.includes(reading.language))
  return [
    isList
      ? [head, opening.map((fact) => (emojiIn(fact.text).length > 0 ? '' : '• ') + factText(reading, lines, fact)).join('\n')].join(
          opening.length > 1 ? '\n\n' : '\n',
        )
      : (isSober(reading) && reading.shape === 'story' && opening.length > 0 ? inProse : underHead)(writing, head, opening),
    [...stepsLabel(writing, steps), ...steps.map((fact) => `${tick} ${factText(reading, lines, fact)}`)].join('\n'),
    steps.length > 0 ? after.map((fact) => sentence(writing, fact)).join(joiner) : '',
    facts
      .filter(isContact)
      .map((fact) => factText(reading, lines, fact))
      .join('\n'),
    ...tail,
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** What stands on the screen: the topic, then short lines. */
function onScreen(writing: Writing, { head, facts, tail }: PostParts): string {
  const { reading, lines, platform } = writing
  const { before, after } = aroundSteps(facts)
  const steps = stepsIn(facts)
  const hasIcons = wantsIcons(reading, platform) && reading.shape !== 'story'
  const line = (some: readonly Fact[]) =>
    some.map((fact) => [hasIcons ? iconOf(fact) : '', factText(reading, lines, fact)].filter(Boolean).join(' ')).join('\n')
  return [
    [head, line(before)].filter(Boolean).join('\n'),
    // The steps are the next screen.
    numbered(
      steps.map((fact) => factText(reading, lines, fact)),
      reading.source,
    ).join('\n'),
    [line(after), ...facts.filter(isContact).map((fact) => factText(reading, lines, fact)), ...tail].filter(Boolean).join('\n'),
  ]
    .filter(Boolean)
    .join(steps.length > 0 ? '\n\n' : '\n')
}

/** A question with choices, where the facts give some; `null` where they give none. */
function pollOf(
  { occasion, phrases, facts }: Reading,
  lines: Lines,
): { readonly question: string; readonly choices: readonly string[] } | null {
  const steps = stepsIn(facts).map(({ text }) => text)
  if (occasion === 'tips' && steps.length >= 2 && steps.length <= mostChoices)
    return { question: lines.fill(phrases.roles.poll[occasion]), choices: steps }
  if (occasion === 'opinion')
    return { question: lines.fill(phrases.roles.poll.opinion), choices: phrases.roles.sides.map((side) => lines.fill(side)) }
  return null
}

function poll(writing: Writing, { head, facts, tail }: PostParts): string {
  const { reading, lines } = writing
  const { before, after } = aroundSteps(facts)
  const steps = stepsIn(facts)
  const asked = tail.length > 0 ? pollOf(reading, lines) : null
  const areChoices = asked !== null && steps.length > 0
  const areSentences = (some: readonly Fact[]) => reading.shape !== 'list' && (some.length > 1 || steps.length > 0)
  const lay = (some: readonly Fact[]) =>
    areSentences(some)
      ? some.map((fact) => sentence(writing, fact)).join(reading.phrases.writing.joiner)
      : some.map((fact) => (emojiIn(fact.text).length > 0 ? '' : '– ') + factText(reading, lines, fact)).join('\n')
  const first = steps.length > 0 || reading.shape === 'list' ? before : [...before, ...after]
  return [
    [head, lay(first)].filter(Boolean).join(areSentences(first) ? '\n\n' : '\n'),
    areChoices
      ? ''
      : numbered(
          steps.map((fact) => factText(reading, lines, fact)),
          reading.source,
        ).join('\n'),
    areChoices ? `${asked.question}\n${choices(asked.choices)}` : '',
    steps.length > 0 || reading.shape === 'list' ? lay(after) : '',
    asked && !areChoices ? `${asked.question}\n${choices(asked.choices)}` : '',
    facts
      .filter(isContact)
      .map((fact) => factText(reading, lines, fact))
      .join('\n'),
    ...(asked ? [] : tail),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** The text of a post in the shape of its platform, without hashtags. */
export function shapePost(reading: Reading, lines: Lines, platform: PostPlatform, parts: PostParts): string {
  const writing = { reading, lines, platform }
  switch (platformWriting[platform].builtin.shape) {
    case 'sentence':
      return compact(writing, parts)
    case 'neighbours':
      return neighbours(writing, parts)
    case 'screen':
      return onScreen(writing, parts)
    case 'poll':
      return poll(writing, parts)
    case 'paragraphs':
      return airy(writing, parts, '•')
    case 'icons':
    case 'thread':
      return airy(writing, parts, '-')
  }
}
