import { i18n } from '#contract/i18n.ts'
import type { Occasion } from '#contract/occasions.ts'

/** The labels of the occasions of `contract/occasions.ts`. */
export const occasions = i18n('occasion', {
  offer: 'Offer',
  event: 'Event or course',
  hours: 'Hours, closed, moved',
  hiring: 'Hiring',
  launch: 'Something new',
  video: 'Video or article',
  tips: 'Tips or steps',
  question: 'Question',
  opinion: 'Opinion',
  mine: 'My story',
  glad: 'Good news',
  sad: 'Sad news',
  missing: 'Lost or found',
  help: 'Help needed',
  news: 'Notice',
  other: 'Anything else',
} satisfies Readonly<Record<Occasion, string>>)
