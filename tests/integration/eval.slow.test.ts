import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { connectEngines } from '#eval/engines.ts'
import { callsOf, type EvaluationOptions, evaluate, type Outcome } from '#eval/evaluate.ts'
import { judgePair, verdictOf } from '#eval/judge.ts'
import { figuresOf, toData, toMarkdown, toSummary } from '#eval/report.ts'
import { drawTasks, type EvalTask, markSpent, orderOf, readSpent, readTasks } from '#eval/tasks.ts'
import { mostRepairs, plainPrompt } from '#eval/write.ts'
import { kindNames, kinds } from '#kinds/index.ts'
import { grammarProblems } from '#server/infra/models/local/grammar.ts'
import { answers, type Behaviour, type Call, faulty, type ModelDouble, refuses, says, startModel } from '#tests/support/model.ts'
import { goodAnswer, goodAnswers } from '#tests/support/model-answers.ts'

let writer: ModelDouble
let judge: ModelDouble
beforeAll(async () => {
  ;[writer, judge] = await Promise.all([startModel(), startModel()])
})
afterEach(() => {
  writer.reset()
  judge.reset()
})
afterAll(() => Promise.all([writer.close(), judge.close()]))

/** A task of each kind, which `goodAnswers` answer. */
const samples = kindNames.map((kind) => ({ id: `1 ${kind} en`, kind, request: kinds[kind].sample })) as EvalTask[]
const all = samples.length
const posts = Array.from({ length: 6 }, (_, at) => ({ id: `${at} post en`, kind: 'post', request: kinds.post.sample })) as EvalTask[]

const plainText = 'Bikes: a plain text about them.'
const isPlain = ({ prompt }: Call) => prompt.endsWith('Only the text, please.')
/** Answers plain prompts with `plainText`, and the product's own as given. */
const writes =
  (ours: Behaviour = answers(goodAnswer)): Behaviour =>
  (context) =>
    (isPlain(context.call) ? answers({ text: plainText }) : ours)(context)

const verdict = (prefer: 1 | 2, posts: readonly [string, string] = ['yes', 'no'], invented: readonly [string[], string[]] = [[], []]) => ({
  text1: { reason: 'first', post: posts[0], invented: invented[0], lost: [] },
  text2: { reason: 'second', post: posts[1], invented: invented[1], lost: [] },
  reason: 'It names the day.',
  prefer: String(prefer),
})
/** Where the plain text stands in a prompt of the judge. */
const plainAt = ({ prompt }: Call) => (prompt.includes(`<text1>\n${plainText}`) ? 1 : 2)
/** Prefers the product's text wherever it stands, and would post only that. */
const prefersOurs = answers((call: Call) => (plainAt(call) === 2 ? verdict(1) : verdict(2, ['no', 'yes'])))

const engines = () =>
  connectEngines({ model: 'compatible/writer', judges: ['compatible/judge'], baseUrl: writer.url, judgeBaseUrl: judge.url })
const evaluating = (options: Partial<EvaluationOptions> = {}) =>
  evaluate({ tasks: samples, ...engines(), parallel: 3, signal: new AbortController().signal, ...options })
const runOf = (tasks: readonly EvalTask[], outcomes: readonly Outcome[]) => ({
  tasks,
  outcomes,
  writer: 'compatible/writer',
  judges: ['compatible/judge'],
})

