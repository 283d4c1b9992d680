import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseEnv as parseFile } from 'node:util'
import { describe, expect, test } from 'vitest'
import { errors } from '#contract/errors.ts'
import { parseEnv, variableNames } from '#server/infra/env.ts'

const pages = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], { encoding: 'utf8' })
  .split('\n')
  // Articles are for visitors: they link to pages of the site, and the build refuses a broken link.
  .filter((page) => page && !page.startsWith('content/'))

/** Folders of this repository: a code span that starts with one of them is a path. */
const folders = [
  'contract',
  'platforms',
  'kinds',
  'api',
  'writer',
  'server',
  'app',
  'content',
  'tests',
  'bench',
  'eval',
  'docs',
  'scripts',
  '.ci',
]

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] as string)

/** Files that a page links to, and repository paths in its code spans. */
function pathsIn(page: string): string[] {
  const text = readFileSync(page, 'utf8')
  const linked = all(text, /\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g).map((to) => join(dirname(page), to))
  const named = all(text, /`([\w.@-]+\/[\w./*-]*)`/g).filter((place) => folders.includes(place.split('/')[0] as string))
  return [...new Set([...linked, ...named])]
}

const exists = (place: string) => (place.includes('*') ? globSync(place).length > 0 : existsSync(place))

describe.each(pages)('%s', (page) => {
  test('names only files that exist', () => {
    expect(pathsIn(page).filter((place) => !exists(place))).toEqual([])
  })

  test('names only npm scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    const named = all(readFileSync(page, 'utf8'), /(?:^|`)npm (?:run )?([a-z][\w:-]*)/gm)

    expect(named.filter((name) => !(name in scripts) && !['ci', 'install'].includes(name))).toEqual([])
  })

  test('names only environment variables that are read', () => {
    const named = all(readFileSync(page, 'utf8'), /`([A-Z][A-Z]+_[A-Z_]*[A-Z])`/g)
    const ofTests = ['TEST_ALL', 'TEST_POSTGRES_URL', 'CHROMIUM_PATH']
    const ofContract = Object.keys(errors)

    expect(named.filter((name) => ![...variableNames, ...ofTests, ...ofContract].includes(name))).toEqual([])
  })
})

/** Set by tools, not by operators. */
const ofTools = 'NODE_ENV'

describe('.env.example', () => {
  const lines = readFileSync('.env.example', 'utf8')
    .split('\n')
    .filter((line) => /^# [A-Z][A-Z_]+=/.test(line))
    .map((line) => line.slice(2))

  test('lists exactly the variables that the server reads', () => {
    expect(lines.map((line) => line.split('=')[0]).sort()).toEqual(variableNames.filter((name) => name !== ofTools).sort())
  })

  test('gives values that the server accepts', () => {
    const example = parseFile(lines.join('\n'))

    expect(() => parseEnv({ ...example, AUTH_SECRET: 'a secret of the tests, thirty-two letters' })).not.toThrow()
  })

  test('contains no secret that a server would accept', () => {
    const { AUTH_SECRET, METRICS_TOKEN } = parseFile(lines.join('\n'))

    expect({ AUTH_SECRET, METRICS_TOKEN }).toEqual({ AUTH_SECRET: '', METRICS_TOKEN: '' })
  })
})
