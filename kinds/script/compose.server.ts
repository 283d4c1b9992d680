import { composeFromBook } from '#kinds/script/from-book.server.ts'
import { composeFromGrammar } from '#kinds/script/from-grammar.server.ts'
import type { ScriptRequest, ScriptResult } from '#kinds/script/spec.ts'
import { hasGrammar } from '#writer/languages/registry.ts'
import type { Growing } from '#writer/writer.ts'

/** A script of timed sections whose words fit the minutes asked for. The same seed gives the same script. */
export const compose = (request: ScriptRequest, seed: number): Generator<Growing<ScriptResult>, ScriptResult> =>
  hasGrammar(request.language) ? composeFromGrammar(request, seed) : composeFromBook(request, seed)
