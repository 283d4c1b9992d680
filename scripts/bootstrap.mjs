/**
 * Runs before `npm start` and `npm test`: installs the packages and builds the app when they are missing or stale.
 *
 *   node scripts/bootstrap.mjs            install and build
 *   node scripts/bootstrap.mjs install    install only
 *   node scripts/bootstrap.mjs build      install, and build even when the built app is fresh
 *
 * It is plain JavaScript without packages, because on a fresh clone it runs on the host's Node (20.20 or later) with
 * nothing installed. When everything is fresh it only reads and hashes files, so that a restart stays fast.
 */
import { spawn, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildIsFresh, packagesAreFresh, stamped } from './bootstrap/fresh.mjs'
import { withLock } from './bootstrap/lock.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const [, , mode] = process.argv

/** The oldest Node that runs the server's TypeScript directly, without a flag. */
const oldestNode = { major: 22, minor: 22 }

/** Installed with the packages on common platforms; npm scripts find it first. */
const packagedNode = 'node_modules/.bin/node'

/** Prints the reason and exits with code 1. */
function stop(...lines) {
  for (const line of lines) console.error(line)
  process.exit(1)
}

/** Runs a command; resolves to its exit code and output. */
function run(command, args, env = process.env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk
      })
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code, output: output.trim() }))
  })
}

const unreachable = /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED)\b/

async function install() {
  console.log('Installing packages (once after a clone or an update)…')
  // Use npm's own Node: the current one may be in node_modules, which npm is about to replace.
  const { npm_execpath: npm, npm_node_execpath: node = 'node' } = process.env
  const args = ['ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  const { code, output } = npm ? await run(node, [npm, ...args]) : await run('npm', args)
  if (code === 0) return
  const reason = unreachable.exec(output)?.[0]
  if (reason)
    stop(`The packages could not be downloaded (${reason}). Connect this computer to the internet and run the same command again.`)
  stop(output, 'The packages could not be installed; npm says why above. Run the same command again when that is solved.')
}

async function build() {
  console.log('Building the app (once after an update)…')
  const env = { ...process.env, PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter) }
  const { code, output } = await run('react-router', ['build', '--logLevel', 'warn'], env)
  if (code !== 0) stop(output, 'The app could not be built; the reason is above.')
}

/** Checks that the Node that npm scripts will find, from the packages or the host, is new enough. */
function checkNode() {
  const versionOf = (node) => spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim()
  let version = versionOf(packagedNode)
  if (!version) {
    // Missing, or built for another C library: remove it, so that scripts use the host's Node.
    rmSync(packagedNode, { force: true })
    version = versionOf('node')
  }
  const [major, minor] = version.slice(1).split('.').map(Number)
  if (major > oldestNode.major || (major === oldestNode.major && minor >= oldestNode.minor)) return
  const needed = `${oldestNode.major}.${oldestNode.minor}`
  stop(`Node ${needed} or later is needed; this is ${version}. Install it from nodejs.org and run the same command again.`)
}

const wantsBuild = () => mode === 'build' || (mode !== 'install' && !buildIsFresh())

if (!packagesAreFresh() || wantsBuild()) {
  await withLock(async () => {
    if (!packagesAreFresh()) await install()
    checkNode()
    if (wantsBuild()) await stamped(build)
  })
}
