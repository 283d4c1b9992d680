import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { api, query } from '#app/lib/api.ts'
import { CopyButton } from '#app/lib/copy-button.tsx'
import { errorText, refusalMessage } from '#app/lib/errors.ts'
import { Form, useForm } from '#app/lib/form.tsx'
import { useFreshSignIn } from '#app/lib/fresh-sign-in.tsx'
import { Button } from '#app/ui/button.tsx'
import { RadioCards } from '#app/ui/choices.tsx'
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '#app/ui/dialog.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
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
  const t = apiKeyScreenMessages
  const form = useForm<{ name: string; scope: ApiKeyScope }>({
    initial: { name: '', scope: 'write' },
    check: ({ name }) => ({ name: name.trim() ? undefined : apiKeyMessages.nameRequired }),
    async send({ name, scope }) {
      const { key } = await confirmed(() => api.apiKeys.create({ name, scopes: [scope] }))
      onCreated(key)
      await client.invalidateQueries({ queryKey: query.apiKeys.list.key() })
    },
    failed: t.createFailed,
  })
  const { busy, failure } = form
  return (
    <Form form={form} className="grid gap-5">
      <div className="grid gap-1.5">
        <DialogTitle>{t.create}</DialogTitle>
        <DialogDescription>{t.createText}</DialogDescription>
      </div>
      <Field label={t.name} hint={t.nameHint} {...form.field('name')}>
        {(control) => <Input {...control} dir="auto" autoComplete="off" maxLength={apiKeyLimits.name} />}
      </Field>
      <RadioCards
        legend={t.scope}
        className="sm:grid-cols-2"
        {...form.choice('scope')}
        choices={[
          { value: 'read', label: t.reads, description: t.readText },
          { value: 'write', label: t.writes, description: t.writeText },
        ]}
      />
      {failure !== null && <ErrorState message={refusalMessage(failure) ?? errorText(failure, t.createFailed)} />}
      <DialogFooter className="pt-0">
        <DialogClose asChild>
          <Button variant="secondary">{t.cancel}</Button>
        </DialogClose>
        <SubmitButton busy={busy} label={t.create} busyLabel={t.creating} />
      </DialogFooter>
    </Form>
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
