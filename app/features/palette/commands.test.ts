import { Hash } from 'lucide-react'
import { expect, test } from 'vitest'
import { type Command, matching } from './commands.ts'

const command = (label: string, more: Partial<Command> = {}): Command => ({ id: label, group: 'screens', label, icon: Hash, ...more })
const all = [
  command('Titles'),
  command('Hashtag', { words: 'tags' }),
  command('Insta Posts', { note: 'Instagram' }),
  command('YT Community Posts'),
  command('Über Crème brûlée', { group: 'recent', note: 'Post · Reddit' }),
  command('चाय की दुकान', { group: 'recent' }),
  command('Dark', { group: 'theme' }),
]
const found = (search: string) => matching(all, search).map(({ label }) => label)

test('a blank search keeps all commands in their order', () => {
  expect(found('  ')).toEqual(all.map(({ label }) => label))
})

test.each([
  ['tags', ['Hashtag']],
  ['INSTAGRAM', ['Insta Posts']],
  ['posts yt', ['YT Community Posts']],
  ['creme uber', ['Über Crème brûlée']],
  ['दुकान', ['चाय की दुकान']],
  ['theme', ['Dark']],
  ['no such thing', []],
])('%s finds %o', (search, labels) => {
  expect(found(search)).toEqual(labels)
})

test('a label that begins with the word comes before one that only contains it; groups keep their order', () => {
  const commands = [command('All tips'), command('Tips'), command('Tips on bread', { group: 'recent' })]
  expect(matching(commands, 'tips').map(({ label }) => label)).toEqual(['Tips', 'All tips', 'Tips on bread'])
})
