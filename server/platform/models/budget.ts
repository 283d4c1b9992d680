import { type Answered, type Ask, type Hearing, ModelFailure } from '#server/platform/models/model.ts'
import type { NamedModel } from '#server/platform/models/providers.ts'
import { usualAnswer } from '#server/platform/token-limits.ts'

/** UTF-8. In every script most tokens are longer, so that what is counted is rather too much than too little. */
const bytesPerToken = 3
const tokensOf = (bytes: number): number => Math.ceil(bytes / bytesPerToken)

/** What a call took that ended in an error. Nothing, where a model refused it before it began. @param heard bytes of what was said */
function takenBy(error: unknown, asked: number, heard: number): number {
  const began = heard > 0 || !(error instanceof ModelFailure) || error.reason === 'stalled'
  return began ? asked + tokensOf(heard) : 0
}

/**
 * A call within a budget: what it may take at most is set aside first, and what it did take is told afterwards, as the model counted or,
 * where it broke off or did not count, by the length of what was said.
 * @throws what the budget refuses with, and what the call throws
 */
export async function withinBudget<Answer extends object>(
  { ask: { system, turns }, hearing, named }: { ask: Ask<Answer>; hearing: Hearing; named: NamedModel },
  call: (hearing: Hearing) => Promise<Answered<Answer>>,
): Promise<Answered<Answer>> {
  if (!hearing.budget) return call(hearing)
  const asked = tokensOf(Buffer.byteLength([system, ...turns.map(({ content }) => content)].join('\n')))
  const tell = await hearing.budget.setAside(asked + (named.maxOutputTokens ?? usualAnswer))
  // Counted and not kept: a model may think for megabytes.
  let heard = 0
  const onText = (text: string) => {
    heard += Buffer.byteLength(text)
  }
  try {
    const answered = await call({ ...hearing, onText })
    const { input, output } = answered.tokens
    await tell(input + output || asked + tokensOf(heard))
    return answered
  } catch (error) {
    await tell(takenBy(error, asked, heard))
    throw error
  }
}
