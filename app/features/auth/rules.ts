import { accountLimits } from '#contract/account-limits.ts'
import { messages } from '#contract/messages.ts'

const { auth } = messages
const { name, email, passwordMin, passwordMax } = accountLimits

/** What `register` of the form library checks before anything is sent. The server has the last word. */
export const rules = {
  name: {
    required: auth.nameRequired,
    maxLength: { value: name, message: `At most ${name} characters` },
    validate: (value: string) => value.trim() !== '' || auth.nameRequired,
  },
  email: {
    required: auth.emailRequired,
    maxLength: { value: email, message: auth.emailInvalid },
    setValueAs: (value: string) => value.trim(),
    pattern: { value: /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/, message: auth.emailInvalid },
  },
  password: { required: auth.passwordRequired, maxLength: { value: passwordMax, message: auth.passwordTooLong } },
  newPassword: {
    required: auth.passwordRequired,
    minLength: { value: passwordMin, message: auth.passwordTooShort },
    maxLength: { value: passwordMax, message: auth.passwordTooLong },
  },
} as const
