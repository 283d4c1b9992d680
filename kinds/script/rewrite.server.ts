import type { Fault } from '#contract/kind.ts'
import { countWords } from '#contract/measure.ts'
import { type ScriptSection, scriptSections, scriptWords, spoken } from '#contract/script.ts'
import { compose } from '#kinds/script/compose.server.ts'
import type { ScriptRequest, ScriptResult, script } from '#kinds/script/spec.ts'
import { sentencesOf } from '#writer/fit/boundaries.ts'
import { sameWords, shareSentence } from '#writer/rewrite/blocks.ts'
import { easiest } from '#writer/rewrite/easiest.ts'
import { NoOtherHook } from '#writer/rewrite/no-other-hook.ts'
import { hookFaults, simplerFaults, unchangedFaults } from '#writer/rewrite/promises.ts'
import { atOnceOr, compositions, firstOf } from '#writer/rewrite/rewriting.ts'
import { layOutScript } from '#writer/script.ts'
import type { Growing, Revision } from '#writer/writer.ts'

/** Compositions that are looked through for a first section that fits, or for the simplest. */
const tries = 12

/** Sentences that a point keeps: what it says, and why. */
const leastOfPoint = 2

/** A section named `First point: Take shorter steps` is one that the introduction announces and the recap repeats. */
const isPoint = ({ name }: ScriptSection) => /[:：]/u.test(name)

const laidOut = (sections: readonly ScriptSection[], { language }: ScriptRequest): ScriptResult => ({
  script: layOutScript(
    sections.map(({ name, text }) => ({ name, text })),
    language,
  ),
})

const wordsOf = (sections: readonly ScriptSection[], { language }: ScriptRequest) =>
  sections.reduce((sum, { text }) => sum + countWords(text, language), 0)

/** A point without its last paragraph, else without its last sentence; `null` when it says only what it must. */
function trimmed(section: ScriptSection, { language }: ScriptRequest): ScriptSection | null {
  const paragraphs = section.text.split(/\n\s*\n/u)
  if (paragraphs.length > 1) return { ...section, text: paragraphs.slice(0, -1).join('\n\n') }
  const sentences = sentencesOf(section.text, language)
  return sentences.length > leastOfPoint ? { ...section, text: sentences.slice(0, -1).join(' ') } : null
}

/** The section that has most to give. */
function longestPoint(sections: readonly ScriptSection[], request: ScriptRequest): number {
  const words = sections.map((section) => (isPoint(section) && trimmed(section, request) ? countWords(section.text, request.language) : 0))
  const most = Math.max(...words)
  return most === 0 ? -1 : words.indexOf(most)
}

/** Asides go first, the last of them first; then points lose their last sentences. Opening and end stay, and every announced point. */
function* shorterAndShorter(sections: readonly ScriptSection[], request: ScriptRequest): Generator<readonly ScriptSection[]> {
  let kept = sections
  const isAside = (section: ScriptSection, at: number) => at > 1 && at < kept.length - 2 && !isPoint(section)
  for (let at = kept.findLastIndex(isAside); at >= 0; at = kept.findLastIndex(isAside)) {
    kept = kept.toSpliced(at, 1)
    yield kept
  }
  for (let at = longestPoint(kept, request); at >= 0; at = longestPoint(kept, request)) {
    const point = kept[at]
    const less = point && trimmed(point, request)
    if (!less) return
    kept = kept.with(at, less)
    yield kept
  }
}

function shorter(request: ScriptRequest, earlier: ScriptResult): ScriptResult | null {
  const { min, max } = scriptWords(request.length)
  return firstOf(shorterAndShorter(scriptSections(earlier.script), request), (sections) => {
    const words = wordsOf(sections, request)
    return words >= min && words <= max ? laidOut(sections, request) : null
  })
}

/** Another script between the earlier one's opening, or its own, and the end that stays; `null` when a sentence would stand twice or the length is missed. */
function framed(own: readonly ScriptSection[], middle: readonly ScriptSection[], request: ScriptRequest): ScriptResult | null {
  const [first, last] = [own[0], own.at(-1)]
  if (!first || !last || own.length < 3 || middle.length === 0) return null
  const between = middle.map(({ text }) => text).join('\n\n')
  if (shareSentence(`${first.text}\n\n${last.text}`, between, request.language)) return null
  const made = laidOut([first, ...middle, last], request)
  const { min, max } = scriptWords(request.length)
  const words = countWords(spoken(made.script), request.language)
  return words >= min && words <= max ? made : null
}

/** A longer script needs more points, which its introduction and recap must name: all but the opening and the end is written anew. */
const longer = (request: ScriptRequest, earlier: ScriptResult, others: Iterable<ScriptResult>): ScriptResult | null =>
  firstOf(others, (other) => framed(scriptSections(earlier.script), scriptSections(other.script).slice(1, -1), request))

function otherHook(request: ScriptRequest, earlier: ScriptResult, others: Iterable<ScriptResult>): ScriptResult {
  const own = scriptSections(earlier.script)
  const end = own.at(-1)
  const made = firstOf(others, (other) => {
    const [first] = scriptSections(other.script)
    if (!first || !end || sameWords(first.text, own[0]?.text ?? '')) return null
    return framed([first, ...own.slice(1)], own.slice(1, -1), request)
  })
  if (!made) throw new NoOtherHook()
  return made
}

/** The built-in writer's rewrite of a script. */
export function* rewriteScript(
  request: ScriptRequest,
  { how, earlier }: Revision<typeof script>,
  seed: number,
): Generator<Growing<ScriptResult>, ScriptResult> {
  const others = () => compositions((each) => compose(request, each), seed, tries)
  const made =
    how === 'shorter'
      ? shorter(request, earlier.result)
      : how === 'longer'
        ? longer(request, earlier.result, others())
        : how === 'hook'
          ? otherHook(request, earlier.result, others())
          : how === 'simpler'
            ? easiest(others(), ({ script: text }) => spoken(text), request.language)
            : null
  return yield* atOnceOr(made, () => compose(request, seed))
}

export function scriptPromises(result: ScriptResult, { language }: ScriptRequest, { how, earlier }: Revision<typeof script>): Fault[] {
  const [now, before] = [spoken(result.script), spoken(earlier.result.script)]
  return [
    ...unchangedFaults('script', now, before),
    ...(how === 'hook' ? hookFaults('script', now, before, language) : []),
    ...(how === 'simpler' ? simplerFaults('script', now, before, language) : []),
  ]
}
