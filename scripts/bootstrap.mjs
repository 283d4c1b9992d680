/**
 * Runs before `npm start` and `npm test`: installs the packages and builds the app when they are missing or stale.
 *
 *   node scripts/bootstrap.mjs            install and build
 *   node scripts/bootstrap.mjs install    install only
 *   node scripts/bootstrap.mjs build      install, and build even when the built app is fresh
 *
 * It is plain JavaScript without packages, because on a fresh clone it runs on the host's Node (20.20 or later) with
 * nothing installed. With everything fresh it costs a few reads and hashes, so that a restart stays quick.
 */
import { spawn, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildIsFresh, packagesAreFresh, stamped } from './bootstrap/fresh.mjs'
import { withLock } from './bootstrap/lock.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const [, , wish] = process.argv

/** The oldest Node that runs the server's TypeScript directly, without a flag. */
const oldestNode = { major: 22, minor: 22 }

/** Brought by the packages for the common machines; npm scripts find it first. */
const broughtNode = 'node_modules/.bin/node'

/** Says why it ends here, for a person, and ends. */
function stop(...lines) {
  for (const line of lines) console.error(line)
  process.exit(1)
}

/** Runs a command to its end; answers its exit code and all it wrote. */
function run(command, args, env = process.env) {
  return new Promise((settle) => {
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk
      })
    child.on('error', (error) => settle({ code: 1, output: error.message }))
    child.on('close', (code) => settle({ code, output: output.trim() }))
  })
}

const unreachable = /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED)\b/

async function install() {
  console.log('Installing packages (once after a clone or an update)…')
  // The npm that runs us, on the Node that runs it: ours may lie in the node_modules that npm is about to replace.
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
  if (code !== 0) stop(output, 'The app could not be built; the reason stands above.')
}

/** The Node that npm scripts will find must be new enough, whether the packages brought it or the host has it. */
function checkNode() {
  const versionOf = (node) => spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim()
  let version = versionOf(broughtNode)
  if (!version) {
    // Absent, or made for another C library: out of the way of the host's own.
    rmSync(broughtNode, { force: true })
    version = versionOf('node')
  }
  const [major, minor] = version.slice(1).split('.').map(Number)
  if (major > oldestNode.major || (major === oldestNode.major && minor >= oldestNode.minor)) return
  const needed = `${oldestNode.major}.${oldestNode.minor}`
  stop(`Node ${needed} or later is needed; this is ${version}. Install it from nodejs.org and run the same command again.`)
}

const wantsBuild = () => wish === 'build' || (wish !== 'install' && !buildIsFresh())

if (!packagesAreFresh() || wantsBuild()) {
  await withLock(async () => {
    if (!packagesAreFresh()) await install()
    checkNode()
    if (wantsBuild()) await stamped(build)
  })
}
