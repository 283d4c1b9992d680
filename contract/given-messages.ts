/** What is said where details are given and the occasion is chosen. Apart from `arranged-messages.ts`, so that no form loads the notes. */
export const givenMessages = {
  /** The field under the topic. */
  details: 'Details (optional)',
  detailsHint: 'Price, date, place, link, or your steps: one fact a line',
  /** Over the occasions. */
  question: 'What is it?',
  /** The first choice, while there is nothing to guess from. */
  guess: 'Guess for me',
  /** The same choice once it is known what it comes to. */
  guessed: (label: string) => `Guess: ${label}`,
  /** Under the choices, while the topic was read and not recognised. */
  unsure: 'Not recognised: pick one for a better fit.',
} as const
