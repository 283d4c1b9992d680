import type { PGlite } from '@electric-sql/pglite'
import { createPlanNames } from '#server/platform/db/kept-plans.ts'

type Ask = PGlite['execProtocolStream']
type Options = Parameters<Ask>[1]
type Answer = Awaited<ReturnType<Ask>>

/** A statement by its name, and what was answered about it: that stays true as long as its plan does. */
interface Kept {
  readonly name: string
  parsed?: Answer
  parameters?: Answer
  columns?: Answer
}

const byte = (letter: string) => letter.charCodeAt(0)
/** What a client says to PostgreSQL begins with a letter. */
const says = { parse: byte('P'), describe: byte('D'), bind: byte('B'), execute: byte('E') }
/** Where a message's own words begin: after that letter and four bytes of length. */
const words = 5

/**
 * Lets the embedded engine keep the plans of statements that come often. It parses and plans each one anew, which takes most of its
 * time, and its interface has no names for statements. So they are put into what that says to the engine for each: parse, describe
 * the parameters, bind, describe the columns, execute and sync, never mixed with another's.
 */
export function keepPlans(client: PGlite): void {
  const nameOf = createPlanNames()
  const ask = client.execProtocolStream.bind(client)
  const all = new Map<string, Kept>()
  let kept: Kept | undefined
  /** Goes with the execution, because each message by itself costs as much as a short statement. */
  let bind: Uint8Array | undefined

  const parse = async (message: Uint8Array, options: Options): Promise<Answer> => {
    const text = unnamedText(message)
    const name = text && nameOf(text)
    kept = name ? (all.get(name) ?? { name }) : undefined
    if (!kept) return ask(message, options)
    all.set(kept.name, kept)
    kept.parsed ??= await ask(withName(message, words, kept.name), options)
    return kept.parsed
  }
  const describe = async (statement: Kept, message: Uint8Array, options: Options): Promise<Answer> => {
    const ofParameters = message[words] === byte('S')
    if (ofParameters) statement.parameters ??= await ask(withName(message, words + 1, statement.name), options)
    else statement.columns ??= await ask(message, options)
    return (ofParameters ? statement.parameters : statement.columns) ?? []
  }
  const execute = (message: Uint8Array, options: Options): Promise<Answer> => {
    const whole = bind ? Buffer.concat([bind, message]) : message
    bind = undefined
    return ask(whole, options)
  }

  client.execProtocolStream = async (message, options) => {
    if (message[0] === says.parse) return parse(message, options)
    if (!kept) return ask(message, options)
    if (message[0] === says.describe) return describe(kept, message, options)
    if (message[0] === says.execute) return execute(message, options)
    if (message[0] !== says.bind) {
      kept = undefined
      return ask(message, options)
    }
    const named = withName(message, words + 1, kept.name)
    if (!kept.columns) return ask(named, options)
    bind = named
    return []
  }
}

/** The text of a parse message that has no name and leaves the types of its parameters to the engine. */
function unnamedText(message: Uint8Array): string | undefined {
  const end = message.indexOf(0, words + 1)
  const named = message[words] !== 0
  const typed = message[end + 1] !== 0 || message[end + 2] !== 0
  return named || typed ? undefined : new TextDecoder().decode(message.subarray(words + 1, end))
}

/** The message with the name in the place of the empty one that ends at `at`. */
function withName(message: Uint8Array, at: number, name: string): Uint8Array {
  const whole = Buffer.concat([message.subarray(0, at), Buffer.from(name), message.subarray(at)])
  whole.writeInt32BE(whole.length - 1, 1)
  return whole
}
