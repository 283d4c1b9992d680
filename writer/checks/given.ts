import type { LanguageCode } from '#contract/options.ts'
import { type GivenFact, valuesOf } from '#writer/facts/given.ts'
import { spellingOf } from '#writer/facts/number-words.ts'

/** The given facts that a text lacks, each once, as the details state them. */
export async function missingFacts(facts: readonly GivenFact[], text: string, language: LanguageCode): Promise<GivenFact[]> {
  const values = valuesOf(text)
  const spell = await spellingOf(language)
  const distinct = new Map(facts.map((fact) => [`${fact.sort} ${fact.text}`, fact]))
  const missing = [...distinct.values()].filter((fact) => !fact.isIn(values, spell))
  const told = new Set<string>()
  return missing.filter(({ text: words }) => {
    const isNew = !told.has(words)
    told.add(words)
    return isNew
  })
}
