import { useId, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Label } from '#app/ui/field.tsx'
import { Select, type SelectOption } from '#app/ui/select.tsx'
import { rewriteMessages } from '#contract/result-messages.ts'

interface RewriteChoiceProps<Value extends string> {
  label: string
  options: readonly SelectOption<Value>[]
  onChoose: (value: Value) => void
}

/** A choice and the button that carries it out: with arrow keys alone a list runs through values that nobody wants. */
export function RewriteChoice<Value extends string>({ label, options, onChoose }: RewriteChoiceProps<Value>) {
  const [chosen, setChosen] = useState<Value>()
  const id = useId()
  return (
    <div className="grid min-w-0 gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <div className="flex flex-wrap gap-2">
        <Select id={id} className="w-44" options={options} value={chosen} placeholder={rewriteMessages.choose} onValueChange={setChosen} />
        <Button
          variant="secondary"
          className="touch:min-h-11"
          disabled={chosen === undefined}
          aria-label={`${rewriteMessages.open}: ${label}`}
          onClick={() => chosen !== undefined && onChoose(chosen)}
        >
          {rewriteMessages.open}
        </Button>
      </div>
    </div>
  )
}
