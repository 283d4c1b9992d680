import { useRef, useState } from 'react'
import type { NewSource } from '#api/sources.ts'
import { useStepFocus } from '#app/lib/step-focus.tsx'
import { AddSource } from './add-source.tsx'
import { choiceIn, choiceValue } from './source-choice.ts'
import { Understood } from './understood.tsx'

export interface SourceFieldsProps {
  /** The form's value: a choice, or empty. */
  readonly value: unknown
  /** The topic of the form, which is the source's title. */
  readonly title: string
  readonly error: string | undefined
  readonly titleError: string | undefined
  readonly onChange: (changed: { readonly source?: string; readonly title?: string }) => void
}

/** What a text is written from: a text, link or file is added, then its points are chosen. */
export function SourceFields({ value, title, error, titleError, onChange }: SourceFieldsProps) {
  const [reading, setReading] = useState<Pick<NewSource, 'cut' | 'remarks'>>()
  const choice = choiceIn(value)
  const fields = useRef<HTMLDivElement>(null)
  useStepFocus(fields, choice?.id)
  const take = (source: Pick<NewSource, 'id' | 'title' | 'points'>, justRead?: NewSource) => {
    setReading(justRead)
    onChange({ source: choiceValue({ id: source.id, points: source.points.map((_, at) => at) }), title: source.title })
  }
  return (
    <div ref={fields} tabIndex={-1} className="outline-none">
      {choice ? (
        <Understood
          choice={choice}
          reading={reading}
          title={title}
          error={error}
          titleError={titleError}
          onTitle={(changed) => onChange({ title: changed })}
          onPoints={(points) => onChange({ source: choiceValue({ ...choice, points }) })}
          onOther={() => onChange({ source: '' })}
        />
      ) : (
        <AddSource fields={fields} error={error} onRead={(source) => take(source, source)} onPick={(source) => take(source)} />
      )}
    </div>
  )
}
