import { Controller, type UseFormReturn, useForm } from 'react-hook-form'
import { formatDate } from '#app/lib/format.ts'
import { useSession } from '#app/lib/session.tsx'
import { Button } from '#app/ui/button.tsx'
import { CardText, CardTitle } from '#app/ui/card.tsx'
import { Field, Input, Textarea } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { toast } from '#app/ui/toast.ts'
import { interfaceLanguage } from '#contract/i18n.ts'
import { authMessages } from '#contract/messages.ts'
import { accountLimits, countries } from '#contract/options.ts'
import { isPhone, paymentLimits } from '#contract/paying.ts'
import { offerMessages, paymentMessages } from '#contract/paying-messages.ts'
import { plans } from '#contract/plans.ts'
import type { Choice, Offer } from './choice.ts'
import { payMessages } from './messages.ts'
import { emptyForm, failureToast, type RequestValues, refusedFields, showFailure, useRequest } from './use-request.ts'

/** Validation rules for react-hook-form's `register`. The server validates again. */
function requestRules() {
  const { nameRequired, emailRequired, emailInvalid } = authMessages
  const { countryRequired, phoneRequired, phoneInvalid } = paymentMessages
  const { tooLong } = payMessages
  const atMost = (most: number) => ({ value: most, message: tooLong({ most: most.toLocaleString(interfaceLanguage) }) })
  return {
    user_name: { maxLength: atMost(accountLimits.name), validate: (typed: string) => typed.trim() !== '' || nameRequired },
    user_email: {
      required: emailRequired,
      maxLength: { value: accountLimits.email, message: emailInvalid },
      pattern: { value: /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/, message: emailInvalid },
    },
    country: { required: countryRequired },
    user_phone: {
      maxLength: atMost(paymentLimits.phone),
      validate: (typed: string) => (typed.trim() === '' ? phoneRequired : isPhone(typed) || phoneInvalid),
    },
    message: { maxLength: atMost(paymentLimits.message) },
  }
}

interface RequestFormProps {
  choice: Choice
  offer: Offer | undefined
  /** Receives the email address of the sent request. */
  onDone: (email: string) => void
}

/** The form, with the name and email of the profile until the user types others. */
function useRequestForm() {
  const { me } = useSession()
  return useForm<RequestValues>({
    defaultValues: emptyForm,
    ...(me && { values: { ...emptyForm, user_name: me.user.full_name, user_email: me.user.email } }),
    resetOptions: { keepDirtyValues: true },
  })
}

/** The form of a payment request: a plan that is paid for manually. */
export function RequestForm({ offer, ...props }: RequestFormProps) {
  const refused = offer?.request.why
  return refused ? <CardText role="alert">{refused}</CardText> : <Details offer={offer} {...props} />
}

/** The terms of a manual payment for this user. */
function requestTerms({ plan }: Choice, offer: Offer | undefined): string | null {
  if (!offer?.held) return null
  const t = offerMessages
  const { name } = plans[plan]
  const { state, from } = offer.request
  if (state === 'later') return from && t.requestLater({ plan: name, from: formatDate(from) })
  return state === 'credited' ? t.requestCredited({ plan: name, held: plans[offer.held.plan].name }) : null
}

function Details({ choice, offer, onDone }: RequestFormProps) {
  const t = payMessages
  const words = paymentMessages
  const form = useRequestForm()
  const send = useRequest()
  const { errors, isSubmitting } = form.formState
  const { register } = form

  const submit = form.handleSubmit(async (values) => {
    try {
      await send(choice, values)
      toast.dismiss(failureToast)
      toast.success(words.submitted)
      onDone(values.user_email.trim())
    } catch (error) {
      showFailure(error)
      for (const [at, { path, message }] of refusedFields(error).entries()) form.setError(path, { message }, { shouldFocus: at === 0 })
    }
  })

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <div className="grid gap-1">
        <CardTitle>{t.manualTitle}</CardTitle>
        <CardText>{t.manualLead}</CardText>
        <CardText>{requestTerms(choice, offer)}</CardText>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <PersonFields form={form} />
      </div>
      <Field label={t.message} aside={<span className="text-soft text-sm">{t.optional}</span>} error={errors.message?.message}>
        {(control) => <Textarea {...control} rows={3} {...register('message', requestRules().message)} />}
      </Field>
      {/* Honeypot: bots fill in every field; users cannot see or reach this one. */}
      <div aria-hidden className="sr-only">
        <input type="text" tabIndex={-1} autoComplete="off" {...register('website')} />
      </div>
      {/* `aria-disabled`, because a `disabled` button loses the focus. */}
      <Button
        type="submit"
        size="lg"
        className="w-full"
        aria-disabled={isSubmitting}
        onClick={(event) => isSubmitting && event.preventDefault()}
      >
        {isSubmitting && <Spinner />}
        {isSubmitting ? words.submitting : words.submit}
      </Button>
    </form>
  )
}

function PersonFields({ form }: { form: UseFormReturn<RequestValues> }) {
  const t = payMessages
  const rules = requestRules()
  const {
    register,
    formState: { errors },
  } = form
  return (
    <>
      <Field label={t.name} error={errors.user_name?.message}>
        {(control) => <Input {...control} autoComplete="name" dir="auto" {...register('user_name', rules.user_name)} />}
      </Field>
      <Field label={t.email} error={errors.user_email?.message}>
        {(control) => (
          <Input {...control} type="email" inputMode="email" autoComplete="email" {...register('user_email', rules.user_email)} />
        )}
      </Field>
      <Field label={t.country} error={errors.country?.message}>
        {(control) => (
          <Controller
            control={form.control}
            name="country"
            rules={rules.country}
            render={({ field: { value, onChange, ...field } }) => (
              <Select
                {...control}
                {...field}
                options={countries.map((country) => ({ value: country, label: country }))}
                value={value || undefined}
                onValueChange={onChange}
                placeholder={t.chooseCountry}
              />
            )}
          />
        )}
      </Field>
      <Field label={t.phone} error={errors.user_phone?.message}>
        {(control) => (
          <Input {...control} type="tel" inputMode="tel" autoComplete="tel" dir="ltr" {...register('user_phone', rules.user_phone)} />
        )}
      </Field>
    </>
  )
}
