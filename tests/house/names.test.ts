import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
const subjects = foldersIn('server/features')

/** Screens without a feature of the server, and why. */
const screensOnly: Readonly<Record<string, string>> = {
  composer: 'what the dashboard adds to the desk of generation',
  help: 'articles',
  locks: 'what a plan lacks',
  palette: 'navigation',
  settings: 'account, api-keys and sign-in on one screen',
  shell: 'navigation',
  site: 'pages without calls',
  texts: 'history and library are two views of one screen',
}

/** Modules of `api/` that no feature has alone, and why. */
const shared: Readonly<Record<string, string>> = {
  current: 'a result as its user last had it',
  index: 'all calls',
  'index.server': 'all calls with the schemas of the kinds',
  messages: 'of several features',
  schemas: 'of several features',
  'try-out-kinds': 'the part of the try-out that is loaded later',
  'use-cases': 'pages that the build makes',
}

const named = (path: string, names: readonly string[]) => names.filter((name) => !subjects.includes(name)).map((name) => path + name)

test('a subject has one name in app, server and api', () => {
  expect(named('app/features/', foldersIn('app/features'))).toEqual(Object.keys(screensOnly).map((name) => `app/features/${name}`))
  const modules = readdirSync('api').map((file) => file.replace(/\.ts$/, ''))
  expect(named('api/', modules).toSorted()).toEqual(Object.keys(shared).map((name) => `api/${name}`))
})

test('every feature of the server has a routes.ts, which app.ts lists', () => {
  expect(subjects.filter((name) => !existsSync(`server/features/${name}/routes.ts`))).toEqual([])
})
