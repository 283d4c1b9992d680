import { useId } from 'react'
import { Label } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { type TemplateId, templateIds } from '#contract/occasions.ts'
import { templateNames, templateWords } from '#contract/template-messages.ts'

/** A select has no empty value. */
const none = 'none'

interface TemplateSelectProps {
  value: TemplateId | ''
  onChange: (value: TemplateId | '') => void
}

/** The template of a form, in one line. */
export function TemplateSelect({ value, onChange }: TemplateSelectProps) {
  const id = useId()
  const [t, names] = [templateWords.get(), templateNames.get()]
  return (
    <div className="flex items-center justify-between gap-3">
      <Label htmlFor={id}>{t.startFrom}</Label>
      <Select
        id={id}
        className="w-auto min-w-0 max-w-[70%]"
        options={[{ value: none, label: t.none }, ...templateIds.map((template) => ({ value: template, label: names[template] }))]}
        value={value || none}
        onValueChange={(chosen) => onChange(chosen === none ? '' : chosen)}
      />
    </div>
  )
}
