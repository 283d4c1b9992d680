import { expect, test } from 'vitest'
import { serverKinds } from '#kinds/index.server.ts'
import { type KindName, kindNames } from '#kinds/index.ts'
import { readPartial } from '#kinds/partial.server.ts'

const read = (name: KindName, partial: Record<string, unknown>) => readPartial(serverKinds[name].schema.result, partial)

test.each(kindNames)('%s: an empty partial contains no text', (name) => {
  expect(JSON.stringify(read(name, {}))).not.toMatch(/:"[^"]/)
})

test.each(kindNames)('%s: incomplete or invalid fields of a partial throw no error', (name) => {
  const fields = ['post', 'titles', 'description', 'hashtags', 'tags', 'ideas', 'script']
  for (const odd of [null, 7, 'text', [], [null], [{ title: 3 }], {}, { caption: 4, parts: 'x' }])
    expect(() => read(name, Object.fromEntries(fields.map((field) => [field, odd])))).not.toThrow()
})

test('a post is shown with its caption before its explanation is written', () => {
  expect(read('post', { post: { caption: 'Half a sen' } })).toEqual({ post: { caption: 'Half a sen' } })
})

test('a thread is shown in parts from its second part on', () => {
  expect(read('post', { post: { caption: '1/2 One', parts: ['1/2 One'] } })).toEqual({ post: { caption: '1/2 One' } })
  const both = { caption: '1/2 One\n\n2/2 Two', parts: ['1/2 One', '2/2 Two'] }
  expect(read('post', { post: both })).toEqual({ post: both })
})

test('a list item is shown once its first text has begun', () => {
  expect(read('titles', { titles: [{ platform: 'youtube', title: 'Bread' }, { platform: 'youtube' }] })).toEqual({
    titles: [{ platform: 'youtube', title: 'Bread' }],
  })
  expect(read('ideas', { ideas: [{ description: 'Only this', platforms: ['reddit'] }] })).toEqual({ ideas: [] })
})

test('ideas contain only existing platforms', () => {
  expect(read('ideas', { ideas: [{ title: 'T', platforms: ['myspace', 'reddit'] }] })).toEqual({
    ideas: [{ title: 'T', description: '', platforms: ['reddit'] }],
  })
})
