import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/**
 * Prints the megabytes of the young space, busy, at rest and busy again: after much that lives for some rounds, as requests do. On a
 * machine with much else to do V8 takes more rounds, and makes the space small between them. In a process of its own: V8 is told once.
 */
const work = `
  import { getHeapSpaceStatistics } from 'node:v8'
  import { setImmediate as tick } from 'node:timers/promises'
  import { growYoungSpace, holdYoungSpace } from '${new URL('./memory.ts', import.meta.url).href}'
  holdYoungSpace()
  growYoungSpace()
  const size = () => getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size / 1024 / 1024
  const work = async () => {
    const living = []
    let largest = 0
    for (let round = 0, left = 600; left > 0; round++, left--) {
      living[round % 12] = Array.from({ length: 16_000 }, (_, at) => ({ at, round, text: [at] }))
      await tick()
      largest = Math.max(largest, size())
      if (largest >= 32) left = Math.min(left, 60)
    }
    return largest
  }
  const busy = await work()
  gc({ type: 'major', flavor: 'last-resort' })
  await tick()
  console.log(JSON.stringify([busy, size(), await work()]))
`

test('the young space of a server that works grows to its size and no further, and does so again after V8 has made it small', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', '--input-type=module', '--eval', work])
  const [busy, resting, busyAgain] = JSON.parse(stdout)
  for (const largest of [busy, busyAgain]) {
    expect(largest).toBeGreaterThanOrEqual(32)
    // A collection holds a few pages more while it copies. The next step of growth would be 64.
    expect(largest).toBeLessThan(40)
  }
  expect(resting).toBeLessThan(32)
})
