import type { description } from '#kinds/description/index.ts'
import type { DescriptionRequest, DescriptionResult } from '#kinds/description/schema.ts'
import { arrangedBy, growingLines, readRequest } from '#writer/builtin/arranging.ts'
import { arrangeDescription, type DescriptionAsked } from '#writer/builtin/description.ts'
import { firstLine, rearranged, rewrittenShares, sameText, saysMore } from '#writer/builtin/rearrange.ts'
import type { Growing, Revision } from '#writer/writer.ts'

function made(request: DescriptionRequest, seed: number, asked: Partial<DescriptionAsked> = {}): DescriptionResult {
  const reading = readRequest(request.topic, request)
  const { description: text, notes } = arrangeDescription(reading, { platform: request.platform, complexity: 'moderate', ...asked }, seed)
  return { description: text, arranged: arrangedBy(reading, notes) }
}

function* growing(result: DescriptionResult): Generator<Growing<DescriptionResult>, DescriptionResult> {
  for (const grown of growingLines(result.description)) yield { description: grown }
  return result
}

/** A description of what was typed: the same seed gives the same text. Yields it as it grows, a line at a time. */
export const arrange = (request: DescriptionRequest, seed: number): Generator<Growing<DescriptionResult>, DescriptionResult> =>
  growing(made(request, seed))

const changes: Readonly<Partial<Record<string, Partial<DescriptionAsked>>>> = {
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
): Generator<Growing<DescriptionResult>, DescriptionResult> {
  const before = earlier.result.description
  return growing(
    rearranged(
      how,
      seed,
      (turn) => made(request, turn, changes[how]),
      ({ description: text }) => {
        if (how === 'shorter') return text.length <= before.length * rewrittenShares.shorter
        if (how === 'longer') return saysMore(text, before)
        if (how === 'hook') return !sameText(firstLine(text), firstLine(before))
        return !sameText(text, before)
      },
    ),
  )
}
