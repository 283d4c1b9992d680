import { describe, expect, test } from 'vitest'
import { cyclesIn, faultOf, importsOf, inspectWalls } from '#scripts/walls.ts'

/** What a file may not import, what it may, and the message of the check. */
interface Wall {
  /** Path of the file; it need not exist. */
  readonly at: string
  readonly forbidden: readonly string[]
  readonly allowed: readonly string[]
  readonly says: string
}

const order = 'infra < core < features < app.ts < main.ts'
const layers = 'ui < lib < features < routes'
const screen = 'The screen never sees the server.'
const vendors = 'Vendors are constructed only in server/infra and server/features/auth; use the port.'
const address = 'Use the absolute address (#folder/…).'
const serverTests = 'What needs the server or a screen is tested in tests/.'

const folderWalls: readonly Wall[] = [
  {
    at: 'platforms/index.ts',
    forbidden: ['#contract/plans.ts', '#kinds/index.ts', '#server/core/billing/quota.ts', '#app/ui/button.tsx', 'node:fs', 'zod'],
    allowed: ['./platform.ts', '#platforms/platform.ts'],
    says: 'platforms/ is pure: it imports itself and catalogues only.',
  },
  {
    at: 'contract/plans.ts',
    forbidden: [
      '#kinds/registry.ts',
      '#writer/writer.ts',
      '#server/core/billing/quota.ts',
      '#app/lib/api.ts',
      '#tests/support/given.ts',
      'node:fs',
      'react',
    ],
    allowed: ['./options.ts', '#contract/options.ts', '#platforms/index.ts', 'zod', '@orpc/contract'],
    says: 'contract/ is pure and knows no room but platforms/.',
  },
  {
    at: 'kinds/post/spec.ts',
    forbidden: ['#writer/writer.ts', '#server/core/billing/quota.ts', '#app/ui/button.tsx', 'hono'],
    allowed: ['#contract/kind.ts', '#platforms/index.ts', '#kinds/registry.ts', './shape.ts', 'zod'],
    says: "A kind's manifest serves both sides: it may import platforms/, contract/ and kinds' manifests only.",
  },
  ...['kinds/index.ts', 'kinds/post/spec.ts'].map((at) => ({
    at,
    forbidden: ['#kinds/index.server.ts', '#kinds/post/writer.server.ts', './index.server.ts'],
    allowed: ['#kinds/post/spec.ts'],
    says: "A kind's manifest serves both sides: it may not import a server half.",
  })),
  {
    at: 'kinds/index.server.ts',
    forbidden: ['#server/core/billing/quota.ts', '#app/ui/button.tsx'],
    allowed: ['#kinds/post/writer.server.ts', './index.ts'],
    says: "A kind's writer may import platforms/, contract/, writer/ and kinds/ only.",
  },
  {
    at: 'kinds/post/writer.server.ts',
    forbidden: ['#server/core/billing/quota.ts', '#app/ui/button.tsx', '#tests/support/given.ts'],
    allowed: ['#contract/kind.ts', '#kinds/post/spec.ts', '#writer/writer.ts', './builtin.server.ts'],
    says: "A kind's writer may import platforms/, contract/, writer/ and kinds/ only.",
  },
  {
    at: 'writer/checks/grounding.ts',
    forbidden: ['#kinds/post/spec.ts', '#server/core/billing/quota.ts', '#app/ui/button.tsx'],
    allowed: ['#contract/kind.ts', '#writer/writer.ts', 'franc-min'],
    says: 'writer/ may import platforms/, contract/ and pictures/ only.',
  },
  {
    at: 'server/infra/db/database.ts',
    forbidden: [
      '#server/core/billing/quota.ts',
      '#server/features/auth/auth.ts',
      '#server/app.ts',
      '#server/main.ts',
      '#app/ui/button.tsx',
    ],
    allowed: ['#contract/plans.ts', '#server/infra/env.ts', 'pg-boss', './schema.ts'],
    says: order,
  },
  {
    at: 'server/core/billing/quota.ts',
    forbidden: ['#server/features/library/routes.ts', '#server/app.ts', '#server/main.ts', '#app/lib/api.ts'],
    allowed: ['#kinds/registry.ts', '#server/core/generation/history.ts', '#server/infra/env.ts', '#writer/writer.ts'],
    says: order,
  },
  {
    at: 'server/features/library/routes.ts',
    forbidden: ['#server/features/auth/auth.ts', '#server/app.ts', '#server/main.ts', '#app/lib/api.ts'],
    allowed: ['#server/core/generation/history.ts', '#server/infra/env.ts', './store.ts'],
    says: 'Features never import each other',
  },
  {
    at: 'server/features/auth/auth.ts',
    forbidden: ['#server/features/library/routes.ts', '#server/app.ts'],
    allowed: ['#server/core/accounts/accounts.ts', 'better-auth', 'nodemailer'],
    says: 'Features never import each other',
  },
  {
    at: 'server/app.ts',
    forbidden: ['#server/main.ts'],
    allowed: ['#server/features/auth/auth.ts', '#server/core/billing/quota.ts', './logging.ts'],
    says: 'main.ts starts what app.ts assembles.',
  },
  {
    at: 'server/main.ts',
    forbidden: ['#app/root.tsx', '#tests/support/given.ts', '#scripts/doctor.ts'],
    allowed: ['#server/app.ts', '#server/infra/env.ts'],
    says: 'The server never sees the screen.',
  },
  {
    at: 'app/ui/button.tsx',
    forbidden: ['#app/lib/api.ts', '#app/features/shell/sidebar.tsx', '#app/routes/dashboard/home.tsx', '#server/core/billing/quota.ts'],
    allowed: ['#app/ui/icon.tsx', '#contract/brand.ts', 'react'],
    says: layers,
  },
  {
    at: 'app/lib/api.ts',
    forbidden: ['#app/features/shell/sidebar.tsx', '#app/routes/dashboard/home.tsx', '#server/app.ts', '#writer/writer.ts'],
    allowed: ['#app/ui/button.tsx', '#app/lib/session.tsx', '#api/index.ts', '@orpc/client'],
    says: layers,
  },
  {
    at: 'app/features/shell/sidebar.tsx',
    forbidden: ['#app/features/library/table.tsx', '#app/routes/dashboard/home.tsx', '#server/app.ts', '#writer/writer.ts'],
    allowed: ['#app/ui/button.tsx', '#app/lib/session.tsx', '#kinds/registry.ts', './item.tsx'],
    says: 'Features never import each other',
  },
  ...['app/routes/dashboard/home.tsx', 'app/root.tsx', 'app/site/search.ts'].map((at) => ({
    at,
    forbidden: ['#server/app.ts', '#writer/writer.ts', '#kinds/post/writer.server.ts', '#tests/support/given.ts'],
    allowed: ['#app/features/shell/sidebar.tsx', '#app/ui/button.tsx', '#kinds/registry.ts', './card.tsx'],
    says: screen,
  })),
]

