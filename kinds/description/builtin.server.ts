import { chapterLines } from '#contract/chapters.ts'
import type { RewriteHow } from '#contract/rewrite.ts'
import type { description } from '#kinds/description/index.ts'
import { platforms } from '#platforms/index.ts'
import { askedIn, partialLines, readRequest, toArranged } from '#writer/builtin/arranging.ts'
import { arrangeDescription, type DescriptionOptions } from '#writer/builtin/description.ts'
import { builtinWriter, firstLine, hasMoreSentences, rewrittenShares, sameText } from '#writer/builtin/rearrange.ts'

const changes: Readonly<Partial<Record<RewriteHow, Partial<DescriptionOptions>>>> = {
  shorter: { step: -1 },
  longer: { step: 1 },
  hook: { hook: true },
}

/** A description arranged from the user's words, yielded a line at a time. */
export const { arrange, rearrange } = builtinWriter<typeof description>({
  make(request, seed, { how, background }) {
    const { details } = request
    const isChaptered = details !== undefined && platforms[request.platform].chapters !== undefined
    const reading = readRequest(request.topic, { ...request, ...(isChaptered && { details: chapterLines(details) }) }, background)
    const options: DescriptionOptions = { platform: request.platform, ...(how && changes[how]) }
    const { description: text, notes } = arrangeDescription(reading, options, seed)
    return { description: text, arranged: toArranged(reading, notes), ...askedIn(reading, how !== undefined) }
  },
  partials: (result) => partialLines(result.description).map((grown) => ({ description: grown })),
  isRewritten({ description: text }, { how, earlier }) {
    const before = earlier.result.description
    if (how === 'shorter') return text.length <= before.length * rewrittenShares.shorter
    if (how === 'longer') return hasMoreSentences(text, before)
    if (how === 'hook') return !sameText(firstLine(text), firstLine(before))
    return !sameText(text, before)
  },
})
