/** `npm test`: everything there is to check, on both databases and in a real browser. */
import { report } from '#scripts/report.ts'
import { sections } from '#scripts/sections.ts'

process.exitCode = await report(sections)
