import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const tsc = resolve('node_modules/.bin/tsc')
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postwright-types-'))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
})
afterAll(() => rm(folder, { recursive: true }))

/** What the compiler says of one text under the settings of one side. */
async function check(side: 'server' | 'app', name: string, text: string): Promise<string> {
  const config = join(folder, `${side}-${name}.json`)
  const file = join(folder, name)
  await writeFile(file, text)
  const compilerOptions = { rootDirs: [], typeRoots: [resolve('node_modules/@types'), resolve('node_modules')] }
  await writeFile(config, JSON.stringify({ extends: resolve(`tsconfig.${side}.json`), compilerOptions, include: [], files: [file] }))
  const { stdout } = await promisify(execFile)(tsc, ['-p', config]).catch((ended) => ended)
  return stdout
}

describe('the two sides are typed apart', () => {
  test.each(['document.title', 'window.location.href', 'history.length', 'HTMLElement.name'])(
    'a server file cannot use %s',
    async (expression) => {
      const name = expression.split('.')[0]
      expect(await check('server', `${name}.ts`, `export const seen = ${expression}\n`)).toMatch(`Cannot find name '${name}'`)
    },
  )

  test('a server file can use what Node has', async () => {
    expect(await check('server', 'node.ts', "import { cwd } from 'node:process'\nexport const here = cwd()\n")).toBe('')
  })

  test('an app file can use the document', async () => {
    expect(await check('app', 'page.ts', 'export const title = document.title\n')).toBe('')
  })

  test('neither side takes syntax that Node cannot strip', async () => {
    for (const side of ['server', 'app'] as const)
      expect(await check(side, `${side}-enum.ts`, 'export enum Colour { Red }\n')).toMatch('erasableSyntaxOnly')
  })
})
