import type { description } from '#kinds/description/index.ts'
import type { DescriptionRequest, DescriptionResult } from '#kinds/description/schema.ts'
import { partialLines, readRequest, toArranged } from '#writer/builtin/arranging.ts'
import { arrangeDescription, type DescriptionOptions } from '#writer/builtin/description.ts'
import { firstLine, hasMoreSentences, rewrittenShares, sameText, tryRewrite } from '#writer/builtin/rearrange.ts'
import type { PartialResult, Revision } from '#writer/writer.ts'

function made(request: DescriptionRequest, seed: number, asked: Partial<DescriptionOptions> = {}): DescriptionResult {
  const reading = readRequest(request.topic, request)
  const { description: text, notes } = arrangeDescription(reading, { platform: request.platform, complexity: 'moderate', ...asked }, seed)
  return { description: text, arranged: toArranged(reading, notes) }
}

function* growing(result: DescriptionResult): Generator<PartialResult<DescriptionResult>, DescriptionResult> {
  for (const grown of partialLines(result.description)) yield { description: grown }
  return result
}

/** A description of what was typed: the same seed gives the same text. Yields it as it grows, a line at a time. */
export const arrange = (request: DescriptionRequest, seed: number): Generator<PartialResult<DescriptionResult>, DescriptionResult> =>
  growing(made(request, seed))

const changes: Readonly<Partial<Record<string, Partial<DescriptionOptions>>>> = {
  shorter: { step: -1 },
  longer: { step: 1 },
  simpler: { complexity: 'simple' },
  hook: { hook: true },
}

/** The description again, shorter, longer, simpler, in another tone or under another first line. @throws CannotRewrite */
export function rearrange(
  request: DescriptionRequest,
  { how, earlier }: Revision<typeof description>,
  seed: number,
): Generator<PartialResult<DescriptionResult>, DescriptionResult> {
  const before = earlier.result.description
  return growing(
    tryRewrite(
      how,
      seed,
      (turn) => made(request, turn, changes[how]),
      ({ description: text }) => {
        if (how === 'shorter') return text.length <= before.length * rewrittenShares.shorter
        if (how === 'longer') return hasMoreSentences(text, before)
        if (how === 'hook') return !sameText(firstLine(text), firstLine(before))
        return !sameText(text, before)
      },
    ),
  )
}
