import { z } from 'zod'
import { defaultDescriptionPlatform, type LanguageCode } from '#contract/options.ts'
import { generalTitle, titleLimit } from '#platforms/index.ts'
import { brief } from '#writer/brief.ts'
import { partialLines, readRequest, toArranged } from '#writer/builtin/arranging.ts'
import { arrangeDescription } from '#writer/builtin/description.ts'
import { builtinWriter, sameText } from '#writer/builtin/rearrange.ts'
import { fitLimit } from '#writer/fit/limits.ts'
import { changeOf } from '#writer/revision/changes.ts'
import { unchangedFaults } from '#writer/revision/rewrite-faults.ts'
import { defineWriter, inputText } from '#writer/writer.ts'
import { memo } from './index.ts'
import { memoSchema } from './schema.ts'

/** A topic may have many lines, a subject has one. */
const asSubject = (text: string, language: LanguageCode) => fitLimit(text.replace(/\s+/gu, ' '), titleLimit(generalTitle), language, 'none')

const { arrange, rearrange } = builtinWriter<typeof memo>({
  make(request, seed) {
    const reading = readRequest(request.topic, request)
    const { description, notes } = arrangeDescription(reading, { platform: defaultDescriptionPlatform }, seed)
    return { subject: asSubject(request.topic, request.language), body: description, arranged: toArranged(reading, notes) }
  },
  partials: ({ subject, body }) => partialLines(body).map((grown) => ({ subject, body: grown })),
  isRewritten: ({ body }, { earlier }) => !sameText(body, earlier.result.body),
})

export const memoWriter = defineWriter(memo, memoSchema, {
  promptVersion: 1,
  schemaVersion: 1,
  prompt: (request, revision) =>
    brief({
      request,
      topic: request.topic,
      what: 'memo',
      rules: ['subject: one line.', 'body: two short paragraphs.'],
      again: revision && { text: memo.text(revision.earlier.result), change: changeOf(revision.how, request) },
    }),
  answer: z.object({ subject: z.string(), body: z.string() }),
  read: ({ subject = '', body = '' }) => ({ subject, body }),
  arrange,
  rearrange,
  rewriteFaults: (result, _request, { earlier }) => unchangedFaults('body', result.body, earlier.result.body),
  source: inputText,
  passages: ({ subject, body }) => [
    { field: 'subject', text: subject, style: 'title' },
    { field: 'body', text: body },
  ],
  fit: (result, { language }) => ({ ...result, subject: asSubject(result.subject, language) }),
})
