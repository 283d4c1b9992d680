/** One wall of design.md: what a file of a room may not import, what it may, and what the lint says. */
export interface Wall {
  /** Where the file stands; it need not exist. */
  readonly at: string
  readonly forbidden: readonly string[]
  readonly allowed: readonly string[]
  readonly says: string
}

const order = 'platform < core < features < app.ts < main.ts'
const layers = 'ui < lib < features < routes'
const screen = 'The screen never sees the server.'
const vendors = 'Vendors are constructed only in server/platform and server/features/auth; use the port.'
const address = 'Use the absolute address (#folder/…).'
const serverTests = 'What needs the server or a screen is tested in tests/.'

const rooms: readonly Wall[] = [
  {
    at: 'platforms/index.ts',
    forbidden: ['#contract/plans.ts', '#kinds/index.ts', '#writer/writer.ts', '#server/core/quota.ts', '#app/lib/api.ts', 'node:fs', 'zod'],
    allowed: ['./platform.ts', './list.ts'],
    says: 'platforms/ is pure and imports nothing but itself.',
  },
  {
    at: 'contract/plans.ts',
    forbidden: [
      '#kinds/index.ts',
      '#writer/writer.ts',
      '#server/core/quota.ts',
      '#app/lib/api.ts',
      '#tests/support/given.ts',
      'node:fs',
      'react',
    ],
    allowed: ['./options.ts', '#contract/options.ts', '#platforms/index.ts', 'zod', '@orpc/contract'],
    says: 'contract/ is pure and knows no other room but platforms/.',
  },
  {
    at: 'kinds/post/index.ts',
    forbidden: ['#kinds/post/writer.server.ts', './writer.server.ts', '#writer/writer.ts', '#server/core/quota.ts', '#app/ui/button.tsx'],
    allowed: ['#platforms/index.ts', '#contract/kind.ts', '#kinds/index.ts', './shape.ts', 'zod'],
    says: "A kind's spec serves both sides: it may import contract/, platforms/ and kinds' specs only.",
  },
  {
    at: 'kinds/post/writer.server.ts',
    forbidden: ['#server/core/quota.ts', '#app/ui/button.tsx', '#tests/support/given.ts'],
    allowed: ['#platforms/index.ts', '#contract/kind.ts', '#kinds/post/index.ts', '#writer/writer.ts', './builtin.server.ts'],
    says: "A kind's writer may import contract/, platforms/, writer/ and kinds/ only.",
  },
  {
    at: 'writer/checks/grounding.ts',
    forbidden: ['#kinds/post/index.ts', '#server/core/quota.ts', '#app/ui/button.tsx'],
    allowed: ['#platforms/index.ts', '#contract/kind.ts', '#writer/writer.ts', 'franc-min'],
    says: 'writer/ may import contract/ and platforms/ only.',
  },
  {
    at: 'server/platform/db/database.ts',
    forbidden: ['#server/core/quota.ts', '#server/features/auth/auth.ts', '#server/app.ts', '#server/main.ts', '#app/ui/button.tsx'],
    allowed: ['#platforms/index.ts', '#contract/plans.ts', '#server/platform/env.ts', 'pg-boss', './schema.ts'],
    says: order,
  },
  {
    at: 'server/core/quota.ts',
    forbidden: ['#server/features/library/routes.ts', '#server/app.ts', '#server/main.ts', '#app/lib/api.ts'],
    allowed: ['#kinds/index.ts', '#server/core/history.ts', '#server/platform/env.ts', '#writer/writer.ts'],
    says: order,
  },
  {
    at: 'server/features/library/routes.ts',
    forbidden: ['#server/features/auth/auth.ts', '#server/app.ts', '#server/main.ts', '#app/lib/api.ts'],
    allowed: ['#server/core/history.ts', '#server/platform/env.ts', './store.ts'],
    says: 'Features never import each other',
  },
  {
    at: 'server/features/auth/auth.ts',
    forbidden: ['#server/features/library/routes.ts', '#server/app.ts'],
    allowed: ['#server/core/accounts.ts', 'better-auth', 'nodemailer'],
    says: 'Features never import each other',
  },
  {
    at: 'server/app.ts',
    forbidden: ['#server/main.ts'],
    allowed: ['#server/features/auth/auth.ts', '#server/core/quota.ts', './logging.ts'],
    says: 'app.ts assembles; main.ts starts it.',
  },
  {
    at: 'server/main.ts',
    forbidden: ['#app/root.tsx', '#tests/support/given.ts', '#scripts/doctor.ts'],
    allowed: ['#server/app.ts', '#server/platform/env.ts'],
    says: 'The server never sees the screen.',
  },
  {
    at: 'app/ui/button.tsx',
    forbidden: ['#app/lib/api.ts', '#app/features/shell/sidebar.tsx', '#app/routes/dashboard/home.tsx', '#server/core/quota.ts'],
    allowed: ['#platforms/index.ts', '#app/ui/icon.tsx', '#contract/brand.ts', 'react'],
    says: layers,
  },
  {
    at: 'app/lib/api.ts',
    forbidden: ['#app/features/shell/sidebar.tsx', '#app/routes/dashboard/home.tsx', '#server/app.ts', '#writer/writer.ts'],
    allowed: ['#app/ui/button.tsx', '#app/lib/session.tsx', '#kinds/api.ts', '@orpc/client'],
    says: layers,
  },
  {
    at: 'app/features/shell/sidebar.tsx',
    forbidden: ['#app/features/library/table.tsx', '#app/routes/dashboard/home.tsx', '#server/app.ts', '#writer/writer.ts'],
    allowed: ['#app/ui/button.tsx', '#app/lib/session.tsx', '#kinds/index.ts', './item.tsx'],
    says: 'Features never import each other',
  },
  ...['app/routes/dashboard/home.tsx', 'app/root.tsx', 'app/site/search.ts'].map((at) => ({
    at,
    forbidden: ['#server/app.ts', '#writer/writer.ts', '#kinds/post/writer.server.ts', '#tests/support/given.ts'],
    allowed: ['#app/features/shell/sidebar.tsx', '#app/ui/button.tsx', '#kinds/index.ts', './card.tsx'],
    says: screen,
  })),
]

