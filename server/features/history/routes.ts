import { neverAborted, signedIn } from '#server/core/calls/rpc.ts'
import type { Context, ServerFeature } from '#server/core/context.ts'
import { createEditedTexts } from '#server/core/generation/edited-texts.ts'
import { createFactAnswers } from '#server/core/generation/fact-answers.ts'
import { createPossibleRewrites } from '#server/core/generation/possible-rewrites.ts'

/** The user's finished generations. */
export const createHistoryFeature = (ctx: Context): ServerFeature => ({ routes: { generations: createRoutes(ctx) } })

const createRoutes = (
  { history, limits, ...others }: Context,
  answers = createFactAnswers({ history, ...others }),
  editedTexts = createEditedTexts({ history, ...others }),
  possibleRewrites = createPossibleRewrites({ history, ...others }),
) => ({
  list: signedIn.generations.list.handler(async ({ input, context: { account } }) => {
    await limits.consumeOrThrow('page', account.id)
    return history.list(account.id, input)
  }),
  answer: signedIn.generations.answer.handler(async ({ input: { id, facts }, context: { account }, signal = neverAborted }) => {
    await limits.consumeOrThrow('answering', account.id)
    return answers.answer(account, id, facts, signal)
  }),
  edit: signedIn.generations.edit.handler(async ({ input: { id, ...edit }, context: { account } }) => {
    await limits.consumeOrThrow('editing', account.id)
    return editedTexts.edit(account.id, id, edit)
  }),
  texts: signedIn.generations.texts.handler(async ({ input, context: { account } }) => ({
    items: await editedTexts.texts(account.id, input.id),
  })),
  rewrites: signedIn.generations.rewrites.handler(async ({ input: { id, version }, context: { account }, signal = neverAborted }) => {
    await limits.consumeOrThrow('answering', account.id)
    return possibleRewrites(account, id, version, signal)
  }),
  get: signedIn.generations.get.handler(({ input, context: { account } }) => history.get(account.id, input.id)),
})