describe('the tasks', () => {
  test('are of all kinds and at least ten languages, half of them with details', () => {
    const tasks = readTasks()
    expect(new Set(tasks.map(({ kind }) => kind))).toEqual(new Set(kindNames))
    expect(new Set(tasks.map(({ request }) => request.language)).size).toBeGreaterThanOrEqual(10)
    expect(tasks.length).toBeGreaterThanOrEqual(400)
    expect(tasks.filter(({ request }) => request.details).length / tasks.length).toBeCloseTo(0.5, 1)
    expect(new Set(tasks.map(orderOf)).size).toBe(tasks.length)
  })

  test('are drawn without repeats: what was looked at is spent, until none is left', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'postwright-spent-'))
    const file = join(folder, 'spent.txt')
    const tasks = readTasks()
    const drawn: EvalTask[] = []
    for (;;) {
      const next = drawTasks(tasks, readSpent(file), 48)
      if (next.length === 0) break
      markSpent(next, '2026-12-01', file)
      drawn.push(...next)
    }
    expect(drawn.map(({ id }) => id).toSorted()).toEqual(tasks.map(({ id }) => id).toSorted())
    expect(await readFile(file, 'utf8')).toMatch(/^\d+ 2026-12-01$/m)
    await rm(folder, { recursive: true })
  })

  test('a draw is of every kind, and of at least ten languages', () => {
    const drawn = drawTasks(readTasks(), new Set(), 48)
    expect(drawn).toHaveLength(48)
    expect(new Set(drawn.map(({ kind }) => kind)).size).toBe(kindNames.length)
    expect(new Set(drawn.map(({ request }) => request.language)).size).toBeGreaterThanOrEqual(10)
  })

  test('each is ordered in one sentence with its topic, and with its details after it', () => {
    for (const task of readTasks()) {
      const [sentence, ...rest] = orderOf(task).split('\n')
      expect(sentence).toContain('topic' in task.request ? task.request.topic : task.request.prompt)
      expect(rest.join('\n')).toBe(task.request.details ? `It must say: ${task.request.details}` : '')
    }
  })
})

describe('the judge', () => {
  const pair = { task: samples[0] as EvalTask, ours: 'One text.', plain: 'Another text.' }

  test('gets nothing but the order and two texts: swapped, they make the same prompt', async () => {
    judge.always(answers(verdict(1)))
    const [engine] = engines().judges
    const { signal } = new AbortController()
    if (!engine) throw new Error('There is no judge')
    await judgePair(engine.model, { ...pair, first: 'ours' }, signal)
    await judgePair(engine.model, { ...pair, ours: pair.plain, plain: pair.ours, first: 'plain' }, signal)
    const [one, other] = judge.calls.map(({ body }) => JSON.stringify(body))
    expect(one).toBe(other)
    expect(judge.calls[0]?.prompt).toContain(orderOf(pair.task))
  })

  test('and the plain prompt ask for answers that the grammar of a local model can hold', async () => {
    writer.always(writes())
    judge.always(prefersOurs)
    await evaluating({ tasks: posts.slice(0, 1) })
    const bodies = [...writer.calls.filter(isPlain), ...judge.calls].map(({ body }) => body)
    expect(bodies).toHaveLength(3)
    for (const body of bodies) {
      const { json_schema } = body.response_format as { json_schema: { schema: unknown } }
      expect(grammarProblems(json_schema.schema)).toEqual([])
    }
  })

  test('reads no word of where a text comes from', async () => {
    writer.always(writes())
    judge.always(prefersOurs)
    await evaluating()
    expect(judge.calls).toHaveLength(2 * samples.length)
    for (const { prompt } of judge.calls) expect(prompt).not.toMatch(/\bours\b|plain prompt|postwright|the product|compatible|\bAI\b/i)
  })

  test('reads every pair in both orders', async () => {
    writer.always(writes())
    judge.always(prefersOurs)
    await evaluating({ tasks: posts.slice(0, 2) })
    expect(judge.calls.map(plainAt).toSorted()).toEqual([1, 1, 2, 2])
  })

  test('its verdicts reach the right text, wherever that stood', async () => {
    writer.always(writes())
    judge.always(prefersOurs)
    const outcomes = await evaluating()
    expect(new Set(judge.calls.map(plainAt))).toEqual(new Set([1, 2]))
    for (const { verdict: given } of outcomes)
      expect(given).toMatchObject({
        taste: 'ours',
        counted: 'ours',
        opinions: [
          {
            comparisons: [
              { oursFirst: true, ours: { post: 'yes', reason: 'first' }, plain: { post: 'no', reason: 'second' } },
              { oursFirst: false, ours: { post: 'yes', reason: 'second' }, plain: { post: 'no', reason: 'first' } },
            ],
          },
        ],
      })
  })

  test('that always takes the first text is seen as such, and decides nothing', async () => {
    writer.always(writes())
    judge.always(answers(verdict(1)))
    expect(figuresOf(await evaluating())).toMatchObject({
      judged: all,
      taste: { ours: 0, plain: 0, tie: all },
      comparisons: 2 * all,
      firstPreferred: 2 * all,
    })
  })

  test('with another one who differs makes a tie', async () => {
    writer.always(writes())
    judge.always((context) =>
      ((context.call.body as { model?: string }).model === 'other'
        ? answers((call: Call) => (plainAt(call) === 1 ? verdict(1) : verdict(2)))
        : prefersOurs)(context),
    )
    const both = connectEngines({
      model: 'compatible/writer',
      judges: ['compatible/judge', 'compatible/other'],
      baseUrl: writer.url,
      judgeBaseUrl: judge.url,
    })
    expect(figuresOf(await evaluating(both)).taste).toEqual({ ours: 0, plain: 0, tie: all })
  })

  test('a text with an invention has lost, whatever the taste', async () => {
    writer.always(writes())
    const invents = (call: Call) =>
      plainAt(call) === 2 ? verdict(2, ['yes', 'no'], [[], ['since 1987']]) : verdict(1, ['no', 'yes'], [['since 1987'], []])
    judge.always(answers(invents))
    expect(figuresOf(await evaluating())).toMatchObject({
      taste: { ours: 0, plain: all, tie: 0 },
      counted: { ours: all, plain: 0, tie: 0 },
      plain: { invented: all, lost: 0 },
      ours: { invented: 0 },
    })
    expect(verdictOf([])).toEqual({ taste: 'tie', counted: 'tie' })
  })

  test.each<[string, Behaviour]>([
    ['half an answer', says('{"text1": {"reason": "good", "po')],
    ['a refusal', says("I'm sorry, I can't judge that.")],
    ['no choice', answers({ ...verdict(1), prefer: 'both' })],
    ['an error', refuses(401)],
  ])('%s counts as not judged, for no side', async (_, broken) => {
    writer.always(writes())
    judge.always((context) => (context.call.prompt.includes(orderOf(samples[0] as EvalTask)) ? broken : prefersOurs)(context))
    const outcomes = await evaluating()
    expect(figuresOf(outcomes)).toMatchObject({
      judged: all - 1,
      notJudged: 1,
      taste: { ours: all - 1 },
      plain: { postable: { yes: 0, small: 0, no: all - 1 } },
    })
    expect(outcomes[0]?.verdict).toEqual({ notJudged: expect.any(String) })
    expect(toSummary(runOf(samples, outcomes))).toMatch(/^1 post en: not judged: ./m)
  })
})

