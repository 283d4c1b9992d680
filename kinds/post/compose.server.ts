import { composeFromBook } from '#kinds/post/from-book.server.ts'
import { composeFromGrammar } from '#kinds/post/from-grammar.server.ts'
import type { PostRequest, PostResult } from '#kinds/post/spec.ts'
import { hasGrammar } from '#writer/languages/registry.ts'
import type { Growing } from '#writer/writer.ts'

/**
 * A post written without a model: the same seed gives the same text, seeds in a row take turns at what there is to say. Yields
 * the caption as it grows, a sentence at a time.
 */
export const compose = (request: PostRequest, seed: number): Generator<Growing<PostResult>, PostResult> =>
  hasGrammar(request.language) ? composeFromGrammar(request, seed) : composeFromBook(request, seed)
