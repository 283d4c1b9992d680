import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { phrasesOf } from '#writer/builtin/phrases/load.ts'

const command = (script: string, ...words: string[]) =>
  promisify(execFile)(process.execPath, [script, ...words]).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  )

test('--find shows texts that contain a line, with any seed', async () => {
  const find = (words: string, kind = 'all') =>
    command('scripts/phrases.ts', '--language', 'en', '--topic', 'Half price on all jackets', '--kind', kind, '--find', words)
  const line = phrasesOf('en').ask.offer[1] as string

  expect((await find(line.toUpperCase())).split(line)).toHaveLength(4)
  expect(await find('sausages', 'titles')).toContain('No text of 24 turns holds “sausages”')
})
