/**
 * The purpose of a text. The built-in writer guesses it from the topic unless the user chooses one. `occasionNames` has their labels.
 * `other` is the default of a guess, and has the most careful form.
 */
export const occasionIds = [
  'offer',
  'event',
  'hours',
  'hiring',
  'launch',
  'video',
  'tips',
  'question',
  'opinion',
  'mine',
  'glad',
  'sad',
  'missing',
  'help',
  'news',
  'other',
] as const
export type Occasion = (typeof occasionIds)[number]

/** Occasions that had an id of their own once, and what they are now: stored requests and callers of the API may still name them. */
export const formerOccasions = { opening: 'launch', closed: 'hours', subject: 'other' } as const satisfies Readonly<
  Record<string, Occasion>
>

/** Occasions whose texts have no exclamation, emoji, call to action or frame. */
export const sensitiveOccasions = ['sad', 'missing'] as const satisfies readonly Occasion[]
export const isSensitiveOccasion = (occasion: Occasion): occasion is (typeof sensitiveOccasions)[number] =>
  occasion === 'sad' || occasion === 'missing'

/** Occasions of announcements; texts for the others are conversations with readers. */
export const newsOccasions = ['offer', 'event', 'hours', 'hiring', 'launch', 'help', 'news'] as const satisfies readonly Occasion[]
export const isNews = (occasion: Occasion): occasion is (typeof newsOccasions)[number] =>
  (newsOccasions as readonly Occasion[]).includes(occasion)
