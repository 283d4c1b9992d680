import { useRef, useState } from 'react'
import type { EngineSettings, ProviderAccess } from '#api/engines.ts'
import { Form, useForm } from '#app/lib/form.tsx'
import { useSay } from '#app/lib/say.tsx'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDelete } from '#app/ui/confirm-delete.tsx'
import { useKeptFocus } from '#app/ui/keep-focus.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { engineSettingsMessages, keyMessages } from '#contract/engine-settings-messages.ts'
import { useSetAccess } from './calls.ts'
import { AccessFields } from './connect-form.tsx'
import { CallError } from './parts.tsx'

const words = keyMessages
const shared = engineSettingsMessages

/** Each provider with its key's end and its address. */
export function AccessList({ settings: { providers } }: { settings: EngineSettings }) {
  return (
    <ul aria-label={shared.accessTitle} className="divide-y rounded-md border">
      {providers.map((access) => (
        <Access key={access.provider} access={access} />
      ))}
    </ul>
  )
}

const keyText = ({ key_end, needs_key, from_environment }: ProviderAccess): string => {
  if (from_environment) return words.fromEnvironment
  if (key_end !== null) return words.keyEnds({ end: key_end })
  return needs_key ? words.noKey : words.needsNoKey
}

function Access({ access }: { access: ProviderAccess }) {
  const { provider, label, needs_key, key_end, base_url, from_environment } = access
  const [editing, setEditing] = useState(false)
  const remove = useSetAccess()
  const say = useSay()
  const button = useRef<HTMLButtonElement>(null)
  useKeptFocus(button, key_end === null ? 0 : 1)
  const close = () => {
    setEditing(false)
    button.current?.focus()
  }
  const verb = needs_key && key_end === null ? words.add : words.change
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 px-3 py-2 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-40 max-sm:basis-full">
          <p className="font-medium">{label}</p>
          <p className="text-soft [overflow-wrap:anywhere]">
            {keyText(access)}
            {base_url && !from_environment && `, ${base_url}`}
          </p>
        </div>
        {!from_environment && (
          <div className="flex flex-wrap gap-2">
            <Button
              ref={button}
              variant="secondary"
              size="sm"
              aria-label={words.accessOn({ action: verb, provider: label })}
              aria-expanded={editing}
              onClick={() => setEditing(!editing)}
            >
              {editing ? shared.close : verb}
            </Button>
            {key_end !== null && (
              <ConfirmDelete
                title={words.removeTitle({ provider: label })}
                text={needs_key ? words.removeText : words.removeTextOptional}
                confirm={words.remove}
                cancel={words.keep}
                onConfirm={() => remove.mutate({ provider, key: null }, { onSuccess: () => say({ tone: 'good', text: words.removed }) })}
              >
                <Button
                  variant="secondary"
                  size="sm"
                  className="text-bad"
                  aria-label={words.actionOn({ action: words.remove, provider: label })}
                >
                  {words.remove}
                </Button>
              </ConfirmDelete>
            )}
          </div>
        )}
      </div>
      {editing && <AccessForm access={access} onDone={close} />}
      <CallError error={remove.error} />
    </li>
  )
}

function AccessForm({ access, onDone }: { access: ProviderAccess; onDone: () => void }) {
  const { provider, base_url, default_base_url } = access
  const save = useSetAccess()
  const say = useSay()
  const saved = () => {
    say({ tone: 'good', text: words.saved })
    onDone()
  }
  const form = useForm({
    initial: { key: '', address: '' },
    async send(typed) {
      const [key, address] = [typed.key.trim(), typed.address.trim()]
      if (!key && !address) return onDone()
      await save.mutateAsync({ provider, ...(key && { key }), ...(address && { base_url: address }) }, { onSuccess: saved })
    },
  })
  return (
    <Form form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-2">
      <AccessFields access={access} form={form} />
      <CallError error={save.error} fallback={shared.saveFailed} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton busy={save.isPending} label={shared.save} busyLabel={shared.saving} />
        {base_url !== null && (
          <Button variant="secondary" onClick={() => !save.isPending && save.mutate({ provider, base_url: null }, { onSuccess: saved })}>
            {default_base_url === null ? words.removeAddress : words.ownAddress}
          </Button>
        )}
      </div>
    </Form>
  )
}
