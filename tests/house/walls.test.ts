import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Wall, walls } from '#tests/house/walls.ts'

const biome = resolve('node_modules/.bin/biome')

/** Every way in which one file can lean on another, each on one line. */
const forms: Readonly<Record<string, (from: string) => string>> = {
  'a static import': (from) => `import * as all from '${from}'`,
  'an import for its effects': (from) => `import '${from}'`,
  'a type import': (from) => `import type { T } from '${from}'`,
  're-exporting all': (from) => `export * from '${from}'`,
  're-exporting one': (from) => `export { one } from '${from}'`,
  're-exporting a type': (from) => `export type { T } from '${from}'`,
  'a dynamic import': (from) => `export const later = () => import('${from}')`,
}

const linesOf = (imports: readonly string[]) =>
  imports.flatMap((from) => Object.entries(forms).map(([form, write]) => ({ form, from, text: write(from) })))

/** Files that stand in the room of wall number `at`, the one all wrong and the other all right. */
const fileOf = (wall: Wall, number: number, kind: 'wrong' | 'right') => join(dirname(wall.at), `${kind}-${number}-${basename(wall.at)}`)

const said = new Map<string, string[]>()
let folder: string

/** One run of the linter over a folder that has our rules and a file for each side of each wall. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postwright-walls-'))
  const { vcs: _, $schema: __, ...rules } = JSON.parse(await readFile('biome.json', 'utf8'))
  await writeFile(join(folder, 'biome.json'), JSON.stringify(rules))
  for (const [number, wall] of walls.entries())
    for (const [kind, imports] of [
      ['wrong', wall.forbidden],
      ['right', wall.allowed],
    ] as const) {
      const path = join(folder, fileOf(wall, number, kind))
      await mkdir(dirname(path), { recursive: true })
      await writeFile(
        path,
        linesOf(imports)
          .map(({ text }) => text)
          .join('\n'),
      )
    }
  const args = ['lint', '--only=style/noRestrictedImports', '--reporter=json', '--max-diagnostics=none', '.']
  // The linter ends with an error status, as it should: what it wrote is what we want.
  const { stdout } = await promisify(execFile)(biome, args, { cwd: folder, maxBuffer: 100_000_000 }).catch((ended) => ended)
  for (const { message, location } of JSON.parse(stdout).diagnostics) {
    const line = `${location.path}:${location.start.line}`
    said.set(line, [...(said.get(line) ?? []), message])
  }
})

afterAll(() => rm(folder, { recursive: true }))

const saidOf = (file: string, imports: readonly string[]) =>
  linesOf(imports).map(({ form, from }, at) => ({ form, from, messages: said.get(`${file}:${at + 1}`) ?? [] }))

describe.each(walls.map((wall, number) => ({ ...wall, wall, number })))('$at: “$says”', ({ wall, number }) => {
  test.each(wall.forbidden)('may not import %s in any form', (forbidden) => {
    const open = saidOf(fileOf(wall, number, 'wrong'), wall.forbidden)
      .filter(({ from, messages }) => from === forbidden && !messages.some((message) => message.includes(wall.says)))
      .map(({ form }) => form)

    expect(open).toEqual([])
  })

  test('may import what its room is made of', () => {
    expect(saidOf(fileOf(wall, number, 'right'), wall.allowed).filter(({ messages }) => messages.length > 0)).toEqual([])
  })
})
