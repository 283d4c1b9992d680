import type { ReactNode } from 'react'
import type { EngineSettings, ProviderAccess } from '#api/engines.ts'
import { Form, type FormState, type Problems, useForm } from '#app/lib/form.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { engineSettingsMessages, foundMessages, keyMessages } from '#contract/engine-settings-messages.ts'
import { type EngineProvider, type ProviderName, providerLabels } from '#contract/model-providers.ts'
import type { Connection } from './calls.ts'
import { ModelField } from './model-field.tsx'
import { keyPages } from './names.ts'
import { FixedNote } from './parts.tsx'

const words = keyMessages
const shared = engineSettingsMessages

interface Typed {
  key: string
  address: string
  model: string
}

const empty: Typed = { key: '', address: '', model: '' }

/** What must still be entered before a provider's model can be asked. */
function missingOf(access: ProviderAccess, { key, address, model }: Typed): Problems<Typed> {
  const hasKey = key.trim() || !access.needs_key || access.key_end !== null || access.from_environment
  const hasAddress = address.trim() || access.base_url !== null || access.default_base_url !== null
  return {
    key: hasKey ? undefined : words.keyRequired,
    address: hasAddress ? undefined : words.addressRequired,
    model: model.trim() ? undefined : words.modelRequired,
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
  const form = useForm<Typed & { provider: EngineProvider | undefined }>({
    initial: { ...empty, provider: options[0]?.provider },
    check: ({ provider, ...typed }) => {
      const access = options.find((option) => option.provider === provider)
      return access ? missingOf(access, typed) : {}
    },
    send({ provider, ...typed }) {
      if (busy || !provider) return
      const [key, address, model] = [typed.key.trim(), typed.address.trim(), typed.model.trim()]
      onConnect({ engine: { provider, model }, ...(key && { key }), ...(address && { base_url: address }) })
    },
  })
  const typed = form.values()
  const access = options.find(({ provider }) => provider === typed.provider)
  if (!access) return null
  const { provider } = access
  return (
    <Form form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Field label={providerLabel}>
        {(control) => (
          <Select
            {...control}
            options={options.map(({ provider: value, label: name }) => ({ value, label: name }))}
            value={provider}
            onValueChange={(next) => form.reset({ ...empty, provider: next })}
          />
        )}
      </Field>
      <AccessFields key={`access-${provider}`} access={access} form={form} />
      <ModelField
        key={`model-${provider}`}
        provider={provider}
        keyTyped={typed.key.trim()}
        addressTyped={typed.address.trim()}
        model={typed.model}
        onModel={(model) => form.change({ model })}
        error={form.errorOf('model')}
      />
      {children}
      <SubmitButton className="justify-self-start max-sm:w-full" busy={busy} label={label} busyLabel={busyLabel} />
    </Form>
  )
}

interface AccessFieldsProps {
  access: ProviderAccess
  form: Pick<FormState<Pick<Typed, 'key' | 'address'>>, 'field'>
}

const plainText = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false, autoComplete: 'off', dir: 'ltr' } as const

/** A server of one's own has an address; a company's is known. */
function addressHint({ default_base_url: known, needs_key }: ProviderAccess): string {
  if (known === null) return words.addressHint
  return needs_key ? words.addressProxyHint : foundMessages.addressHint({ address: known })
}

/** The key and the address of a provider. A stored key is only named by its end. */
export function AccessFields({ access, form }: AccessFieldsProps) {
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
      <Field label={needs_key ? words.keyFor({ provider: providerLabels[provider] }) : words.keyMaybe} hint={hint} {...form.field('key')}>
        {(control) => (
          <Input
            {...control}
            {...plainText}
            // Browsers offer to save what is in a password field; this one says that it is none of theirs.
            type="password"
            autoComplete="new-password"
            className="font-mono"
            placeholder={key_end === null ? undefined : `••••${key_end}`}
          />
        )}
      </Field>
      <Field label={default_base_url === null ? shared.address : words.addressMaybe} hint={addressHint(access)} {...form.field('address')}>
        {(control) => (
          <Input
            {...control}
            {...plainText}
            type="url"
            inputMode="url"
            placeholder={base_url ?? default_base_url ?? 'http://localhost:8000/v1'}
          />
        )}
      </Field>
    </>
  )
}
