import { composeFromBook } from '#kinds/ideas/from-book.server.ts'
import { composeFromGrammar } from '#kinds/ideas/from-grammar.server.ts'
import type { IdeasRequest, IdeasResult } from '#kinds/ideas/spec.ts'
import { hasGrammar } from '#writer/languages/registry.ts'
import type { Growing } from '#writer/writer.ts'

/** Up to the asked number of ideas, no two of one shape. The same seed gives the same ideas. */
export const compose = (request: IdeasRequest, seed: number): Generator<Growing<IdeasResult>, IdeasResult> =>
  hasGrammar(request.language) ? composeFromGrammar(request, seed) : composeFromBook(request, seed)
