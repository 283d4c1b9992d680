import { composeFromBook } from '#kinds/description/from-book.server.ts'
import { composeFromGrammar } from '#kinds/description/from-grammar.server.ts'
import type { DescriptionRequest, DescriptionResult } from '#kinds/description/spec.ts'
import { hasGrammar } from '#writer/languages/registry.ts'
import type { Growing } from '#writer/writer.ts'

/** A description for one platform: the first line stands alone before the fold. The same seed gives the same text. */
export const compose = (request: DescriptionRequest, seed: number): Generator<Growing<DescriptionResult>, DescriptionResult> =>
  hasGrammar(request.language) ? composeFromGrammar(request, seed) : composeFromBook(request, seed)
