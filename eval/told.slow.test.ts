import { ORPCError } from '@orpc/server'
import { expect, test } from 'vitest'
import { scriptSections } from '#contract/script.ts'
import { type CorpusEntry, corpus, written } from '#eval/corpus.ts'
import type { Draft, Engine, Task } from '#server/core/generation/engine.ts'
import { validateAndRepair } from '#server/core/generation/validate-and-repair.ts'

// What a model's answer loses on its way to the user, the user is told. The model of these tests repairs nothing, or gives another answer.

type Json = Record<string, unknown>
const { signal } = new AbortController()

const repairedBy = (result: Json): Engine => ({
  name: 'test',
  write: () => Promise.reject(new Error('not called here')),
  rewrite: async (_, draft) => ({ ...draft, result }),
})

const deliver = async (task: Task, draft: Draft, engine: Engine): Promise<Json> =>
  (await validateAndRepair(task, draft, engine, { signal, stopped: signal })).result

const edited = (value: unknown, edit: (text: string) => string): unknown => {
  if (typeof value === 'string') return edit(value)
  if (Array.isArray(value)) return value.map((part) => edited(part, edit))
  return value !== null && typeof value === 'object'
    ? Object.fromEntries(
        Object.entries(value).map(([name, part]) => [name, name === 'platform' || name === 'platforms' ? part : edited(part, edit)]),
      )
    : value
}

/** `null` for an answer of which nothing could be delivered. */
async function unlessRefused(delivery: Promise<Json>): Promise<Json | null> {
  try {
    return await delivery
  } catch (error) {
    if (error instanceof ORPCError && error.code === 'GENERATION_FAILED') return null
    throw error
  }
}

const repeated = (text: string) => Array.from({ length: 30 }, (_, at) => `${text} ${at}`).join('\n\n')

/** Ways in which models exceed what was asked. */
const misbehaviours: Readonly<Record<string, (answer: Json) => Json>> = {
  'as it is': (answer) => answer,
  'far too long': (answer) => edited(answer, (text) => (text.startsWith('#') ? text : repeated(text))) as Json,
  'with thirty hashtags': (answer) => ({
    ...answer,
    ...('hashtags' in answer && { hashtags: Array.from({ length: 30 }, (_, at) => `#Tag${String.fromCharCode(97 + (at % 26))}${at}x`) }),
  }),
  'with characters that platforms refuse': (answer) => edited(answer, (text) => (text.startsWith('#') ? text : `${text} <3 a<b`)) as Json,
  'saying everything twice': (answer) => edited(answer, (text) => (text.startsWith('#') ? text : `${text} ${text}`)) as Json,
  'with two equal entries': (answer) =>
    Object.fromEntries(
      Object.entries(answer).map(([name, part]) => [name, Array.isArray(part) && part.length > 1 ? [part[0], ...part.slice(0, -1)] : part]),
    ),
}

/** The answer that a model would have given for a result. */
function answerOf({ kind, result }: CorpusEntry): Json {
  if (kind === 'post') {
    const { caption, title = '', parts } = result.post as { caption: string; title?: string; parts?: string[] }
    return {
      caption: parts ? parts.join('\n\n').replace(/(?<=^|\n)\d\/\d |\s\d\/\d(?=\n|$)/gu, '') : caption,
      hashtags: [],
      title,
      whyThisWorks: '',
    }
  }
  if (kind === 'description') return { description: result.description, hashtags: [] }
  if (kind === 'titles') return { titles: (result.titles as { title: string }[]).map(({ title }) => title) }
  if (kind === 'script') return { sections: scriptSections(String(result.script)).map(({ name, text }) => ({ name, text })) }
  return { tags: [], ...result }
}

const strings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value !== null && typeof value === 'object' ? Object.values(value).flatMap(strings) : []
const words = (value: unknown): string[] => strings(value).flatMap((text) => text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]{2,}/gu) ?? [])
const quotesOf = ({ checks = [] }: { checks?: unknown }, code: string) =>
  (checks as { code: string; quotes: string[] }[]).flatMap((note) => (note.code === code ? note.quotes : []))
