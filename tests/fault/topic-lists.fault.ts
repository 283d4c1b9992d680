import { describe, expect, test } from 'vitest'
import { maxListRows } from '#contract/topic-lists.ts'
import { databases } from '#tests/support/databases.ts'
import { writeKilledList } from '#tests/support/killed-list.ts'

const kills = 3

describe.each(databases)('on $name', ({ name, fresh }) => {
  test(`a list of ${maxListRows} rows whose server is killed ${kills} times: every row is written once and charged once`, async () => {
    const { seconds, interrupted } = await writeKilledList({ database: await fresh(), rows: maxListRows, kills, moveClock: false })
    console.log(`${name}: ${maxListRows} rows, ${kills} kills, ${interrupted} rows interrupted, the last one written after ${seconds} s`)
    expect(seconds).toBeGreaterThan(0)
  })
})
