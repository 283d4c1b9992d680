/** `node scripts/walls.ts`, a part of `npm run check`: which folder may import which, and that no imports form a cycle. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'
import { parseSync } from 'vite'

/** Paths from the repository root and package names, including everything below them; or globs. */
type Patterns = readonly string[]

/** What files may import. The first row whose `files` match applies; a file without a row may import everything. */
interface Zone {
  readonly files: string
  /** Folders of this repository, in addition to relative imports. */
  readonly may: Patterns
  /** The only packages that are allowed; all when absent. */
  readonly packages?: Patterns
  /** Exceptions from `may` and `packages`. */
  readonly without?: { readonly patterns: Patterns; readonly says: string }
  readonly says: string
}

const screen = 'The screen never sees the server.'
const order = 'infra < core < features < app.ts < main.ts'
const layers = 'ui < lib < features < routes'
const testsOfServer = 'What needs the server or a screen is tested in tests/.'
const testsOfScreens = 'What needs the server and a screen is tested in tests/.'

const vendors = {
  patterns: [
    'better-auth',
    '@better-auth',
    'ai',
    '@ai-sdk',
    'stripe',
    'nodemailer',
    'pg-boss',
    '@opentelemetry',
    'masto',
    '@atproto',
    'twitter-api-v2',
    'oauth4webapi',
    'undici',
  ],
  says: 'Vendors are constructed only in server/infra and server/features/auth; use the port.',
}
const serverHalves = { patterns: ['**/*.server.ts'], says: screen }
const serverSide = {
  patterns: [
    ...serverHalves.patterns,
    'node:*',
    'hono',
    '@hono',
    'drizzle-orm',
    'pg',
    'pg-boss',
    'pino',
    '@electric-sql',
    '@orpc/server',
    '@orpc/openapi',
    '@orpc/zod',
    'better-auth',
    '@better-auth',
    'ai',
    '@ai-sdk',
    'stripe',
    'nodemailer',
    'masto',
    '@atproto',
    'twitter-api-v2',
    'oauth4webapi',
    'undici',
    'franc-min',
  ],
  says: screen,
}

const below = ['platforms', 'contract', 'pictures', 'kinds']
const server = [...below, 'api', 'writer', 'server/infra']
const ui = [...below, 'api', 'content', 'app/ui']
const serverFeature = {
  may: [...server, 'server/core'],
  says: 'Features never import each other: what two need sinks to core, what joins two rises to app.ts. Inside a feature use ./',
}

/** A new top-level folder needs a row, and its name in the rows of folders that may import it. */
const zones: readonly Zone[] = [
  { files: '{platforms,contract,pictures,kinds,api,writer}/**/*.test.ts', may: [...below, 'api', 'writer', 'tests'], says: testsOfServer },
  { files: 'server/**/*.test.ts', may: [...below, 'api', 'writer', 'server', 'tests'], says: testsOfScreens },
  { files: 'app/**/*.test.{ts,tsx}', may: [...below, 'api', 'content', 'app', 'tests'], without: serverHalves, says: testsOfScreens },

  {
    files: 'platforms/**',
    may: ['platforms', 'contract/i18n.ts'],
    packages: [],
    says: 'platforms/ is pure: it imports itself and catalogues only.',
  },
  {
    files: 'pictures/**',
    may: ['contract', 'pictures'],
    packages: [],
    says: 'pictures/ is pure: what its templates draw are plain objects, which server/infra/pictures renders.',
  },
  {
    files: 'contract/**',
    may: ['platforms', 'contract'],
    packages: ['zod', '@orpc/contract', 'twitter-text', 'chardet', '@nanostores/i18n', 'nanostores'],
    says: 'contract/ is pure and knows no room but platforms/.',
  },
  {
    files: 'kinds/**/*.server.ts',
    may: [...below, 'writer'],
    without: vendors,
    says: "A kind's writer may import platforms/, contract/, writer/ and kinds/ only.",
  },
  {
    files: 'kinds/**',
    may: below,
    packages: ['zod', '@orpc/contract'],
    without: { patterns: ['**/*.server.ts'], says: "A kind's manifest serves both sides: it may not import a server half." },
    says: "A kind's manifest serves both sides: it may import platforms/, contract/ and kinds' manifests only.",
  },
  {
    files: 'api/**',
    may: [...below, 'api'],
    packages: ['zod', '@orpc/contract'],
    says: 'api/ serves both sides: it may import platforms/, contract/, kinds/ and itself only.',
  },
  {
    files: 'writer/**',
    may: ['platforms', 'contract', 'pictures', 'writer'],
    without: vendors,
    says: 'writer/ may import platforms/, contract/ and pictures/ only.',
  },

  { files: 'server/infra/**', may: server, says: order },
  { files: 'server/core/**', may: [...server, 'server/core'], without: vendors, says: order },
  { files: 'server/features/auth/**', ...serverFeature },
  { files: 'server/features/**', ...serverFeature, without: vendors },
  {
    files: 'server/*',
    may: [...server, 'server'],
    without: { patterns: [...vendors.patterns, 'server/main.ts'], says: `${vendors.says} main.ts starts what app.ts assembles.` },
    says: 'The server never sees the screen.',
  },

  { files: 'app/ui/**', may: ui, without: serverSide, says: layers },
  { files: 'app/lib/**', may: [...ui, 'app/lib'], without: serverSide, says: layers },
  {
    files: 'app/features/**',
    may: [...ui, 'app/lib'],
    without: serverSide,
    says: 'Features never import each other: what two need sinks to lib, what joins two rises to a route. Inside a feature use ./',
  },
  { files: 'app/routes/**', may: [...ui, 'app'], without: serverSide, says: screen },
  { files: 'app/**', may: [...ui, 'app'], without: serverHalves, says: screen },
]

