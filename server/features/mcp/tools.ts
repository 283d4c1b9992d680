import { z } from 'zod'
import { currentResult } from '#api/current.ts'
import { api, type Call } from '#api/index.server.ts'
import { PictureRecipe } from '#api/pictures.ts'
import type { ApiKeyScope } from '#contract/api-keys.ts'
import { fieldMessages } from '#contract/field-messages.ts'
import { Id } from '#contract/fields.ts'
import type { Kind } from '#contract/kind.ts'
import { languageCodes, postPlatforms, toneIds } from '#contract/options.ts'
import type { PictureWords } from '#contract/pictures.ts'
import { checkText, knownChecks } from '#contract/result-note-messages.ts'
import type { ResultNotes } from '#contract/result-notes.ts'
import { instructionMax, needsChoice, type Rewrite, rewriteHows } from '#contract/rewrite.ts'
import { maxVersions } from '#contract/versions.ts'
import { serverKinds } from '#kinds/index.server.ts'
import { type KindName, kindNames, kinds, type ResultOf } from '#kinds/index.ts'
import { wordsShown } from '#pictures/alt-text.ts'
import { slideWords } from '#pictures/slides.ts'
import type { ApiClient } from '#server/core/calls/call-routes.ts'
import { rewriteRequest } from '#server/core/generation/revision.ts'
import { fail, issuesOf } from '#server/infra/http/api-error.ts'
import { mcpMessages } from './messages.ts'

export interface ToolCall {
  readonly client: ApiClient
  /** Not parsed yet: the calls of the contract do that. */
  readonly input: Readonly<Record<string, unknown>>
  readonly signal: AbortSignal
  /** Receives the number of characters that are written; absent when the caller did not ask for progress. */
  readonly onProgress?: (characters: number) => void
}

export interface ToolAnswer {
  readonly texts: readonly string[]
  readonly structured: Record<string, unknown>
  /** PNGs. */
  readonly pictures?: readonly Uint8Array[]
}

export interface Tool {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly input: z.ZodType
  readonly scope: ApiKeyScope
  /** It reads the web. */
  readonly openWorld?: boolean
  call(call: ToolCall): Promise<ToolAnswer>
}

const words = mcpMessages

/** The fields of a request, except one that the server ignores or that another tool has. */
function without(schema: z.ZodType, field: string): z.ZodType {
  const { [field]: _, ...fields } = (schema as z.ZodObject).shape
  return z.strictObject(fields)
}

/** What the writer should know of a result, besides the text. */
function notesOf(answer: Readonly<Record<string, unknown>>, request: Readonly<Record<string, unknown>>): string[] {
  const { checks, addBeforePosting, ask = [] } = answer as { checks?: unknown } & Pick<ResultNotes, 'addBeforePosting' | 'ask'>
  const language = languageCodes.find((code) => code === request.language) ?? 'en'
  return [
    ...knownChecks(checks).map((note) => words.check({ note: [checkText(note, { language }), ...note.quotes].join(' ') })),
    ...(addBeforePosting ?? []).map((fact) => words.add({ fact })),
    ...(ask.length > 0 ? [words.ask({ questions: ask.map(({ role, question }) => `${role}: ${question}`).join(' · ') })] : []),
  ]
}

/** Writes, as the call of the kind does. */
async function write(kind: KindName, { client, input, signal, onProgress }: ToolCall): Promise<ToolAnswer> {
  const answer = await (onProgress
    ? lastOf(client, kind, { input, signal, onProgress })
    : client.generate[kind].json(input as never, { signal }))
  const text = (kinds[kind] as Kind).text(answer)
  // Questions are not stored, so they have no id to name.
  const named = 'ask' in answer ? [] : [words.id({ id: answer.id })]
  return { texts: [text, [...named, ...notesOf(answer, input)].join('\n')], structured: answer }
}

type Answer = { readonly id: string } & Record<string, unknown>

/** The end of the stream, which reports its progress before. */
async function lastOf(
  client: ApiClient,
  kind: KindName,
  { input, signal, onProgress }: Required<Pick<ToolCall, 'input' | 'signal' | 'onProgress'>>,
): Promise<Answer> {
  const events = await client.generate[kind].stream(input as never, { signal })
  for (;;) {
    const { done, value } = await events.next()
    if (done) return value
    if ('partial' in value) onProgress(JSON.stringify(value.partial).length)
  }
}

const ofKinds = kindNames.map((kind): Tool => {
  const { label, makes } = kinds[kind]
  return {
    name: `write_${kind}`,
    title: label,
    description: words.write({ makes }),
    scope: 'write',
    input: without(serverKinds[kind].schema.request, 'rewrite'),
    call: (call) => write(kind, call),
  }
})

const RewriteInput = z
  .strictObject({
    id: Id.describe(words.rewriteId),
    how: z.enum(rewriteHows),
    version: z.int().min(1).max(maxVersions).optional().describe(words.rewriteVersion),
    instruction: z.string().max(instructionMax).optional().describe(words.instruction),
    passage: z.string().max(instructionMax).optional().describe(words.passage),
    tone: z.enum(toneIds).optional().describe(words.chosenTone),
    language: z.enum(languageCodes).optional().describe(words.chosenLanguage),
    platform: z.enum(postPlatforms).optional().describe(words.chosenPlatform),
  })
  // Without it the text would be rewritten in the tone, language or platform that it has.
  .superRefine(({ how, ...chosen }, { addIssue }) => {
    if (needsChoice(how) && chosen[how] === undefined) addIssue({ code: 'custom', path: [how], message: fieldMessages[how] })
  })

