import type { Fault, Kind, KindRequest, KindResult } from '#contract/kind.ts'
import { hashtagsIn } from '#contract/measure.ts'
import { measures } from '#contract/weighted.ts'
import { type Background, wishesOf } from '#writer/background.ts'
import { inspect, toldIn } from '#writer/checks/inspect.ts'
import { isFewer } from '#writer/checks/notes.ts'
import { isProse, type Passage } from '#writer/checks/passage.ts'
import { voiceFaults } from '#writer/checks/voice.ts'
import { polishAll } from '#writer/polish/polish.ts'
import { sameVersionFaults } from '#writer/revision/rewrite-faults.ts'
import { translationFaults } from '#writer/revision/translation-faults.ts'
import { type Brief, instructionsOf, type Revision, type Writer } from '#writer/writer.ts'

export type Result = Record<string, unknown>

/** A text to write, and the kind's writer with its rules. */
export interface WritingTask<K extends Kind = Kind> {
  readonly writer: Writer<K>
  readonly request: KindRequest<K>
  /** The earlier result that the request rewrites. */
  readonly revision?: Revision<K>
  /** The versions that were written before, from which this one must differ. */
  readonly unlike?: readonly KindResult<K>[]
  /** Who writes, and what from. */
  readonly background?: Background | undefined
}

/** What was written, before it is polished, checked and repaired. */
export interface Written {
  readonly result: Readonly<Result>
  /** What a model was sent. Absent when the built-in writer arranged the user's own words. */
  readonly conversation?: { readonly brief: Brief }
}

/** A text, polished and shaped, with its faults. `result` is absent when it does not match the result schema. */
export interface Assessed {
  readonly result?: Result
  readonly faults: readonly Fault[]
}

/** The weight of each fault in the score that decides between two drafts: the lower score wins. */
const severity: Readonly<Record<Fault['rule'], number>> = {
  broken: 100,
  language: 50,
  unchanged: 50,
  limit: 10,
  characters: 10,
  count: 10,
  length: 5,
  foreign: 5,
  missing: 5,
  leftover: 5,
  number: 4,
  link: 4,
  claim: 3,
  experience: 3,
  quotation: 3,
  name: 2,
  hashtags: 3,
  rewrite: 3,
  contradicts: 4,
  copied: 4,
  avoided: 3,
  emoji: 2,
  question: 2,
  repeat: 2,
  cliche: 1,
}
/** Faults that cutting cannot repair. */
export const unrepairable: ReadonlySet<Fault['rule']> = new Set(['broken', 'language'])

/** Whether a fault prevents delivery: the text could not be posted. Four titles of five can be. */
export const isBlocking = (fault: Fault): boolean =>
  unrepairable.has(fault.rule) ||
  fault.rule === 'limit' ||
  fault.rule === 'link' ||
  fault.rule === 'characters' ||
  (fault.rule === 'count' && !isFewer(fault))

/** Whether a cut repairs a fault as well as a model would: hashtags or search tags beyond the last that has room. */
export const isSurplus = ({ rule, field, measured, allowed }: Fault): boolean =>
  (rule === 'hashtags' && measured !== undefined && measured > (allowed?.max ?? measured)) || (rule === 'limit' && field === 'tags')

/** Of two drafts the one with the lower score is better. */
export const score = ({ faults }: Pick<Assessed, 'faults'>) => faults.reduce((sum, { rule }) => sum + severity[rule], 0)

/** Whether the built-in writer arranged the user's own words. Such a draft is checked, but neither polished nor cut. */
export const isArranged = ({ conversation }: Pick<Written, 'conversation'>): boolean => conversation === undefined

/** The faults of a result. The wording is inspected only when a model wrote it. */
export async function findFaults(
  { writer, request, revision, unlike = [], background }: WritingTask,
  result: Result,
  { conversation }: Written,
): Promise<Fault[]> {
  const kindFaults = writer.schema.check(result, request, measures, wishesOf(background))
  const { language } = request
  const passages = writer.passages(result)
  const source = writer.source(request)
  if (!conversation) return background ? [...kindFaults, ...voiceFaults(passages, { background, language, input: source })] : kindFaults
  const original = revision?.how === 'language' ? writer.passages(revision.earlier.result) : undefined
  const wordingFaults = await inspect({
    passages,
    language,
    source: [source, keptText({ writer, revision })].filter(Boolean).join('\n'),
    ...givenOf({ writer, request, revision }),
    details: request.details,
    original: original && textOf(original),
    tone: typeof request.tone === 'string' ? request.tone : undefined,
    carries: writer.carries,
    background,
    instructions: conversation.brief.system,
  })
  const translated =
    revision && original
      ? await translationFaults({ passages, language }, { passages: original, language: revision.earlier.request.language }, writer.carries)
      : []
  const [first] = passages
  const again = first
    ? sameVersionFaults(
        first.field,
        textOf(passages),
        unlike.map((other) => textOf(writer.passages(other))),
        language,
        source,
      )
    : []
  return [
    ...(revision && isFreeInLength(request, revision) ? kindFaults.filter(({ rule }) => rule !== 'length') : kindFaults),
    ...(revision ? writer.rewriteFaults(result, request, revision) : []),
    ...translated,
    ...again,
    ...wordingFaults,
  ]
}

type Given = Pick<WritingTask, 'writer' | 'request'> & { readonly revision: Revision | undefined }

/** What was typed, and what was asked to change since. Of a text that its user has edited, what stands in it: what was taken out may stay out. */
export function givenOf({ writer, request, revision }: Given) {
  const typed = writer.source({ ...request, rewrite: undefined, earlierInstructions: undefined })
  const kept = keptText({ writer, revision })
  return { input: [revision?.isEdited && kept ? '' : typed, kept].filter(Boolean).join('\n'), changes: instructionsOf(request) }
}

/**
 * The earlier text whose words are given and stay: one that its user has edited, or that keeps its words on another platform, where its title may
 * be part of it. Its hashtags are those of its platform.
 */
function keptText({ writer, revision }: Pick<Given, 'writer' | 'revision'>): string | undefined {
  if (!revision || !(revision.isEdited || (revision.how === 'platform' && revision.keepsWords))) return undefined
  const text = toldIn(writer.passages(revision.earlier.result))
  return hashtagsIn(text).reduce((rest, tag) => rest.replace(tag, ''), text)
}

/** Whether a rewrite need not have the requested length: a translation is as long as its original, and an instruction may ask for another length. */
const isFreeInLength = (request: WritingTask['request'], { how }: Revision): boolean =>
  how === 'language' || (how !== 'shorter' && how !== 'longer' && instructionsOf(request).length > 0)

/** The prose of a text. */
export const textOf = (passages: readonly Passage[]): string =>
  passages
    .filter(isProse)
    .map(({ text }) => text)
    .join('\n\n')

const polish = ({ writer, request }: WritingTask, result: Result): Result => polishAll(result, writer.markup?.(request))

/** Polishes and shapes a draft, and runs every check on it; nothing is repaired. */
export async function assess(task: WritingTask, draft: Written): Promise<Assessed> {
  const { writer, request } = task
  const { success, data, error } = writer.schema.result.safeParse(isArranged(draft) ? draft.result : polish(task, draft.result))
  if (!success) {
    const faults = error.issues.map(({ path, message }) => ({ rule: 'broken' as const, field: path.join('.'), message }))
    return { faults }
  }
  const result = isArranged(draft) ? data : (writer.shape?.(data, request) ?? data)
  return { result, faults: await findFaults(task, result, draft) }
}
