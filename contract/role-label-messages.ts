import { i18n } from '#contract/i18n.ts'
import type { Role } from '#contract/roles.ts'

/** Each fact in one or two words, for a button that asks for it; `role-messages.ts` has the whole questions. */
export const roleLabels = i18n('fact-label', {
  what: 'What it is',
  price: 'Price',
  offer: 'Offer',
  until: 'Until when',
  when: 'When',
  where: 'Where',
  order: 'How to book',
  link: 'Link',
  contact: 'Contact',
  who: 'Who it’s for',
  steps: 'Steps',
  why: 'Why',
  happened: 'What happened',
  changed: 'What changed',
  lesson: 'Lesson',
  view: 'Your view',
  reason: 'Reason',
  example: 'Example',
  thanks: 'Thanks',
} satisfies Readonly<Record<Role, string>>)
