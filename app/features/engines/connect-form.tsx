import { type FormEvent, type ReactNode, useState } from 'react'
import type { EngineSettings, ProviderAccess } from '#api/engines.ts'
import { providerLabels } from '#app/lib/provider-labels.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { engineSettingsMessages, foundMessages, keyMessages } from '#contract/engine-settings-messages.ts'
import type { EngineProvider, ProviderName } from '#contract/model-providers.ts'
import type { Connection } from './calls.ts'
import { ModelField } from './model-field.tsx'
import { keyPages } from './names.ts'
import { FixedNote } from './parts.tsx'

const words = keyMessages
const shared = engineSettingsMessages

type Missing = Partial<Record<'key' | 'address' | 'model', string>>

/** What must still be entered before a provider's model can be asked. */
function missingOf(access: ProviderAccess, { key, address, model }: Record<'key' | 'address' | 'model', string>): Missing {
  const hasAddress = address || access.base_url !== null || access.default_base_url !== null
  return {
    ...(access.needs_key && !key && access.key_end === null && !access.from_environment && { key: words.keyRequired }),
    ...(!hasAddress && { address: words.addressRequired }),
    ...(!model && { model: words.modelRequired }),
  }
}

interface ConnectFormProps {
  settings: EngineSettings
  providers: readonly ProviderName[]
  /** What the providers are; AI services when absent. */
  providerLabel?: string
  label: string
  busyLabel: string
  busy: boolean
  onConnect: (connection: Connection) => void
  /** Shown above the button. */
  children?: ReactNode
}

/** A provider, its key and address, and a model. The key is kept in this form only until it is sent. */
export function ConnectForm({
  settings,
  providers,
  providerLabel = shared.provider,
  label,
  busyLabel,
  busy,
  onConnect,
  children,
}: ConnectFormProps) {
  const options = settings.providers.filter(({ provider }) => providers.includes(provider))
  const [chosen, setChosen] = useState<EngineProvider | undefined>(options[0]?.provider)
  const [typed, setTyped] = useState({ key: '', address: '', model: '' })
  const [missing, setMissing] = useState<Missing>({})
  const access = options.find(({ provider }) => provider === chosen)
  if (!access) return null
  const { provider } = access
  const type = (changed: Partial<typeof typed>) => {
    setTyped({ ...typed, ...changed })
    setMissing({})
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const [key, address, model] = [typed.key.trim(), typed.address.trim(), typed.model.trim()]
    const lacks = missingOf(access, { key, address, model })
    setMissing(lacks)
    if (Object.keys(lacks).length > 0) return
    onConnect({ engine: { provider, model }, ...(key && { key }), ...(address && { base_url: address }) })
  }
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Field label={providerLabel}>
        {(control) => (
          <Select
            {...control}
            options={options.map(({ provider: value, label: name }) => ({ value, label: name }))}
            value={provider}
            onValueChange={(next) => {
              setChosen(next)
              setTyped({ key: '', address: '', model: '' })
              setMissing({})
            }}
          />
        )}
      </Field>
      <AccessFields key={`access-${provider}`} access={access} typed={typed} onType={type} missing={missing} />
      <ModelField
        key={`model-${provider}`}
        provider={provider}
        keyTyped={typed.key.trim()}
        addressTyped={typed.address.trim()}
        model={typed.model}
        onModel={(model) => type({ model })}
        error={missing.model}
      />
      {children}
      <Button type="submit" className="justify-self-start max-sm:w-full" aria-disabled={busy}>
        {busy && <Spinner />}
        {busy ? busyLabel : label}
      </Button>
    </form>
  )
}

interface AccessFieldsProps {
  access: ProviderAccess
  typed: { key: string; address: string }
  onType: (changed: { key?: string; address?: string }) => void
  missing?: Missing
}

const plainText = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false, autoComplete: 'off', dir: 'ltr' } as const

/** A server of one's own has an address; a company's is known. */
function addressHint({ default_base_url: known, needs_key }: ProviderAccess): string {
  if (known === null) return words.addressHint
  return needs_key ? words.addressProxyHint : foundMessages.addressHint({ address: known })
}

/** The key and the address of a provider. A stored key is only named by its end. */
export function AccessFields({ access, typed, onType, missing = {} }: AccessFieldsProps) {
  const { provider, needs_key, key_end, base_url, default_base_url, from_environment } = access
  if (from_environment) return <FixedNote variables={['AI_API_KEY', 'AI_BASE_URL']} />
  const where = keyPages[provider]
  const hint =
    key_end === null
      ? [where && words.where({ address: where }), words.safe].filter(Boolean).join(' ')
      : key_end
        ? words.storedEnd({ end: key_end })
        : words.stored
  return (
    <>
      <Field label={needs_key ? words.keyFor({ provider: providerLabels[provider] }) : words.keyMaybe} hint={hint} error={missing.key}>
        {(control) => (
          <Input
            {...control}
            {...plainText}
            // Browsers offer to save what is in a password field; this one says that it is none of theirs.
            type="password"
            autoComplete="new-password"
            className="font-mono"
            placeholder={key_end === null ? undefined : `••••${key_end}`}
            value={typed.key}
            onChange={({ target }) => onType({ key: target.value })}
          />
        )}
      </Field>
      <Field label={default_base_url === null ? shared.address : words.addressMaybe} hint={addressHint(access)} error={missing.address}>
        {(control) => (
          <Input
            {...control}
            {...plainText}
            type="url"
            inputMode="url"
            placeholder={base_url ?? default_base_url ?? 'http://localhost:8000/v1'}
            value={typed.address}
            onChange={({ target }) => onType({ address: target.value })}
          />
        )}
      </Field>
    </>
  )
}
