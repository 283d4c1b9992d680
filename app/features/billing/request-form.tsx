import { Controller, type UseFormReturn, useForm } from 'react-hook-form'
import { toast } from 'sonner'
import { formatDate } from '#app/lib/format.ts'
import { useSession } from '#app/lib/session.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardText, CardTitle } from '#app/ui/card.tsx'
import { RadioCards } from '#app/ui/choices.tsx'
import { Field, Input, Textarea } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { authMessages } from '#contract/messages.ts'
import { priceText, yearlySaving } from '#contract/offers.ts'
import { accountLimits, countries } from '#contract/options.ts'
import { isPhone, paymentLimits } from '#contract/paying.ts'
import { paymentMessages } from '#contract/paying-messages.ts'
import { intervalNames, paidPlanIds, plans } from '#contract/plans.ts'
import { planMessages } from '#contract/visitor-messages.ts'
import type { Choice, Offer } from './choice.ts'
import { emptyForm, failureToast, type RequestValues, refusedFields, showFailure, useRequest } from './use-request.ts'

const words = paymentMessages

const atMost = (most: number) => ({ value: most, message: `At most ${most.toLocaleString('en')} characters` })

/** Validation rules for react-hook-form's `register`. The server validates again. */
const requestRules = {
  user_name: {
    maxLength: atMost(accountLimits.name),
    validate: (typed: string) => typed.trim() !== '' || authMessages.get().nameRequired,
  },
  user_email: {
    required: authMessages.get().emailRequired,
    maxLength: { value: accountLimits.email, message: authMessages.get().emailInvalid },
    pattern: { value: /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/, message: authMessages.get().emailInvalid },
  },
  country: { required: words.countryRequired },
  user_phone: {
    maxLength: atMost(paymentLimits.phone),
    validate: (typed: string) => (typed.trim() === '' ? words.phoneRequired : isPhone(typed) || words.phoneInvalid),
  },
  message: { maxLength: atMost(paymentLimits.message) },
} as const

interface ChoiceFieldsProps {
  choice: Choice
  onChoice: (choice: Choice) => void
}

/** The fields for the plan and its billing interval. */
function ChoiceFields({ choice: { plan, interval }, onChoice }: ChoiceFieldsProps) {
  return (
    <>
      <RadioCards
        legend="Plan"
        choices={paidPlanIds.map((id) => ({
          value: id,
          label: plans[id].name,
          description: `${priceText(id, interval, 'inr')} ${intervalNames[interval].per}`,
        }))}
        value={plan}
        onValueChange={(chosen) => onChoice({ plan: chosen, interval })}
        className="sm:grid-cols-2"
      />
      <RadioCards
        legend="Billing Interval"
        choices={[
          { value: 'monthly', label: intervalNames.monthly.label },
          {
            value: 'yearly',
            label: (
              <span className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
                {intervalNames.yearly.label} <Badge tone="good">{planMessages.save(yearlySaving(plan))}</Badge>
              </span>
            ),
          },
        ]}
        value={interval}
        onValueChange={(chosen) => onChoice({ plan, interval: chosen })}
        className="sm:grid-cols-2"
      />
    </>
  )
}

interface RequestFormProps {
  choice: Choice
  onChoice: (choice: Choice) => void
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
  if (!offer?.request.why) return <Details offer={offer} {...props} />
  // When a card payment is refused too, the reason is already shown above.
  const cardAllowed = offer.card.why === null
  return (
    <Card className="grid gap-5">
      {cardAllowed && <CardText role="alert">{offer.request.why}</CardText>}
      <ChoiceFields choice={props.choice} onChoice={props.onChoice} />
    </Card>
  )
}

/** The terms of a manual payment for this user. */
function requestTerms({ plan }: Choice, offer: Offer | undefined): string | null {
  if (!offer?.held) return null
  const { name } = plans[plan]
  const { state, from } = offer.request
  if (state === 'later') return from && words.offer.requestLater(name, formatDate(from))
  return state === 'credited' ? words.offer.requestCredited(name, plans[offer.held.plan].name) : null
}

function Details({ choice, onChoice, offer, onDone }: RequestFormProps) {
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
    </Card>
  )
}

function PersonFields({ form }: { form: UseFormReturn<RequestValues> }) {
  const {
    register,
    formState: { errors },
  } = form
  return (
    <>
      <Field label="Full Name" error={errors.user_name?.message}>
        {(control) => <Input {...control} autoComplete="name" dir="auto" {...register('user_name', requestRules.user_name)} />}
      </Field>
      <Field label="Email Address" error={errors.user_email?.message}>
        {(control) => (
          <Input {...control} type="email" inputMode="email" autoComplete="email" {...register('user_email', requestRules.user_email)} />
        )}
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
      <Field label="Phone Number" error={errors.user_phone?.message}>
        {(control) => (
          <Input
            {...control}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            dir="ltr"
            {...register('user_phone', requestRules.user_phone)}
          />
        )}
      </Field>
    </>
  )
}
