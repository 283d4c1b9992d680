import { scriptWords } from '#contract/script.ts'
import { matterOf, outline } from '#kinds/script/outline.server.ts'
import { type Part, sectionsOf, type Unit, unitsByTier } from '#kinds/script/parts.server.ts'
import type { ScriptRequest, ScriptResult } from '#kinds/script/spec.ts'
import { type Section, spell, wordsIn, wordsOf } from '#kinds/script/timing.server.ts'
import { createRandom, type Random } from '#writer/compose/random.ts'
import { analyse, type Topic } from '#writer/topic/topic.ts'
import type { Growing } from '#writer/writer.ts'

/** Points to begin with; more are added while the words are too few. */
const leastPoints = { short: 2, medium: 3, long: 6 } as const
const mostPoints = 12

/** The parts, filled from the indispensable on until the words asked for are reached. */
function fitted(parts: readonly Part[], target: number): Section[] {
  const kept = new Set<Unit>()
  let words = 0
  for (const unit of unitsByTier(parts)) {
    if (unit.tier > 0 && words >= target) break
    kept.add(unit)
    words += wordsOf(unit.sentences)
  }
  return sectionsOf(parts, kept)
}

/**
 * As many points as the words need. While the topic's own lessons last the target counts; general ones are added only when the
 * script would be too short without them.
 */
function plan(topic: Topic, request: ScriptRequest, random: Random): Section[] {
  const { min, max } = scriptWords(request.length)
  const target = Math.round(min + (max - min) * (0.15 + 0.35 * random.next()))
  const own = matterOf(topic).own.lessons.length
  let sections: Section[] = []
  for (let points = leastPoints[request.length]; points <= mostPoints; points++) {
    sections = fitted(outline(topic, request, points, random), target)
    if (wordsIn(sections) >= (points < own ? target : min)) break
  }
  return sections
}

/** A script of timed sections whose words fit the minutes asked for. The same seed gives the same script. */
export function* composeFromGrammar(request: ScriptRequest, seed: number): Generator<Growing<ScriptResult>, ScriptResult> {
  const growing = spell(plan(analyse(request.topic), request, createRandom(seed)), request.language)
  for (;;) {
    const { done, value: script } = growing.next()
    if (done) return { script }
    yield { script }
  }
}
