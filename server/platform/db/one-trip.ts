import type { SQL } from 'drizzle-orm'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Connection, Pool, Submittable } from 'pg'

/** Statements of one transaction, in their order. Answers how many rows each gave. */
export type OneTrip = (statements: readonly SQL[]) => Promise<number[]>

interface Statement {
  /** The connection's server keeps its plan under this name. */
  readonly name: string
  readonly text: string
  readonly values: readonly (string | null)[]
}

type Done = (error: Error | null, rows?: number[]) => void

/** Which statements each connection's server knows by now. */
const known = new WeakMap<Connection, Set<string>>()

/**
 * Several statements before one `Sync`: PostgreSQL runs them as one transaction, and each sees what was committed before it began, not
 * before the first one did. So a lock that one takes holds for what the next one counts, and nobody waits for an answer in between.
 * The driver's own queries end in a `Sync` each.
 */
class Trip implements Submittable {
  readonly #statements: readonly Statement[]
  readonly #rows: number[] = []
  #given = 0
  /** The driver puts another one around it, which ends its watch over the time. */
  callback: Done

  constructor(statements: readonly Statement[], done: Done) {
    this.#statements = statements
    this.callback = done
  }

  submit(connection: Connection): void {
    const names = known.get(connection) ?? new Set()
    known.set(connection, names)
    connection.stream.cork()
    for (const { name, text, values } of this.#statements) {
      // The types ask for an argument that the driver has stopped to take.
      if (!names.has(name)) connection.parse({ name, text, types: [] }, true)
      names.add(name)
      connection.bind({ statement: name, values: [...values] }, true)
      connection.execute({}, true)
    }
    connection.sync()
    connection.stream.uncork()
  }

  handleDataRow(): void {
    this.#given++
  }

  handleCommandComplete(): void {
    this.#rows.push(this.#given)
    this.#given = 0
  }

  handleError(error: Error): void {
    this.callback(error)
  }

  handleReadyForQuery(): void {
    this.callback(null, this.#rows)
  }
}

/** Trips over a pool's connections. Values are text, numbers or nothing. A connection on which one fails is thrown away. */
export function oneTripOf(pool: Pool): OneTrip {
  const dialect = new PgDialect()
  const names = new Map<string, string>()

  const built = (statement: SQL): Statement => {
    const { sql: text, params } = dialect.sqlToQuery(statement)
    const name = names.get(text) ?? `trip_${names.size + 1}`
    names.set(text, name)
    return { name, text, values: params.map((value) => (value === null ? null : String(value))) }
  }

  return async (statements) => {
    const asked = statements.map(built)
    const client = await pool.connect()
    return new Promise((resolve, reject) => {
      const done: Done = (error, rows = []) => {
        client.release(error ?? undefined)
        if (error) reject(new DrizzleQueryError(asked.map(({ text }) => text).join(';'), [], error))
        else resolve(rows)
      }
      client.query(new Trip(asked, done))
    })
  }
}
