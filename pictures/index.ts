import { bold } from './bold.ts'
import { cards } from './cards.ts'
import { event } from './event.ts'
import { frame } from './frame.ts'
import { journal } from './journal.ts'
import { list } from './list.ts'
import { notice } from './notice.ts'
import { offer } from './offer.ts'
import { photo } from './photo.ts'
import { question } from './question.ts'
import { quote } from './quote.ts'
import { route } from './route.ts'
import { steps } from './steps.ts'
import type { Template } from './template.ts'

/** Every template of a picture; the order is that of the choice. */
export type { Template } from './template.ts'

export const templates = {
  notice,
  offer,
  event,
  quote,
  list,
  steps,
  question,
  photo,
  journal,
  bold,
  cards,
  route,
  frame,
} as const satisfies Readonly<Record<string, Template>>
export type TemplateId = keyof typeof templates
export const templateIds = Object.keys(templates) as [TemplateId, ...TemplateId[]]

/** Whether a template is for carousels, and not for one picture. */
export const isSlideTemplate = (id: TemplateId): boolean => 'slides' in templates[id]
export const pictureTemplateIds = templateIds.filter((id) => !isSlideTemplate(id))
export const slideTemplateIds = templateIds.filter(isSlideTemplate)
