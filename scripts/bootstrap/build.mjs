import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Everything that the built app is made of; its pages show what the writer writes. */
const sources = [
  'app',
  'contract',
  'platforms',
  'kinds',
  'content',
  'writer',
  'phrases',
  'server/core',
  'public',
  'scripts/vite',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
]

/** Says what the build was made of. */
const stamp = 'build/.sources'

const neverBuilt = /\.test\.tsx?$/

const orNothing = (read) => {
  try {
    return read()
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}

function filesUnder(path) {
  const entries = orNothing(() => readdirSync(path, { withFileTypes: true, recursive: true }))
  return (entries ?? [])
    .filter((entry) => entry.isFile() && !neverBuilt.test(entry.name))
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
      .update(orNothing(() => readFileSync(file)) ?? '')
      .update('\0')
  }
  return hash.digest('hex')
}

/** Whether the built app was made of the sources as they are now. */
export const buildIsFresh = () => orNothing(() => readFileSync(stamp, 'utf8')) === hashSources()

/** Runs a build between taking the old stamp away and putting the new one: one that breaks off leaves none. */
export async function stamped(build) {
  // Taken before: an edit during the build leaves it stale.
  const hash = hashSources()
  rmSync(stamp, { force: true })
  await build()
  writeFileSync(stamp, hash)
}
