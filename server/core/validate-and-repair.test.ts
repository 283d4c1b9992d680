import { describe, expect, test } from 'vitest'
import { description } from '#kinds/description/index.ts'
import { descriptionWriter } from '#kinds/description/writer.server.ts'
import type { Draft, Engine } from '#server/core/engine.ts'
import { validateAndRepair } from '#server/core/validate-and-repair.ts'
import { ModelFailure } from '#server/platform/models/model.ts'

const request = { ...description.sample, platform: 'twitter' as const, topic: 'repairing old bicycles' }
const task = { writer: descriptionWriter, request }
const brief = descriptionWriter.prompt(request)
const stays = new AbortController().signal
const going = { signal: stays, stopped: stays }

const good = 'Old bicycles last when their chain is clean.\n\n#bikes'
const draft = (text: string, turns: readonly { role: 'user' | 'assistant'; content: string }[] = []): Draft => ({
  result: { description: text },
  engine: 'test/model',
  tokens: { input: 10, output: 5 },
  talk: { brief, turns },
})

/** A model that gives these texts, one a rewrite, and remembers what it was told. */
function rewriting(...texts: (string | Error)[]) {
  const told: string[] = []
  const engine: Engine = {
    name: 'test',
    write: () => Promise.reject(new Error('not asked here')),
    async rewrite(_, __, instruction) {
      told.push(instruction)
      const text = texts[told.length - 1] ?? new Error('asked once too often')
      if (text instanceof Error) throw text
      return draft(text)
    },
  }
  return { engine, told }
}
const long = `${'Old bicycles need a clean chain and patient hands. '.repeat(9).trim()}`
const textOf = ({ result }: { result: Record<string, unknown> }) => String(result.description)

test('a clean draft is not rewritten', async () => {
  const { engine, told } = rewriting()
  expect(textOf(await validateAndRepair(task, draft(good), engine, going))).toBe(good)
  expect(told).toEqual([])
})

test('a fault goes back with its measured excess, and the rewrite is kept; all tokens are counted', async () => {
  const { engine, told } = rewriting(good)
  const mended = await validateAndRepair(task, draft('Ask @wheelmaster, 73% of riders do.\n\n#bikes'), engine, going)
  expect(textOf(mended)).toBe(good)
  expect(told).toHaveLength(1)
  expect(told[0]).toContain('"73%"')
  expect(mended.spent).toEqual({ engine: 'test/model', inputTokens: 20, outputTokens: 10 })
})

test('the second rewrite is told a lower target than the first, and there is no third', async () => {
  const { engine, told } = rewriting(long, long)
  await validateAndRepair(task, draft(long), engine, going)
  expect(told).toHaveLength(2)
  expect(told[0]).toMatch(/over the limit of 280\. Aim for at most 238\./)
  expect(told[1]).toMatch(/Aim for at most 196\./)
})

test('what stays too long is cut at a sentence, within the limit', async () => {
  const { engine } = rewriting(long, long)
  const text = textOf(await validateAndRepair(task, draft(long), engine, going))
  expect(text.length).toBeLessThanOrEqual(280)
  expect(text).toMatch(/hands\.$/)
})

test('a rewrite that is worse is not kept', async () => {
  const { engine } = rewriting('{"description": "raw"}', '{"description": "raw"}')
  expect(textOf(await validateAndRepair(task, draft('Unlock the power of a clean chain.\n\n#bikes'), engine, going))).toContain(
    'clean chain',
  )
})

test('a rewrite that fails leaves the draft, cut to fit', async () => {
  const { engine } = rewriting(new ModelFailure('unreachable'))
  expect(textOf(await validateAndRepair(task, draft(long), engine, going)).length).toBeLessThanOrEqual(280)
})

test('a fault of ours in a rewrite is not hidden behind the draft', async () => {
  const { engine } = rewriting(new TypeError('x is not a function'))
  await expect(validateAndRepair(task, draft(long), engine, going)).rejects.toThrow('x is not a function')
})

test('a sentence with an invented figure is cut when rewrites keep inventing', async () => {
  const invented = 'Clean the chain of your old bicycle first. 73% of riders never do. Then oil it.\n\n#bikes'
  const { engine } = rewriting(invented, invented)
  expect(textOf(await validateAndRepair(task, draft(invented), engine, going))).toBe(
    'Clean the chain of your old bicycle first. Then oil it.\n\n#bikes',
  )
})

describe('what nobody can post fails', () => {
  test.each([
    ['raw JSON', '{"description": "Old bicycles"}'],
    ['a refusal', "I'm sorry, but I can't help with that request."],
    ['another language', 'Arreglar bicicletas viejas empieza por la cadena. Límpiala primero y después engrasa cada eslabón. #bici'],
    ['nothing', '…'],
    ['our own instructions', brief.system.split('\n').at(-4) ?? ''],
  ])('%s', async (_, text) => {
    const { engine } = rewriting(text, text)
    await expect(validateAndRepair(task, draft(text), engine, going)).rejects.toMatchObject({ code: 'GENERATION_FAILED' })
  })
})

test('after Stop a failed rewrite is not papered over', async () => {
  const { engine } = rewriting(new Error('aborted'))
  await expect(validateAndRepair(task, draft(long), engine, { signal: stays, stopped: AbortSignal.abort() })).rejects.toThrow('aborted')
})

describe('what the built-in writer arranged', () => {
  const engine: Engine = { name: 'builtin', write: () => Promise.reject(new Error('not asked here')) }
  const resultOf = (text: string) => ({ description: text, arranged: { occasion: 'other', guessed: true, notes: [] } })
  const arranged = (text: string): Draft => ({ result: resultOf(text), engine: 'builtin' })
  function noted() {
    const lines: unknown[] = []
    return { lines, log: { error: (...line: unknown[]) => void lines.push(line) } }
  }

  test.each([
    ['what reads like a model’s habit', 'Unlock the power of 73% of chains'],
    ['marks and spaces that a polish would take away', '**Half price**  on `tyres` -- #1 in town\n\n\nTranslation: none'],
    ['another language', 'Arreglar bicicletas viejas empieza por la cadena. Límpiala primero y después engrasa cada eslabón.'],
  ])('stays word for word: %s', async (_, text) => {
    const { lines, log } = noted()
    expect(await validateAndRepair(task, arranged(text), engine, { ...going, log })).toEqual({
      result: resultOf(text),
      spent: { engine: 'builtin' },
    })
    expect(lines).toEqual([])
  })

  test('with a fault that does not keep anybody from posting it is delivered as it is, and logged without its words', async () => {
    const { lines, log } = noted()
    const text = 'Old bicycles #a #b #c #d #e #f #g'
    expect((await validateAndRepair(task, arranged(text), engine, { ...going, log })).result).toEqual(resultOf(text))
    expect(JSON.stringify(lines)).toContain('hashtags of description')
    expect(JSON.stringify(lines)).not.toContain('bicycles')
  })

  test.each([
    ['over the limit', long],
    ['empty', ''],
  ])('is refused and logged where nobody could post it, instead of cut: %s', async (_, text) => {
    const { lines, log } = noted()
    await expect(validateAndRepair(task, arranged(text), engine, { ...going, log })).rejects.toMatchObject({ code: 'GENERATION_FAILED' })
    expect(lines).toHaveLength(1)
  })
})
