import { Field, Input, Textarea } from '#app/ui/field.tsx'
import { type TemplateId, templates } from '#contract/occasions.ts'
import { templateFieldExamples, templateFields } from '#contract/template-messages.ts'
import type { TemplateAnswers } from '#contract/templates.ts'

interface TemplateFieldsProps {
  template: TemplateId
  answers: TemplateAnswers
  onChange: (answers: TemplateAnswers) => void
}

/** UTF-16 units of one answer. */
const answerMax = 400

/** The named fields of a template, after its topic. Every one may stay empty. */
export function TemplateFields({ template, answers, onChange }: TemplateFieldsProps) {
  const [labels, examples] = [templateFields.get(), templateFieldExamples.get()]
  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-x-4 gap-y-3 @md:grid-cols-2">
        {templates[template].fields.map(({ id, line }) => {
          const text = {
            maxLength: answerMax,
            placeholder: examples[id],
            value: answers[id] ?? '',
            onChange: ({ target }: { target: { value: string } }) => onChange({ ...answers, [id]: target.value }),
          }
          return (
            <Field key={id} label={labels[id]} className={line === 'steps' ? '@md:col-span-2' : ''}>
              {(control) => (line === 'steps' ? <Textarea {...control} {...text} rows={3} /> : <Input {...control} {...text} dir="auto" />)}
            </Field>
          )
        })}
      </div>
    </div>
  )
}