/** Packages that a room may not hold, whoever writes there. */
const packages: readonly Wall[] = [
  ...[
    'kinds/post/prompt.server.ts',
    'writer/brief.ts',
    'server/core/generate.ts',
    'server/features/library/routes.ts',
    'server/app.ts',
  ].map((at) => ({
    at,
    forbidden: [
      ...['better-auth', 'better-auth/plugins', '@better-auth/core', 'ai', '@ai-sdk/openai'],
      ...['stripe', 'nodemailer', 'pg-boss', '@opentelemetry/api'],
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

/** Unit tests stand beside their source and keep to its side. */
const besideSources: readonly Wall[] = [
  ...['contract/plans.test.ts', 'kinds/post/spec.test.ts', 'writer/brief.test.ts'].map((at) => ({
    at,
    forbidden: ['#server/core/quota.ts', '#app/ui/button.tsx'],
    allowed: ['vitest', 'fast-check', '#tests/support/topics.ts', '#contract/plans.ts'],
    says: serverTests,
  })),
  {
    at: 'server/core/quota.test.ts',
    forbidden: ['#app/ui/button.tsx'],
    allowed: ['vitest', '#tests/support/given.ts'],
    says: 'What needs',
  },
  { at: 'app/ui/button.test.tsx', forbidden: ['#server/core/quota.ts'], allowed: ['vitest', '@testing-library/react'], says: 'What needs' },
]

const everywhere: readonly Wall[] = [
  'platforms/index.ts',
  'contract/plans.ts',
  'kinds/post/index.ts',
  'kinds/post/writer.server.ts',
  'writer/checks/grounding.ts',
  'server/platform/db/database.ts',
  'server/core/quota.ts',
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

export const walls = [...rooms, ...packages, ...besideSources, ...everywhere]
