import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { literalPattern } from '#contract/literal-pattern.ts'
import { allLists } from '#writer/builtin/phrases/check-lists.ts'
import { checksOf } from '#writer/builtin/phrases/load.ts'

const folder = mkdtempSync(join(tmpdir(), 'phrases-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A file of topics. */
function fileOf(text: string): string {
  const file = join(folder, `${crypto.randomUUID()}.txt`)
  writeFileSync(file, text)
  return file
}

const phrases = async (...words: string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/phrases.ts', '--language', 'en', ...words])
  return stdout
}

test('--fact gives a fact by its role, and each step of a list', async () => {
  const written = await phrases('--topic', 'Sleep better', '--occasion', 'tips', '--fact', 'steps=No coffee', '--fact', 'steps=No phone')

  expect(written).toMatch(/^1\. No coffee\n2\. No phone$/mu)
})

test('--fact with another role is refused with the roles that there are', async () => {
  await expect(phrases('--topic', 'Sleep better', '--fact', 'cost=£25')).rejects.toMatchObject({
    stderr: expect.stringContaining('--fact cost=£25: write role=text, with one of what, price'),
  })
})

test('a topic alone shows the questions that a user sees in place of a text', async () => {
  expect(await phrases('--topic', 'Gel nails', '--occasion', 'offer')).toMatch(/asks instead of writing\nprice: \S/u)
})

test('a line of a file of topics holds details and facts', async () => {
  const file = fileOf('Gel nails | where=12 Mill Street; Cash or card\n')

  const shown = await phrases('--topics', file, '--occasion', 'offer')
  for (const line of ['12 Mill Street', 'Cash or card']) expect(shown).toContain(line)
})

test('--guess counts the topics whose occasion is guessed right, and names the others', async () => {
  // The same topic under two occasions: one of the guesses is wrong.
  const file = fileOf('# question\nwhich drill would you buy?\n# news\nwhich drill would you buy?\n')

  expect(await phrases('--guess', file)).toContain(
    '2 topics: 50.0 % right, 50.0 % a wrong special form\nnews > question  which drill would you buy?',
  )
})

test('--coverage shows which lists of the checks a language has not', async () => {
  const shown = await phrases('--language', 'sa', '--coverage')

  const missing = allLists.filter((name) => new RegExp(`^${literalPattern(name)} +–`, 'mu').test(shown))
  expect(missing).toEqual(allLists.filter((name) => checksOf('sa').lacks.includes(name)))
  expect(missing).toContain('experience.tells')
})
