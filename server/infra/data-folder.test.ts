import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from '#server/infra/data-folder.ts'
import { StartError } from '#server/infra/start-error.ts'

let folder: string
let umask: number
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'postwright-lock-'))
  umask = process.umask(0o022)
})
afterEach(() => {
  process.umask(umask)
  rmSync(folder, { recursive: true, force: true })
})

/** The permissions of each file in the folder. */
const modes = () => Object.fromEntries(readdirSync(folder).map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]))

test('while it is held, the lock and its journal are readable for the owner of the server only', () => {
  const lock = lockFolder(folder)
  expect(modes()).toEqual({ 'lock.sqlite': '600', 'lock.sqlite-journal': '600' })
  expect(() => lockFolder(folder)).toThrow(StartError)
  lock.release()
})

test('files that an earlier version left open to others are closed', () => {
  for (const name of ['lock.sqlite', 'lock.sqlite-journal']) {
    writeFileSync(join(folder, name), '')
    chmodSync(join(folder, name), 0o644)
  }
  const lock = lockFolder(folder)
  expect(Object.values(modes())).toEqual(Object.values(modes()).map(() => '600'))
  lock.release()
})
