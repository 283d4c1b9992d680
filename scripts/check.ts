/** `npm run check`: types and lint, the part of `npm test` that takes seconds. */
import { report } from '#scripts/report.ts'
import { quickSections } from '#scripts/sections.ts'

process.exitCode = await report(quickSections)
