import { rangeFaults } from '#contract/checks.ts'
import type { Fault } from '#contract/kind.ts'
import { countedBody, countWords } from '#contract/measure.ts'
import { measures } from '#contract/weighted.ts'
import { compose } from '#kinds/description/compose.server.ts'
import { rewrittenWords } from '#kinds/description/rewrites.ts'
import { type DescriptionRequest, type DescriptionResult, description } from '#kinds/description/spec.ts'
import { splitTrailingHashtags, withHashtags } from '#writer/fit/hashtags.ts'
import { blocksOf } from '#writer/rewrite/blocks.ts'
import { easiest } from '#writer/rewrite/easiest.ts'
import { withLeadOf } from '#writer/rewrite/lead.ts'
import { lengthened, spareParagraphs, standsAlone } from '#writer/rewrite/lengthen.ts'
import { NoOtherHook } from '#writer/rewrite/no-other-hook.ts'
import { hookFaults, simplerFaults, unchangedFaults } from '#writer/rewrite/promises.ts'
import { atOnceOr, compositions, firstOf } from '#writer/rewrite/rewriting.ts'
import { shortened } from '#writer/rewrite/shorten.ts'
import type { Earlier, Growing, Revision } from '#writer/writer.ts'

type Before = Earlier<typeof description>

/** Compositions that are looked through. */
const tries = 40

const bodyOf = (result: DescriptionResult) => splitTrailingHashtags(result.description).body

const measured = (how: 'shorter' | 'longer', earlier: Before) => ({
  words: (text: string) => countWords(countedBody(text), earlier.request.language),
  range: rewrittenWords(how, earlier),
})

/** The earlier hashtags under another text; `null` when that breaks a rule of the platform. */
function withText(text: string | null, request: DescriptionRequest, { result }: Before): DescriptionResult | null {
  if (!text) return null
  const made = { description: withHashtags(text, splitTrailingHashtags(result.description).tags) }
  return description.check(made, request, measures).length === 0 ? made : null
}

/**
 * Paragraphs of other descriptions of the same subject: Instagram's say how and why something is done, YouTube's what people get
 * wrong and what is needed. What the video shows is not told twice.
 */
function* furtherParagraphs(request: DescriptionRequest, seed: number): Generator<string> {
  const { language } = request
  const on = (platform: DescriptionRequest['platform']) => compositions((each) => compose({ ...request, platform }, each), seed, tries)
  for (const other of on('instagram')) yield* blocksOf(bodyOf(other), language).middle.filter(standsAlone)
  for (const other of on('youtube')) yield* spareParagraphs(bodyOf(other), language)
}

function otherHook(request: DescriptionRequest, earlier: Before, others: Iterable<DescriptionResult>): DescriptionResult {
  const body = bodyOf(earlier.result)
  const made = firstOf(others, (other) => withText(withLeadOf(bodyOf(other), body, request.language), request, earlier))
  if (!made) throw new NoOtherHook()
  return made
}

/** The earlier text, and what else could be shortened where none of its paragraphs can be spared. */
function* withFirst(body: string, others: Iterable<DescriptionResult>): Generator<string> {
  yield body
  for (const other of others) yield bodyOf(other)
}

/** The built-in writer's rewrite of a description. */
export function* rewriteDescription(
  request: DescriptionRequest,
  { how, earlier }: Revision<typeof description>,
  seed: number,
): Generator<Growing<DescriptionResult>, DescriptionResult> {
  const { language } = request
  const body = bodyOf(earlier.result)
  const others = () => compositions((each) => compose(request, each), seed, tries)
  const made =
    how === 'shorter'
      ? firstOf(withFirst(body, others()), (text) => withText(shortened(text, measured(how, earlier), language), request, earlier))
      : how === 'longer'
        ? withText(lengthened(body, furtherParagraphs(request, seed), measured(how, earlier), language), request, earlier)
        : how === 'hook'
          ? otherHook(request, earlier, others())
          : how === 'simpler'
            ? easiest(others(), bodyOf, request.language)
            : null
  return yield* atOnceOr(made, () => compose(request, seed))
}

export function descriptionPromises(
  result: DescriptionResult,
  { language }: DescriptionRequest,
  { how, earlier }: Revision<typeof description>,
): Fault[] {
  const [now, before] = [bodyOf(result), bodyOf(earlier.result)]
  return [
    ...unchangedFaults('description', now, before),
    ...(how === 'shorter' || how === 'longer'
      ? rangeFaults('length', 'description', countWords(countedBody(now), language), rewrittenWords(how, earlier), 'words')
      : []),
    ...(how === 'hook' ? hookFaults('description', now, before, language) : []),
    ...(how === 'simpler' ? simplerFaults('description', now, before, language) : []),
  ]
}
