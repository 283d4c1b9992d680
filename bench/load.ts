import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

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
