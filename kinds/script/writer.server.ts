import { countWords } from '#contract/measure.ts'
import type { LanguageCode } from '#contract/options.ts'
import { cueLine, directionsOf, isDirection, scriptSections, scriptWords, spoken } from '#contract/script.ts'
import { arrange, rearrange } from '#kinds/script/builtin.server.ts'
import { script } from '#kinds/script/index.ts'
import { scriptPrompt } from '#kinds/script/prompt.server.ts'
import { type ScriptRequest, scriptSchema } from '#kinds/script/schema.ts'
import { additions, answerList, answerObject, answerText, longestText, readAdditions } from '#writer/answer.ts'
import { withoutInventions } from '#writer/checks/grounding.ts'
import { withoutRepeats } from '#writer/checks/repeats.ts'
import { fitWords } from '#writer/fit/limits.ts'
import { textRewriteFaults } from '#writer/revision/rewrite-faults.ts'
import { layOutScript } from '#writer/script.ts'
import { defineWriter, inputText } from '#writer/writer.ts'

/** Ten minutes are 1,500 words, which need several sections of this length. */
const Answer = answerObject({
  sections: answerList(
    answerObject({
      name: answerText(60, 'Two to four words'),
      shot: answerText(200, 'What the camera shows').optional(),
      onScreen: answerText(120, 'The words on the screen, or an empty string').optional(),
      text: answerText(longestText, 'The words that are said'),
    }),
    16,
    'The sections in their order',
  ),
  ...additions,
})

const oneLine = (text = '') => text.replace(/\s+/gu, ' ').trim()

/** The directions of a section, each on a line, before its words. */
const directed = (
  { shot, onScreen, text }: { shot?: string | undefined; onScreen?: string | undefined; text: string },
  language: LanguageCode,
) => [cueLine('shot', oneLine(shot), language), cueLine('onScreen', oneLine(onScreen), language), text].filter(Boolean).join('\n')

/** Every section gives up the same share of its words, so that the script keeps its shape. */
function fitted(text: string, request: ScriptRequest): string {
  const { language, length } = request
  const sections = scriptSections(withoutRepeats(text, language)).map((section) => ({
    ...section,
    text: withoutInventions(section.text, inputText(request), language),
  }))
  const words = sections.reduce((sum, section) => sum + countWords(spoken(section.text), language), 0)
  const { max } = scriptWords(length)
  const share = Math.min(1, max / words)
  return layOutScript(
    sections.map(({ name, text: said }) => {
      if (share >= 1) return { name, text: said }
      const allowed = Math.floor(countWords(spoken(said), language) * share)
      const cut = fitWords(spoken(said), { min: Math.floor(allowed * 0.7), max: allowed }, language)
      return { name, text: [...said.split('\n').filter(isDirection), cut].join('\n') }
    }),
    language,
  )
}

export const scriptWriter = defineWriter(script, scriptSchema, {
  promptVersion: 4,
  schemaVersion: 2,
  prompt: scriptPrompt,
  answer: Answer,
  read: ({ sections = [], ...rest }, { language }) => ({
    script: layOutScript(
      sections.flatMap((section) =>
        section?.name && section.text ? [{ name: section.name, text: directed({ ...section, text: section.text }, language) }] : [],
      ),
      language,
    ),
    ...readAdditions(rest),
  }),
  arrange,
  rearrange,
  rewriteFaults: (result, { language }, { how, earlier }) =>
    textRewriteFaults('script', how, spoken(result.script), spoken(earlier.result.script), language),
  source: inputText,
  passages: ({ script: text }) => [
    { field: 'script', text: spoken(text) },
    ...directionsOf(text).map((line) => ({ field: 'script', text: line, style: 'note' as const })),
    ...scriptSections(text).flatMap(({ name }) => (name ? [{ field: 'script', text: name, style: 'note' as const }] : [])),
  ],
  fit: ({ script: text, ...notes }, request) => ({ ...notes, script: fitted(text, request) }),
})
