import { z } from 'zod'
import { countWords } from '#contract/measure.ts'
import { scriptSections, scriptWords, spoken } from '#contract/script.ts'
import { arrange, rearrange } from '#kinds/script/builtin.server.ts'
import { script } from '#kinds/script/index.ts'
import { scriptPrompt } from '#kinds/script/prompt.server.ts'
import { type ScriptRequest, scriptSchema } from '#kinds/script/schema.ts'
import { withoutInventions } from '#writer/checks/grounding.ts'
import { withoutRepeats } from '#writer/checks/repeats.ts'
import { fitWords } from '#writer/fit/limits.ts'
import { textRewriteFaults } from '#writer/revision/rewrite-faults.ts'
import { layOutScript } from '#writer/script.ts'
import { defineWriter, inputText } from '#writer/writer.ts'

const Answer = z.object({
  sections: z.array(
    z.object({
      name: z.string().describe('A short name for the section'),
      text: z.string().describe('The words that are said'),
    }),
  ),
})

/** Every section gives up the same share of its words, so that the script keeps its shape. */
function fitted(text: string, request: ScriptRequest): string {
  const { language, length } = request
  const sections = scriptSections(withoutRepeats(text, language)).map((section) => ({
    ...section,
    text: withoutInventions(section.text, inputText(request), language),
  }))
  const words = sections.reduce((sum, section) => sum + countWords(section.text, language), 0)
  const { max } = scriptWords(length)
  const share = Math.min(1, max / words)
  return layOutScript(
    sections.map(({ name, text: said }) => {
      const allowed = Math.floor(countWords(said, language) * share)
      return { name, text: share < 1 ? fitWords(said, { min: Math.floor(allowed * 0.7), max: allowed }, language) : said }
    }),
    language,
  )
}

export const scriptWriter = defineWriter(script, scriptSchema, {
  promptVersion: 3,
  schemaVersion: 1,
  prompt: scriptPrompt,
  answer: Answer,
  read: ({ sections = [] }, { language }) => ({
    script: layOutScript(
      sections.flatMap((section) => (section?.name && section.text ? [{ name: section.name, text: section.text }] : [])),
      language,
    ),
  }),
  arrange,
  rearrange,
  rewriteFaults: (result, { language }, { how, earlier }) =>
    textRewriteFaults('script', how, spoken(result.script), spoken(earlier.result.script), language),
  source: inputText,
  passages: ({ script: text }) => [
    { field: 'script', text: spoken(text) },
    ...scriptSections(text).flatMap(({ name }) => (name ? [{ field: 'script', text: name, style: 'note' as const }] : [])),
  ],
  fit: ({ script: text }, request) => ({ script: fitted(text, request) }),
})
