import { adminCalls } from '#contract/admin-calls.ts'
import { dataCalls } from '#contract/api.ts'
import { apiKeyCalls } from '#contract/api-key-calls.ts'
import { billingCalls } from '#contract/billing-calls.ts'
import { changesCall, chatCalls, paymentCalls } from '#contract/payment-calls.ts'
import { sourceCalls } from '#contract/source-calls.ts'
import { guessOccasionCall, tryOutCall, tryOutEngineCall } from '#contract/try-out.ts'
import { tryOutKindCall } from '#contract/try-out-kinds.ts'
import { voiceCalls } from '#contract/voice-calls.ts'
import { voiceRuleCalls } from '#contract/voice-rule-calls.ts'
import { batchCall, generationCalls, type KindSchemas } from '#kinds/calls.ts'
import { exportCalls } from '#kinds/export.ts'
import { historyCalls } from '#kinds/history.ts'
import { type KindName, kindNames } from '#kinds/index.ts'
import { libraryCalls } from '#kinds/library-calls.ts'
import { topicListCalls } from '#kinds/topic-list-calls.ts'

type GenerationCalls = { [Name in KindName]: ReturnType<typeof generationCalls<Name>> }

/**
 * The whole contract. The schemas of the kinds are an argument, so that the app can import the contract's type without the server's half
 * of the kinds; `api.server.ts` holds the value.
 */
export const createApi = (schemas: KindSchemas) => ({
  ...dataCalls,
  apiKeys: apiKeyCalls,
  voices: voiceCalls,
  voiceRules: voiceRuleCalls,
  sources: sourceCalls,
  generations: historyCalls,
  library: libraryCalls,
  exports: exportCalls,
  topicLists: topicListCalls,
  billing: billingCalls,
  payments: paymentCalls,
  chats: chatCalls,
  changes: changesCall,
  admin: adminCalls,
  tryOut: tryOutCall,
  tryOutKind: tryOutKindCall,
  tryOutEngine: tryOutEngineCall,
  guessOccasion: guessOccasionCall,
  generate: Object.fromEntries(kindNames.map((name) => [name, generationCalls(name, schemas)])) as GenerationCalls,
  generateTogether: batchCall(schemas),
})
export type Api = ReturnType<typeof createApi>