const textOf = ({ kind }: CorpusEntry, { checks: _, facts: _given, ...result }: Json) =>
  kind === 'post' ? { ...(result.post as Json), parts: undefined, whyThisWorks: undefined } : result

test.each(Object.entries(misbehaviours))(
  'no word of an answer %s is lost or changed without the user being told',
  async (name, misbehave) => {
    const entries = [...corpus('good'), ...corpus('faults')].filter((_entry, at) => at % 5 === 0)
    const unsaid: string[] = []
    let [deliveredCount, cutCount] = [0, 0]
    for (const entry of entries) {
      const { task, draft: plain } = await written(entry)
      const answer = misbehave(answerOf(entry))
      const draft = { ...plain, result: task.writer.read(answer, task.request) }
      const result = await unlessRefused(deliver(task, draft, repairedBy(draft.result)))
      if (!result) continue
      deliveredCount++
      const cut = [...quotesOf(result, 'cut'), ...quotesOf(result, 'link')]
      if (cut.length > 0) cutCount++
      const [before, after] = [words(answer), new Set([...words(textOf(entry, result)), ...words(cut)])]
      const lost = before.filter((word) => !after.has(word) && !/^\d{1,2}$/u.test(word))
      if (lost.length > 0) unsaid.push(`${entry.id}: ${[...new Set(lost)].join(' ')}`)
    }
    expect(unsaid).toEqual([])
    expect(deliveredCount).toBeGreaterThan(entries.length / 2)
    if (misbehave !== misbehaviours['as it is'] && !/equal|twice/.test(name)) expect(cutCount).toBeGreaterThan(0)
  },
)

/** Facts of details that a person recognises without any rule of the product. */
const plainFacts = (details: string) => [
  ...(details.match(/(?<=[£€$₹]\s?)\d[\d.,]*\d|(?<=[£€$₹])\d/gu) ?? []),
  ...(details.match(/(?:https:\/\/)?[\w-]+\.example[^\s,;，。]*/gu) ?? []),
  ...(details.match(/(?<![\w.])@[\w.]+\w/gu) ?? []),
  ...(details.match(/\d{3,4} \d{3} \d{3,4}/gu) ?? []),
  ...(details.match(/\d+\s?%/gu) ?? []),
]
/** A script has its facts in words. */
const carriesFacts = new Set(['post', 'description'])

test('of a model that drops the given facts, none is lost without the user being told, and a repair brings all of them', async () => {
  const entries = corpus('good').filter(
    ({ kind, request }) => carriesFacts.has(kind) && plainFacts(String(request.details ?? '')).length > 0,
  )
  expect(entries.length).toBeGreaterThan(20)
  const lost: string[] = []
  let told = 0
  for (const entry of entries) {
    const { task, draft: plain } = await written(entry)
    const dropped = edited(
      plain.result,
      (text) =>
        text
          .split('\n')
          .filter((line) => !/\p{N}|\.example|@/u.test(line) || /^\[/u.test(line))
          .join('\n') || 'x y',
    ) as Json
    const draft = { ...plain, result: dropped }
    const stubborn = await unlessRefused(deliver(task, draft, repairedBy(dropped)))
    const missing = stubborn && quotesOf(stubborn, 'missing').join(' ')
    if (missing !== null) {
      told++
      const text = JSON.stringify({ ...stubborn, facts: [] })
      for (const fact of plainFacts(String(entry.request.details)))
        if (!text.includes(fact.replace(/^https:\/\//u, ''))) lost.push(`${entry.id}: ${fact}`)
    }
    const repaired = await deliver(task, draft, repairedBy(plain.result))
    expect(repaired.checks, entry.id).toBeUndefined()
    expect(textOf(entry, repaired)).toEqual(textOf(entry, plain.result))
  }
  expect(lost).toEqual([])
  expect(told).toBeGreaterThan(15)
})
