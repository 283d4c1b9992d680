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
  /** All user input: what the text may state. */
  readonly source: string
  /** The prompt without the input, to recognise an echo of it. */
  readonly instructions: string
}

/** The checks of content and style; the schemas check length and count. Empty when the text has no faults. */
export async function inspect({ passages, language, source, instructions }: Inspection): Promise<Fault[]> {
  const broken = brokenFaults(passages, instructions)
  // Text that is not usable has no language or style to check.
  if (broken.length > 0) return broken
  return [
    ...(await languageFaults(passages, language, source)),
    ...groundingFaults(passages, source, language),
    ...repeatFaults(passages, language, source),
    ...clicheFaults(passages, language, source),
  ]
}
