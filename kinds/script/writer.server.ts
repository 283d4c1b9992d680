import { z } from 'zod'
import { scriptSections, spoken } from '#contract/script.ts'
import { arrange, rearrange } from '#kinds/script/builtin.server.ts'
import { script } from '#kinds/script/index.ts'
import { scriptPrompt } from '#kinds/script/prompt.server.ts'
import { scriptSchema } from '#kinds/script/schema.ts'
import { everyFact } from '#writer/checks/inspect.ts'
import { withoutInventedLinks } from '#writer/checks/leftovers.ts'
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

export const scriptWriter = defineWriter(script, scriptSchema, {
  promptVersion: 3,
  schemaVersion: 1,
  prompt: scriptPrompt,
  answer: Answer,
  read: ({ sections = [] }, { language }) => ({
    script: layOutScript(
      sections.flatMap((section, at) => (section?.text ? [{ name: section.name || String(at + 1), text: section.text }] : [])),
      language,
    ),
  }),
  arrange,
  rearrange,
  rewriteFaults: (result, { language }, { how, earlier }) =>
    textRewriteFaults('script', how, spoken(result.script), spoken(earlier.result.script), language),
  source: inputText,
  carries: { sorts: everyFact, spokenLinks: true },
  passages: ({ script: text }) => [
    { field: 'script', text: spoken(text) },
    ...scriptSections(text).flatMap(({ name }) => (name ? [{ field: 'script', text: name, style: 'note' as const }] : [])),
  ],
  /** No platform limits a script. */
  fit: (result, request) => ({ ...result, script: withoutInventedLinks(result.script, inputText(request), request.language) }),
})
