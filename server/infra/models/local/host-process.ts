import { fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { LocalModelError } from '#server/infra/models/local/failure.ts'
import type { FromHost, HostSettings, ToHost } from '#server/infra/models/local/protocol.ts'
import { localErrors } from './messages.ts'

/** What a child process gets of the environment: nothing of the server's secrets. */
const inherited =
  /^(?:path|home|user|lang|tmpdir|temp|tmp|systemroot|windir|comspec|pathext|userprofile|appdata|localappdata|programdata)$/i
/** What npm needs in addition: proxies, certificates and its own settings. */
const inheritedByNpm = /^(?:(?:https?|no|all)_proxy|node_extra_ca_certs|ssl_cert_file|npm_config_.+)$/i

/** The environment of a child process. @param npm whether it is npm */
export const environmentOf = (environment: NodeJS.ProcessEnv, npm = false): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => inherited.test(name) || (npm && inheritedByNpm.test(name))))

/** Characters of the process's error output that are kept for the log. */
const keptOutput = 2_000
const hostFile = new URL('./host.ts', import.meta.url)

export interface HostProcess {
  readonly pid: number
  send(message: ToHost): void
  /** Resolves when the model is loaded. @throws LocalModelError system, engine when it ends before */
  readonly ready: Promise<Extract<FromHost, { type: 'ready' }>>
  /** Resolves when the process has ended, to a description of how: `SIGSEGV`, `code 1`, with its last error output. */
  readonly ended: Promise<string>
  /** Asks it to end, and kills it after the grace. @param grace milliseconds */
  end(grace: number): Promise<void>
  kill(): void
}

/** As `nice` counts: requests to the server come first. */
const niceness = 5

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, niceness)
  } catch (error) {
    // ERR_SYSTEM_ERROR: it has already ended, which `ended` says.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SYSTEM_ERROR') throw error
  }
}

/** Starts `host.ts`. @param onMessage called with each message after it was received */
export function startHost(settings: HostSettings, onMessage: (message: FromHost) => void): HostProcess {
  const child = fork(hostFile, [JSON.stringify(settings)], {
    // The server's own flags, such as preloaded modules, are not for this process.
    execArgv: [],
    env: environmentOf(process.env),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  if (child.pid) lowerPriority(child.pid)
  let output = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-keptOutput)
  })
  const ready = Promise.withResolvers<Extract<FromHost, { type: 'ready' }>>()
  const ended = Promise.withResolvers<string>()
  // Who only waits for the end does not handle this one.
  ready.promise.catch(() => undefined)
  const finish = (how: string) => {
    ready.reject(new LocalModelError('engine', localErrors.engineEnded({ how })))
    ended.resolve(how)
  }
  child.on('error', ({ message }) => finish(message))
  child.on('close', (code, signal) => finish([signal ?? `code ${code}`, output.trim()].filter(Boolean).join(': ')))
  child.on('message', (message: FromHost) => {
    if (message.type === 'ready') ready.resolve(message)
    if (message.type === 'broken') ready.reject(new LocalModelError(message.reason, message.message))
    onMessage(message)
  })
  const kill = () => void child.kill('SIGKILL')
  return {
    pid: child.pid ?? 0,
    ready: ready.promise,
    ended: ended.promise,
    // A message to a process that has just ended is lost; `ended` says so.
    send: (message) => void (child.connected && child.send(message, () => undefined)),
    async end(grace) {
      if (child.connected) child.send({ type: 'end' } satisfies ToHost, () => undefined)
      const timer = setTimeout(kill, grace)
      await ended.promise
      clearTimeout(timer)
    },
    kill,
  }
}