describe('what the checks said and did', () => {
  const claim = { ...goodAnswers.post, caption: 'Old bicycles: 73% of riders skip the chain, though it asks for a clean hour. Why?' }
  const parts = 'chain saddle brake pedal wheel light bell basket mudguard tyre'.split(' ')
  const tooLong = {
    ...goodAnswers.description,
    description: parts.map((part) => `The ${part} of an old bicycle asks for a patient hand.`).join(' '),
  }

  test('is shown for the first draft and each repair', async () => {
    let drafts = 0
    writer.always(writes(answers(() => (drafts++ === 0 ? claim : goodAnswers.post))))
    const [outcome] = await evaluating({ tasks: posts.slice(0, 1), judges: [] })
    expect(outcome?.ours).toMatchObject({ end: 'delivered', rounds: [{ text: expect.stringContaining('73%') }, { faults: [] }] })
    const message = outcome?.ours.rounds[0]?.faults[0]?.message
    expect(message).toContain('73%')
    expect(figuresOf([outcome as Outcome])).toMatchObject({ cleanAtFirst: 0, repairs: 1, cut: 0, withFaults: 0 })
    expect(toMarkdown(runOf(posts, [outcome as Outcome]))).toContain(` of caption: ${message}`)
  })

  test('a text that the product had to cut is counted, and its calls are as many as were announced', async () => {
    writer.always(writes(answers(tooLong)))
    const request = { ...kinds.description.sample, topic: 'old bicycles', platform: 'twitter' }
    const tasks = ['1', '2'].map((id) => ({ id, kind: 'description', request })) as EvalTask[]
    const outcomes = await evaluating({ tasks, judges: [] })
    expect(figuresOf(outcomes)).toMatchObject({ tasks: 2, delivered: 2, cut: 2, repairs: 2 * mostRepairs })
    expect(callsOf({ tasks, ...engines() })).toContain(`4 to ${writer.calls.length} calls`)
  })

  test('a text of which nothing postable is left is refused, and not compared', async () => {
    writer.always(writes(answers({ ...goodAnswers.post, caption: "I'm sorry, but I can't help with that request." })))
    const outcomes = await evaluating({ tasks: posts.slice(0, 1) })
    expect(figuresOf(outcomes)).toMatchObject({ delivered: 0, refused: 1, failed: 0, judged: 0, notJudged: 0 })
    expect(judge.calls).toHaveLength(0)
  })
})

