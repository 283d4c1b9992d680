import type { Fault } from '#contract/kind.ts'
import type { LanguageCode } from '#contract/options.ts'
import { brokenFaults } from '#writer/checks/broken.ts'
import { clicheFaults } from '#writer/checks/cliches.ts'
import { groundingFaults } from '#writer/checks/grounding.ts'
import { languageFaults } from '#writer/checks/language.ts'
import type { Passage } from '#writer/checks/passage.ts'
import { repeatFaults } from '#writer/checks/repeats.ts'

export interface Inspection {
  readonly passages: readonly Passage[]
  readonly language: LanguageCode
  /** Everything the person wrote: what the text may state. */
  readonly source: string
  /** What the model was told beside it, so that it is recognised when said back. */
  readonly instructions: string
}

/** The checks that need more than arithmetic. No faults: it reads as asked for, and states nothing of its own. */
export async function inspect({ passages, language, source, instructions }: Inspection): Promise<Fault[]> {
  const broken = brokenFaults(passages, instructions)
  // What is no text at all has no language or style to judge.
  if (broken.length > 0) return broken
  return [
    ...(await languageFaults(passages, language, source)),
    ...groundingFaults(passages, source, language),
    ...repeatFaults(passages, language, source),
    ...clicheFaults(passages, language, source),
  ]
}
