/**
 * The purpose of a text. The built-in writer guesses it from the topic unless the user chooses one. The labels are shown on screens.
 * `other` is the default of a guess, and has the most careful form.
 */
export const occasions = {
  offer: 'Sale or offer',
  opening: 'Opening',
  event: 'Event or course',
  hours: 'Hours or delivery',
  closed: 'Closed for a while',
  hiring: 'Hiring',
  launch: 'Something new',
  video: 'New video or article',
  question: 'Question',
  tips: 'Asking for tips',
  opinion: 'Opinion',
  mine: 'My own way',
  glad: 'Good news',
  sad: 'Sad news',
  missing: 'Lost or missing',
  news: 'Other news',
  subject: 'A subject to talk about',
  other: 'Something else',
} as const
export type Occasion = keyof typeof occasions
export const occasionIds = Object.keys(occasions) as [Occasion, ...Occasion[]]

/** Occasions whose texts have no exclamation, emoji, call to action or frame. */
export const sensitiveOccasions = ['sad', 'missing'] as const satisfies readonly Occasion[]
export const isSensitiveOccasion = (occasion: Occasion): occasion is (typeof sensitiveOccasions)[number] =>
  occasion === 'sad' || occasion === 'missing'

/** Occasions of announcements; texts for the others are conversations with readers. */
export const newsOccasions = [
  'offer',
  'opening',
  'event',
  'hours',
  'closed',
  'hiring',
  'launch',
  'news',
] as const satisfies readonly Occasion[]
export const isNews = (occasion: Occasion): occasion is (typeof newsOccasions)[number] =>
  (newsOccasions as readonly Occasion[]).includes(occasion)
