import { composeFromBook } from '#kinds/titles/from-book.server.ts'
import { composeFromGrammar } from '#kinds/titles/from-grammar.server.ts'
import type { TitlesRequest, TitlesResult } from '#kinds/titles/spec.ts'
import { hasGrammar } from '#writer/languages/registry.ts'
import type { Growing } from '#writer/writer.ts'

/** Five titles, each from another side, in the platform's own style. The same seed gives the same titles. */
export const compose = (request: TitlesRequest, seed: number): Generator<Growing<TitlesResult>, TitlesResult> =>
  hasGrammar(request.language) ? composeFromGrammar(request, seed) : composeFromBook(request, seed)
