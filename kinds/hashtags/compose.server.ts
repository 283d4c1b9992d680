import { composeFromBook } from '#kinds/hashtags/from-book.server.ts'
import { composeFromGrammar } from '#kinds/hashtags/from-grammar.server.ts'
import type { HashtagsRequest, HashtagsResult } from '#kinds/hashtags/spec.ts'
import { hasGrammar } from '#writer/languages/registry.ts'
import type { Growing } from '#writer/writer.ts'

/** A set of hashtags without a model, from the topic's own words over its field to broad ones. The same seed gives the same set. */
export const compose = (request: HashtagsRequest, seed: number): Generator<Growing<HashtagsResult>, HashtagsResult> =>
  hasGrammar(request.language) ? composeFromGrammar(request, seed) : composeFromBook(request, seed)
