import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether we may install packages of the system: root on Debian or a relative of it. */
export const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs a Debian package. Throws with apt-get's own words when that fails. */
export function install(name: string): void {
  console.log(`Installing ${name} with apt-get…`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name],
  ]) {
    const { status, stderr, error } = spawnSync('apt-get', args, { env, encoding: 'utf8' })
    if (status !== 0) throw new Error(`apt-get ${args.join(' ')} failed: ${error?.message ?? stderr.trim()}`)
  }
}
