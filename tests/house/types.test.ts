import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
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

/** Independent source texts by file name. */
const texts = {
  server: {
    'document.ts': 'export const seen = document.title\n',
    'window.ts': 'export const seen = window.location.href\n',
    'history.ts': 'export const seen = history.length\n',
    'HTMLElement.ts': 'export const seen = HTMLElement.name\n',
    'node.ts': "import { cwd } from 'node:process'\nexport const here = cwd()\n",
    'enum.ts': 'export enum Colour { Red }\n',
  },
  app: {
    'page.ts': 'export const title = document.title\n',
    'enum.ts': 'export enum Colour { Red }\n',
  },
} as const

/** Compiler messages with the settings of one side, a line each, which begins with the file name. */
async function check(side: 'server' | 'app'): Promise<string[]> {
  const files = Object.entries(texts[side])
  await mkdir(join(folder, side))
  for (const [name, text] of files) await writeFile(join(folder, side, name), text)
  const config = join(folder, side, 'tsconfig.json')
  const compilerOptions = { rootDirs: [], typeRoots: [resolve('node_modules/@types'), resolve('node_modules')] }
  const own = { extends: resolve(`tsconfig.${side}.json`), compilerOptions, include: [], files: files.map(([name]) => name) }
  await writeFile(config, JSON.stringify(own))
  const { stdout } = await promisify(execFile)(tsc, ['-p', config, '--pretty', 'false'], { cwd: join(folder, side) }).catch(
    (ended) => ended,
  )
  return (stdout as string).split('\n').filter(Boolean)
}

describe('server and app are type-checked separately', () => {
  let errors: Record<'server' | 'app', string[]>
  beforeAll(async () => {
    const [server, app] = await Promise.all([check('server'), check('app')])
    errors = { server, app }
  })
  const of = (side: 'server' | 'app', name: string) => errors[side].filter((line) => line.startsWith(`${name}(`)).join('\n')

  test.each(['document', 'window', 'history', 'HTMLElement'])('a server file cannot use %s', (name) => {
    expect(of('server', `${name}.ts`)).toMatch(`Cannot find name '${name}'`)
  })

  test("a server file can use Node's API, and an app file the DOM", () => {
    expect([of('server', 'node.ts'), of('app', 'page.ts')]).toEqual(['', ''])
  })

  test('neither side accepts syntax that Node cannot strip', () => {
    for (const side of ['server', 'app'] as const) expect(of(side, 'enum.ts')).toMatch('erasableSyntaxOnly')
  })
})
