import { expect, test } from 'vitest'
import { serverKinds } from '#kinds/index.server.ts'
import { type KindName, kindNames } from '#kinds/index.ts'
import { readPartial } from '#kinds/partial.server.ts'

const read = (name: KindName, partial: Record<string, unknown>) => readPartial(serverKinds[name].schema.result, partial)

test.each(kindNames)('a %s of which nothing is written yet holds no text', (name) => {
  expect(JSON.stringify(read(name, {}))).not.toMatch(/:"[^"]/)
})

test.each(kindNames)('a %s whose fields are not yet what they will be never breaks the screen', (name) => {
  const fields = ['post', 'titles', 'description', 'hashtags', 'tags', 'ideas', 'script']
  for (const odd of [null, 7, 'text', [], [null], [{ title: 3 }], {}, { caption: 4, parts: 'x' }])
    expect(() => read(name, Object.fromEntries(fields.map((field) => [field, odd])))).not.toThrow()
})

test('a post shows its caption while its explanation is still missing', () => {
  expect(read('post', { post: { caption: 'Half a sen' } })).toEqual({ post: { caption: 'Half a sen' } })
})

test('a thread shows as one from its second part on', () => {
  expect(read('post', { post: { caption: '1/2 One', parts: ['1/2 One'] } })).toEqual({ post: { caption: '1/2 One' } })
  const both = { caption: '1/2 One\n\n2/2 Two', parts: ['1/2 One', '2/2 Two'] }
  expect(read('post', { post: both })).toEqual({ post: both })
})

test('an entry of a list shows once its first text is begun', () => {
  expect(read('titles', { titles: [{ platform: 'youtube', title: 'Bread' }, { platform: 'youtube' }] })).toEqual({
    titles: [{ platform: 'youtube', title: 'Bread' }],
  })
  expect(read('ideas', { ideas: [{ description: 'Only this', platforms: ['reddit'] }] })).toEqual({ ideas: [] })
})

test('ideas keep only platforms that exist', () => {
  expect(read('ideas', { ideas: [{ title: 'T', platforms: ['myspace', 'reddit'] }] })).toEqual({
    ideas: [{ title: 'T', description: '', platforms: ['reddit'] }],
  })
})
