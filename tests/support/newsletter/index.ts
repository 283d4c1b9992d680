import { defineKind } from '#contract/kind.ts'
import { messages } from '#contract/messages.ts'
import { tools } from '#contract/paths.ts'
import { sameRequest } from '#contract/rewrite.ts'
import type { NewsletterRequest, NewsletterResult } from './schema.ts'

/** A kind that is not part of the product: shows what a new kind needs. */
export const newsletter = defineKind<NewsletterRequest, NewsletterResult>()({
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
  text: ({ subject, body }) => `${subject}\n\n${body}`,
  rewrites: { tone: sameRequest },
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
