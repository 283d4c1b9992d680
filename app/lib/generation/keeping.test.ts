import { expect, test } from 'vitest'
import { type Edit, Keeper } from '#app/lib/generation/keeping.ts'

const edit = (text: string, more: Partial<Edit> = {}): Edit => ({ id: 'g1', version: 1, result: { text }, copied: false, ...more })
const textsIn = (edits: readonly Edit[]) => edits.map(({ result }) => result.text)

/** A keeper whose server and clock are the test's. */
function given(recalled: readonly Edit[] = []) {
  const sent: Edit[] = []
  const state = {
    error: null as Error | null,
    isFinal: false,
    remembered: recalled,
    pause: 0,
    gate: Promise.resolve(),
    failing: ['g1', 'g2'],
  }
  let then = () => {}
  const keeper = new Keeper({
    async send(one) {
      await state.gate
      if (state.error && state.failing.includes(one.id)) throw state.error
      sent.push(one)
      return { ...one, kind: 'post', feature: 'tweets', request: {}, result: {}, created_at: '' }
    },
    isFinal: () => state.isFinal,
    recall: () => recalled,
    remember(edits) {
      state.remembered = edits
    },
    later(ms, call) {
      state.pause = ms
      then = call
      return () => {
        then = () => {}
      }
    },
  })
  const timePasses = async () => {
    then()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { keeper, sent, state, timePasses }
}

test('what is typed in quick succession is sent once, after a pause', async () => {
  const { keeper, sent, state, timePasses } = given()
  keeper.keep(edit('a'))
  keeper.keep(edit('ab'))
  expect(state.pause).toBe(1_000)
  expect(keeper.stateOf('g1')).toBe('waiting')
  await timePasses()
  expect(textsIn(sent)).toEqual(['ab'])
  expect(keeper.stateOf('g1')).toBeUndefined()
  expect(state.remembered).toEqual([])
})

test('a copied text is sent at once, and is not replaced by what is typed after it', async () => {
  const { keeper, sent, state, timePasses } = given()
  keeper.keep(edit('a', { copied: true }))
  expect(state.pause).toBe(0)
  keeper.keep(edit('ab'))
  await timePasses()
  expect(sent.map(({ result, copied }) => [result.text, copied])).toEqual([
    ['a', true],
    ['ab', false],
  ])
})

test('what was typed while an edit is sent follows it', async () => {
  const { keeper, sent, state, timePasses } = given()
  const gate = Promise.withResolvers<void>()
  state.gate = gate.promise
  keeper.keep(edit('a'))
  await timePasses()
  keeper.keep(edit('ab'))
  keeper.keep(edit('abc'))
  gate.resolve()
  await keeper.settled('g1')
  expect(textsIn(sent)).toEqual(['a', 'abc'])
})

test('what could not be sent is remembered, said, and sent again after longer and longer pauses', async () => {
  const { keeper, sent, state, timePasses } = given()
  state.error = new Error('offline')
  keeper.keep(edit('a'))
  const pauses = []
  for (let round = 0; round < 4; round++) {
    await timePasses()
    pauses.push(state.pause)
  }
  expect(pauses).toEqual([3_000, 10_000, 30_000, 30_000])
  expect(keeper.stateOf('g1')).toBe('failed')
  expect(textsIn(state.remembered)).toEqual(['a'])
  await expect(keeper.settled('g1')).rejects.toThrow('offline')

  state.error = null
  await keeper.flush()
  expect(textsIn(sent)).toEqual(['a'])
  expect(keeper.stateOf('g1')).toBeUndefined()
})

test('what a reload left unsent is sent then', async () => {
  const { sent, timePasses } = given([edit('a')])
  await timePasses()
  expect(textsIn(sent)).toEqual(['a'])
})

test('an edit that is refused for good is not sent again, and holds up no other', async () => {
  const { keeper, sent, state, timePasses } = given()
  Object.assign(state, { error: new Error('too long'), isFinal: true })
  keeper.keep(edit('a'))
  await timePasses()
  expect(keeper.stateOf('g1')).toBe('refused')
  // A rewrite would start from the text before it.
  await expect(keeper.settled('g1')).rejects.toThrow('too long')

  state.error = null
  keeper.keep(edit('b', { id: 'g2' }))
  await timePasses()
  expect(textsIn(sent)).toEqual(['b'])
})

test('a text that cannot be stored holds up no other one', async () => {
  const { keeper, sent, state, timePasses } = given()
  Object.assign(state, { error: new Error('offline'), failing: ['g1'] })
  keeper.keep(edit('a'))
  keeper.keep(edit('b', { id: 'g2' }))
  await timePasses()
  expect([textsIn(sent), textsIn(state.remembered)]).toEqual([['b'], ['a']])
})

test('a copy that two places report is sent once, and what was stored is told', async () => {
  const { keeper, sent, timePasses } = given()
  const stored: string[] = []
  keeper.onStored(({ id }) => stored.push(id))
  keeper.keep(edit('a', { copied: true }))
  keeper.keep(edit('a', { copied: true }))
  await timePasses()
  expect([textsIn(sent), stored]).toEqual([['a'], ['g1']])
})

test('when the page is left, everything is sent at once, also behind an edit that has no answer yet', async () => {
  const { keeper, sent, state, timePasses } = given()
  const gate = Promise.withResolvers<void>()
  state.gate = gate.promise
  keeper.keep(edit('a'))
  await timePasses()
  keeper.keep(edit('ab'))
  state.gate = Promise.resolve()
  keeper.leave()
  await new Promise((resolve) => setImmediate(resolve))
  expect(textsIn(sent)).toEqual(['ab'])
  gate.resolve()
})
