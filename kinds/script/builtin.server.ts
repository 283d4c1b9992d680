import { scriptSections } from '#contract/script.ts'
import type { script } from '#kinds/script/index.ts'
import { askedIn, partialLines, readRequest, toArranged } from '#writer/builtin/arranging.ts'
import { builtinWriter, firstLine, rewrittenShares, sameText } from '#writer/builtin/rearrange.ts'
import { arrangeScript } from '#writer/builtin/script.ts'
import { spokenSeconds } from '#writer/script.ts'

const leadOf = (text: string) => firstLine(scriptSections(text)[0]?.text ?? '')

/** A spoken script arranged from the user's words, yielded a line at a time. */
export const { arrange, rearrange } = builtinWriter<typeof script>({
  make(request, seed, { how, background }) {
    const reading = readRequest(request.topic, request, background)
    const options = { length: request.length, hook: how === 'hook' } as const
    const { script: text, notes } = arrangeScript(reading, options, seed)
    return { script: text, arranged: toArranged(reading, notes), ...askedIn(reading, how !== undefined) }
  },
  partials: (result) => partialLines(result.script).map((grown) => ({ script: grown })),
  isRewritten({ script: text }, { how, earlier }, { language }) {
    const before = earlier.result.script
    const seconds = (whole: string) => scriptSections(whole).reduce((sum, section) => sum + spokenSeconds(section.text, language), 0)
    if (how === 'shorter') return seconds(text) <= seconds(before) * rewrittenShares.shorter
    if (how === 'longer') return seconds(text) >= seconds(before) * rewrittenShares.longer
    if (how === 'hook') return !sameText(leadOf(text), leadOf(before))
    return !sameText(text, before)
  },
})
