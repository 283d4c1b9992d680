import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Agent, type IncomingMessage, request } from 'node:http'
import { promisify } from 'node:util'
import { freePort } from '#tests/support/network.ts'
import { startFlags } from '#tests/support/process.ts'

export interface HttpCall {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** JSON; a GET when absent. */
  readonly body?: string
}

/** Sends a request with the agent. Resolves when the headers of a 200 response have arrived. @throws for every other status */
export const send = (agent: Agent, { url, headers, body }: HttpCall): Promise<IncomingMessage> =>
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

/** Milliseconds from sending a request to the last byte of its response. */
export async function timed(agent: Agent, call: HttpCall): Promise<number> {
  const start = performance.now()
  const answer = await send(agent, call)
  await new Promise((resolve, reject) => answer.resume().on('end', resolve).on('error', reject))
  return performance.now() - start
}

export interface Load {
  /** Responses per second. */
  readonly rate: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
}

/** Concurrent requests. */
const connections = 16

/** Requests one address continuously for some seconds, from a separate process. @throws when a response is not a success */
export async function readAll(url: string, cookie: string, seconds: number): Promise<Load> {
  const args = ['--json', '--connections', String(connections), '--duration', String(seconds), '--headers', `cookie=${cookie}`, url]
  const { stdout } = await promisify(execFile)('node_modules/.bin/autocannon', args)
  const report: { requests: { average: number }; latency: Omit<Load, 'rate'>; non2xx: number; errors: number } = JSON.parse(stdout)
  const { requests, latency, non2xx, errors } = report
  if (non2xx + errors > 0) throw new Error(`${url} answered ${non2xx} requests with an error and ${errors} not at all`)
  return { rate: requests.average, p50: latency.p50, p99: latency.p99 }
}

/** Resident memory of a server in megabytes, from its metrics. */
export async function resident(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]
  if (!bytes) throw new Error(`${url}/metrics has no process_resident_memory_bytes`)
  return Number(bytes) / 1_000_000
}

/** Starts `bench/bare.ts` in a separate process, which prints a line when it is ready. */
export async function startBare(variables: Readonly<Record<string, string | undefined>>) {
  const port = await freePort()
  const env = { PATH: process.env.PATH, PORT: String(port), ...variables }
  const child = spawn(process.execPath, [...startFlags, 'bench/bare.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return {
    url: `http://localhost:${port}`,
    async stop() {
      child.kill()
      await once(child, 'exit')
    },
  }
}
