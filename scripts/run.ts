import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, resolve } from 'node:path'

/** A command, then its arguments. */
export type CommandLine = readonly [string, ...string[]]

/** Commands of our packages, and the Node they bring, come first, also when a script is not started through npm. */
const path = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter)

/**
 * Runs a command on this terminal to its end, with `variables` on top of our own. Answers its exit code; 1 when a signal
 * ended it or it could not start.
 */
export async function run([command, ...args]: CommandLine, variables: Record<string, string> = {}): Promise<number> {
  const child = spawn(command, args, { env: { ...process.env, PATH: path, ...variables }, stdio: 'inherit' })
  try {
    const [code, signal] = await once(child, 'close')
    if (signal) console.error(`${command} was ended by ${signal}`)
    return code ?? 1
  } catch (error) {
    console.error(`${command} could not be started: ${(error as Error).message}`)
    return 1
  }
}
