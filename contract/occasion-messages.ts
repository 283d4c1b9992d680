import { i18n } from '#contract/i18n.ts'
import type { Occasion } from '#contract/occasions.ts'

/** The labels of the occasions of `contract/occasions.ts`. */
export const occasions = i18n('occasion', {
  offer: 'Sale or offer',
  opening: 'Opening',
  event: 'Event or course',
  hours: 'Hours or delivery',
  closed: 'Temporarily closed',
  hiring: 'Hiring',
  launch: 'Something new',
  video: 'New video or article',
  question: 'Question',
  tips: 'Asking for advice',
  opinion: 'Opinion',
  mine: 'How I do it',
  glad: 'Good news',
  sad: 'Sad news',
  missing: 'Lost or missing',
  news: 'Other news',
  subject: 'General topic',
  other: 'Something else',
} satisfies Readonly<Record<Occasion, string>>)
