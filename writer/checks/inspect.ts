import { setImmediate } from 'node:timers/promises'
import type { Fault } from '#contract/kind.ts'
import type { LanguageCode } from '#contract/options.ts'
import { allGiven, type Background, untranslated } from '#writer/background.ts'
import { addressFacts } from '#writer/checks/addresses.ts'
import { brokenFaults } from '#writer/checks/broken.ts'
import { claimFaults } from '#writer/checks/claims.ts'
import { clicheFaults } from '#writer/checks/cliches.ts'
import { contradictionFaults } from '#writer/checks/contradictions.ts'
import { withoutDictated } from '#writer/checks/dictated.ts'
import { experienceFaults } from '#writer/checks/experience.ts'
import { missingFacts } from '#writer/checks/given.ts'
import { hourFacts } from '#writer/checks/hours.ts'
import { languageFaults } from '#writer/checks/language.ts'
import { leftoverFaults, linkFaults } from '#writer/checks/leftovers.ts'
import { nameFaults } from '#writer/checks/names.ts'
import { isOffer } from '#writer/checks/offer.ts'
import { isProse, type Passage, proseOf } from '#writer/checks/passage.ts'
import { quotationFaults } from '#writer/checks/quotations.ts'
import { repeatFaults } from '#writer/checks/repeats.ts'
import { type StatementRequest, statementFaults } from '#writer/checks/statements.ts'
import { voiceFaults } from '#writer/checks/voice.ts'
import { weekdayFacts } from '#writer/checks/weekdays.ts'
import { daysIn } from '#writer/facts/figures.ts'
import { type FactSort, factsIn, type GivenFact } from '#writer/facts/given.ts'

/** Which facts of topic and details belong in the texts of a kind. */
export interface CarriedFacts {
  readonly sorts: readonly FactSort[]
  /** Chapters of a video are among them. */
  readonly chapters?: boolean
  /** Addresses are read aloud: `quincehill dot example`. */
  readonly spokenLinks?: boolean
}

export const everyFact: readonly FactSort[] = ['price', 'percent', 'day', 'weekday', 'time', 'address', 'link', 'handle', 'phone']

export interface Inspection {
  readonly passages: readonly Passage[]
  readonly language: LanguageCode
  /** All user input: what the text may state, besides the background. */
  readonly source: string
  /** Topic and details: their facts must be in the texts. */
  readonly input?: string | undefined
  readonly details?: string | undefined
  /** What the user asked to change since: facts of the input that it names, or gives anew, may be gone. */
  readonly changes?: readonly string[] | undefined
  /** The text that this one translates: what it says is given, and its facts are compared elsewhere. */
  readonly original?: string | undefined
  readonly tone?: string | undefined
  /** Absent: no fact must be in the texts. */
  readonly carries?: CarriedFacts | undefined
  /** Who writes, and what from: what they state is given, and not to be contradicted. */
  readonly background?: Background | undefined
  /** The prompt without the input, to recognise an echo of it. */
  readonly instructions: string
}

/** The facts that an instruction leaves as they are: not those that it names, nor those of a sort that it gives anew. */
async function standing(facts: readonly GivenFact[], changes: string): Promise<readonly GivenFact[]> {
  if (!changes) return facts
  const given = new Set(factsIn(changes).map(({ sort }) => sort))
  const untold = new Set(await missingFacts(facts, changes, 'en'))
  return facts.filter((fact) => untold.has(fact) && !given.has(fact.sort))
}

/**
 * The facts of the input that its texts must have. A day of the week is one where the input tells of an offer: `Monday motivation` is a subject.
 */
function givenFacts(input: string, carries: CarriedFacts, language: LanguageCode): GivenFact[] {
  const prose = proseOf(input)
  return [
    ...factsIn(input, carries),
    ...(isOffer(input, language) ? weekdayFacts(prose, language, daysIn(prose)) : []),
    ...hourFacts(prose, language),
    ...addressFacts(prose, language),
  ].filter(({ sort }) => carries.sorts.includes(sort))
}

