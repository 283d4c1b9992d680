import { z } from 'zod'
import { brief } from '#writer/brief.ts'
import { partialLines, readRequest, toArranged } from '#writer/builtin/arranging.ts'
import { arrangeDescription } from '#writer/builtin/description.ts'
import { sameText, tryRewrite } from '#writer/builtin/rearrange.ts'
import { inputText } from '#writer/input-text.ts'
import { changeOf } from '#writer/revision/changes.ts'
import { unchangedFaults } from '#writer/revision/rewrite-faults.ts'
import { defineWriter, type PartialResult } from '#writer/writer.ts'
import { memo } from './index.ts'
import { type MemoRequest, type MemoResult, memoSchema } from './schema.ts'

function arranged(request: MemoRequest, seed: number): MemoResult {
  const reading = readRequest(request.topic, request)
  const { description, notes } = arrangeDescription(reading, { platform: 'linkedin', complexity: 'moderate' }, seed)
  return { subject: request.topic, body: description, arranged: toArranged(reading, notes) }
}

function* growing(result: MemoResult): Generator<PartialResult<MemoResult>, MemoResult> {
  for (const body of partialLines(result.body)) yield { subject: result.subject, body }
  return result
}

export const memoWriter = defineWriter(memo, memoSchema, {
  promptVersion: 1,
  schemaVersion: 1,
  prompt: (request, revision) =>
    brief({
      role: 'You write memos.',
      language: request.language,
      tone: request.tone,
      rules: ['subject: one line.', 'body: two short paragraphs.'],
      good: 'subject: Your starter is hungry',
      bad: 'subject: Memo #1',
      badBecause: 'it says nothing',
      task: 'Write one memo about the subject between the marks.',
      text: request.topic,
      details: request.details,
      occasion: request.occasion,
      again: revision && { text: memo.text(revision.earlier.result), change: changeOf(revision.how, request) },
    }),
  answer: z.object({ subject: z.string(), body: z.string() }),
  read: ({ subject = '', body = '' }) => ({ subject, body }),
  arrange: (request, seed) => growing(arranged(request, seed)),
  rearrange: (request, { how, earlier }, seed) =>
    growing(
      tryRewrite(
        how,
        seed,
        (turn) => arranged(request, turn),
        ({ body }) => !sameText(body, earlier.result.body),
      ),
    ),
  rewriteFaults: (result, _request, { earlier }) => unchangedFaults('body', result.body, earlier.result.body),
  source: ({ topic, details }) => inputText(topic, details),
  passages: ({ subject, body }) => [
    { field: 'subject', text: subject, style: 'title' },
    { field: 'body', text: body },
  ],
  fit: (result) => result,
})