/** Packages that a folder may not import. */
const packages: readonly Wall[] = [
  ...[
    'kinds/post/prompt.server.ts',
    'writer/brief.ts',
    'server/core/generation/generate.ts',
    'server/features/library/routes.ts',
    'server/app.ts',
  ].map((at) => ({
    at,
    forbidden: [
      'better-auth',
      'better-auth/plugins',
      '@better-auth/core',
      'ai',
      '@ai-sdk/openai',
      'stripe',
      'nodemailer',
      'pg-boss',
      '@opentelemetry/api',
    ],
    allowed: ['zod'],
    says: vendors,
  })),
  ...['app/ui/button.tsx', 'app/lib/api.ts', 'app/features/shell/sidebar.tsx', 'app/routes/dashboard/home.tsx'].map((at) => ({
    at,
    forbidden: ['node:fs', 'hono', 'drizzle-orm', 'pg', 'pino', '@orpc/server', 'better-auth', 'ai', 'nodemailer', 'franc-min'],
    allowed: ['react', 'zod', '@orpc/client'],
    says: screen,
  })),
]

/** Unit tests are next to their source and follow its rules. */
const unitTestWalls: readonly Wall[] = [
  ...['contract/plans.test.ts', 'kinds/post/spec.test.ts', 'writer/brief.test.ts'].map((at) => ({
    at,
    forbidden: ['#server/core/billing/quota.ts', '#app/ui/button.tsx'],
    allowed: ['vitest', 'fast-check', '#tests/support/topics.ts', '#contract/plans.ts'],
    says: serverTests,
  })),
  {
    at: 'server/core/quota.test.ts',
    forbidden: ['#app/ui/button.tsx'],
    allowed: ['vitest', '#tests/support/given.ts'],
    says: 'What needs',
  },
  {
    at: 'app/ui/button.test.tsx',
    forbidden: ['#server/core/billing/quota.ts'],
    allowed: ['vitest', '@testing-library/react'],
    says: 'What needs',
  },
]

