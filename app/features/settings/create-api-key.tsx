import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { api, query } from '#app/lib/api.ts'
import { CopyButton } from '#app/lib/copy-button.tsx'
import { errorText, refusalMessage } from '#app/lib/errors.ts'
import { useFreshSignIn } from '#app/lib/fresh-sign-in.tsx'
import { Button } from '#app/ui/button.tsx'
import { RadioCards } from '#app/ui/choices.tsx'
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '#app/ui/dialog.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { apiKeyMessages } from '#contract/api-key-messages.ts'
import { type ApiKeyScope, apiKeyLimits } from '#contract/api-keys.ts'
import { apiKeyScreenMessages } from './api-key-messages.ts'

interface CreateApiKeyProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Takes the focus once a key was created: the button that opened the dialog may be gone with the empty state. */
  heading: RefObject<HTMLElement | null>
}

/** The dialog that creates an API key, and then shows it once. */
export function CreateApiKey({ open, onOpenChange, heading }: CreateApiKeyProps) {
  const [key, setKey] = useState<string>()
  const created = useRef(false)
  const change = (next: boolean) => {
    onOpenChange(next)
    created.current = key !== undefined
    if (!next) setKey(undefined)
  }
  const focusHeading = (event: Event) => {
    if (!created.current) return
    event.preventDefault()
    heading.current?.focus()
  }
  return (
    <Dialog open={open} onOpenChange={change}>
      {/* The key is shown once: a click outside, or in the dialog that asks for the password, must not close it. */}
      <DialogContent onInteractOutside={(event) => event.preventDefault()} onCloseAutoFocus={focusHeading}>
        {key === undefined ? <CreateForm onCreated={setKey} /> : <NewKey value={key} />}
      </DialogContent>
    </Dialog>
  )
}

function CreateForm({ onCreated }: { onCreated: (key: string) => void }) {
  const client = useQueryClient()
  const confirmed = useFreshSignIn()
  const [name, setName] = useState('')
  const [scope, setScope] = useState<ApiKeyScope>('write')
  const [missing, setMissing] = useState(false)
  const t = apiKeyScreenMessages
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => confirmed(() => api.apiKeys.create({ name, scopes: [scope] })),
    onSuccess: ({ key }) => {
      onCreated(key)
      return client.invalidateQueries({ queryKey: query.apiKeys.list.key() })
    },
    onError: (cause) => console.error('Creating an API key failed', cause),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(!name.trim())
    if (name.trim() && !isPending) mutate()
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <div className="grid gap-1.5">
        <DialogTitle>{t.create}</DialogTitle>
        <DialogDescription>{t.createText}</DialogDescription>
      </div>
      <Field label={t.name} hint={t.nameHint} error={missing ? apiKeyMessages.nameRequired : undefined}>
        {(control) => (
          <Input
            {...control}
            dir="auto"
            autoComplete="off"
            maxLength={apiKeyLimits.name}
            value={name}
            onChange={({ target }) => {
              setName(target.value)
              setMissing(false)
            }}
          />
        )}
      </Field>
      <RadioCards
        legend={t.scope}
        className="sm:grid-cols-2"
        value={scope}
        onValueChange={setScope}
        choices={[
          { value: 'read', label: t.reads, description: t.readText },
          { value: 'write', label: t.writes, description: t.writeText },
        ]}
      />
      {error && <ErrorState message={refusalMessage(error) ?? errorText(error, t.createFailed)} />}
      <DialogFooter className="pt-0">
        <DialogClose asChild>
          <Button variant="secondary">{t.cancel}</Button>
        </DialogClose>
        <Button type="submit" aria-disabled={isPending}>
          {isPending && <Spinner />}
          {isPending ? t.creating : t.create}
        </Button>
      </DialogFooter>
    </form>
  )
}

function NewKey({ value }: { value: string }) {
  const t = apiKeyScreenMessages
  return (
    <>
      <DialogTitle>{t.ready}</DialogTitle>
      <DialogDescription>{t.readyText}</DialogDescription>
      <Field label={t.key}>
        {(control) => (
          <Input
            {...control}
            // The form had the focus, and is gone.
            ref={(input) => input?.focus()}
            readOnly
            dir="ltr"
            className="font-mono"
            value={value}
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
      <DialogFooter>
        <CopyButton text={value} label={t.copy} done={t.copied} variant="primary" size="md" />
        <DialogClose asChild>
          <Button variant="secondary">{t.done}</Button>
        </DialogClose>
      </DialogFooter>
    </>
  )
}
