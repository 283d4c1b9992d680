import type { ClientBase, QueryConfig } from 'pg'

/** How often a statement has come before its plan is kept, and for how many of them: each takes PostgreSQL some memory a connection. */
const worthKeeping = { times: 10, statements: 200 }

/** The name of a statement that has come often enough to have one; `undefined` before. */
export function createPlanNames(): (text: string) => string | undefined {
  const seen = new Map<string, number>()
  const names = new Map<string, string>()
  return (text) => {
    const name = names.get(text)
    if (name || names.size >= worthKeeping.statements) return name
    const times = (seen.get(text) ?? 0) + 1
    if (times < worthKeeping.times) {
      // Texts with lists of many lengths in them must not fill the memory.
      if (seen.size >= 10 * worthKeeping.statements) seen.clear()
      seen.set(text, times)
      return undefined
    }
    seen.delete(text)
    names.set(text, `often_${names.size + 1}`)
    return names.get(text)
  }
}

/** Lets a connection's server keep the plans of statements that come again and again. */
export type KeepPlans = (client: ClientBase) => void

const isConfig = (query: unknown): query is QueryConfig =>
  typeof query === 'object' && query !== null && 'text' in query && !('submit' in query)

/**
 * Planning our joins takes PostgreSQL five times as long as running them, and it plans a statement anew at each call unless it has a
 * name. So those that come often get one, the same on every connection. (A pooler between us in transaction mode would have to know
 * of such names; but one like that cannot pass on the events that we listen to either.)
 */
export function createKeepPlans(): KeepPlans {
  const nameOf = createPlanNames()
  return (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    const named = (asked: unknown, ...rest: unknown[]) => {
      const name = isConfig(asked) && !asked.name ? nameOf(asked.text) : undefined
      return query(name ? Object.assign(asked as QueryConfig, { name }) : asked, ...rest)
    }
    client.query = named as typeof client.query
  }
}
