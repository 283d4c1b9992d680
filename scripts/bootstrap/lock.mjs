import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { ifExists } from './fresh.mjs'

const lock = '.bootstrap.lock'
const id = randomUUID()
const own = `${lock}.${id}`

/** Milliseconds. The owner of the lock updates its time each `heartbeat`; a lock that is older than `staleAfter` belongs to a killed process. */
const heartbeat = 1_000
const staleAfter = 15_000

/** Creates the lock atomically with its owner's id; false when another run has it. */
function acquire() {
  writeFileSync(own, id)
  try {
    linkSync(own, lock)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(own, { force: true })
  }
}

/** Removes the lock of a killed process. Renames it first, so that only one waiting process does; restores a lock that is still in use. */
function removeIfStale() {
  const owner = ifExists(() => ({ id: readFileSync(lock, 'utf8'), lastBeat: statSync(lock).mtimeMs }))
  if (!owner || Date.now() - owner.lastBeat < staleAfter) return
  ifExists(() => renameSync(lock, own))
  const renamed = ifExists(() => readFileSync(own, 'utf8'))
  if (renamed === owner.id) rmSync(own)
  else if (renamed) renameSync(own, lock)
}

/** Runs `work` while no other process in this folder does: two concurrent installs leave an empty node_modules. */
export async function withLock(work) {
  for (let isWaiting = false; !acquire(); isWaiting = true) {
    if (!isWaiting) console.log('Another run is installing or building here; waiting for it…')
    removeIfStale()
    await pause(heartbeat / 4)
  }
  const release = () => rmSync(lock, { force: true })
  process.once('exit', release)
  const timer = setInterval(() => {
    const now = new Date()
    ifExists(() => utimesSync(lock, now, now))
  }, heartbeat)
  await work()
  clearInterval(timer)
  process.off('exit', release)
  release()
}