const isAmong = (patterns: Patterns, name: string): boolean =>
  patterns.some((pattern) => name === pattern || name.startsWith(`${pattern}/`) || matchesGlob(name, pattern))

/** The path that an import resolves to, from the repository root; undefined for a package. */
function pathOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return specifier.startsWith('.') ? join(dirname(file), specifier) : undefined
}

/** The error message for an import; undefined when it is allowed. */
export function faultOf(file: string, specifier: string): string | undefined {
  if (/(?:^|\/)\.\.\//.test(specifier)) return 'Use the absolute address (#folder/…).'
  const zone = zones.find(({ files }) => matchesGlob(file, files))
  if (!zone) return undefined
  const { may, packages, without, says } = zone
  const path = pathOf(file, specifier)
  if (without && isAmong(without.patterns, path ?? specifier)) return without.says
  if (path === undefined) return packages && !isAmong(packages, specifier) ? says : undefined
  return specifier.startsWith('./') || isAmong(may, path) ? undefined : says
}

/** The imports of a file: `fixed` are static imports, re-exports and types, `lazy` are dynamic imports. */
export function importsOf(file: string, source: string): { fixed: string[]; lazy: string[] } {
  const { staticImports, staticExports } = parseSync(file, source).module
  const requests = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)].map(({ moduleRequest }) => moduleRequest?.value)
  const expressions = [...source.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)].map((match) => match[1])
  const named = (all: (string | undefined)[]) => [...new Set(all)].filter((specifier) => specifier !== undefined)
  return { fixed: named(requests), lazy: named(expressions) }
}

/**
 * Import cycles: the files of each in order, with the first repeated at the end.
 * @param graph what each file imports, as paths
 */
export function cyclesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = []
  const done = new Set<string>()
  const follow = (file: string, trail: readonly string[]): void => {
    const at = trail.indexOf(file)
    if (at >= 0) cycles.push([...trail.slice(at), file])
    if (at >= 0 || done.has(file)) return
    for (const next of graph.get(file) ?? []) follow(next, [...trail, file])
    done.add(file)
  }
  for (const file of graph.keys()) follow(file, [])
  return cycles
}

/** All forbidden imports and cycles of the files, one line each. */
export function inspectWalls(files: readonly string[], read = (file: string) => readFileSync(file, 'utf8')): string[] {
  const faults: string[] = []
  const graph = new Map<string, string[]>()
  for (const file of files) {
    const { fixed, lazy } = importsOf(file, read(file))
    graph.set(
      file,
      fixed.map((specifier) => pathOf(file, specifier)).filter((path) => path !== undefined),
    )
    for (const specifier of [...fixed, ...lazy]) {
      const fault = faultOf(file, specifier)
      if (fault) faults.push(`${file} imports ${specifier}: ${fault}`)
    }
  }
  return [...faults, ...cyclesIn(graph).map((cycle) => `imports form a cycle: ${cycle.join(' → ')}`)]
}

if (import.meta.main) {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
    encoding: 'utf8',
  })
  const files = listed.split('\n').filter((file) => existsSync(file))
  const faults = inspectWalls(files)
  console.log([...faults, `imports of ${files.length} files checked, ${faults.length} faults`].join('\n'))
  process.exitCode = faults.length > 0 ? 1 : 0
}
