import { is } from 'drizzle-orm'
import { getTableConfig, isPgSequence, PgTable } from 'drizzle-orm/pg-core'
import * as authSchema from '#server/infra/db/auth-schema.ts'
import * as cardSchema from '#server/infra/db/card-schema.ts'
import type { DatabaseSession } from '#server/infra/db/database.ts'
import * as schema from '#server/infra/db/schema.ts'
import { modelProviderAccess } from '#server/infra/db/schema.ts'

/** A table of a database with its columns, without generated columns, which the database computes. */
export interface Table {
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly type: string }[]
}

const definitions: readonly unknown[] = [authSchema, schema, cardSchema].flatMap((module) => Object.values(module))
/** Other programs may have tables in the same database: only these are read, filled and dropped. */
const tableNames = definitions.filter((value) => is(value, PgTable)).map((table) => getTableConfig(table).name)
const sequenceNames = definitions.filter(isPgSequence).map(({ seqName }) => seqName as string)

const hasOurName = 'relname in (select json_array_elements_text($1::json))'
const inPublic = `relnamespace = 'public'::regnamespace`

const accessTable = getTableConfig(modelProviderAccess)

/** The columns of a table that go into a backup: the keys of model providers do not, as a backup is a file that is copied. */
export const savedColumns = ({ name, columns }: Table): Table['columns'] =>
  name === accessTable.name ? columns.filter((column) => column.name !== modelProviderAccess.key.name) : columns

/** The model providers for which a key is stored. */
export async function providersWithKeys(session: DatabaseSession): Promise<string[]> {
  if (!(await tablesOf(session)).some(({ name }) => name === accessTable.name)) return []
  const { rows } = await session.query<{ provider: string }>(
    `select provider from ${quoted(accessTable.name)} where ${quoted(modelProviderAccess.key.name)} is not null order by 1`,
  )
  return rows.map(({ provider }) => provider)
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** The product's tables in a database, each after the tables that it references. */
export async function tablesOf(session: DatabaseSession): Promise<Table[]> {
  const { rows } = await session.query<{ tables: Table[] | null }>(
    `with recursive
      ours as (select oid, relname from pg_class where ${inPublic} and relkind = 'r' and ${hasOurName}),
      ranks (oid, rank) as (
        select oid, 0 from ours
        union
        select conrelid, rank + 1 from ranks join pg_constraint on confrelid = ranks.oid and contype = 'f' and conrelid <> confrelid)
    select json_agg(json_build_object('name', relname, 'columns', (
      select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
      from pg_attribute where attrelid = ours.oid and attnum > 0 and not attisdropped and attgenerated = ''
    )) order by (select max(rank) from ranks where ranks.oid = ours.oid), relname) as tables from ours`,
    [JSON.stringify(tableNames)],
  )
  return rows[0]?.tables ?? []
}

/** The product's sequences in a database. */
export async function sequencesOf(session: DatabaseSession): Promise<string[]> {
  const { rows } = await session.query<{ relname: string }>(
    `select relname from pg_class where ${inPublic} and relkind = 'S' and ${hasOurName} order by relname`,
    [JSON.stringify(sequenceNames)],
  )
  return rows.map(({ relname }) => relname)
}

/** Drops everything that migrations created, and drizzle's record of them. */
export async function dropTables(session: DatabaseSession): Promise<void> {
  const tables = (await tablesOf(session)).map(({ name }) => quoted(name))
  const { rows: functions } = await session.query<{ signature: string }>(
    `select distinct tgfoid::regprocedure::text as signature from pg_trigger join pg_class on pg_class.oid = tgrelid
     where not tgisinternal and ${inPublic} and ${hasOurName}`,
    [JSON.stringify(tableNames)],
  )
  const sequences = (await sequencesOf(session)).map(quoted)
  if (tables.length > 0) await session.query(`drop table ${tables.join(', ')} cascade`)
  for (const { signature } of functions) await session.query(`drop function ${signature}`)
  if (sequences.length > 0) await session.query(`drop sequence ${sequences.join(', ')}`)
  await session.query('drop schema if exists drizzle cascade')
}
