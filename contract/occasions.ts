/**
 * The purpose of a text. The built-in writer guesses it from the topic unless the user chooses one. `occasionNames` has their labels.
 * `other` is the default of a guess, and has the most careful form.
 */
export const occasionIds = [
  'offer',
  'opening',
  'event',
  'hours',
  'closed',
  'hiring',
  'launch',
  'video',
  'question',
  'tips',
  'opinion',
  'mine',
  'glad',
  'sad',
  'missing',
  'news',
  'subject',
  'other',
] as const
export type Occasion = (typeof occasionIds)[number]

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

/** How a field of a template becomes details: a line as typed, a line after a label in the language of the text, or numbered lines. */
export type TemplateLine = 'plain' | 'until' | 'again' | 'steps'

export interface TemplateField<Id extends string = string> {
  readonly id: Id
  readonly line: TemplateLine
}

interface Template {
  /** What the built-in writer and models take the text for. */
  readonly occasion: Occasion
  /** The fields after the topic. */
  readonly fields: readonly TemplateField[]
}

const field = <const Id extends string>(id: Id, line: TemplateLine = 'plain'): TemplateField<Id> => ({ id, line })

/**
 * What people often post, each with the facts that such a post needs: the form asks for a topic and these fields.
 * `contract/template-messages.ts` has their labels and examples.
 */
export const templates = {
  offer: { occasion: 'offer', fields: [field('until', 'until'), field('where'), field('order')] },
  opening: { occasion: 'opening', fields: [field('when'), field('where'), field('special')] },
  event: { occasion: 'event', fields: [field('when'), field('where'), field('price'), field('book')] },
  product: { occasion: 'launch', fields: [field('benefit'), field('price'), field('order')] },
  hiring: { occasion: 'hiring', fields: [field('wanted'), field('where'), field('pay'), field('apply')] },
  video: { occasion: 'video', fields: [field('learn'), field('link')] },
  tip: { occasion: 'tips', fields: [field('steps', 'steps')] },
  behind: { occasion: 'other', fields: [field('how'), field('who')] },
  thanks: { occasion: 'glad', fields: [field('whom'), field('next')] },
  closed: { occasion: 'closed', fields: [field('again', 'again'), field('meanwhile')] },
  festival: { occasion: 'glad', fields: [field('have'), field('until', 'until'), field('order')] },
} as const satisfies Readonly<Record<string, Template>>
export type TemplateId = keyof typeof templates
export const templateIds = Object.keys(templates) as [TemplateId, ...TemplateId[]]
/** The ids of all fields of templates. */
export type TemplateFieldId = (typeof templates)[TemplateId]['fields'][number]['id']
