import { defineConfig } from 'vitest/config'
import { contractModule } from '#scripts/vite/contract-module.ts'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', environment: 'node', include: ['{contract,kinds,writer,server,scripts}/**/*.test.ts'] } },
      { plugins: [contractModule()], test: { name: 'app', environment: 'jsdom', include: ['app/**/*.test.{ts,tsx}'] } },
      {
        test: {
          name: 'integration',
          environment: 'node',
          include: ['tests/{integration,fault,house}/**/*.test.ts'],
          globalSetup: 'tests/support/global-setup.ts',
          // Both databases and whole servers start in hooks, on machines with two cores.
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