describe('a run', () => {
  const isScript = ({ prompt }: Call) => prompt.includes(kinds.script.sample.topic)
  const failing: Behaviour = (context) => (isScript(context.call) ? refuses(401) : writes())(context)

  test('goes on after a task that fails, and says why it failed', async () => {
    writer.always(failing)
    judge.always(prefersOurs)
    const outcomes = await evaluating()
    expect(figuresOf(outcomes)).toMatchObject({ tasks: all, delivered: all - 1, failed: 1, plainFailed: 1, judged: all - 1 })
    expect(toSummary(runOf(samples, outcomes))).toMatch(/^1 script en: failed: keyRefused/m)
  })

  test('goes on after an unexpected error in a task', async () => {
    writer.always(writes())
    const broken = { ...posts[0], request: { ...kinds.post.sample, platform: 'nowhere' } } as unknown as EvalTask
    const outcomes = await evaluating({ tasks: [broken, ...posts.slice(1)], judges: [] })
    expect(figuresOf(outcomes)).toMatchObject({ tasks: 6, delivered: 5, failed: 1, plainFailed: 1 })
  })

  test('its figures add up, and every answered call is in its tokens', async () => {
    writer.always(failing)
    judge.always(prefersOurs)
    const hindi = { id: '2 post hi', kind: 'post', request: { ...kinds.post.sample, language: 'hi' } } as EvalTask
    const tasks = [...samples, hindi]
    const { figures, outcomes } = toData(runOf(tasks, await evaluating({ tasks })))
    expect(outcomes.map(({ id }) => id)).toEqual(tasks.map(({ id }) => id))
    expect([Object.keys(figures.kind), Object.keys(figures.language)]).toEqual([kindNames, ['en', 'hi']])
    expect(Object.keys(figures.tone).length).toBeGreaterThan(0)
    expect(figures.language.hi).toMatchObject({ tasks: 1, delivered: 0, refused: 1 })
    for (const groups of [figures.kind, figures.tone, figures.language]) {
      const sum = (of: (group: typeof figures.all) => number) => Object.values(groups).reduce((total, group) => total + of(group), 0)
      for (const name of ['tasks', 'delivered', 'refused', 'failed', 'judged', 'notJudged', 'comparisons'] as const)
        expect(sum((group) => group[name])).toBe(figures.all[name])
      expect(sum(({ tokens }) => tokens.ours.output)).toBe(figures.all.tokens.ours.output)
    }
    const { delivered, refused, failed, judged, ours, plain, tokens } = figures.all
    expect(delivered + refused + failed).toBe(tasks.length)
    for (const { postable } of [ours, plain]) expect(postable.yes + postable.small + postable.no).toBe(judged)
    const answered = writer.calls.filter((call) => !isScript(call)).length
    expect([tokens.ours.input + tokens.plain.input, tokens.ours.output + tokens.plain.output]).toEqual([11 * answered, 7 * answered])
    expect(tokens.judges).toEqual({ input: 11 * judge.calls.length, output: 7 * judge.calls.length })
  })

  test('the plain prompt is the order and nothing of ours', async () => {
    writer.always(writes())
    await evaluating({ judges: [] })
    const prompts = writer.calls.filter(isPlain).map(({ prompt }) => prompt)
    expect(prompts.sort()).toEqual(samples.map((task) => `You are a helpful assistant.\n${plainPrompt(task)}`).sort())
  })

  test('has as many tasks at the same time as it was told', async () => {
    const inOrder = posts.flatMap(() => [false, true])
    writer.always(writes())
    await evaluating({ tasks: posts, parallel: 1, judges: [] })
    expect(writer.calls.map(isPlain)).toEqual(inOrder)

    writer.reset()
    // Each call is answered only when three tasks have begun.
    writer.always(async (context) => {
      await vi.waitFor(() => expect(writer.calls.length).toBeGreaterThanOrEqual(3), { timeout: 120_000 })
      await writes()(context)
    })
    await evaluating({ tasks: posts, parallel: 3, judges: [] })
    expect(writer.calls).toHaveLength(inOrder.length)
  })
})