const everywhere: readonly Wall[] = [
  'contract/plans.ts',
  'kinds/post/spec.ts',
  'kinds/post/writer.server.ts',
  'writer/checks/grounding.ts',
  'server/infra/db/database.ts',
  'server/core/billing/quota.ts',
  'server/features/auth/auth.ts',
  'server/features/library/routes.ts',
  'server/app.ts',
  'server/core/quota.test.ts',
  'app/ui/button.tsx',
  'app/lib/api.ts',
  'app/features/shell/sidebar.tsx',
  'app/routes/dashboard/home.tsx',
  'app/root.tsx',
  'tests/support/given.ts',
  'scripts/doctor.ts',
  'bench/run.ts',
].map((at) => ({
  at,
  forbidden: ['../near.ts', '../../far.ts', './../near.ts', '#contract/../server/app.ts'],
  allowed: ['./beside.ts'],
  says: address,
}))

const walls = [...folderWalls, ...packages, ...unitTestWalls, ...everywhere]

describe.each(walls)('$at: “$says”', ({ at, forbidden, allowed, says }) => {
  test.each(forbidden)('may not import %s', (specifier) => {
    expect(faultOf(at, specifier)).toContain(says)
  })

  test('may import its allowed modules', () => {
    expect(allowed.map((specifier) => faultOf(at, specifier)).filter(Boolean)).toEqual([])
  })
})

/** Every form of import. */
const importForms: Readonly<Record<string, (from: string) => string>> = {
  'a static import': (from) => `import * as all from '${from}'`,
  'an import for its effects': (from) => `import '${from}'`,
  'a type import': (from) => `import type { T } from '${from}'`,
  'one type among others': (from) => `import { type T } from '${from}'`,
  're-exporting all': (from) => `export * from '${from}'`,
  're-exporting one': (from) => `export { one } from '${from}'`,
  're-exporting a type': (from) => `export type { T } from '${from}'`,
  'a dynamic import': (from) => `export const later = () => import('${from}')`,
  'the type of a module': (from) => `export type T = import('${from}').T`,
}

test.each(Object.entries(importForms))('%s is an import', (_, write) => {
  const at = 'contract/plans.ts'

  expect(Object.values(importsOf(at, write('#server/app.ts'))).flat()).toEqual(['#server/app.ts'])
  expect(inspectWalls([at], () => write('#server/app.ts'))).toEqual([
    expect.stringMatching(/^contract\/plans\.ts imports #server\/app\.ts: /),
  ])
})

test('an import cycle is an error, also with types only; one through a dynamic import is allowed', () => {
  const sources: Readonly<Record<string, string>> = {
    'app/ui/a.ts': "import type { B } from './b.ts'",
    'app/ui/b.ts': "export { c } from './c.ts'",
    'app/ui/c.ts': "import '#app/ui/a.ts'",
    'app/ui/d.ts': "import './e.ts'",
    'app/ui/e.ts': "export const later = () => import('./d.ts')",
  }

  expect(inspectWalls(Object.keys(sources), (file) => sources[file] ?? '')).toEqual([
    'imports form a cycle: app/ui/a.ts → app/ui/b.ts → app/ui/c.ts → app/ui/a.ts',
  ])
  expect(cyclesIn(new Map([['a', ['a']]]))).toEqual([['a', 'a']])
})
