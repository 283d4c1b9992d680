import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { instructionRequest } from '#app/lib/generation/rewriting.ts'
import type { WrittenRun } from '#app/lib/generation/run.ts'
import { useGeneration } from '#app/lib/generation/use-generation.tsx'
import { useHasModel } from '#app/lib/generation/use-has-model.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Textarea } from '#app/ui/field.tsx'
import { instructionMessages } from '#contract/instruction-messages.ts'
import { instructionMax } from '#contract/rewrite.ts'
import { rewriteRule } from '#kinds/index.ts'
import { changeMessages } from './messages.ts'

/** Whether texts of a run can be changed by words: with a model, and for kinds that can be rewritten so; undefined until it is known. */
export function useInstructable(run: WrittenRun): boolean | undefined {
  const hasModel = useHasModel()
  return rewriteRule(run.kind, 'instruction') ? hasModel : false
}

/** What was typed and not yet written, by generation: a rewrite that fails shows its text again, and the words with it. */
const typed = new Map<string, string>()

interface InstructionFieldProps {
  screen: string
  run: WrittenRun
}

/** The field for a change of the whole text; absent without a model. */
export function InstructionField({ screen, run }: InstructionFieldProps) {
  const can = useInstructable(run)
  const t = changeMessages
  if (!can) return null
  return <InstructionForm screen={screen} run={run} label={t.field} placeholder={t.placeholder} draft={run.id} />
}

interface InstructionFormProps extends InstructionFieldProps {
  label: string
  placeholder: string
  /** The part of the text to change; absent: any part. */
  passage?: string
  /** Under which key an unsent instruction is remembered. */
  draft: string
  /** Buttons next to the one that sends. */
  children?: ReactNode
}

/** An instruction and the button that sends it. */
export function InstructionForm({ screen, run, label, placeholder, passage, draft, children }: InstructionFormProps) {
  const { writeAgain } = useGeneration(screen)
  const [words, setWords] = useState(typed.get(draft) ?? '')
  const [error, setError] = useState<string>()
  const change = (text: string) => {
    typed.set(draft, text)
    setWords(text)
    setError(undefined)
  }
  const send = () => {
    const instruction = words.trim()
    if (!instruction) return setError(instructionMessages.sayWhat)
    const request = instructionRequest(run, instruction, passage)
    if (request) writeAgain(run, request)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    // The form's shortcut would write a new text.
    event.preventDefault()
    send()
  }
  return (
    <div className="grid gap-2">
      <Field label={label} error={error}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={instructionMax}
            value={words}
            placeholder={placeholder}
            className="field-sizing-content max-h-48"
            onChange={({ target }) => change(target.value)}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center justify-end gap-2">
        {children}
        <Button variant="secondary" className="touch:min-h-11" onClick={send}>
          {changeMessages.send}
        </Button>
      </div>
    </div>
  )
}