/** The facts that texts must have, in the order in which they were typed: those of the input that no change has named since. */
export async function factsToTell({
  input,
  carries,
  language,
  changes = [],
}: Pick<Inspection, 'input' | 'carries' | 'language' | 'changes'>): Promise<readonly GivenFact[]> {
  if (!input || !carries) return []
  const facts = await standing(givenFacts(input, carries, language), changes.join('\n'))
  return facts.toSorted((a, b) => input.indexOf(a.text) - input.indexOf(b.text))
}

/** What the passages tell, without their explanations. */
export const toldIn = (passages: readonly Passage[]): string =>
  passages
    .filter(({ style }) => style !== 'note')
    .map(({ text }) => text)
    .join('\n')

/** The complaint about facts that are missing, at the first passage. */
export function missingFault([first]: readonly Passage[], missing: readonly GivenFact[]): Fault[] {
  if (!first || missing.length === 0) return []
  const quotes = [...new Set(missing.map((fact) => fact.text))]
  const named = quotes.map((quote) => JSON.stringify(quote)).join(', ')
  return [
    {
      rule: 'missing',
      field: first.field,
      message: `lacks ${named} of what was given: state ${quotes.length === 1 ? 'it' : 'them'} as given`,
      quotes,
    },
  ]
}

/** Complaints about given facts that are missing. A joke that leaves them out is a joke without its facts. */
const missingFaults = async (inspection: Inspection): Promise<Fault[]> =>
  missingFault(inspection.passages, await missingFacts(await factsToTell(inspection), toldIn(inspection.passages), inspection.language))

/** What contradicts the voice or the source, or is not like the voice. A number that was complained about already is not named twice. */
async function backgroundFaults(
  { passages, language, source: input }: Inspection,
  background: Background,
  given: string,
  claims: readonly Fault[],
): Promise<Fault[]> {
  const contradictions = await contradictionFaults(passages, { background, language, given })
  const isClaimed = ({ field, quotes = [] }: Fault) =>
    claims.some(
      (claim) =>
        claim.field === field && claim.quotes?.some((quote) => quotes.some((other) => other.includes(quote) || quote.includes(other))),
    )
  return [...contradictions.filter((fault) => !isClaimed(fault)), ...voiceFaults(passages, { background, language, input })]
}

/** What a text says of who writes and nobody gave; each sentence is named once. */
function selfFaults(passages: readonly Passage[], request: StatementRequest): Fault[] {
  const told = experienceFaults(passages, request)
  return [
    ...told,
    ...statementFaults(passages, request).filter(
      ({ rule, quotes }) => rule !== 'experience' || !told.some((other) => other.quotes?.[0] === quotes?.[0]),
    ),
  ]
}

/** The checks of content and style; the schemas check length and count. Empty when the text has no faults. */
export async function inspect(inspection: Inspection): Promise<Fault[]> {
  const { passages, language, details, tone, original, background } = inspection
  const given = allGiven(inspection.source, background)
  const source = original === undefined ? given : `${given}\n${original}`
  const broken = brokenFaults(passages, inspection.instructions)
  // Text that is not usable has no language or style to check.
  if (broken.length > 0) return broken
  const isJoke = tone === 'humorous'
  const stated = withoutDictated(passages, language, () => isOffer(source, language))
  const claims = await claimFaults(stated, {
    language,
    source,
    isJoke,
    hasDetails: details !== undefined,
    hasSource: background?.source !== undefined,
  })
  // A long text takes some time, so others are served between two checks.
  await setImmediate()
  return [
    ...(await languageFaults(passages, language, `${inspection.source}\n${untranslated(background)}`.trim())),
    ...claims,
    ...(background ? await backgroundFaults(inspection, background, source, claims) : []),
    ...(original === undefined ? await missingFaults(inspection) : []),
    ...linkFaults(passages, source),
    ...leftoverFaults(passages, source),
    ...nameFaults(stated, { language, source }),
    ...selfFaults(stated, { language, source, isJoke }),
    ...quotationFaults(stated, source, language, isJoke),
    ...repeatFaults(passages.filter(isProse), language, source),
    ...clicheFaults(passages, language, source),
  ]
}
