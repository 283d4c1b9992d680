import { type FormEvent, useRef, useState } from 'react'
import { toast } from 'sonner'
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from '#app/ui/alert-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { DialogFooter } from '#app/ui/dialog.tsx'
import type { ProviderAccess, WritingSettings } from '#contract/writing-calls.ts'
import { writingMessages } from '#contract/writing-messages.ts'
import { useSetAccess } from './calls.ts'
import { AccessFields } from './connect-form.tsx'
import { CallError } from './parts.tsx'

const words = writingMessages.key

/** Each provider with its key's end and its address. */
export function AccessList({ settings: { providers } }: { settings: WritingSettings }) {
  return (
    <ul aria-label="Providers" className="divide-y rounded-md border">
      {providers.map((access) => (
        <Access key={access.provider} access={access} />
      ))}
    </ul>
  )
}

const keyText = ({ key_end, needs_key, from_environment }: ProviderAccess): string => {
  if (from_environment) return 'Set by AI_API_KEY and AI_BASE_URL on the server'
  if (key_end !== null) return `Key ••••${key_end}`
  return needs_key ? 'No key' : 'Needs no key'
}

function Access({ access }: { access: ProviderAccess }) {
  const { provider, label, needs_key, key_end, base_url, from_environment } = access
  const [editing, setEditing] = useState(false)
  const [removing, setRemoving] = useState(false)
  const remove = useSetAccess()
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setEditing(false)
    button.current?.focus()
  }
  const verb = needs_key && key_end === null ? 'Add' : 'Change'
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
          <div className="flex flex-wrap gap-1 max-sm:-ms-3">
            <Button
              ref={button}
              variant="ghost"
              size="sm"
              aria-label={`${verb} access: ${label}`}
              aria-expanded={editing}
              onClick={() => setEditing(!editing)}
            >
              {editing ? 'Close' : verb}
            </Button>
            {key_end !== null && (
              <Button variant="ghost" size="sm" aria-label={`Remove key: ${label}`} onClick={() => setRemoving(true)}>
                Remove key
              </Button>
            )}
          </div>
        )}
      </div>
      {editing && <AccessForm access={access} onDone={close} />}
      <CallError error={remove.error} />
      <AlertDialog open={removing} onOpenChange={setRemoving}>
        <AlertDialogContent>
          <AlertDialogTitle>{words.removeTitle(label)}</AlertDialogTitle>
          <AlertDialogDescription>{words.removeText}</AlertDialogDescription>
          <DialogFooter>
            <AlertDialogCancel>Keep it</AlertDialogCancel>
            <AlertDialogAction onClick={() => remove.mutate({ provider, key: null }, { onSuccess: () => toast.success(words.removed) })}>
              Remove key
            </AlertDialogAction>
          </DialogFooter>
        </AlertDialogContent>
      </AlertDialog>
    </li>
  )
}

function AccessForm({ access, onDone }: { access: ProviderAccess; onDone: () => void }) {
  const { provider, base_url, default_base_url } = access
  const [typed, setTyped] = useState({ key: '', address: '' })
  const save = useSetAccess()
  const saved = () => {
    toast.success(words.saved)
    onDone()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    const [key, address] = [typed.key.trim(), typed.address.trim()]
    if (!key && !address) return onDone()
    save.mutate({ provider, ...(key && { key }), ...(address && { base_url: address }) }, { onSuccess: saved })
  }
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-2">
      <AccessFields access={access} typed={typed} onType={(changed) => setTyped({ ...typed, ...changed })} />
      <CallError error={save.error} fallback={writingMessages.saveFailed} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save'}
        </Button>
        {base_url !== null && (
          <Button variant="secondary" onClick={() => !save.isPending && save.mutate({ provider, base_url: null }, { onSuccess: saved })}>
            {default_base_url === null ? 'Remove the address' : 'Use the provider’s own address'}
          </Button>
        )}
      </div>
    </form>
  )
}
