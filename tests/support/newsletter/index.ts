import { z } from 'zod'
import { arrangedField } from '#contract/arranged.ts'
import { givenFields, languageField, rewriteField, toneOr, topicField } from '#contract/fields.ts'
import { defineKind, type KindRequest, type KindResult } from '#contract/kind.ts'
import { messages } from '#contract/messages.ts'
import { defaultTone } from '#contract/options.ts'
import { tools } from '#contract/paths.ts'
import { same } from '#contract/rewrite.ts'

/** A kind that is not part of the product: shows what a new kind needs. */
export const newsletter = defineKind({
  name: 'newsletter',
  label: 'Newsletter',
  makes: 'a newsletter',
  call: 'write-newsletter',
  messages: {
    success: 'Newsletter generated successfully!',
    failed: 'Failed to generate newsletter. Please try again.',
    empty: 'No newsletter generated.',
  },
  feature: () => 'descriptions',
  request: z.strictObject({
    topic: topicField,
    ...givenFields,
    tone: toneOr(defaultTone),
    language: languageField,
    rewrite: rewriteField('tone'),
  }),
  result: z.object({ subject: z.string().min(1), body: z.string().min(1), arranged: arrangedField }),
  check: () => [],
  text: ({ subject, body }) => `${subject}\n\n${body}`,
  rewrites: { tone: same },
  saved: { newsletters: { label: 'Newsletter', contentType: 'post' } },
  savedAs: () => 'newsletters',
  screens: [
    {
      path: `${tools}/newsletter`,
      title: 'Newsletter Generator',
      about: 'One issue, ready to send.',
      navigation: { label: 'Newsletters' },
      icon: 'mail',
      fields: [
        {
          type: 'about',
          name: 'topic',
          label: 'Topic',
          placeholder: 'What is the issue about?',
          required: messages.generation.topicFirst,
        },
        { type: 'voice' },
      ],
      action: () => 'Generate newsletter',
      empty: { title: 'Your newsletter will appear here', hint: 'Say what is new.', examples: ['Our bakery opens on Sunday'] },
    },
  ],
  allInOne: { label: 'Newsletter' },
  sample: { topic: 'our bakery opens on Sunday in Pune', tone: 'casual', language: 'en' },
})

export type NewsletterRequest = KindRequest<typeof newsletter>
export type NewsletterResult = KindResult<typeof newsletter>
