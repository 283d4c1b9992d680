import { styleText } from 'node:util'
import type { Section } from '#scripts/sections.ts'
import type { Tally } from '#scripts/tally.ts'

const inWords = ({ passed, failed }: Pick<Tally, 'passed' | 'failed'>) => `${passed} passed, ${failed} failed`

/**
 * Runs sections one after the other, says what each found and names what failed, and ends with one line that sums them. Answers the
 * exit code: 1 when anything failed.
 */
export async function report(sections: readonly Section[]): Promise<number> {
  const lines: string[] = []
  const failures: string[] = []
  const sum = { passed: 0, failed: 0 }
  for (const { name, check } of sections) {
    console.log(styleText('bold', `\n── ${name}`))
    const started = performance.now()
    const tally = await check()
    const seconds = Math.round((performance.now() - started) / 1000)
    const left = tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''
    for (const failure of tally.failures ?? []) failures.push(`✗ ${failure}`)
    lines.push(`${tally.failed > 0 ? '✗' : '✓'} ${name}: ${inWords(tally)}${left} (${seconds} s)`)
    sum.passed += tally.passed
    sum.failed += tally.failed
  }
  const told = [lines, failures].filter((part) => part.length > 0).map((part) => part.join('\n'))
  console.log(`\n${[...told, inWords(sum)].join('\n\n')}`)
  return sum.failed > 0 ? 1 : 0
}
