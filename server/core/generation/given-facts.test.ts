import { describe, expect, test } from 'vitest'
import type { LanguageCode } from '#contract/options.ts'
import type { CheckNote, ResultNotes } from '#contract/result-notes.ts'
import { type KindName, kinds } from '#kinds/index.ts'
import { builtinEngine, type Draft, type Engine, type Task } from '#server/core/generation/engine.ts'
import { validateAndRepair } from '#server/core/generation/validate-and-repair.ts'
import { writers } from '#tests/support/writers.ts'
import type { Revision } from '#writer/writer.ts'

/** What a result says about the facts that it was given. */

const { signal } = new AbortController()
const options = { signal, stopped: signal }

const taskOf = (kind: KindName, changes: object): Task =>
  ({ writer: writers[kind], request: { ...kinds[kind].sample, details: undefined, ...changes } }) as object as Task

/** A model that answers every request with the same result. */
async function byModel(task: Task, result: object): Promise<ResultNotes> {
  const draft: Draft = {
    result: { ...result },
    engine: 'test/model',
    conversation: { brief: task.writer.prompt(task.request), turns: [] },
  }
  const engine: Engine = { name: 'test', write: async () => draft, rewrite: async () => draft }
  return (await validateAndRepair(task, draft, engine, options)).result
}

async function arranged(task: Task): Promise<ResultNotes> {
  const engine = builtinEngine(() => 1)
  return (await validateAndRepair(task, await engine.write(task, { signal }), engine, options)).result
}

const missingIn = ({ checks = [] }: ResultNotes) => checks.flatMap(({ code, quotes }: CheckNote) => (code === 'missing' ? quotes : []))

const topic = 'Diwali sale on hand-painted diyas, 20% off till Sunday'
const details = 'Rs. 499 a box. At 12 Mill Lane, from 8 pm.'
const asked = taskOf('post', { topic, details, platform: 'twitter', length: 'best' })
const caption = (text: string) => ({ post: { caption: text } })
const all = ['20%', 'Sunday', 'Rs. 499', '12 Mill Lane', '8 pm']

describe('the facts of topic and details are listed as typed', () => {
  test('of a text that has them all, none is missing', async () => {
    const result = await byModel(asked, caption('20% off hand-painted diyas until Sunday: Rs. 499 a box, 12 Mill Lane, from 8 pm. #Diwali'))
    expect(result.facts).toEqual(all)
    expect(missingIn(result)).toEqual([])
  })
  test('of a text without the day, the day is missing', async () => {
    const result = await byModel(asked, caption('20% off hand-painted diyas: Rs. 499 a box, 12 Mill Lane, from 8 pm. #Diwali'))
    expect(result.facts).toEqual(all)
    expect(missingIn(result)).toEqual(['Sunday'])
  })
  test('answers to questions are among them', async () => {
    const task = taskOf('post', { topic: 'Diwali sale on diyas', facts: { price: '₹499', link: 'diyas.example' } })
    expect((await byModel(task, caption('Diyas on sale. #Diwali'))).facts).toEqual(['₹499', 'diyas.example'])
  })
  test('of the built-in writer', async () => {
    const result = await arranged(asked)
    expect(result.facts).toEqual(all)
    expect(missingIn(result)).toEqual([])
  })
  test('what the built-in writer has no room for is missing', async () => {
    const many = Array.from({ length: 14 }, (_, at) => `Box ${at + 1} of hand-painted diyas from our workshop: ₹${(at + 1) * 111}.`)
    const result = await arranged(taskOf('description', { topic, details: many.join('\n'), platform: 'twitter' }))
    const text = writers.description.kind.text(result as never)
    expect(result.facts).toContain('₹1554')
    expect(missingIn(result)).toEqual(result.facts?.filter((fact) => !text.includes(fact)))
    expect(missingIn(result)).not.toEqual([])
  })
})

test.each(['titles', 'description', 'script'] as const)('a text of the kind %s has them, too', async (kind) => {
  const result = await arranged(taskOf(kind, { topic, details }))
  expect(result.facts).toContain('20%')
})

test('without facts nothing is said of them', async () => {
  const plain = { topic: 'our new diyas are here', details: 'We paint every diya by hand in our workshop' }
  expect(await arranged(taskOf('post', plain))).not.toHaveProperty('facts')
  expect(await byModel(taskOf('post', plain), caption('Our new diyas are here. #Diwali'))).not.toHaveProperty('facts')
})

test('questions in place of a text have none', async () => {
  const result = await arranged(taskOf('post', { topic: '20% off' }))
  expect(result.ask).toBeDefined()
  expect(result).not.toHaveProperty('facts')
})

describe('a rewrite', () => {
  const earlier = (text: string, notes: object = {}) => ({ request: asked.request, result: { ...caption(text), ...notes } })
  const rewriting = (how: Revision['how'], text: string, changes: object = {}): Task =>
    ({
      ...asked,
      request: { ...asked.request, ...changes, rewrite: { of: crypto.randomUUID(), how, ...changes } },
      revision: { how, earlier: earlier(text, { facts: all }) },
    }) as object as Task
  const told = '20% off hand-painted diyas until Sunday: Rs. 499 a box, 12 Mill Lane, from 8 pm. #Diwali'

  test('has the facts of its original', async () =>
    expect((await byModel(rewriting('hook', told), caption(`Light up!\n\n${told}`))).facts).toEqual(all))
  test('that was asked to leave one out has the others', async () => {
    const task = rewriting('instruction', told, { instruction: 'Leave out the 20%' })
    const result = await byModel(task, caption('Hand-painted diyas until Sunday: Rs. 499 a box, 12 Mill Lane, from 8 pm. #Diwali'))
    expect(result.facts).toEqual(['Sunday', 'Rs. 499', '12 Mill Lane', '8 pm'])
  })
  test('in another language has those that its original had', async () => {
    const without = '20% off hand-painted diyas: Rs. 499 a box, 12 Mill Lane, from 8 pm. #Diwali'
    const task = rewriting('language', without, { language: 'de' satisfies LanguageCode })
    const result = await byModel(
      task,
      caption('20 % Rabatt auf handbemalte Diyas: Rs. 499 die Schachtel, 12 Mill Lane, ab 20 Uhr. #Diwali'),
    )
    expect(result.facts).toEqual(['20%', 'Rs. 499', '12 Mill Lane', '8 pm'])
  })
})
