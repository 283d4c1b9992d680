import { ORPCError } from '@orpc/client'
import { expect, test, vi } from 'vitest'
import type { Generation } from '#api/schemas.ts'
import { titles } from '#kinds/titles/index.ts'
import { readRun, runOf } from './opened.ts'

const titled = (...all: string[]) => ({ titles: all.map((title) => ({ title, platform: 'youtube' as const })) })
const generation = (id: string, result: object, more: Partial<Generation> = {}): Generation => ({
  id,
  kind: 'titles',
  feature: 'titles',
  request: { ...titles.sample },
  result: { ...result },
  created_at: '2026-11-30T00:00:00.000Z',
  ...more,
})
const edit = (title: string, version = 1) => ({ result: titled(title), version, copied: true, at: '2026-11-30T01:00:00.000Z' })
const rewrite = (of: string) => ({ request: { ...titles.sample, rewrite: { of, how: 'hook' } } })

test('a stored text is a run with the text as it was written, and as its user left it', () => {
  const run = runOf(generation('g', { ...titled('Written'), usedPoints: [1] }, { edited: edit('Mine') }))
  expect(run).toMatchObject({ id: 'g', kind: 'titles', feature: 'titles', state: 'written', past: [], later: [] })
  expect(run).toMatchObject({ original: { ...titled('Written'), usedPoints: [1] }, result: { ...titled('Mine'), usedPoints: [1] } })
  expect(run?.alternatives).toBeUndefined()
})

test('of versions that were written together the one is shown that its user had', () => {
  const one = generation('g', { ...titled('First'), otherVersions: [titled('Second')] }, { edited: edit('Mine', 2) })
  const run = runOf(one)
  expect(run).toMatchObject({ original: titled('Second'), result: titled('Mine'), alternatives: { shown: 1 } })
  expect(run?.alternatives?.all).toMatchObject([{ result: titled('First') }, { result: titled('Mine') }])
})

test('what is in the library is marked as saved', () => {
  const run = runOf(generation('g', titled('A', 'B'), { saved: [{ part: 'title-1', id: 'entry' }] }))
  expect(run?.saved).toMatchObject({ 'title-1': { id: 'entry' } })
})

test('a kind of a later version and a result that cannot be shown have no run', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(runOf(generation('g', titled('A'), { kind: 'a kind of a later version' }))).toBeNull()
  expect(runOf(generation('g', {}))).toBeNull()
})

test('the drafts that a text was rewritten from are its earlier versions, the first one first', async () => {
  const all = [
    generation('c', titled('Third'), rewrite('b')),
    generation('b', titled('Second'), rewrite('a')),
    generation('a', titled('First')),
  ]
  const get = async (id: string) => all.find((one) => one.id === id) ?? Promise.reject(new ORPCError('NOT_FOUND', { message: 'Not found' }))
  const { run } = await readRun(get, 'c')
  expect(run?.past.map(({ id }) => id)).toEqual(['a', 'b'])
  expect((await readRun(get, 'b')).run?.past.map(({ id }) => id)).toEqual(['a'])
  all.pop()
  expect((await readRun(get, 'c')).run?.past.map(({ id }) => id)).toEqual(['b'])
  await expect(readRun(get, 'gone')).rejects.toThrow('Not found')
})
