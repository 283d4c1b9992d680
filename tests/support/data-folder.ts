import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createPgliteIn } from '#server/platform/db/pglite.ts'

const modules = join(import.meta.dirname, '../../node_modules')
const { version } = JSON.parse(readFileSync(join(modules, '@electric-sql/pglite/package.json'), 'utf8')) as { version: string }
/** An empty embedded database, made once for each version of it: a copy takes a tenth of the time. */
const template = join(modules, '.cache/postwright', `pglite-${version}`)

async function madeOnce(): Promise<string> {
  if (existsSync(template)) return template
  await mkdir(dirname(template), { recursive: true })
  const mine = await mkdtemp(`${template}-`)
  await createPgliteIn(join(mine, 'db'))
  try {
    await rename(join(mine, 'db'), template)
  } catch (error) {
    // Another test process was faster, and its copy is as good.
    if (!existsSync(template)) throw error
  }
  await rm(mine, { recursive: true, force: true })
  return template
}

/** A new data folder with an empty embedded database in it. Remove it in the end. */
export async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'postwright-data-'))
  await cp(await madeOnce(), join(folder, 'db'), { recursive: true })
  return folder
}