test('an engine is named provider/model, and has its key and URL', () => {
  const named = (model: string, rest = {}) => connectEngines({ model, judges: [], judgeBaseUrl: undefined, ...rest })
  expect(() => named('llama')).toThrow('llama: write provider/model, with one of these providers: openai')
  expect(() => named('openai/gpt-5-mini')).toThrow('AI_API_KEY must be set')
  expect(() => named('compatible/one')).toThrow('AI_BASE_URL must be set')
  expect(() => named('compatible/one', { baseUrl: writer.url, judges: ['openai/gpt-5-mini'] })).toThrow('AI_API_KEY must be set')
  expect(named('compatible/one', { baseUrl: writer.url, judges: ['compatible/two'] }).judges.map(({ name }) => name)).toEqual([
    'compatible/two',
  ])
})

describe('npm run eval', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'postwright-eval-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  function start(...args: string[]) {
    const env = { PATH: process.env.PATH, NODE_ENV: 'development', AI_BASE_URL: writer.url, DATA_DIR: join(folder, 'data') }
    const child = spawn(process.execPath, ['eval/run.ts', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
    return { child, output: () => output, ended: once(child, 'close').then(([code]) => code as number | null) }
  }
  const english = ['--model', 'compatible/writer', '--kind', 'hashtags', '--language', 'en', '--tasks', '1']
  /** No test spends tasks of the bank. */
  const spentIn = (name: string) => ['--spent', join(folder, name)]

  test('tells the number of calls first, then shows the tables and saves every text', async () => {
    writer.always(writes())
    judge.always(prefersOurs)
    const [markdown, json] = [join(folder, 'report.md'), join(folder, 'report.json')]
    const run = start(
      ...english,
      ...spentIn('one.txt'),
      '--judge',
      'compatible/judge',
      '--judge-base-url',
      judge.url,
      '--out',
      markdown,
      '--out',
      json,
    )
    expect(await run.ended, run.output()).toBe(0)
    expect(run.output()).toMatch(/^1 task\. .*\ncompatible\/writer: 2 to 4 calls.*\ncompatible\/judge: up to 2 calls/)
    expect(run.output()).toContain('Ours was preferred in 1 of 1, 0 ties: 100 %.')
    expect(await readFile(join(folder, 'one.txt'), 'utf8')).toMatch(/^\d+ \d{4}-\d\d-\d\d\n$/)
    const texts = await readFile(markdown, 'utf8')
    expect(texts).toContain(plainText)
    expect(texts).toContain((goodAnswers.hashtags as { hashtags: string[] }).hashtags.join(' '))
    expect(JSON.parse(await readFile(json, 'utf8'))).toMatchObject({
      writer: 'compatible/writer',
      figures: { all: { taste: { ours: 1 } } },
    })
  })

  test('Ctrl-C shows what there is', async () => {
    const hindi = drawTasks(
      readTasks().filter(({ kind, request }) => kind === 'hashtags' && request.language === 'hi'),
      new Set(),
      1,
    )
    const slow = hindi.flatMap((task) => ('topic' in task.request ? task.request.topic : []))[0] ?? ''
    const isSlow = ({ prompt }: Call) => prompt.includes(slow)
    writer.always((context) => (isSlow(context.call) ? faulty.silence : writes())(context))
    const args = ['--model', 'compatible/writer', '--kind', 'hashtags', '--parallel', '1', '--tasks', '48', ...spentIn('stopped.txt')]
    const run = start(...args, '--language', 'en', '--language', 'hi', '--out', join(folder, 'stopped.md'))
    await vi.waitFor(() => expect(writer.calls.some(isSlow), run.output()).toBe(true), { timeout: 120_000 })
    run.child.kill('SIGINT')
    expect(await run.ended, run.output()).toBe(0)
    expect(run.output()).toContain('failed: stopped')
    expect(await readFile(join(folder, 'stopped.md'), 'utf8')).toContain(plainText)
  })

  const mistakes: [string, string[], string][] = [
    ['a wrong value', [...english, '--kind', 'poem'], '--kind poem: choose one of post'],
    ['an unknown option', ['--modle', 'x'], "Unknown option '--modle'"],
  ]
  test.each(mistakes)('%s is one line that says what to do', async (_, args, message) => {
    const run = start(...args)
    expect(await run.ended).toBe(1)
    expect(run.output()).toContain(message)
    expect(run.output()).not.toContain('    at ')
  })
})
