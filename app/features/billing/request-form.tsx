import { Controller, type UseFormReturn, useForm } from 'react-hook-form'
import { toast } from 'sonner'
import { formatDate } from '#app/lib/dates.ts'
import { useSession } from '#app/lib/session.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardText, CardTitle } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { countries } from '#contract/options.ts'
import { paymentMessages } from '#contract/paying-messages.ts'
import { plans } from '#contract/plans.ts'
import type { Choice } from './choice.ts'
import { ChoiceFields } from './choice-fields.tsx'
import { requestRules } from './request-rules.ts'
import type { Offer } from './use-offer.ts'
import { failureToast, refusedFields, type Typed, tellFailure, useRequest } from './use-request.ts'

const words = paymentMessages

interface RequestFormProps {
  choice: Choice
  onChoice: (choice: Choice) => void
  offer: Offer | undefined
  /** Gets the address that the request was sent with. */
  onDone: (email: string) => void
}

/** The profile's name and address until a person types others. */
function useTyped() {
  const { me } = useSession()
  const empty: Typed = { name: '', email: '', country: '', phone: '', message: '', website: '' }
  return useForm<Typed>({
    defaultValues: empty,
    ...(me && { values: { ...empty, name: me.user.full_name, email: me.user.email } }),
    resetOptions: { keepDirtyValues: true },
  })
}

/** Asks for a plan that is paid for by hand. */
export function RequestForm({ offer, ...props }: RequestFormProps) {
  if (!offer?.request.why) return <Details offer={offer} {...props} />
  // Said above already where a card is refused too.
  const alone = offer.card.why === null
  return (
    <Card className="grid gap-5">
      {alone && <CardText role="alert">{offer.request.why}</CardText>}
      <ChoiceFields choice={props.choice} onChoice={props.onChoice} />
    </Card>
  )
}

/** What a manual payment comes to for this person. */
function requestTerms({ plan }: Choice, offer: Offer | undefined): string | null {
  if (!offer?.held) return null
  const { name } = plans[plan]
  const { state, from } = offer.request
  if (state === 'later') return from && words.offer.requestLater(name, formatDate(from))
  return state === 'credited' ? words.offer.requestCredited(name, plans[offer.held.plan].name) : null
}

function Details({ choice, onChoice, offer, onDone }: RequestFormProps) {
  const form = useTyped()
  const send = useRequest()
  const { errors, isSubmitting } = form.formState
  const { register } = form

  const submit = form.handleSubmit(async (typed) => {
    try {
      await send(choice, typed)
      toast.dismiss(failureToast)
      toast.success(words.submitted)
      onDone(typed.email.trim())
    } catch (error) {
      tellFailure(error)
      for (const [at, { field, message }] of refusedFields(error).entries()) form.setError(field, { message }, { shouldFocus: at === 0 })
    }
  })

  return (
    <Card>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <div className="grid gap-1">
          <CardTitle>Your details</CardTitle>
          <CardText>Nothing is charged now. The instructions for paying come in the chat on your dashboard.</CardText>
          <CardText>{requestTerms(choice, offer)}</CardText>
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <PersonFields form={form} />
        </div>
        <ChoiceFields choice={choice} onChoice={onChoice} />
        <Field label="Additional Message" aside={<span className="text-soft text-sm">Optional</span>} error={errors.message?.message}>
          {(control) => <Textarea {...control} rows={3} {...register('message', requestRules.message)} />}
        </Field>
        {/* Programs fill in every field; people neither see nor reach this one. */}
        <div aria-hidden className="sr-only">
          <input type="text" tabIndex={-1} autoComplete="off" {...register('website')} />
        </div>
        <Submit busy={isSubmitting} />
      </form>
    </Card>
  )
}

function PersonFields({ form }: { form: UseFormReturn<Typed> }) {
  const {
    register,
    formState: { errors },
  } = form
  return (
    <>
      <Field label="Full Name" error={errors.name?.message}>
        {(control) => <Input {...control} autoComplete="name" dir="auto" {...register('name', requestRules.name)} />}
      </Field>
      <Field label="Email Address" error={errors.email?.message}>
        {(control) => <Input {...control} type="email" inputMode="email" autoComplete="email" {...register('email', requestRules.email)} />}
      </Field>
      <Field label="Country" error={errors.country?.message}>
        {(control) => (
          <Controller
            control={form.control}
            name="country"
            rules={requestRules.country}
            render={({ field: { value, onChange, ...field } }) => (
              <Select
                {...control}
                {...field}
                options={countries.map((country) => ({ value: country, label: country }))}
                value={value || undefined}
                onValueChange={onChange}
                placeholder="Choose a country"
              />
            )}
          />
        )}
      </Field>
      <Field label="Phone Number" error={errors.phone?.message}>
        {(control) => (
          <Input {...control} type="tel" inputMode="tel" autoComplete="tel" dir="ltr" {...register('phone', requestRules.phone)} />
        )}
      </Field>
    </>
  )
}

/** Marked as disabled while busy rather than disabled: a disabled button loses the focus of whoever pressed it. */
function Submit({ busy }: { busy: boolean }) {
  return (
    <Button type="submit" size="lg" className="w-full" aria-disabled={busy} onClick={(event) => busy && event.preventDefault()}>
      {busy && <Spinner />}
      {busy ? words.submitting : words.submit}
    </Button>
  )
}
