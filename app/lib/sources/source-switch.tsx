import { lazy, type ReactNode, Suspense } from 'react'
import { Segmented } from '#app/ui/choices.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { SourceFieldsProps } from './source-fields.tsx'
import { sourceSwitchMessages } from './switch-messages.ts'

/** Loaded on demand: most texts are written from a topic. */
const SourceFields = lazy(async () => ({ default: (await import('./source-fields.tsx')).SourceFields }))

interface SourceSwitchProps extends SourceFieldsProps {
  readonly isOn: boolean
  readonly onSwitch: (from: 'topic' | 'source') => void
  /** The field for the topic. */
  readonly children: ReactNode
}

/** Whether a text is written from a topic or from a source, and the fields for it. */
export function SourceSwitch({ isOn, onSwitch, children, ...fields }: SourceSwitchProps) {
  const { legend, topic, source } = sourceSwitchMessages
  return (
    <div className="grid grid-cols-1 gap-2.5">
      <Segmented
        legend={legend}
        hideLegend
        choices={[
          { value: 'topic', label: topic },
          { value: 'source', label: source },
        ]}
        value={isOn ? 'source' : 'topic'}
        onValueChange={onSwitch}
      />
      {isOn ? (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <SourceFields {...fields} />
        </Suspense>
      ) : (
        children
      )}
    </div>
  )
}
