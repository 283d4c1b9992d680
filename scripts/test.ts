/**
 * `npm test`: types, lint and every test, with a part of the large grids, and in a real browser on one database for most screens.
 * `npm run test:all`: the same with whole grids, more random requests, and every screen on both databases.
 */
import { report } from '#scripts/report.ts'
import { allSections, sections } from '#scripts/sections.ts'

process.exitCode = await report(process.argv.includes('--all') ? allSections : sections)
