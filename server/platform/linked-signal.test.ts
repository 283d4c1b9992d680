import { expect, test } from 'vitest'
import { linkedSignal } from './linked-signal.ts'

test('it aborts with the first of its sources, and for its reason', () => {
  const [one, two] = [new AbortController(), new AbortController()]
  const { signal } = linkedSignal(one.signal, two.signal)
  expect(signal.aborted).toBe(false)
  two.abort('two')
  one.abort('one')
  expect([signal.aborted, signal.reason]).toEqual([true, 'two'])
})

test('with a source that was aborted before, it is aborted from the start', () => {
  const { signal } = linkedSignal(new AbortController().signal, AbortSignal.abort('before'))
  expect([signal.aborted, signal.reason]).toEqual([true, 'before'])
})

test('let go, it follows its sources no longer', () => {
  const source = new AbortController()
  const { signal, unlink } = linkedSignal(source.signal)
  unlink()
  source.abort()
  expect(signal.aborted).toBe(false)
})
