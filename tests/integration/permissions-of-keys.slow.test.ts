import { describe, expect, test } from 'vitest'
import { databases } from '#tests/support/databases.ts'
import { operations, permissionsOn } from '#tests/support/permission-walk.ts'
import { expectations, expectedOfKeys, otherPaths, signIn } from '#tests/support/permissions.ts'

describe.each(databases)('permissions of API keys, on $name', ({ fresh }) => {
  const { walk, isUnchanged } = permissionsOn(fresh)

  const everyPath = [
    ...operations.flatMap(({ name, success }) => (expectations[name] ?? []).map((stated) => ({ name, success, stated }))),
    ...Object.entries({ ...otherPaths, ...signIn }).map(([name, stated]) => ({ name, success: 200, stated })),
  ]
  test.each(everyPath)('with API keys: $name', async ({ name, success, stated }) => {
    const expected = expectedOfKeys(name, stated)
    await walk(name, success, { ...stated, expected, readers: ['key', 'readKey'] })
    // What a key with the scope `read` may call changes nothing.
    if (expected.readKey === 'done') expect(await isUnchanged()).toBe(true)
  })
})
