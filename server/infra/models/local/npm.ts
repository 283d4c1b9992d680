import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { LocalModelError, toDiskError } from '#server/infra/models/local/failure.ts'
import { environmentOf } from '#server/infra/models/local/host-process.ts'
import { localErrors } from './messages.ts'

/** npm as `npm start` names it, as it is installed beside Node, or as the shell finds it. */
function npmCommand(environment: NodeJS.ProcessEnv): [string, string[], { shell?: boolean }] {
  const folder = dirname(process.execPath)
  const places = [
    environment.npm_execpath,
    join(folder, 'node_modules/npm/bin/npm-cli.js'),
    join(folder, '../lib/node_modules/npm/bin/npm-cli.js'),
  ]
  const script = places.find((place) => place?.endsWith('npm-cli.js') && existsSync(place))
  return script ? [process.execPath, [script], {}] : ['npm', [], { shell: process.platform === 'win32' }]
}

const unreachable = /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED)\b/
/** Behind a proxy that reads what it passes on. */
const untrusted =
  /\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE)\b/

/** The error for npm's output. */
function toNpmError(output: string, folder: string): LocalModelError {
  const cause = new Error(output.trim().slice(-2_000))
  const disk = toDiskError({ code: /\b(?:ENOSPC|EDQUOT|EROFS)\b/.exec(output)?.[0] }, folder)
  if (disk instanceof LocalModelError) return disk
  const certificate = untrusted.exec(output)?.[0]
  if (certificate) return new LocalModelError('offline', localErrors.certificate({ certificate }), { cause })
  const code = unreachable.exec(output)?.[0]
  return code
    ? new LocalModelError('offline', localErrors.engineOffline({ code }), { cause })
    : new LocalModelError('engine', localErrors.npmFailed, { cause })
}

interface NpmOptions {
  /** A folder where downloads are kept for the next attempt. */
  readonly cache: string
  readonly signal: AbortSignal
  readonly environment: NodeJS.ProcessEnv
}

/**
 * Installs what the lock file in a folder names, without running any package's scripts.
 * @throws LocalModelError offline, no-npm, disk, engine; the signal's reason
 */
export async function installPackages(folder: string, { cache, signal, environment }: NpmOptions): Promise<void> {
  const [command, first, options] = npmCommand(environment)
  // Optional packages are the binaries. No scripts: the engine's own would compile it where no binary fits.
  const args = ['ci', '--ignore-scripts', '--include=optional', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']
  const env = environmentOf(environment, true)
  const child = spawn(command, [...first, ...args, '--cache', relative(folder, cache)], {
    ...options,
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const stop = () => void child.kill('SIGKILL')
  signal.addEventListener('abort', stop)
  const closed = Promise.withResolvers<number | null>()
  child.on('error', closed.reject)
  child.on('close', closed.resolve)
  try {
    const [output, code] = await Promise.all([text(child.stderr), closed.promise])
    signal.throwIfAborted()
    if (code !== 0) throw toNpmError(output, folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new LocalModelError('no-npm', localErrors.noNpm, { cause: error })
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
