import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { restore } from '#server/platform/backup/restore.ts'
import { save } from '#server/platform/backup/save.ts'
import { dropTables } from '#server/platform/backup/tables.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { knownMigrations, migrateTo, newestMigration } from '#server/platform/db/migrations.ts'
import { openSession, type Session } from '#server/platform/db/session.ts'
import { createLog } from '#server/platform/log.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { databases } from '#tests/support/databases.ts'
import { contentOf, fill, type Shape, shapeOf } from '#tests/support/filled.ts'

const [first = 0] = knownMigrations()

describe.each(databases)('a database of the first version, on $name', ({ fresh }) => {
  const newPlace = async () => {
    const [dataDir, database] = [await dataFolder(), await fresh()]
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
    return { dataDir, databaseUrl: database === 'pglite' ? undefined : database, authSecret: 'only for tests, thirty-two letters' }
  }
  const looking = async <Answer>(at: Awaited<ReturnType<typeof newPlace>>, look: (session: Session) => Promise<Answer>) => {
    const session = await openSession(at, 'refuse')
    return look(session).finally(() => session.close())
  }
  const found = (shape: Shape) => async (session: Session) => ({
    newest: await newestMigration(session),
    content: await contentOf(session, shape),
  })

  test('keeps every value when a start brings it to the newest, and so does its backup', async () => {
    const [place, elsewhere] = [await newPlace(), await newPlace()]
    const { shape, content } = await looking(place, async (session) => {
      await dropTables(session)
      await migrateTo(session, { after: null, upTo: first })
      await fill(session)
      const shape = await shapeOf(session)
      return { shape, content: await contentOf(session, shape) }
    })
    const file = join(elsewhere.dataDir, 'backup.gz')
    await save(place, file)
    const asItWas = { newest: knownMigrations().at(-1), content }

    await (await openDatabase(place, createLog('silent'))).close()
    expect(await looking(place, found(shape))).toEqual(asItWas)

    await restore(elsewhere, file, { replace: false })
    expect(await looking(elsewhere, found(shape))).toEqual(asItWas)
  })
})
