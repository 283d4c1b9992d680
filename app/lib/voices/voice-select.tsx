import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { newVoicePath, voicesPath } from '#contract/paths.ts'
import { voiceChoiceMessages } from './messages.ts'
import type { VoiceChoice } from './voice-choice.ts'

interface VoiceSelectProps {
  choice: VoiceChoice
  /** Why the server refused the voice. */
  error?: string | undefined
}

const none = 'none'

/** Who writes. A user without a voice gets a link to add one. */
export function VoiceSelect({ choice, error }: VoiceSelectProps) {
  const t = voiceChoiceMessages
  if (!choice.voices) return null
  if (choice.voices.length === 0) return <AddVoiceLink />
  return (
    <Field
      label={t.label}
      error={error}
      aside={
        <Link
          to={voicesPath}
          aria-label={t.manageAll}
          className="-my-1 inline-flex min-h-6 items-center text-soft text-xs touch:min-h-11 hover:text-ink"
        >
          {t.manage}
        </Link>
      }
    >
      {(control) => <VoiceOptions {...control} choice={choice} />}
    </Field>
  )
}

function VoiceOptions({ choice, ...control }: { choice: VoiceChoice; id: string }) {
  const { voices = [], unused, chosen, choose } = choice
  const t = voiceChoiceMessages
  const options = voices.map(({ id, name }) => {
    const locked = unused.includes(id)
    return { value: id, label: locked ? t.locked({ name }) : name, disabled: locked }
  })
  return (
    <Select
      {...control}
      dir="auto"
      options={[{ value: none, label: t.none }, ...options]}
      value={chosen?.id ?? none}
      onValueChange={(id) => choose(id === none ? null : id)}
    />
  )
}

function AddVoiceLink() {
  const t = voiceChoiceMessages
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-soft text-sm">
      <Link to={newVoicePath} className="inline-flex min-h-6 items-center gap-1.5 font-medium text-accent touch:min-h-11">
        <Plus aria-hidden className="size-4" />
        {t.add}
      </Link>
      <span>{t.addHint}</span>
    </p>
  )
}
