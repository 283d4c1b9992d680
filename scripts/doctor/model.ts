import { z } from 'zod'
import { Advice, type Check, reasonOf } from '#scripts/doctor/check.ts'
import type { Ask, FailureReason, ModelFailure } from '#server/platform/models/model.ts'
import type { NamedModel } from '#server/platform/models/providers.ts'

/** A question of a few tokens. */
const hello: Ask<{ word: string }> = {
  system: 'You answer in JSON.',
  turns: [{ role: 'user', content: 'Say hello in one word.' }],
  answer: z.object({ word: z.string() }),
}
/** Milliseconds: a model on this machine may have to be loaded first. */
const patience = { first: 30_000, between: 10_000 }

const todo: Readonly<Record<FailureReason, string>> = {
  busy: 'asks to come back later. Wait, or look at the limits of your account there.',
  unreachable: 'cannot be reached. Check AI_BASE_URL, and that this machine may call it.',
  stalled: 'said nothing for too long. Check that its server is not overloaded.',
  unusable: 'answered, but not in JSON as asked. Choose a model that can.',
  denied: 'refused. Check AI_API_KEY and the name of the model.',
}

async function ask(named: NamedModel): Promise<string> {
  const [{ askOnce }, { ModelFailure: Failed }] = await Promise.all([
    import('#server/platform/models/ask-once.ts'),
    import('#server/platform/models/model.ts'),
  ])
  const began = performance.now()
  try {
    await askOnce(named, hello, { signal: new AbortController().signal }, patience)
    return `${named.name} (answered in ${((performance.now() - began) / 1000).toFixed(1)} s)`
  } catch (error) {
    if (!(error instanceof Failed)) throw error
    const { reason, cause } = error as ModelFailure
    throw new Error(`The model ${named.name} ${todo[reason]}${cause instanceof Error ? ` It said: ${reasonOf(cause)}` : ''}`)
  }
}

/** Asks each configured model a short question: what its server charges for it is a few tokens. */
export const model: Check = async ({ aiModel, aiFallbackModels, aiApiKey, aiBaseUrl }) => {
  if (!aiModel) return 'Writing: the built-in writer; AI_MODEL connects a model'
  const { namedModels } = await import('#server/platform/models/providers.ts')
  const models = namedModels({ model: aiModel, fallbacks: aiFallbackModels, apiKey: aiApiKey, baseUrl: aiBaseUrl })
  const asked = await Promise.allSettled(models.map(ask))
  const wrong = asked.filter((each) => each.status === 'rejected').map(({ reason }) => (reason as Error).message)
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  return `Writing: ${asked.map((each) => (each.status === 'fulfilled' ? each.value : '')).join(', then ')}`
}

/** Providers that send a bill. */
const billing = /^(openai|anthropic|google)\//

/** What a model may cost. */
export const spending: Check = async ({ aiModel, aiFallbackModels, aiDailyTokens }) => {
  const billed = [aiModel ?? '', ...aiFallbackModels].some((name) => billing.test(name))
  if (billed && aiDailyTokens.all === undefined) {
    throw new Advice('AI_DAILY_TOKENS is not set: nothing but the plans limits what the model costs in a day.')
  }
  return aiDailyTokens.all === undefined ? 'Spending: nothing here sends a bill' : `Spending: ${aiDailyTokens.all} tokens a day at most`
}
