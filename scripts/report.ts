import { styleText } from 'node:util'
import type { Section } from '#scripts/sections.ts'
import type { Tally } from '#scripts/tally.ts'

const inWords = ({ passed, failed }: Pick<Tally, 'passed' | 'failed'>) => `${passed} passed, ${failed} failed`

/**
 * Runs sections one after the other, says what each found, and ends with one line that sums them. Answers the exit
 * code: 1 when anything failed.
 */
export async function report(sections: readonly Section[]): Promise<number> {
  const lines: string[] = []
  const sum = { passed: 0, failed: 0 }
  for (const { name, check } of sections) {
    console.log(styleText('bold', `\n── ${name}`))
    const started = performance.now()
    const tally = await check()
    const seconds = Math.round((performance.now() - started) / 1000)
    const left = tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''
    lines.push(`${tally.failed > 0 ? '✗' : '✓'} ${name}: ${inWords(tally)}${left} (${seconds} s)`)
    sum.passed += tally.passed
    sum.failed += tally.failed
  }
  console.log(`\n${lines.join('\n')}\n\n${inWords(sum)}`)
  return sum.failed > 0 ? 1 : 0
}
