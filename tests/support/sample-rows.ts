/** Runs statements: a session, or the client of an open database. */
export interface Queries {
  query(text: string, values?: unknown[]): Promise<{ rows: object[] }>
}

/** Our tables with all their columns, each table after those it refers to. */
export interface Shape {
  readonly [table: string]: readonly string[]
}

interface Column {
  readonly table_name: string
  readonly column_name: string
  readonly type: string
  readonly required: boolean
}

/** Text that a faulty copy would change: quotes, escapes, Unicode line separators, scripts, joined emoji, what looks like null or an array. */
const awkwardText = 'ü "quoted" \\n \n\r\u2028\t हिन्दी العربية 👩‍👩‍👧 \\N null {} [] é e\u0301 '
const json = JSON.stringify({ nothing: null, text: awkwardText, list: [1.5, '\u2028', {}] }).replace('1.5', '1.50')

/** A value for row `n` by column type, in PostgreSQL's text format. All uuids of a row are equal, so that every reference is valid. */
const values: Readonly<Record<string, (n: number) => string>> = {
  uuid: (n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  text: (n) => awkwardText + n,
  'text[]': (n) => `{"${n}","a \\"b\\", {c}",""}`,
  boolean: (n) => String(n % 2 === 0),
  integer: (n) => String(n),
  bytea: (n) => String.raw`\x00ff5c0a0${n}`,
  bigint: (n) => String(9_007_199_254_740_993n + BigInt(n)),
  jsonb: (n) => [json, 'null', '[]'][n % 3] as string,
  'timestamp(3) with time zone': (n) => `2026-10-25 00:59:59.${String(n).padStart(3, '0')}+00`,
}

async function columnsOf(session: Queries): Promise<Column[]> {
  const { rows } = await session.query(
    `select relname as table_name, attname as column_name, format_type(atttypid, atttypmod) as type, attnotnull as required
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
     order by relname = 'profiles' desc, relname in ('payment_requests', 'generations', 'voices', 'topic_lists') desc, relname, attnum`,
  )
  return rows as Column[]
}

/** Only a finished generation may have a result. */
const states: Readonly<Record<string, string>> = { 'generations.state': 'done' }

/** Inserts three rows into every table: two with awkward values in all columns, and one with required columns only. */
export async function insertSampleRows(session: Queries): Promise<void> {
  const columns = await columnsOf(session)
  for (const table of new Set(columns.map(({ table_name }) => table_name))) {
    const own = columns.filter(({ table_name }) => table_name === table)
    for (const n of [1, 2, 3]) {
      const row = own.map(({ column_name, type, required }) => {
        const value = values[type]
        if (!value) throw new Error(`filled.ts has no value of the type ${type}`)
        if (n === 3 && !required) return null
        return (n < 3 ? states[`${table}.${column_name}`] : undefined) ?? value(n)
      })
      const names = own.map(({ column_name }) => `"${column_name}"`).join(', ')
      const places = own.map(({ type }, at) => `$${at + 1}::text::${type}`).join(', ')
      await session.query(`insert into "${table}" (${names}) values (${places})`, row)
    }
  }
}

/** The tables of a database with their columns, including generated ones. */
export async function shapeOf(session: Queries): Promise<Shape> {
  const { rows } = await session.query(
    `select table_name as name, json_agg(column_name order by ordinal_position) as columns
     from information_schema.columns where table_schema = 'public' group by 1 order by 1`,
  )
  return Object.fromEntries((rows as { name: string; columns: string[] }[]).map(({ name, columns }) => [name, columns]))
}

/** Every row of those tables in PostgreSQL's text format. */
export async function rowsOf(session: Queries, shape: Shape): Promise<Record<string, string[]>> {
  await session.query("set timezone = 'UTC'")
  const content: Record<string, string[]> = {}
  for (const [table, columns] of Object.entries(shape)) {
    const all = columns.map((column) => `"${column}"::text`).join(', ')
    const { rows } = await session.query(`select row(${all})::text as row from "${table}" order by 1`)
    content[table] = (rows as { row: string }[]).map(({ row }) => row)
  }
  return content
}
