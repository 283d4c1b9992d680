import { defaultTone } from '#contract/options.ts'
import type { Limits } from '#server/core/limits.ts'
import { open } from '#server/core/rpc.ts'

/** What the built-in writer takes a topic for, told to anybody. What was typed is in no table, no log and no answer. */
export const createGuessRoute = ({ limits }: { limits: Pick<Limits, 'admit'> }) =>
  open.guessOccasion.handler(async ({ input, context: { clientIp } }) => {
    await limits.admit('guess', clientIp)
    // With the writers, after the start.
    const { read } = await import('#writer/builtin/reading.ts')
    return { occasion: read({ ...input, tone: defaultTone }).occasion }
  })
