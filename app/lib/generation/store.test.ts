import { expect, test, vi } from 'vitest'
import type { Edit } from '#app/lib/generation/keeping.ts'
import { type Failure, isEdited, type Job, type Run, type WrittenRun } from '#app/lib/generation/run.ts'
import { Generations, type Outcome, type WriteCall } from '#app/lib/generation/store.ts'
import type { ResultNotes } from '#contract/result-notes.ts'
import { titles } from '#kinds/titles/index.ts'

const job = (topic: string, slot = ''): Job => ({ kind: 'titles', slot, feature: 'titles', request: { ...titles.sample, topic } })
const answer = (id: string) => ({ id, titles: [{ platform: 'youtube' as const, title: `Title of ${id}` }] })
/** In place of a text. */
const asking = { ask: [{ role: 'when' as const, question: 'When?' }] }
const failure: Failure = { code: 'CUT', message: 'cut', hint: '', issues: [], upgrade: false }

/** A store whose calls end when the test says so. */
function given(recalled: readonly Run[] = []) {
  const calls: (WriteCall & { done: (id: string, more?: Pick<ResultNotes, 'ask'>) => void; fail: (error: Error) => void })[] = []
  const outcomes: Outcome['how'][] = []
  const remembered: (readonly Run[])[] = []
  /** What a stop is answered: keys of runs that had finished, with their ids. */
  let finished: Record<string, string> | Error = {}
  const stopCalls: (readonly string[])[] = []
  let keys = 0
  const kept: Edit[] = []
  /** What a rewrite waits for. */
  const waits: { settled: Promise<void> | null } = { settled: null }
  const store = new Generations({
    write: (call) =>
      new Promise((resolve, reject) => {
        calls.push({ ...call, done: (id, more) => resolve({ ...answer(id), ...more }), fail: reject })
      }),
    async stop(keys) {
      stopCalls.push(keys)
      if (finished instanceof Error) throw finished
      return new Map(Object.entries(finished).map(([key, id]) => [key, answer(id)]))
    },
    newKey: () => `key-${++keys}`,
    failureOf: () => failure,
    memory: { recall: () => recalled, remember: (_screen, runs) => remembered.push(runs) },
    keeper: { keep: (edit) => kept.push(edit), flush: () => {}, settled: () => waits.settled },
  })
  store.subscribeOutcomes(({ how }) => outcomes.push(how))
  const call = (at: number) => {
    const found = calls[at]
    if (!found) throw new Error(`call ${at} was never made`)
    return found
  }
  const stopFinds = (found: typeof finished) => {
    finished = found
  }
  const all: Outcome[] = []
  store.subscribeOutcomes((outcome) => all.push(outcome))
  return {
    store,
    kept,
    waits,
    calls,
    call,
    outcomes,
    all,
    stopFinds,
    stopCalls,
    remembered,
    states: () => store.runs('s').map(({ state }) => state),
  }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('partials are shown while a generation runs, and the result replaces them', async () => {
  const { store, call, states } = given()
  store.start('s', [job('bread')])
  call(0).onPartial({ titles: [{ title: 'Half' }] })
  expect(store.runs('s')[0]).toMatchObject({ state: 'running', partial: { titles: [{ title: 'Half' }] } })

  call(0).done('g1')
  await settled()

  expect(states()).toEqual(['written'])
  expect(store.runs('s')[0]).toMatchObject({ id: 'g1', result: { titles: [{ title: 'Title of g1' }] } })
})

test('every start has a new idempotency key', async () => {
  const { store, calls, call } = given()
  store.start('s', [job('bread')])
  call(0).done('g1')
  await settled()
  store.start('s', [job('bread')])

  expect(calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-2'])
})

test('a retry after a lost connection uses the same idempotency key', async () => {
  const { store, call } = given()
  store.start('s', [job('bread')])
  call(0).fail(new Error('cut'))
  await settled()
  store.retry('s', 'key-1')

  expect(call(1)).toMatchObject({ idempotencyKey: 'key-1', request: { topic: 'bread' } })
})

test('a screen with a running generation does not start another', () => {
  const { store, calls } = given()
  store.start('s', [job('bread')])
  store.start('s', [job('butter')])

  expect(calls).toHaveLength(1)
})

test('a stop aborts the call immediately, and later partials and results are ignored', async () => {
  const { store, call, outcomes, states } = given()
  store.start('s', [job('bread')])
  store.stop('s')

  expect(call(0).signal.aborted).toBe(true)
  expect(states()).toEqual([])
  await settled()
  expect(outcomes).toEqual(['stopped'])

  call(0).onPartial({ titles: [] })
  call(0).done('late')
  await settled()
  expect(states()).toEqual([])
  expect(outcomes).toEqual(['stopped'])
})

test('stopping a regeneration restores the earlier text', async () => {
  const { store, call } = given()
  store.start('s', [job('bread')])
  call(0).done('g1')
  await settled()
  store.regenerate('s', 'key-1')
  expect(store.runs('s')[0]).toMatchObject({ state: 'running', key: 'key-2' })
  store.stop('s')

  expect(store.runs('s')).toMatchObject([{ state: 'written', id: 'g1' }])
})

test('a failed generation has the reason and keeps the earlier text', async () => {
  const { store, call, outcomes } = given()
  store.start('s', [job('bread')])
  call(0).done('g1')
  await settled()
  store.start('s', [job('butter')])
  call(1).fail(new Error('no'))
  await settled()

  expect(store.runs('s')).toMatchObject([{ state: 'failed', failure, before: { id: 'g1' } }])
  expect(outcomes).toEqual(['written', 'failed'])
})

test('several generations of a screen end independently', async () => {
  const { store, call, states } = given()
  store.start('s', [job('bread', 'a'), job('bread', 'b')])
  call(1).fail(new Error('no'))
  await settled()
  expect(states()).toEqual(['running', 'failed'])

  call(0).done('g1')
  await settled()
  expect(states()).toEqual(['written', 'failed'])
})

test('cleared results can be restored', async () => {
  const { store, call, states } = given()
  store.start('s', [job('bread')])
  call(0).done('g1')
  await settled()
  const cleared = store.clear('s')
  expect(states()).toEqual([])

  store.putBack('s', cleared)
  expect(states()).toEqual(['written'])
})

test('an edit is stored in addition to the original text', async () => {
  const { store, call } = given()
  store.start('s', [job('bread')])
  call(0).done('g1')
  await settled()
  store.revise('s', 'key-1', { titles: [{ platform: 'youtube', title: 'Mine' }] })

  expect(store.runs('s')[0]).toMatchObject({ result: { titles: [{ title: 'Mine' }] }, original: { titles: [{ title: 'Title of g1' }] } })
})

test('only finished generations are stored for a reload, never partials', async () => {
  const { store, call, remembered } = given()
  store.start('s', [job('bread')])
  call(0).onPartial({ titles: [] })
  expect(remembered.flat()).toEqual([])

  call(0).done('g1')
  await settled()
  expect(remembered.at(-1)).toMatchObject([{ state: 'written', id: 'g1' }])
})

test('a screen opened after a reload restores the stored results', async () => {
  const first = given()
  first.store.start('s', [job('bread')])
  first.call(0).done('g1')
  await settled()

  const second = given(first.remembered.at(-1))
  expect(second.store.runs('s')).toMatchObject([{ state: 'written', id: 'g1' }])
  expect(second.store.runs('s')).toBe(second.store.runs('s'))
})

test('after a reload, only a text that was changed counts as edited', async () => {
  const first = given()
  first.store.start('s', [job('bread')])
  first.call(0).done('g1')
  await settled()
  const edited = () => {
    const [run] = given(JSON.parse(JSON.stringify(first.remembered.at(-1)))).store.runs('s')
    if (run?.state !== 'written') throw new Error('nothing was recalled')
    return isEdited(run)
  }
  expect(edited()).toBe(false)
  first.store.revise('s', 'key-1', { titles: [{ platform: 'youtube', title: 'Mine' }] })
  expect(edited()).toBe(true)
})

test('showing another draft makes no call, and each draft keeps its edits', async () => {
  const { store, call, calls } = given()
  store.start('s', [job('bread')])
  call(0).done('g1')
  await settled()
  store.revise('s', 'key-1', { titles: [{ platform: 'youtube', title: 'Mine' }] })
  store.rewrite('s', 'key-1', { ...titles.sample, rewrite: { of: 'g1', how: 'hook' } })
  call(1).done('g2')
  await settled()
  expect(call(1).request).toMatchObject({ rewrite: { of: 'g1', how: 'hook' } })

  store.showDraft('s', 'key-2', 0)
  expect(store.runs('s')[0]).toMatchObject({ id: 'g1', result: { titles: [{ title: 'Mine' }] }, past: [], later: [{ id: 'g2' }] })
  store.showDraft('s', 'key-1', 1)
  expect(store.runs('s')[0]).toMatchObject({ id: 'g2', past: [{ id: 'g1' }], later: [] })
  expect(calls).toHaveLength(2)
})

test('after a failed regeneration the earlier text can still be edited and regenerated', async () => {
  const { store, call } = given()
  store.start('s', [job('bread')])
  call(0).done('g1')
  await settled()
  store.regenerate('s', 'key-1')
  call(1).fail(new Error('no'))
  await settled()
  store.revise('s', 'key-1', { titles: [{ platform: 'youtube', title: 'Mine' }] })
  expect(store.runs('s')[0]).toMatchObject({ state: 'failed', before: { result: { titles: [{ title: 'Mine' }] } } })

  store.regenerate('s', 'key-1')
  expect(store.runs('s')[0]).toMatchObject({ state: 'running', key: 'key-3', past: [{ id: 'g1' }] })
})

test('a new start has no earlier version, and at most twenty versions are stored', async () => {
  const { store, call } = given()
  store.start('s', [job('bread')])
  call(0).done('g0')
  await settled()
  for (let at = 1; at <= 25; at++) {
    store.regenerate('s', `key-${at}`)
    call(at).done(`g${at}`)
    await settled()
  }
  expect(store.runs('s')[0]).toMatchObject({ id: 'g25', past: { length: 19 } })

  store.start('s', [job('butter')])
  call(26).done('g26')
  await settled()
  expect(store.runs('s')[0]).toMatchObject({ id: 'g26', past: [] })
})

test('stopping several generations is one call and one outcome, with the number of those already written', async () => {
  const { store, call, states, all, stopCalls } = given()
  store.start('s', [job('bread', 'a'), job('butter', 'b'), job('jam', 'c')])
  call(0).done('g1')
  await settled()
  store.stop('s')
  expect(states()).toEqual(['written'])
  await settled()
  store.regenerate('s', 'key-1')
  store.stop('s')
  await settled()

  expect(stopCalls).toEqual([['key-2', 'key-3'], ['key-4']])
  expect(all.filter(({ how }) => how === 'stopped')).toMatchObject([
    { started: 3, writtenBefore: 1, finished: [], shown: true },
    { started: 1, writtenBefore: 0, finished: [], shown: true },
  ])
})

test('a result that had finished when the stop arrived is shown in its slot, in the order of the screen', async () => {
  const { store, call, all, stopFinds, remembered } = given()
  store.start('s', [job('bread', 'a'), job('butter', 'b'), job('jam', 'c')])
  call(2).done('g3')
  await settled()
  stopFinds({ 'key-2': 'g2' })
  store.stop('s')
  await settled()

  expect(store.runs('s')).toMatchObject([
    { slot: 'b', state: 'written', id: 'g2', result: { titles: [{ title: 'Title of g2' }] } },
    { slot: 'c', id: 'g3' },
  ])
  expect(remembered.at(-1)).toHaveLength(2)
  expect(all.at(-1)).toMatchObject({ how: 'stopped', started: 3, writtenBefore: 1, finished: [{ id: 'g2' }], shown: true })
})

test('a stopped regeneration that had already finished becomes the newest version of its text', async () => {
  const { store, call, stopFinds } = given()
  store.start('s', [job('bread')])
  call(0).done('g1')
  await settled()
  stopFinds({ 'key-2': 'g2' })
  store.regenerate('s', 'key-1')
  store.stop('s')
  expect(store.runs('s')).toMatchObject([{ id: 'g1' }])
  await settled()
  expect(store.runs('s')).toMatchObject([{ id: 'g2', past: [{ id: 'g1' }] }])
})

test('a finished result never replaces a generation that was started later', async () => {
  const { store, all, stopFinds } = given()
  stopFinds({ 'key-1': 'g1' })
  store.start('s', [job('bread')])
  store.stop('s')
  store.start('s', [job('butter')])
  await settled()
  expect(store.runs('s')).toMatchObject([{ key: 'key-2', state: 'running' }])
  expect(all).toMatchObject([{ how: 'stopped', finished: [{ id: 'g1' }], shown: false }])
})

test('a stop that the server cannot confirm reports no result, and can be checked again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { store, all, stopFinds, states } = given()
  stopFinds(new Error('unreachable'))
  store.start('s', [job('bread')])
  store.stop('s')
  await settled()
  const [outcome] = all
  if (outcome?.how !== 'stop-unconfirmed') throw new Error(`told ${outcome?.how}`)
  expect(logged).toHaveBeenCalledOnce()

  stopFinds({ 'key-1': 'g1' })
  outcome.checkAgain()
  await settled()
  expect(all).toMatchObject([{ how: 'stop-unconfirmed' }, { how: 'stopped', finished: [{ id: 'g1' }] }])
  expect(states()).toEqual(['written'])
})

test('one result can be removed and restored in its slot; a newer result in that slot is not replaced', async () => {
  const { store, call } = given()
  store.start('s', [job('bread', 'a'), job('butter', 'b')])
  call(0).done('g1')
  call(1).done('g2')
  await settled()
  const slots = () => store.runs('s').map(({ slot, request }) => `${slot}: ${'topic' in request && request.topic}`)

  const before = store.clear('s', 'a')
  expect(slots()).toEqual(['b: butter'])
  store.putBack('s', before)
  expect(slots()).toEqual(['a: bread', 'b: butter'])

  store.start('s', [job('jam', 'b')])
  store.putBack('s', before)
  expect(slots()).toEqual(['a: bread', 'b: jam'])
})

test('questions in place of a text are no draft, and what was written before them is still the draft before', async () => {
  const { store, call } = given()
  store.start('s', [job('bread')])
  call(0).done('g1')
  await settled()
  store.regenerate('s', 'key-1')
  call(1).done('g2', asking)
  await settled()
  store.rewrite('s', 'key-2', job('bread').request)
  call(2).done('g3')
  await settled()
  expect(store.runs('s')[0]).toMatchObject({ id: 'g3', past: [{ id: 'g1' }] })
  store.showDraft('s', 'key-3', 0)

  expect(store.runs('s')[0]).toMatchObject({ id: 'g1', past: [], later: [{ id: 'g3' }] })
})

test('a stop does not count what only asked', async () => {
  const { store, call, all } = given()
  store.start('s', [job('bread', 'a'), job('rye', 'b'), job('corn', 'c')])
  call(0).done('g1')
  call(1).done('g2', asking)
  await settled()
  store.stop('s')
  await settled()

  expect(all.at(-1)).toMatchObject({ how: 'stopped', writtenBefore: 1, finished: [] })
})

test('a text that is arranged again while another is shown in its slot has its answer when it is shown again', async () => {
  const { store, call } = given()
  const { request } = job('bread')
  const { id: _, ...arranged } = answer('arranged')
  store.start('s', [job('bread')])
  call(0).done('g1')
  await settled()
  store.regenerate('s', 'key-1')
  expect(store.answered('s', 'key-1', request, arranged)).toBe(true)
  store.stop('s')
  expect(store.runs('s')[0]).toMatchObject({ id: 'g1', result: arranged, original: arranged })

  store.regenerate('s', 'key-1')
  const { id: __, ...later } = answer('later')
  store.answered('s', 'key-1', request, later)
  call(2).done('g3')
  await settled()
  expect(store.runs('s')[0]).toMatchObject({ past: [{ id: 'g1', result: later }] })
  const { id: ___, ...last } = answer('last')
  store.answered('s', 'key-1', request, last)
  store.showDraft('s', 'key-3', 0)
  expect(store.runs('s')[0]).toMatchObject({ id: 'g1', result: last })
})

test('a text that was edited is not arranged again', async () => {
  const { store, call } = given()
  const { request } = job('bread')
  const [{ id: _, ...edited }, { id: __, ...arranged }] = [answer('edited'), answer('arranged')]
  store.start('s', [job('bread')])
  call(0).done('g1')
  await settled()
  store.revise('s', 'key-1', edited)

  expect(store.answered('s', 'key-1', request, arranged)).toBe(false)
  expect(store.runs('s')[0]).toMatchObject({ result: edited })
})

test('an edit and a copy are stored on the server, without the notes of the result', async () => {
  const { store, call, kept } = given()
  store.start('s', [job('bread')])
  call(0).done('g1')
  await settled()
  store.revise('s', 'key-1', { titles: [{ platform: 'youtube', title: 'Mine' }], checks: [] })
  store.markCopied('s', 'key-1')

  const result = { titles: [{ platform: 'youtube', title: 'Mine' }] }
  expect(kept).toEqual([false, true].map((copied) => ({ id: 'g1', version: 1, result, copied })))
})

test('a rewrite waits until the edited text is stored, and fails with the reason when it cannot be', async () => {
  const { store, call, calls, waits, states } = given()
  store.start('s', [job('bread')])
  call(0).done('g1')
  await settled()
  const stored = Promise.withResolvers<void>()
  waits.settled = stored.promise
  const rewrite = () => store.rewrite('s', 'key-1', { ...titles.sample, rewrite: { of: 'g1', how: 'hook' } })
  rewrite()
  await settled()
  expect(calls).toHaveLength(1)
  stored.resolve()
  await settled()
  expect(calls).toHaveLength(2)
  store.stop('s')

  waits.settled = Promise.reject(new Error('offline'))
  rewrite()
  await settled()
  expect(calls).toHaveLength(2)
  expect(states()).toEqual(['failed'])
})

/** A stored text with two versions. */
const twoVersions = (): WrittenRun => {
  const all = ['First', 'Second'].map((title) => {
    const result = { titles: [{ platform: 'youtube' as const, title }] }
    return { original: result, result, saved: {} }
  })
  const [first] = all as [(typeof all)[number]]
  const versions = { alternatives: { shown: 0, all }, ...first }
  return { ...job('a'), key: 'g1', id: 'g1', state: 'written', writtenAt: '', past: [], later: [], ...versions }
}

test('the edited version that is shown again is the one that the server has, so that a rewrite starts from it', () => {
  const { store, kept } = given()
  store.open('s', twoVersions())
  store.revise('s', 'g1', { titles: [{ platform: 'youtube', title: 'Mine' }] })
  store.showVersion('s', 'g1', 1)
  store.revise('s', 'g1', { titles: [{ platform: 'youtube', title: 'Also mine' }] })
  store.showVersion('s', 'g1', 0)
  expect(kept.map(({ version, result }) => [version, result.titles])).toEqual([
    [1, [{ platform: 'youtube', title: 'Mine' }]],
    [2, [{ platform: 'youtube', title: 'Also mine' }]],
    [1, [{ platform: 'youtube', title: 'Mine' }]],
  ])
})

test('a stored text that is opened again keeps what is written beside it', () => {
  const { store } = given()
  store.open('s', twoVersions())
  const slot = store.startBeside('s', '', job('b'))
  store.open('s', twoVersions())
  expect(store.runs('s').map((run) => run.slot)).toEqual(['', slot])
})
