import { describe, expect, test } from 'vitest'
import { description } from '#kinds/description/index.ts'
import { descriptionWriter } from '#kinds/description/writer.server.ts'
import { ideas } from '#kinds/ideas/index.ts'
import { ideasWriter } from '#kinds/ideas/writer.server.ts'
import { descriptionHashtags } from '#platforms/index.ts'
import type { Draft, Engine } from '#server/core/generation/engine.ts'
import { validateAndRepair } from '#server/core/generation/validate-and-repair.ts'
import { ModelFailure } from '#server/infra/models/model.ts'

const request = { ...description.sample, platform: 'twitter' as const, topic: 'repairing old bicycles' }
const task = { writer: descriptionWriter, request }
const brief = descriptionWriter.prompt(request)
const neverAborted = new AbortController().signal
const options = { signal: neverAborted, stopped: neverAborted }

const good = 'Old bicycles last when their chain is clean.\n\n#bikes'
const draft = (text: string, turns: readonly { role: 'user' | 'assistant'; content: string }[] = []): Draft => ({
  result: { description: text },
  engine: 'test/model',
  tokens: { input: 10, output: 5 },
  conversation: { brief, turns },
})

/** A model that answers each rewrite with the next text, and records the instructions. */
function rewritingEngine(...texts: (string | Error)[]) {
  const instructions: string[] = []
  const engine: Engine = {
    name: 'test',
    write: () => Promise.reject(new Error('not called here')),
    async rewrite(_, __, instruction) {
      instructions.push(instruction)
      const text = texts[instructions.length - 1] ?? new Error('called too often')
      if (text instanceof Error) throw text
      return draft(text)
    },
  }
  return { engine, instructions }
}
const long = `${'Old bicycles need a clean chain and patient hands. '.repeat(9).trim()}`
const textOf = ({ result }: { result: Record<string, unknown> }) => String(result.description)

test('a clean draft is not rewritten', async () => {
  const { engine, instructions } = rewritingEngine()
  expect(textOf(await validateAndRepair(task, draft(good), engine, options))).toBe(good)
  expect(instructions).toEqual([])
})

test('a fault is sent back with its measured excess, the rewrite is used, and all tokens are counted', async () => {
  const { engine, instructions } = rewritingEngine(good)
  const repaired = await validateAndRepair(task, draft('Ask @wheelmaster, 73% of riders do.\n\n#bikes'), engine, options)
  expect(textOf(repaired)).toBe(good)
  expect(instructions).toHaveLength(1)
  expect(instructions[0]).toContain('"73%"')
  expect(repaired.cost).toEqual({ engine: 'test/model', inputTokens: 20, outputTokens: 10 })
})

test.each(['', ' \n'])('an answer without text, %j, fails with the words of its kind', async (text) => {
  const { engine } = rewritingEngine(text, text)
  await expect(validateAndRepair(task, draft(text), engine, options)).rejects.toMatchObject({
    code: 'GENERATION_FAILED',
    message: 'No description generated.',
  })
})

test('a draft that may be repaired once is rewritten once', async () => {
  const { engine, instructions } = rewritingEngine(long)
  await validateAndRepair(task, { ...draft(long), repairs: 1 }, engine, options)
  expect(instructions).toHaveLength(1)
})

test('the second rewrite gets a lower target than the first, and there is no third', async () => {
  const { engine, instructions } = rewritingEngine(long, long)
  await validateAndRepair(task, draft(long), engine, options)
  expect(instructions).toHaveLength(2)
  expect(instructions[0]).toMatch(/over the limit of 280\. Aim for at most 238\./)
  expect(instructions[1]).toMatch(/Aim for at most 196\./)
})

