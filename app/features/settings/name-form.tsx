import { type FormEvent, useState } from 'react'
import { toast } from 'sonner'
import { authCall } from '#app/lib/auth.ts'
import { useSession } from '#app/lib/session.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { accountLimits } from '#contract/account-limits.ts'
import { settingsMessages } from '#contract/account-messages.ts'
import { messages } from '#contract/messages.ts'

export function NameForm({ name }: { name: string }) {
  const { refresh } = useSession()
  const [typed, setTyped] = useState(name)
  const [error, setError] = useState<string>()
  const [saving, setSaving] = useState(false)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = typed.trim()
    setError(wanted ? undefined : messages.auth.nameRequired)
    if (!wanted) return
    setSaving(true)
    try {
      await authCall('update-user', { name: wanted })
      await refresh()
      toast.success(settingsMessages.nameSaved)
    } catch (cause) {
      console.error('Saving the name failed', cause)
      toast.error(settingsMessages.nameFailed)
    } finally {
      setSaving(false)
    }
  }

  return (
    <form onSubmit={save} noValidate className="grid justify-items-start gap-4">
      <Field label="Full name" error={error} className="w-full max-w-md">
        {(control) => (
          <Input
            {...control}
            autoComplete="name"
            dir="auto"
            maxLength={accountLimits.name}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              setError(undefined)
            }}
          />
        )}
      </Field>
      <Button type="submit" disabled={saving || typed.trim() === name}>
        {saving ? 'Saving...' : 'Save name'}
      </Button>
    </form>
  )
}
