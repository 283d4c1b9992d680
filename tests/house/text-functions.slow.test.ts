import { traverseContractProcedures } from '@orpc/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { api } from '#api/index.server.ts'
import type { AnyRequest, KindSchema } from '#contract/kind.ts'
import { detailsMax, type LanguageCode, topicMax } from '#contract/options.ts'
import type { RewriteHow } from '#contract/rewrite.ts'
import { factMax, factsMax, roleIds } from '#contract/roles.ts'
import { listLimits } from '#contract/topic-lists.ts'
import { measures } from '#contract/weighted.ts'
import { type KindName, kindNames, kinds } from '#kinds/index.ts'
import { savedLimits } from '#kinds/library.ts'
import { yieldToEventLoop } from '#server/core/calls/yield-to-event-loop.ts'
import { deviceOf, displayAddress } from '#server/features/account/sessions.ts'
import { endpointOf } from '#server/features/auth/endpoints.ts'
import { isEasyToGuess } from '#server/features/auth/passwords.ts'
import { docx } from '#server/features/export/docx.ts'
import { attachment, fileNameOfOne, fileNameOfSeveral } from '#server/features/export/download.ts'
import { languageOf, readsRightToLeft } from '#server/features/export/entry.ts'
import { csv, json, markdownText, md, txt } from '#server/features/export/text-formats.ts'
import { emptiedLines } from '#server/features/topic-lists/blank-lines.ts'
import { readList } from '#server/features/topic-lists/read.ts'
import { requestOfRow } from '#server/features/topic-lists/requests.ts'
import { backgroundOf, callWith, exportedFunctions, readsText } from '#tests/support/text-functions.ts'
import { slowReaders, type TextReader } from '#tests/support/text-timing.ts'
import { writers } from '#tests/support/writers.ts'
import { prepareReading } from '#writer/builtin/reading.ts'
import { CannotRewrite } from '#writer/builtin/rearrange.ts'
import { inspect } from '#writer/checks/inspect.ts'
import { polishAll } from '#writer/polish/polish.ts'
import type { Writer } from '#writer/writer.ts'

/** Steps through the hostile texts: for functions, and for what takes longer. */
const [someTexts, fewTexts] = [1, 13]

/** Topic and details together: what a function of the writer gets as one text. */
const typed = topicMax + detailsMax

/** What reads phrases of the product, and what runs in the process that reads documents. */
const notInThread = /^writer\/(?:builtin\/phrases|source)\//

test('no function of the writer, the contract and the kinds that reads a text holds up the server', async () => {
  const functions = (await exportedFunctions(['writer', 'contract', 'kinds', 'api'])).filter(
    (one) => readsText(one) && !notInThread.test(one.name),
  )
  expect(functions.length).toBeGreaterThan(100)
  const readers = functions.map((one): TextReader => ({ name: one.name, longest: typed, run: (text) => callWith(one, text) }))
  expect(await slowReaders(readers, someTexts)).toEqual([])
})

interface JsonSchema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly maxLength?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
}

/** A value at its worst: every text as long as the schema allows. */
function longestValue(schema: JsonSchema, text: string): unknown {
  const choice = (schema.anyOf ?? schema.oneOf)?.[0]
  if (choice) return longestValue(choice, text)
  if (schema.enum) return schema.enum[0]
  if (schema.type === 'string') return schema.const ?? text.slice(0, schema.maxLength)
  if (schema.type === 'number' || schema.type === 'integer') return schema.minimum ?? 1
  if (schema.type === 'array') return Array(Math.min(schema.maxItems ?? 10, 30)).fill(longestValue(schema.items ?? {}, text))
  if (!schema.properties) return schema.const ?? true
  return Object.fromEntries(Object.entries(schema.properties).map(([name, field]) => [name, longestValue(field, text)]))
}

/** The longest value of a schema whose JSON has no more characters. */
function longestOf(schema: z.ZodType, io: 'input' | 'output', text: string, mostCharacters: number): unknown {
  const shape = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema
  const { length } = JSON.stringify(longestValue(shape, text)) ?? ''
  return longestValue(shape, text.slice(0, Math.floor(text.length * Math.min(1, mostCharacters / length))))
}

/** Characters of the longest answer of a model, and of the longest body of a request. */
const [longestAnswer, longestBody] = [40_000, 512 * 1024]

const requestOf = (name: KindName, language: LanguageCode, text: string): AnyRequest => ({
  ...kinds[name].sample,
  language,
  topic: text.slice(0, topicMax),
  details: text.slice(0, detailsMax),
  facts: Object.fromEntries(roleIds.slice(0, Math.floor(factsMax / factMax)).map((role) => [role, text.slice(0, factMax)])),
})

/** What the built-in writer does with a request; others are served at each `yield`. */
function* written(name: KindName, language: LanguageCode, text: string) {
  const writer: Writer = writers[name]
  const request = requestOf(name, language, text)
  ;(writer.schema as KindSchema).request.safeParse(request)
  yield
  yield* prepareReading(request)
  const result = yield* writer.arrange(request, 1, backgroundOf(text))
  for (const how of Object.keys(kinds[name].rewrites) as RewriteHow[])
    try {
      yield* writer.rearrange(request, { how, earlier: { request, result } }, 2)
    } catch (error) {
      if (!(error instanceof CannotRewrite)) throw error
    }
}

