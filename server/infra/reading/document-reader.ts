import { type ChildProcess, fork } from 'node:child_process'
import type { Log } from '#server/infra/log.ts'
import { environmentOf } from '#server/infra/models/local/host-process.ts'
import { DocumentError } from './document-error.ts'
import type { DocumentText, ReadJob, ReadOutcome } from './formats.ts'

const processFile = new URL('./reader-process.ts', import.meta.url)
/** Documents that are read at a time; others wait. */
const maxRunning = 2
/** Characters of a process's error output that are kept for the log. */
const keptOutput = 2_000

interface Options {
  readonly log: Pick<Log, 'warn'>
  /** Milliseconds that one document may take. */
  readonly timeout?: number
  /** Called with each process; for tests. */
  readonly onStart?: (child: ChildProcess) => void
}

export interface DocumentReader {
  /** @throws DocumentError; the signal's reason */
  read(job: ReadJob, bytes: Buffer, signal: AbortSignal): Promise<DocumentText>
  /** Ends what is being read. */
  close(): void
}

const defaultTimeout = 10_000

/** Reads documents in processes of their own, with limits on memory and time, so that no file can hold up or end the server. */
export function createDocumentReader({ log, timeout = defaultTimeout, onStart }: Options): DocumentReader {
  const running = new Set<ChildProcess>()
  const waiting: (() => void)[] = []
  let taken = 0

  async function takeTurn(signal: AbortSignal): Promise<void> {
    if (taken++ < maxRunning) return
    const turn = Promise.withResolvers<void>()
    waiting.push(turn.resolve)
    await turn.promise
    signal.throwIfAborted()
  }
  function endTurn(): void {
    taken--
    waiting.shift()?.()
  }

  async function run(job: ReadJob, bytes: Buffer, signal: AbortSignal): Promise<DocumentText> {
    signal.throwIfAborted()
    const child = fork(processFile, [JSON.stringify(job)], {
      // The server's own flags, such as preloaded modules, are not for this process.
      execArgv: [],
      env: environmentOf(process.env),
      stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
    })
    running.add(child)
    onStart?.(child)
    const outcome = Promise.withResolvers<ReadOutcome>()
    let output = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-keptOutput)
    })
    child.once('error', outcome.reject)
    let answered = false
    child.once('message', (message: ReadOutcome) => {
      answered = true
      outcome.resolve(message)
    })
    child.once('close', (code, how) => {
      running.delete(child)
      if (!answered && !child.killed) log.warn({ output, code, how }, 'The process that reads documents ended without an answer')
      outcome.resolve({ problem: 'tooLarge' })
    })
    const timer = setTimeout(() => outcome.resolve({ problem: 'tooSlow' }), timeout)
    const stop = () => outcome.reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
    // A process that has ended does not take the rest of the document; its end is told by `close`.
    child.stdin?.on('error', () => child.kill('SIGKILL')).end(bytes)
    try {
      const answer = await outcome.promise
      if ('problem' in answer) throw new DocumentError(answer.problem)
      return answer.read
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      child.kill('SIGKILL')
    }
  }

  return {
    async read(job, bytes, signal) {
      try {
        await takeTurn(signal)
        return await run(job, bytes, signal)
      } finally {
        endTurn()
      }
    },
    close() {
      for (const child of running) child.kill('SIGKILL')
    },
  }
}
