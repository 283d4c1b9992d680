import { api } from '#app/lib/api.ts'
import { errorText } from '#app/lib/errors.ts'
import { Form, useForm } from '#app/lib/form.tsx'
import { useSay } from '#app/lib/say.tsx'
import { useSession } from '#app/lib/session.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { settingsMessages } from '#contract/account-messages.ts'
import { addressFormIds, addressForms, type Style, spellingIds, spellings } from '#contract/style.ts'
import { accountTabMessages } from './messages.ts'

const spellingOptions = spellingIds.map((value) => ({ value, label: spellings[value] }))
const addressOptions = addressFormIds.map((value) => ({ value, label: addressForms[value] }))

/** How the user wants texts to be written. */
export function StyleForm({ style }: { style: Style }) {
  const { refresh } = useSession()
  const say = useSay()
  const form = useForm({
    stored: style,
    async send(chosen) {
      await api.saveStyle(chosen)
      await refresh()
      say({ tone: 'good', text: settingsMessages.styleSaved })
    },
    failed: settingsMessages.styleFailed,
    onFailure: (error) => say({ tone: 'bad', text: errorText(error, settingsMessages.styleFailed) }),
  })
  const t = accountTabMessages
  const { spelling, address } = form.values()
  return (
    <Form form={form} className="grid justify-items-start gap-4">
      <Field label={t.spelling} hint={t.spellingHint} className="w-full max-w-md">
        {(control) => <Select {...control} options={spellingOptions} {...form.choice('spelling')} />}
      </Field>
      <Field label={t.address} hint={t.addressHint} className="w-full max-w-md">
        {(control) => <Select {...control} options={addressOptions} {...form.choice('address')} />}
      </Field>
      <SubmitButton
        variant="secondary"
        busy={form.busy}
        off={spelling === style.spelling && address === style.address}
        label={t.saveStyle}
        busyLabel={t.saving}
      />
    </Form>
  )
}
