import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '#app/lib/api.ts'
import { errorText } from '#app/lib/errors.ts'
import { useSay } from '#app/lib/say.tsx'
import { useSession } from '#app/lib/session.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { settingsMessages } from '#contract/account-messages.ts'
import { addressFormIds, addressForms, type Style, spellingIds, spellings } from '#contract/style.ts'
import { accountTabMessages } from './messages.ts'

const spellingOptions = spellingIds.map((value) => ({ value, label: spellings[value] }))
const addressOptions = addressFormIds.map((value) => ({ value, label: addressForms[value] }))

/** How the user wants texts to be written. */
export function StyleForm({ style }: { style: Style }) {
  const { refresh } = useSession()
  const [chosen, setChosen] = useState(style)
  const say = useSay()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await api.saveStyle(chosen)
      await refresh()
    },
    onSuccess: () => say({ tone: 'good', text: settingsMessages.styleSaved }),
    onError: (cause) => {
      console.error('Saving the style failed', cause)
      say({ tone: 'bad', text: errorText(cause, settingsMessages.styleFailed) })
    },
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  const t = accountTabMessages
  const changed = chosen.spelling !== style.spelling || chosen.address !== style.address
  return (
    <form onSubmit={save} className="grid justify-items-start gap-4">
      <Field label={t.spelling} hint={t.spellingHint} className="w-full max-w-md">
        {(control) => (
          <Select
            {...control}
            options={spellingOptions}
            value={chosen.spelling}
            onValueChange={(spelling) => setChosen({ ...chosen, spelling })}
          />
        )}
      </Field>
      <Field label={t.address} hint={t.addressHint} className="w-full max-w-md">
        {(control) => (
          <Select
            {...control}
            options={addressOptions}
            value={chosen.address}
            onValueChange={(address) => setChosen({ ...chosen, address })}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" disabled={isPending || !changed}>
        {isPending ? t.saving : t.saveStyle}
      </Button>
    </form>
  )
}
