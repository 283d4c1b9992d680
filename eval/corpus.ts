import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Fault } from '#contract/kind.ts'
import { serverKinds } from '#kinds/index.server.ts'
import { type KindName, kinds } from '#kinds/index.ts'
import type { Task } from '#server/core/generation/engine.ts'
import { assess } from '#writer/assess.ts'
import type { Writer } from '#writer/writer.ts'

/*
 * Texts with which the checks are measured: `good.yaml` and `held-out-good.yaml` have texts that people would post, `faults.yaml` and
 * `held-out-faults.yaml` texts with one planted fault each, `claims-good.yaml` and `claims-faults.yaml` the same with honours, places,
 * people, experiences and examples, `phrasing-good.yaml` and `phrasing-faults.yaml` texts of every language that say what was given in their
 * own way. The held-out files were written after the rules, in other subjects, and so were those of phrasing.
 */

const Entry = z.object({
  id: z.string(),
  kind: z.enum(Object.keys(kinds) as [KindName, ...KindName[]]),
  request: z.record(z.string(), z.unknown()),
  result: z.record(z.string(), z.unknown()),
  fault: z.object({ sort: z.string(), quote: z.string(), why: z.string() }).optional(),
})
export type CorpusEntry = z.infer<typeof Entry>

/** The entries of a file in this folder. @throws when it has no entries or one of another form */
export const corpus = (name: string): CorpusEntry[] =>
  z
    .array(Entry)
    .min(1)
    .parse(parse(readFileSync(join(import.meta.dirname, `${name}.yaml`), 'utf8')))

/** A task and a draft as if a model had written the text. */
export async function written({ kind, request: raw, result }: CorpusEntry) {
  const writer: Writer = await serverKinds[kind].writer()
  const request = writer.schema.request.parse(raw)
  const task: Task = { writer, request }
  return { task, draft: { result, engine: 'test/corpus', conversation: { brief: writer.prompt(request), turns: [] } } }
}

/** The complaints of all checks about a text. */
export async function complaints(entry: CorpusEntry): Promise<readonly Fault[]> {
  const { task, draft } = await written(entry)
  return (await assess(task, draft)).faults
}

/** The rules that may find a planted fault, by its sort. */
const rulesOf: Readonly<Record<string, readonly Fault['rule'][]>> = {
  number: ['number'],
  statistic: ['number'],
  money: ['number'],
  date: ['number'],
  altered: ['number', 'missing'],
  dropped: ['missing'],
  claim: ['claim', 'name'],
  honour: ['claim'],
  place: ['name', 'claim'],
  phone: ['number', 'contradicts', 'link', 'missing'],
  name: ['name'],
  brand: ['name'],
  experience: ['experience'],
  quotation: ['quotation'],
  language: ['language', 'foreign'],
  script: ['language', 'foreign'],
  length: ['length'],
  link: ['link', 'missing'],
  handle: ['link', 'missing'],
  placeholder: ['leftover'],
  instruction: ['leftover'],
  hashtags: ['hashtags'],
}

/** Whether the planted fault is found: a complaint of a rule for its sort that concerns the planted words. */
export async function isCaught(entry: CorpusEntry): Promise<boolean> {
  const { sort, quote } = entry.fault ?? { sort: '', quote: '' }
  return (await complaints(entry)).some(
    ({ rule, quotes }) =>
      rulesOf[sort]?.includes(rule) &&
      (!quote || !quotes || rule === 'missing' || quotes.some((part) => quote.includes(part.trim()) || part.includes(quote))),
  )
}

/** A line for a person who reads a failed test. */
export const lineOf = ({ id }: CorpusEntry, faults: readonly Fault[]) =>
  `${id}: ${faults.map(({ rule, field, message }) => `${rule} ${field}: ${message}`).join(' | ')}`