/** What is done with the answer of a model. */
async function* answered(name: KindName, language: LanguageCode, text: string) {
  const writer: Writer = writers[name]
  const request = requestOf(name, language, text)
  const answer = longestOf(writer.answer, 'output', text, longestAnswer) as object
  yield
  const { system } = writer.prompt(request)
  yield
  const read = writer.read(answer, request)
  yield
  const polished = polishAll(read, writer.markup?.(request)) as never
  yield
  const result = writer.shape?.(polished, request) ?? polished
  yield
  writer.schema.check(result, request, measures)
  yield
  writer.fit(result, request)
  yield
  const passages = writer.passages(result)
  const { details } = request
  await inspect({ passages, language, source: writer.source(request), details, carries: writer.carries, instructions: system })
}

test.each(kindNames)('no step of the %s writer holds up the server', async (name) => {
  const readers = [written, answered].flatMap((steps) =>
    (['en', 'hi'] as const).map(
      (language): TextReader => ({ name: `${steps.name} in ${language}`, longest: typed, run: (text) => steps(name, language, text) }),
    ),
  )
  expect(await slowReaders(readers, fewTexts)).toEqual([])
})

test('no call holds up the server while its input is parsed', async () => {
  const readers: TextReader[] = []
  traverseContractProcedures({ router: api, path: [] }, ({ contract, path }) => {
    const schema = contract['~orpc'].inputSchema as z.ZodType | undefined
    if (!schema) return
    readers.push({
      name: `input of ${path.join('.')}`,
      longest: savedLimits.content,
      *run(text) {
        const input = longestOf(schema, 'input', text, longestBody)
        yield
        schema.safeParse(input)
      },
    })
  })
  expect(readers.length).toBeGreaterThan(80)
  expect(await slowReaders(readers, fewTexts)).toEqual([])
})

async function* pagesOf(text: string) {
  const entry = { id: null, title: text.slice(0, savedLimits.title), content: text, contentType: 'post', feature: 'twitter-post' } as const
  yield [{ ...entry, tags: [text.slice(0, savedLimits.tag)], language: null, created_at: null }]
}
const now = new Date(0)

/** The features' readers of texts by the longest text that their callers admit. */
const featureReaders: Readonly<Record<number, Readonly<Record<string, TextReader['run']>>>> = {
  128: { 'auth/passwords.ts isEasyToGuess': (text) => isEasyToGuess(text, undefined) },
  [topicMax]: {
    'export/download.ts attachment': attachment,
    'export/download.ts fileNameOfOne': (text) => fileNameOfOne(text, text, 'txt', now),
    'export/download.ts fileNameOfSeveral': (text) => fileNameOfSeveral(text, 'txt', now),
    'topic-lists/requests.ts requestOfRow': (text) => requestOfRow({ topic: text, details: text }, {}, []),
  },
  // The headers of a request.
  16000: {
    'account/sessions.ts deviceOf': deviceOf,
    'account/sessions.ts displayAddress': displayAddress,
    'auth/endpoints.ts endpointOf': endpointOf,
  },
  [savedLimits.content]: {
    'export/docx.ts docx': (text) => docx(pagesOf(text), yieldToEventLoop),
    'export/entry.ts languageOf': (text) => languageOf(text, []),
    'export/entry.ts readsRightToLeft': (text) => readsRightToLeft(text, null),
    'export/text-formats.ts csv': (text) => csv(pagesOf(text)),
    'export/text-formats.ts json': (text) => json(pagesOf(text)),
    'export/text-formats.ts markdownText': markdownText,
    'export/text-formats.ts md': (text) => md(pagesOf(text)),
    'export/text-formats.ts txt': (text) => txt(pagesOf(text)),
  },
  [listLimits.bytes]: {
    'topic-lists/blank-lines.ts emptiedLines': (text) => emptiedLines(text, ','),
    'topic-lists/read.ts readList': (text) => readList(`topic,details\n${text}`),
  },
}
/** Functions of features that take a string that no person wrote. */
const others =
  /^(?:auth\/(?:access-tokens|emails|factor-codes)|billing\/|docs\/|export\/text-formats.ts joinEntries|health\/|library\/entries)/

test('no reader of a text among the features holds up the server, and every one is known', async () => {
  const readers = Object.entries(featureReaders).flatMap(([longest, own]) =>
    Object.entries(own).map(([name, run]): TextReader => ({ name, longest: Number(longest), run })),
  )
  const found = (await exportedFunctions(['server/features']))
    .filter(({ types: [first = ''] }) => /^(?:string(?: \| null| \| undefined)?|unknown|Pages|Cells)$/.test(first))
    .map(({ name }) => name.replace('server/features/', ''))
    .filter((name) => !others.test(name))
  expect(found.toSorted()).toEqual(readers.map(({ name }) => name).toSorted())
  expect(await slowReaders(readers, fewTexts)).toEqual([])
})
