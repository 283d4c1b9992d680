import { scriptWords } from '#contract/script.ts'
import { bookOutline } from '#kinds/script/book-outline.server.ts'
import { type Part, sectionsOf, type Unit, unitsByTier } from '#kinds/script/parts.server.ts'
import type { ScriptRequest, ScriptResult } from '#kinds/script/spec.ts'
import { type Section, spell, wordsIn, wordsOf } from '#kinds/script/timing.server.ts'
import { BookDesk } from '#writer/book/desk.ts'
import { labelOf } from '#writer/book/label.ts'
import { createRandom } from '#writer/compose/random.ts'
import { phraseBook } from '#writer/languages/registry.ts'
import type { Growing } from '#writer/writer.ts'

/** Points to begin with; more are added while the words are too few. */
const leastPoints = { short: 2, medium: 4, long: 7 } as const
const mostPoints = 24

/** A script in a language whose topic is a label. The same seed gives the same script. */
export function* composeFromBook(request: ScriptRequest, seed: number): Generator<Growing<ScriptResult>, ScriptResult> {
  const { gap } = phraseBook(request.language).marks
  const growing = spell(plan(request, seed), request.language, gap)
  for (;;) {
    const { done, value: script } = growing.next()
    if (done) return { script }
    yield { script }
  }
}

/** As many points as the words need. */
function plan(request: ScriptRequest, seed: number): Section[] {
  const { language, topic, tone, length } = request
  const book = phraseBook(language)
  const label = labelOf(topic, book)
  const { min, max } = scriptWords(length)
  const random = createRandom(seed)
  const target = Math.round(min + (max - min) * (0.1 + 0.25 * random.next()))
  let sections: Section[] = []
  for (let points = leastPoints[length]; points <= mostPoints; points++) {
    const desk = new BookDesk({ book, label, tone, random: createRandom(seed), goesOn: true })
    sections = fitted(bookOutline(desk, request, points), target, request)
    if (wordsIn(sections, language) >= min) break
  }
  return sections
}

/** The parts, filled from the indispensable on until the words asked for are reached. */
function fitted(parts: readonly Part[], target: number, { language }: ScriptRequest): Section[] {
  const kept = new Set<Unit>()
  let words = 0
  for (const unit of unitsByTier(parts)) {
    if (unit.tier > 0 && words >= target) break
    kept.add(unit)
    words += wordsOf(unit.sentences, language)
  }
  return sectionsOf(parts, kept)
}
