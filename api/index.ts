import { adminCalls } from '#api/admin-calls.ts'
import { apiKeyCalls } from '#api/api-key-calls.ts'
import { billingCalls } from '#api/billing-calls.ts'
import { batchCall, generationCalls, type KindSchemas } from '#api/calls.ts'
import { exportCalls } from '#api/export.ts'
import { historyCalls } from '#api/history.ts'
import { libraryCalls } from '#api/library-calls.ts'
import { changesCall, chatCalls, paymentCalls } from '#api/payment-calls.ts'
import { dataCalls } from '#api/schemas.ts'
import { sourceCalls } from '#api/source-calls.ts'
import { topicListCalls } from '#api/topic-list-calls.ts'
import { guessOccasionCall, tryOutCall, tryOutEngineCall } from '#api/try-out.ts'
import { tryOutKindCall } from '#api/try-out-kinds.ts'
import { voiceCalls } from '#api/voice-calls.ts'
import { voiceRuleCalls } from '#api/voice-rule-calls.ts'
import { type KindName, kindNames } from '#kinds/index.ts'

type GenerationCalls = { [Name in KindName]: ReturnType<typeof generationCalls<Name>> }

/**
 * The whole contract. The schemas of the kinds are an argument, so that the app can import the contract's type without the server's half
 * of the kinds; `index.server.ts` holds the value.
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