test('a text that stays too long loses whole sentences of its middle, and the user is told which', async () => {
  const sentences = Array.from({ length: 9 }, (_, at) => `Part ${'abcdefghi'[at]} of an old bicycle needs a patient hand.`)
  const tooLong = `${[...sentences, 'Which part is first?'].join(' ')}\n\n#bikes`
  const { engine } = rewritingEngine(tooLong, tooLong)
  const { result } = await validateAndRepair(task, draft(tooLong), engine, options)
  const text = textOf({ result })
  expect(text.length).toBeLessThanOrEqual(280)
  expect(text).toMatch(/^Part a .* Which part is first\?\n\n#bikes$/)
  const removed = sentences.filter((sentence) => !text.includes(sentence))
  expect(result.checks).toEqual([{ code: 'cut', field: 'description', quotes: removed }])
  expect(removed.length).toBeGreaterThan(2)
})

test('a rewrite that is worse is not used', async () => {
  const { engine } = rewritingEngine('{"description": "raw"}', '{"description": "raw"}')
  expect(textOf(await validateAndRepair(task, draft('Unlock the power of a clean chain.\n\n#bikes'), engine, options))).toContain(
    'clean chain',
  )
})

test('after a failed rewrite the draft is cut to fit', async () => {
  const { engine } = rewritingEngine(new ModelFailure('unreachable'))
  expect(textOf(await validateAndRepair(task, draft(long), engine, options)).length).toBeLessThanOrEqual(280)
})

test('an unexpected error in a rewrite is thrown, not hidden behind the draft', async () => {
  const { engine } = rewritingEngine(new TypeError('x is not a function'))
  await expect(validateAndRepair(task, draft(long), engine, options)).rejects.toThrow('x is not a function')
})

test('an invented figure that the rewrites keep is delivered as it was written, with a note', async () => {
  const invented = 'Clean the chain of your old bicycle first. 73% of riders never do. Then oil it.\n\n#bikes'
  const { engine } = rewritingEngine(invented, invented)
  expect((await validateAndRepair(task, draft(invented), engine, options)).result).toEqual({
    description: invented,
    checks: [{ code: 'number', field: 'description', quotes: ['73%'] }],
  })
})

test('fewer hashtags than asked for are asked for once more, then delivered as they are, with a note', async () => {
  const { min } = descriptionHashtags('youtube')
  const few = { ...task, request: { ...request, platform: 'youtube' as const } }
  const text = 'Old bicycles last when their chain is clean.\n\n#bikes'
  const { engine, instructions } = rewritingEngine(text)
  const { result } = await validateAndRepair(few, draft(text), engine, options)
  expect(min).toBeGreaterThan(1)
  expect(instructions).toHaveLength(1)
  expect(textOf({ result })).toBe(text)
  expect(result.checks).toEqual([{ code: 'fewer', field: 'description', quotes: [], measured: 1, allowed: descriptionHashtags('youtube') }])
})

test('one of five ideas is asked for once more, then delivered with a note', async () => {
  const asked = { writer: ideasWriter, request: { ...ideas.sample, prompt: 'repairing old bicycles', count: 5 } }
  const one = { title: 'The chain', description: 'Film how an old chain is cleaned, link by link.', platforms: ['youtube'] }
  const { instructions, engine } = rewritingEngine()
  const again: Engine = {
    ...engine,
    async rewrite(_, earlier, instruction) {
      instructions.push(instruction)
      return earlier
    },
  }
  const written = { ...draft(''), result: { ideas: [one] }, conversation: { brief: ideasWriter.prompt(asked.request), turns: [] } }
  const { result } = await validateAndRepair(asked, written, again, options)
  expect(instructions).toHaveLength(1)
  expect(result).toEqual({
    ideas: [one],
    checks: [{ code: 'fewer', field: 'ideas', quotes: [], measured: 1, allowed: { min: 5, max: 5 } }],
  })
})

test('surplus hashtags are cut without asking the model, and the user is told which', async () => {
  const { engine, instructions } = rewritingEngine()
  const { max } = descriptionHashtags('twitter')
  const tags = Array.from({ length: max + 2 }, (_, at) => `#bike${'abcdefgh'[at]}`)
  const { result } = await validateAndRepair(
    task,
    draft(`Old bicycles last when their chain is clean.\n\n${tags.join(' ')}`),
    engine,
    options,
  )
  expect(instructions).toEqual([])
  expect(textOf({ result })).toContain(tags.slice(0, max).join(' '))
  expect(result.checks).toEqual([{ code: 'cut', field: 'description', quotes: tags.slice(max) }])
})

describe('a text that could not be posted fails', () => {
  test.each([
    ['raw JSON', '{"description": "Old bicycles"}'],
    ['a refusal', "I'm sorry, but I can't help with that request."],
    ['another language', 'Arreglar bicicletas viejas empieza por la cadena. Límpiala primero y después engrasa cada eslabón. #bici'],
    ['nothing', '…'],
    ['the instructions of the prompt', brief.system.split('\n').at(-4) ?? ''],
  ])('%s', async (_, text) => {
    const { engine } = rewritingEngine(text, text)
    await expect(validateAndRepair(task, draft(text), engine, options)).rejects.toMatchObject({ code: 'GENERATION_FAILED' })
  })
})

test('after a stop, an error in a rewrite is thrown', async () => {
  const { engine } = rewritingEngine(new Error('aborted'))
  await expect(validateAndRepair(task, draft(long), engine, { signal: neverAborted, stopped: AbortSignal.abort() })).rejects.toThrow(
    'aborted',
  )
})

describe('a text that the built-in writer arranged', () => {
  const engine: Engine = { name: 'builtin', write: () => Promise.reject(new Error('not called here')) }
  const resultOf = (text: string) => ({ description: text, arranged: { occasion: 'other', guessed: true, notes: [] } })
  const arranged = (text: string): Draft => ({ result: resultOf(text), engine: 'builtin' })
  function recordingLog() {
    const entries: unknown[] = []
    return { entries, log: { error: (...entry: unknown[]) => void entries.push(entry) } }
  }

  test.each([
    ['phrases typical of models', 'Unlock the power of 73% of chains'],
    ['markup and spaces that polishing would remove', '**Half price**  on `tyres` -- #1 in town\n\n\nTranslation: none'],
    ['another language', 'Arreglar bicicletas viejas empieza por la cadena. Límpiala primero y después engrasa cada eslabón.'],
  ])('is delivered unchanged: %s', async (_, text) => {
    const { entries, log } = recordingLog()
    expect(await validateAndRepair(task, arranged(text), engine, { ...options, log })).toEqual({
      result: resultOf(text),
      cost: { engine: 'builtin' },
    })
    expect(entries).toEqual([])
  })

  test('with a fault that is not blocking is delivered unchanged, and logged without its text', async () => {
    const { entries, log } = recordingLog()
    const text = 'Old bicycles #a #b #c #d #e #f #g'
    expect((await validateAndRepair(task, arranged(text), engine, { ...options, log })).result).toEqual(resultOf(text))
    expect(JSON.stringify(entries)).toContain('hashtags of description')
    expect(JSON.stringify(entries)).not.toContain('bicycles')
  })

  test.each([
    ['over the limit', long],
    ['empty', ''],
  ])('with a blocking fault fails and is logged, and is not cut: %s', async (_, text) => {
    const { entries, log } = recordingLog()
    await expect(validateAndRepair(task, arranged(text), engine, { ...options, log })).rejects.toMatchObject({ code: 'GENERATION_FAILED' })
    expect(entries).toHaveLength(1)
  })
})
