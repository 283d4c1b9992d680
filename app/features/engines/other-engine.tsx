import { useState } from 'react'
import type { EngineSettings } from '#api/engines.ts'
import { Form, useForm } from '#app/lib/form.tsx'
import { Segmented } from '#app/ui/choices.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { engineSettingsMessages, localMessages } from '#contract/engine-settings-messages.ts'
import { modelProviders } from '#contract/model-providers.ts'
import { type Connection, useLocal } from './calls.ts'
import { ConnectForm } from './connect-form.tsx'

interface OtherEngineProps {
  settings: EngineSettings
  label: string
  busyLabel: string
  busy: boolean
  onConnect: (connection: Connection) => void
}

const places = [
  { value: 'provider', label: engineSettingsMessages.aProvider },
  { value: 'local', label: localMessages.label },
] as const

/** Any model: of a provider, or one that was downloaded. */
export function OtherEngine(props: OtherEngineProps) {
  const files = useLocal().data?.files.filter(({ status }) => status === 'ready') ?? []
  const [place, setPlace] = useState<(typeof places)[number]['value']>('provider')
  return (
    <>
      {files.length > 0 && (
        <Segmented legend={engineSettingsMessages.whereItRuns} hideLegend choices={places} value={place} onValueChange={setPlace} />
      )}
      {place === 'local' ? <LocalEngine {...props} files={files} /> : <ConnectForm {...props} providers={modelProviders} />}
    </>
  )
}

function LocalEngine({ files, label, busyLabel, busy, onConnect }: OtherEngineProps & { files: readonly { id: string; label: string }[] }) {
  const form = useForm({
    initial: { model: files[0]?.id },
    send: ({ model }) => model !== undefined && onConnect({ engine: { provider: 'local', model } }),
  })
  return (
    <Form form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Field label={engineSettingsMessages.model}>
        {(control) => (
          <Select {...control} options={files.map((file) => ({ value: file.id, label: file.label }))} {...form.choice('model')} />
        )}
      </Field>
      <SubmitButton className="justify-self-start max-sm:w-full" busy={busy} label={label} busyLabel={busyLabel} />
    </Form>
  )
}