const rewrite: Tool = {
  name: 'rewrite',
  title: words.rewriteTitle,
  description: words.rewrite,
  input: RewriteInput,
  scope: 'write',
  async call(call) {
    const parsed = RewriteInput.safeParse(call.input)
    if (!parsed.success) throw fail('INVALID_INPUT', { issues: issuesOf(parsed.error) })
    const { id: of, tone, language, platform, ...rest } = parsed.data
    const change: Rewrite = { of, ...rest }
    const generation = await call.client.generations.get({ id: of })
    const { kind, request } = rewriteRequest(
      generation,
      change,
      needsChoice(change.how) ? { tone, language, platform }[change.how] : undefined,
    )
    return write(kind, { ...call, input: request })
  },
}

const PictureInput = z.strictObject({
  id: Id.describe(words.pictureId),
  ...PictureRecipe.pick({ template: true, format: true, side: true, words: true, photo: true }).partial().shape,
})

/** The picture of a text, or those of a carousel’s slides, as its user made it or as its facts suggest it, with what is changed here. Nothing is stored. */
const drawPicture: Tool = {
  name: 'draw_picture',
  title: words.pictureTitle,
  description: words.picture,
  input: PictureInput,
  scope: 'read',
  async call({ client, input, signal }) {
    const parsed = PictureInput.safeParse(input)
    if (!parsed.success) throw fail('INVALID_INPUT', { issues: issuesOf(parsed.error) })
    const { id, template, format, side, words: changed, photo } = parsed.data
    const { recipe: own } = await client.pictures.get({ id }, { signal })
    const { carousel } = currentResult(await client.generations.get({ id }, { signal })) as Partial<ResultOf<'carousel'>>
    const recipe = {
      ...own,
      template: template ?? own.template,
      format: format ?? own.format,
      side: side ?? own.side,
      words: { ...own.words, ...changed },
      ...(photo && { photo }),
    }
    const draw = async (drawn: Parameters<typeof client.pictures.render>[0]) => {
      const { body } = await client.pictures.render(drawn, { signal })
      return new Uint8Array(await body.arrayBuffer())
    }
    const altOf = (shown: PictureWords) => words.alt({ words: wordsShown(recipe.template, shown).join('. ') })
    if (!carousel) return { texts: [altOf(recipe.words)], structured: { recipe }, pictures: [await draw(recipe)] }
    const { slides } = carousel
    const { words: _, ...look } = recipe
    const pictures: Uint8Array[] = []
    for (const at of slides.keys()) pictures.push(await draw({ ...look, slides, at }))
    return { texts: slides.map((_, at) => altOf(slideWords(slides, at))), structured: { recipe }, pictures }
  },
}

interface Reading {
  readonly name: string
  readonly title: string
  readonly description: string
  /** The call that it makes. */
  readonly call: Call
  readonly input?: z.ZodType
  readonly openWorld?: boolean
  readonly run: (client: ApiClient, input: never, options: { signal: AbortSignal }) => Promise<Record<string, unknown>>
}

/** A tool that makes one call and answers what that answers. */
const calling = ({ call, input = z.strictObject({}), run, ...tool }: Reading): Tool => {
  const { meta, route } = call['~orpc']
  const { scope } = meta
  if (!scope) throw new TypeError(`No API key may call ${route.path}`)
  return {
    ...tool,
    input,
    scope,
    async call({ client, input, signal }) {
      const structured = await run(client, input as never, { signal })
      return { texts: [JSON.stringify(structured)], structured }
    },
  }
}

const inputOf = (call: { '~orpc': { inputSchema?: unknown } }): z.ZodType => call['~orpc'].inputSchema as z.ZodType

/** The tools of the server: one for each kind, and rewrites, sources, library, voices and usage. */
export const tools: readonly Tool[] = [
  ...ofKinds,
  rewrite,
  drawPicture,
  calling({
    name: 'read_source',
    title: words.sourceTitle,
    description: words.source,
    call: api.sources.create,
    openWorld: true,
    input: inputOf(api.sources.create),
    async run(client, input, options) {
      const { id, title, points, cut } = await client.sources.create(input, options)
      return { id, title, cut, points: points.map(({ text, facts }, position) => ({ position, text, facts })) }
    },
  }),
  calling({
    name: 'list_library',
    title: words.listTitle,
    description: words.list,
    call: api.library.list,
    input: inputOf(api.library.list),
    run: (client, input, options) => client.library.list(input, options),
  }),
  calling({
    name: 'save_to_library',
    title: words.saveTitle,
    description: words.save,
    call: api.library.save,
    input: without(inputOf(api.library.save), 'userId'),
    run: (client, input, options) => client.library.save(input, options),
  }),
  calling({
    name: 'list_voices',
    title: words.voicesTitle,
    description: words.voices,
    call: api.voices.list,
    run: (client, _, options) => client.voices.list(undefined, options),
  }),
  calling({
    name: 'get_usage',
    title: words.usageTitle,
    description: words.usage,
    call: api.usage,
    run: (client, _, options) => client.usage(undefined, options),
  }),
]
