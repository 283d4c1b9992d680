import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Prints the megabytes of the young space after much that lives for some rounds, as requests do. In a process of its own: V8 is told once. */
const work = `
  import { getHeapSpaceStatistics } from 'node:v8'
  import { setImmediate as tick } from 'node:timers/promises'
  import { growYoungSpace, holdYoungSpace } from '${new URL('./memory.ts', import.meta.url).href}'
  holdYoungSpace()
  growYoungSpace()
  const living = []
  for (let round = 0; round < 120; round++) {
    living[round % 12] = Array.from({ length: 16_000 }, (_, at) => ({ at, round, text: [at] }))
    await tick()
  }
  const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
  console.log(young.space_size / 1024 / 1024)
`

test('the young space of a server that works grows to its size and no further', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', work])
  expect(Number(stdout)).toBe(32)
})
