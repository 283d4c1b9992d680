import type { Fault } from '#contract/kind.ts'

/** Target as a share of the maximum, by attempt: lower each time, because models tend to exceed a target again. */
const limitShare = [0.85, 0.7] as const
/** Target as a position between minimum and maximum, by attempt. */
const rangePosition = [0.5, 0.35] as const

const rounded = (value: number) => String(Math.round(value))

/** The target length: lower at the second attempt than at the first, or higher when the text was too short. */
function target({ measured, allowed }: Fault, attempt: 0 | 1): string | null {
  if (measured === undefined || allowed?.max === undefined) return null
  const { min, max } = allowed
  if (min === undefined) return `Aim for at most ${rounded(max * limitShare[attempt])}.`
  const position = measured < min ? 1 - rangePosition[attempt] : rangePosition[attempt]
  return `Aim for about ${rounded(min + (max - min) * position)}.`
}

/** The prompt that asks a model to repair its answer: each fault with its measured value and a target. */
export function repairInstruction(faults: readonly Fault[], attempt: 0 | 1): string {
  const lines = faults.map((fault) => {
    const aim = fault.rule === 'length' || fault.rule === 'limit' || fault.rule === 'hashtags' ? target(fault, attempt) : null
    return `- ${fault.field}: ${fault.message}.${aim ? ` ${aim}` : ''}`
  })
  return `Your answer cannot be used yet:\n${lines.join('\n')}\nAnswer again in full and in the same form. Change what is listed, keep the rest, and keep every rule you were given.`
}
