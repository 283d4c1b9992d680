import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Inputs of the build, including the writer, whose texts the pages show, and what draws the share pictures. */
const sources = [
  'app',
  'contract',
  'platforms',
  'kinds',
  'api',
  'content',
  'writer',
  'phrases',
  'topics',
  'server/core',
  'pictures',
  'server/infra/pictures',
  'public',
  'scripts/vite',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
]

/** Has the hash of the inputs of the last build. */
const stamp = 'build/.sources'

const testFile = /\.test\.tsx?$/

/** The result of `read`; null when the file does not exist. */
export const ifExists = (read) => {
  try {
    return read()
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}

function filesUnder(path) {
  const entries = ifExists(() => readdirSync(path, { withFileTypes: true, recursive: true }))
  return (entries ?? [])
    .filter((entry) => entry.isFile() && !testFile.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

const isFolder = (path) => !path.includes('.')

/** One hash of the names and contents of all sources. */
function hashSources() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((path) => (isFolder(path) ? filesUnder(path) : [path]))) {
    hash
      .update(`${file}\0`)
      .update(ifExists(() => readFileSync(file)) ?? '')
      .update('\0')
  }
  return hash.digest('hex')
}

/** Whether the build is up to date with its inputs. */
export const buildIsFresh = () => ifExists(() => readFileSync(stamp, 'utf8')) === hashSources()

/** Runs a build and writes its stamp. Removes the old stamp first, so that an interrupted build has none. */
export async function stamped(build) {
  // Hashed before the build: an edit during the build makes it stale.
  const hash = hashSources()
  rmSync(stamp, { force: true })
  await build()
  writeFileSync(stamp, hash)
}

const readPackages = (path) => {
  try {
    return JSON.parse(ifExists(() => readFileSync(path, 'utf8')) ?? '{}').packages
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/**
 * Whether node_modules matches package-lock.json. npm writes its record of an installation last, so an interrupted one does not count; a plain
 * `npm ci` or `npm install` does. Optional packages for other platforms may be missing.
 */
export function packagesAreFresh() {
  const expected = readPackages('package-lock.json')
  const installed = readPackages('node_modules/.package-lock.json')
  if (!expected || !installed) return false
  return Object.entries(expected).every(([path, { optional, version, integrity }]) => {
    if (path === '') return true
    const actual = installed[path]
    return actual ? actual.version === version && actual.integrity === integrity : optional === true
  })
}
