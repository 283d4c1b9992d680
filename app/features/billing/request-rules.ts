import { accountLimits } from '#contract/account-limits.ts'
import { messages } from '#contract/messages.ts'
import { isPhone, paymentLimits } from '#contract/paying.ts'
import { paymentMessages } from '#contract/paying-messages.ts'

const words = paymentMessages
const { auth } = messages

const atMost = (most: number) => ({ value: most, message: `At most ${most.toLocaleString('en')} characters` })

/** What `register` of the form library checks before anything is sent. The server has the last word. */
export const requestRules = {
  name: {
    maxLength: atMost(accountLimits.name),
    validate: (typed: string) => typed.trim() !== '' || auth.nameRequired,
  },
  email: {
    required: auth.emailRequired,
    maxLength: { value: accountLimits.email, message: auth.emailInvalid },
    pattern: { value: /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/, message: auth.emailInvalid },
  },
  country: { required: words.countryRequired },
  phone: {
    maxLength: atMost(paymentLimits.phone),
    validate: (typed: string) => (typed.trim() === '' ? words.phoneRequired : isPhone(typed) || words.phoneInvalid),
  },
  message: { maxLength: atMost(paymentLimits.message) },
} as const
