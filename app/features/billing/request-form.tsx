import { emailProblem } from '#app/lib/account-rules.ts'
import { Form, type FormState, type Problems, useForm } from '#app/lib/form.tsx'
import { formatDate } from '#app/lib/format.ts'
import { useSession } from '#app/lib/session.tsx'
import { CardText, CardTitle } from '#app/ui/card.tsx'
import { Field, Input, Textarea } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { toast } from '#app/ui/toast.ts'
import { isPhone, paymentLimits } from '#contract/billing.ts'
import { offerMessages, paymentMessages } from '#contract/billing-messages.ts'
import { interfaceLanguage } from '#contract/i18n.ts'
import { authMessages } from '#contract/messages.ts'
import { accountLimits, countries } from '#contract/options.ts'
import { plans } from '#contract/plans.ts'
import type { Choice, Offer } from './choice.ts'
import { payMessages } from './messages.ts'
import { emptyForm, failureToast, type RequestValues, showFailure, useRequest } from './use-request.ts'

const tooLong = (text: string, most: number) =>
  text.length > most ? payMessages.tooLong({ most: most.toLocaleString(interfaceLanguage) }) : undefined

function phoneProblem(phone: string): string | undefined {
  const { phoneRequired, phoneInvalid } = paymentMessages
  if (!phone.trim()) return phoneRequired
  return tooLong(phone, paymentLimits.phone) ?? (isPhone(phone) ? undefined : phoneInvalid)
}

/** What is wrong with the fields. The server checks again. */
const requestProblems = ({ user_name, user_email, country, user_phone, message }: RequestValues): Problems<RequestValues> => ({
  user_name: user_name.trim() ? tooLong(user_name, accountLimits.name) : authMessages.nameRequired,
  user_email: emailProblem(user_email),
  country: country ? undefined : paymentMessages.countryRequired,
  user_phone: phoneProblem(user_phone),
  message: tooLong(message, paymentLimits.message),
})

interface RequestFormProps {
  choice: Choice
  offer: Offer | undefined
  /** Receives the email address of the sent request. */
  onDone: (email: string) => void
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
  const { me } = useSession()
  const send = useRequest()
  const form = useForm<RequestValues>({
    // The name and email of the profile, until the user types others.
    stored: { ...emptyForm, ...(me && { user_name: me.user.full_name, user_email: me.user.email }) },
    keepTyped: true,
    check: requestProblems,
    async send(values) {
      try {
        await send(choice, values)
      } catch (error) {
        showFailure(error)
        throw error
      }
      toast.dismiss(failureToast)
      toast.success(words.submitted)
      onDone(values.user_email.trim())
    },
  })
  return (
    <Form form={form} className="grid gap-5">
      <div className="grid gap-1">
        <CardTitle>{t.manualTitle}</CardTitle>
        <CardText>{t.manualLead}</CardText>
        <CardText>{requestTerms(choice, offer)}</CardText>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <PersonFields form={form} />
      </div>
      <Field label={t.message} aside={<span className="text-soft text-sm">{t.optional}</span>} {...form.field('message')}>
        {(control) => <Textarea {...control} rows={3} />}
      </Field>
      {/* Honeypot: bots fill in every field; users cannot see or reach this one. */}
      <div aria-hidden className="sr-only">
        <input type="text" tabIndex={-1} autoComplete="off" {...form.field('website').control} />
      </div>
      <SubmitButton size="lg" className="w-full" busy={form.busy} label={words.submit} busyLabel={words.submitting} />
    </Form>
  )
}

const countryOptions = countries.map((country) => ({ value: country, label: country }))

function PersonFields({ form }: { form: FormState<RequestValues> }) {
  const t = payMessages
  const country = form.choice('country')
  return (
    <>
      <Field label={t.name} {...form.field('user_name')}>
        {(control) => <Input {...control} autoComplete="name" dir="auto" />}
      </Field>
      <Field label={t.email} {...form.field('user_email')}>
        {(control) => <Input {...control} type="email" inputMode="email" autoComplete="email" />}
      </Field>
      <Field label={t.country} error={form.errorOf('country')}>
        {(control) => (
          <Select
            {...control}
            options={countryOptions}
            value={country.value || undefined}
            onValueChange={country.onValueChange}
            placeholder={t.chooseCountry}
          />
        )}
      </Field>
      <Field label={t.phone} {...form.field('user_phone')}>
        {(control) => <Input {...control} type="tel" inputMode="tel" autoComplete="tel" dir="ltr" />}
      </Field>
    </>
  )
}
