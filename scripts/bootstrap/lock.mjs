import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const lock = '.bootstrap.lock'
const id = randomUUID()
const own = `${lock}.${id}`

/** Milliseconds. The holder shows a sign of life each `beat`; one that was silent for `deadAfter` was killed. */
const beat = 1_000
const deadAfter = 15_000

/** Answers undefined when the file is not there (any more). */
function ifThere(read) {
  try {
    return read()
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Makes the lock with its holder's id already inside; false when another run holds it. */
function take() {
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

/** Frees the lock of a holder that was killed. Renaming lets one of several waiters do it; a live lock goes back. */
function freeIfDead() {
  const holder = ifThere(() => ({ id: readFileSync(lock, 'utf8'), lastBeat: statSync(lock).mtimeMs }))
  if (!holder || Date.now() - holder.lastBeat < deadAfter) return
  ifThere(() => renameSync(lock, own))
  const renamed = ifThere(() => readFileSync(own, 'utf8'))
  if (renamed === holder.id) rmSync(own)
  else if (renamed) renameSync(own, lock)
}

/** Runs `work` while no other run of this folder does: two overlapping installs leave an empty node_modules. */
export async function withLock(work) {
  for (let said = false; !take(); said = true) {
    if (!said) console.log('Another run is installing or building here; waiting for it…')
    freeIfDead()
    await pause(beat / 4)
  }
  const release = () => rmSync(lock, { force: true })
  process.once('exit', release)
  const heart = setInterval(() => {
    const now = new Date()
    ifThere(() => utimesSync(lock, now, now))
  }, beat)
  await work()
  clearInterval(heart)
  process.off('exit', release)
  release()
}
