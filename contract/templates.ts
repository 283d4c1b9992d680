import { type TemplateFieldId, type TemplateId, type TemplateLine, templates } from '#contract/occasions.ts'
import type { LanguageCode } from '#contract/options.ts'
import { templateLineLabels } from '#contract/template-messages.ts'

/** What was typed into the fields of a template, by field. */
export type TemplateAnswers = Readonly<Partial<Record<TemplateFieldId, string>>>

const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** A line after its label, unless it begins with the label: "until Sunday". */
const labelled = (label: string, line: string): string =>
  line.toLocaleLowerCase().startsWith(label.toLocaleLowerCase()) ? line : `${label}: ${line}`

function detailsOf(line: TemplateLine, answer: string, language: LanguageCode): string[] {
  const lines = linesIn(answer)
  switch (line) {
    case 'plain':
      return lines
    case 'steps':
      return lines.map((step, at) => (/^\p{Nd}+[.)]/u.test(step) ? step : `${at + 1}. ${step}`))
    default:
      return lines.map((text) => labelled(templateLineLabels[language][line], text))
  }
}

/** The answers to a template's fields as lines of details, word for word, in the order of the fields. */
export const templateDetails = (template: TemplateId, answers: TemplateAnswers, language: LanguageCode): string =>
  templates[template].fields.flatMap(({ id, line }) => detailsOf(line, answers[id] ?? '', language)).join('\n')
