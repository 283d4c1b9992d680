/** `npm run check`: types, lint, walls, phrases and sentences, the fast part of `npm test`. */
import { command, report, type Section } from '#scripts/report.ts'

/** Checks that do not run the product. */
export const checks: readonly Section[] = [
  command('types of the app', ['react-router', 'typegen'], ['tsc', '-p', 'tsconfig.app.json']),
  command('types of the server', ['tsc', '-p', 'tsconfig.server.json']),
  command('lint and format', ['biome', 'check', '--error-on-warnings']),
  command('walls', ['node', 'scripts/walls.ts']),
  command('phrase files', ['node', 'scripts/phrases.ts', '--check']),
  command('sentences', ['vitest', 'run', '--project', 'integration', 'tests/house/sentences.test.ts']),
]

if (import.meta.main) process.exitCode = await report([checks])
