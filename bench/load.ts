import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Agent, type IncomingMessage, request } from 'node:http'
import { promisify } from 'node:util'
import { freePort } from '#tests/support/network.ts'
import { startFlags } from '#tests/support/process.ts'

export interface Question {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** JSON; without it the question is a GET. */
  readonly body?: string
}

/** Sends a question over a connection of the agent. Answers when the headers of a success have come. @throws for every other status */
export const ask = (agent: Agent, { url, headers, body }: Question): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const content = body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const sent = request(url, { agent, method: body === undefined ? 'GET' : 'POST', headers: { ...content, ...headers } })
    sent.on('error', reject)
    sent.on('response', (answer) => {
      if (answer.statusCode === 200) return resolve(answer)
      answer.setEncoding('utf8')
      answer.once('data', (text) => reject(new Error(`${url} answered ${answer.statusCode}: ${text}`)))
    })
    sent.end(body)
  })

/** Milliseconds from the question to the last byte of its answer. */
export async function timed(agent: Agent, question: Question): Promise<number> {
  const start = performance.now()
  const answer = await ask(agent, question)
  await new Promise((resolve, reject) => answer.resume().on('end', resolve).on('error', reject))
  return performance.now() - start
}

export interface Load {
  /** Answers a second. */
  readonly rate: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
}

interface Report {
  readonly requests: { readonly average: number }
  readonly latency: { readonly p50: number; readonly p99: number }
  readonly non2xx: number
  readonly errors: number
}

/** Requests under way at once. */
const connections = 16

/** Reads one address as fast as it answers for some seconds, from a process of its own. @throws when an answer is not a success */
export async function readAll(url: string, cookie: string, seconds: number): Promise<Load> {
  const args = ['--json', '--connections', String(connections), '--duration', String(seconds), '--headers', `cookie=${cookie}`, url]
  const { stdout } = await promisify(execFile)('node_modules/.bin/autocannon', args)
  const { requests, latency, non2xx, errors } = JSON.parse(stdout) as Report
  if (non2xx + errors > 0) throw new Error(`${url} answered ${non2xx} requests with an error and ${errors} not at all`)
  return { rate: requests.average, p50: latency.p50, p99: latency.p99 }
}

/** Megabytes of memory that a server holds, as its own metrics say. */
export async function resident(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]
  if (!bytes) throw new Error(`${url}/metrics does not tell the server's memory`)
  return Number(bytes) / 1_000_000
}

/** A server that ours is measured against, in a process of its own. */
export interface BareServer {
  readonly url: string
  stop(): Promise<void>
}

/** Starts one of `bench/`, which listens on `PORT` and says a word when it does. */
export async function startBare(script: string, variables: Readonly<Record<string, string | undefined>>): Promise<BareServer> {
  const port = await freePort()
  const env = { PATH: process.env.PATH, PORT: String(port), ...variables }
  const child = spawn(process.execPath, [...startFlags, script], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return {
    url: `http://localhost:${port}`,
    async stop() {
      child.kill()
      await once(child, 'exit')
    },
  }
}
