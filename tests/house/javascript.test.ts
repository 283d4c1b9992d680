import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { paths } from '#contract/paths.ts'

const client = join(import.meta.dirname, '../../build/client')

interface Entry {
  readonly module: string
  readonly imports?: readonly string[]
}
interface Manifest {
  readonly entry: Entry
  readonly routes: Readonly<Record<string, Entry & { readonly id: string; readonly parentId?: string; readonly path?: string }>>
}

interface ScriptFile {
  readonly file: string
  /** Bytes, gzipped as a server sends them. */
  readonly size: number
}

/** A screen of the built app, and the scripts that it must have before it shows. */
interface BuiltScreen {
  readonly path: string
  readonly scripts: readonly ScriptFile[]
}

/** @throws Error when the app is not built. */
function readManifest(): { manifest: Manifest; file: string } {
  const [file] = globSync('assets/manifest-*.js', { cwd: client })
  if (!file) throw new Error('The app is not built: run npm run build (npm test does so first).')
  const text = readFileSync(join(client, file), 'utf8')
  return { manifest: JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest, file: `/${file}` }
}

const filesOf = ({ module, imports = [] }: Entry) => [module, ...imports]

/** The screens of signed-in people that the built client knows. */
function builtScreens(): readonly BuiltScreen[] {
  const { manifest, file } = readManifest()
  const sizes = new Map<string, number>()
  const sizeOf = (script: string) => {
    const known = sizes.get(script) ?? gzipSync(readFileSync(join(client, script))).length
    sizes.set(script, known)
    return known
  }
  const chainOf = (id: string | undefined): Entry[] => {
    const route = id === undefined ? undefined : manifest.routes[id]
    return route ? [...chainOf(route.parentId), route] : []
  }
  return Object.values(manifest.routes)
    .filter(({ parentId }) => parentId === 'routes/dashboard/screens')
    .map(({ id, path = '' }) => {
      const scripts = new Set([file, ...filesOf(manifest.entry), ...chainOf(id).flatMap(filesOf)])
      return { path, scripts: [...scripts].map((script) => ({ file: script, size: sizeOf(script) })) }
    })
}

/**
 * Bytes, gzipped: what a first visit of the dashboard and of another screen loads before it shows, and what another one has
 * beside what the dashboard shows first: up to 46 KB of it, the shell and what screens share, are loaded by then.
 */
const firstLoad = { dashboard: 190_000, other: 249_000 } as const
const furtherScreen = 65_000
/** Requests for scripts before the dashboard shows its frame. */
const firstRequests = 12

const screens = builtScreens()
const home = screens.find(({ path }) => `/${path}` === paths.dashboard || path === paths.dashboard)

const sum = (scripts: readonly ScriptFile[]) => scripts.reduce((all, { size }) => all + size, 0)
const heaviest = (scripts: readonly ScriptFile[]) =>
  scripts
    .toSorted((a, b) => b.size - a.size)
    .slice(0, 6)
    .map(({ file, size }) => `${file} ${size}`)
const beyondHome = ({ scripts }: BuiltScreen) => scripts.filter(({ file }) => !home?.scripts.some((known) => known.file === file))

/** Nothing while the scripts keep within the bytes; else how many they are, and which weigh most. */
const over = (scripts: readonly ScriptFile[], most: number) =>
  sum(scripts) <= most ? [] : [`${sum(scripts)} bytes, ${most} allowed`, ...heaviest(scripts)]

test('the built app has every dashboard screen', () => {
  expect(home).toBeDefined()
  expect(screens.length).toBeGreaterThan(15)
})

test('no script of the app has the library of schemas: types and figures of the contract need none', () => {
  // The script of a site page is built and never sent.
  const scripts = globSync('assets/*.js', { cwd: client }).filter((file) => !/^assets\/docs-/.test(file))
  expect(scripts.filter((file) => readFileSync(join(client, file), 'utf8').includes('ZodError'))).toEqual([])
})

test('a first visit of the dashboard needs few requests for scripts', () => {
  expect(home?.scripts.map(({ file }) => file).length).toBeLessThanOrEqual(firstRequests)
})

describe.each(screens.map((screen) => [screen.path, screen] as const))('%s', (_, screen) => {
  test('a first visit loads little JavaScript', () => {
    expect(over(screen.scripts, screen === home ? firstLoad.dashboard : firstLoad.other)).toEqual([])
  })

  test('opening it from the dashboard loads little more', () => {
    expect(over(beyondHome(screen), furtherScreen)).toEqual([])
  })
})
