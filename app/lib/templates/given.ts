import { type DraftField, oneOf, textField } from '#app/lib/generation/draft.ts'
import { type Occasion, type TemplateId, templateIds, templates } from '#contract/occasions.ts'
import { detailsMax, type LanguageCode } from '#contract/options.ts'
import { type TemplateAnswers, templateDetails } from '#contract/templates.ts'

/** What a form holds besides its topic. `''`: no template is chosen. */
export interface Given {
  readonly template: TemplateId | ''
  readonly answers: TemplateAnswers
  readonly details: string
}

const isAnswers = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((text) => typeof text === 'string' && text.length <= detailsMax)

const answersField: DraftField<TemplateAnswers> = { initial: {}, accepts: isAnswers }

/** The fields of a draft. */
export const givenFields = { template: oneOf(['', ...templateIds], ''), answers: answersField, details: textField(detailsMax) } as const

/** What the values of any form hold; a form without templates holds none. */
export function givenIn(values: object): Given {
  const { template, answers, details } = values as Readonly<Record<string, unknown>>
  return {
    template: templateIds.find((id) => id === template) ?? '',
    answers: isAnswers(answers) ? (answers as TemplateAnswers) : {},
    details: typeof details === 'string' ? details : '',
  }
}

/** The details of a request: the answers to the template in the language of the text, then what was typed. */
export const detailsOf = ({ template, answers, details }: Given, language: LanguageCode): string =>
  [template && templateDetails(template, answers, language), details.trim()].filter(Boolean).join('\n')

/** The occasion of a template; `''` without one. */
export const occasionOf = (template: TemplateId | ''): Occasion | '' => (template ? templates[template].occasion : '')
