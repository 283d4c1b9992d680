import { defineKind } from '#contract/kind.ts'
import { generationMessages } from '#contract/messages.ts'
import { tools } from '#contract/paths.ts'
import { sameRequest } from '#contract/rewrite.ts'
import type { MemoRequest, MemoResult } from './schema.ts'

/** A kind that is not part of the product: shows what a new kind needs. */
export const memo = defineKind<MemoRequest, MemoResult>()({
  name: 'memo',
  label: 'Memo',
  makes: 'a memo',
  call: 'write-memo',
  messages: {
    success: 'Memo generated successfully!',
    failed: 'Failed to generate memo. Please try again.',
    empty: 'No memo generated.',
  },
  feature: () => 'descriptions',
  text: ({ subject, body }) => `${subject}\n\n${body}`,
  rewrites: { tone: sameRequest },
  saved: { memos: { label: 'Memo', contentType: 'post' } },
  savedAs: () => 'memos',
  screens: [
    {
      path: `${tools}/memo`,
      title: 'Memo Generator',
      about: 'One memo, ready to send.',
      navigation: { label: 'Memos' },
      icon: 'mail',
      fields: [
        {
          type: 'about',
          name: 'topic',
          label: 'Topic',
          placeholder: 'What is the memo about?',
          required: generationMessages.topicFirst,
        },
        { type: 'voice' },
      ],
      action: () => 'Generate memo',
      empty: { title: 'Your memo will appear here', hint: 'Say what is new.', examples: ['Our bakery opens on Sunday'] },
    },
  ],
  allInOne: { label: 'Memo' },
  sample: { topic: 'our bakery opens on Sunday in Pune', tone: 'casual', language: 'en' },
})
