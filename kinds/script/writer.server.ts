import type { LanguageCode } from '#contract/options.ts'
import { cueLine, directionsOf, scriptSections, spoken } from '#contract/script.ts'
import { arrange, rearrange } from '#kinds/script/builtin.server.ts'
import { script } from '#kinds/script/index.ts'
import { scriptPrompt } from '#kinds/script/prompt.server.ts'
import { scriptSchema } from '#kinds/script/schema.ts'
import { additions, answerList, answerObject, answerText, longestText, readAdditions } from '#writer/answer.ts'
import { allGiven, mostEmoji } from '#writer/background.ts'
import { everyFact } from '#writer/checks/inspect.ts'
import { withoutInventedLinks } from '#writer/checks/leftovers.ts'
import { emojiCap } from '#writer/fit/emoji.ts'
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

export const scriptWriter = defineWriter(script, scriptSchema, {
  promptVersion: 7,
  schemaVersion: 2,
  prompt: scriptPrompt,
  answer: Answer,
  read: ({ sections = [], ...rest }, { language }) => ({
    script: layOutScript(
      sections.flatMap((section, at) =>
        section?.text ? [{ name: section.name || String(at + 1), text: directed({ ...section, text: section.text }, language) }] : [],
      ),
      language,
    ),
    ...readAdditions(rest),
  }),
  arrange,
  rearrange,
  rewriteFaults: (result, request, { how, earlier }) =>
    textRewriteFaults('script', how, spoken(result.script), spoken(earlier.result.script), request),
  source: inputText,
  carries: { sorts: everyFact, spokenLinks: true },
  passages: ({ script: text }) => [
    { field: 'script', text: spoken(text) },
    ...directionsOf(text).map((line) => ({ field: 'script', text: line, style: 'note' as const })),
    ...scriptSections(text).flatMap(({ name }) => (name ? [{ field: 'script', text: name, style: 'note' as const }] : [])),
  ],
  /** No platform limits a script. */
  fit: (result, request, background) => ({
    ...result,
    script: withoutInventedLinks(
      emojiCap(mostEmoji(background), inputText(request))(result.script),
      allGiven(inputText(request), background),
      request.language,
    ),
  }),
})
