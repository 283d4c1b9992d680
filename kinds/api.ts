import { adminCalls } from '#contract/admin-calls.ts'
import { dataCalls } from '#contract/api.ts'
import { billingCalls } from '#contract/billing-calls.ts'
import { guessOccasionCall } from '#contract/guess-occasion.ts'
import { changesCall, chatCalls, paymentCalls } from '#contract/payment-calls.ts'
import { tryOutCall } from '#contract/try-out.ts'
import { Answer, generationCalls, Item, togetherCall } from '#kinds/calls.ts'
import { exportCalls } from '#kinds/export.ts'
import { historyCalls } from '#kinds/history.ts'
import { type Kinds, kinds } from '#kinds/index.ts'
import { libraryCalls } from '#kinds/library.ts'

type GenerationCalls = { [Name in keyof Kinds]: ReturnType<typeof generationCalls<Kinds[Name]>> }

/** The whole contract: types the server, the client and the OpenAPI document. */
export const api = {
  ...dataCalls,
  generations: historyCalls,
  library: libraryCalls,
  exports: exportCalls,
  billing: billingCalls,
  payments: paymentCalls,
  chats: chatCalls,
  changes: changesCall,
  admin: adminCalls,
  tryOut: tryOutCall,
  guessOccasion: guessOccasionCall,
  generate: Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, generationCalls(kind)])) as GenerationCalls,
  generateTogether: togetherCall(Item, Answer),
}
