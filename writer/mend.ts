import type { Fault } from '#contract/kind.ts'

/** How much of the allowed room each attempt aims for: what was overshot once is overshot again, so the target sinks. */
const limitShare = [0.85, 0.7] as const
const rangePoint = [0.5, 0.35] as const

const figure = (value: number) => String(Math.round(value))

/** The figure to aim for, lower at the second attempt than at the first (higher when the text was too short). */
function target({ measured, allowed }: Fault, attempt: 0 | 1): string | null {
  if (measured === undefined || allowed?.max === undefined) return null
  const { min, max } = allowed
  if (min === undefined) return `Aim for at most ${figure(max * limitShare[attempt])}.`
  const point = measured < min ? 1 - rangePoint[attempt] : rangePoint[attempt]
  return `Aim for about ${figure(min + (max - min) * point)}.`
}

/** What a model is told about its own answer: each fault with its measured excess, and a target. */
export function mendInstruction(faults: readonly Fault[], attempt: 0 | 1): string {
  const lines = faults.map((fault) => {
    const aim = fault.rule === 'length' || fault.rule === 'limit' || fault.rule === 'hashtags' ? target(fault, attempt) : null
    return `- ${fault.field}: ${fault.message}.${aim ? ` ${aim}` : ''}`
  })
  return `Your answer cannot be used yet:\n${lines.join('\n')}\nAnswer again in full and in the same form. Change what is listed, keep the rest, and keep every rule you were given.`
}
