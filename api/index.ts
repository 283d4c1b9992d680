import { accountCalls } from '#api/account.ts'
import { adminCalls } from '#api/admin.ts'
import { apiKeyCalls } from '#api/api-keys.ts'
import { billingCalls } from '#api/billing.ts'
import { changesCall } from '#api/changes.ts'
import { chatCalls } from '#api/chat.ts'
import { exportCalls } from '#api/export.ts'
import { batchCall, generationCalls, type KindSchemas } from '#api/generation.ts'
import { historyCalls } from '#api/history.ts'
import { libraryCalls } from '#api/library.ts'
import { paymentCalls } from '#api/payment-requests.ts'
import { photoCalls } from '#api/photos.ts'
import { pictureCalls } from '#api/pictures.ts'
import { sourceCalls } from '#api/sources.ts'
import { topicListCalls } from '#api/topic-lists.ts'
import { guessOccasionCall, tryOutCall, tryOutEngineCall } from '#api/try-out.ts'
import { tryOutKindCall } from '#api/try-out-kinds.ts'
import { voiceRuleCalls } from '#api/voice-rules.ts'
import { voiceCalls } from '#api/voices.ts'
import { type KindName, kindNames } from '#kinds/index.ts'

type GenerationCalls = { [Name in KindName]: ReturnType<typeof generationCalls<Name>> }

/**
 * The whole contract. The schemas of the kinds are an argument, so that the app can import the contract's type without the server's half
 * of the kinds; `index.server.ts` holds the value.
 */
export const createApi = (schemas: KindSchemas) => ({
  ...accountCalls,
  apiKeys: apiKeyCalls,
  voices: voiceCalls,
  voiceRules: voiceRuleCalls,
  sources: sourceCalls,
  generations: historyCalls,
  library: libraryCalls,
  exports: exportCalls,
  pictures: pictureCalls,
  photos: photoCalls,
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
