import { compatibleLabel, localModelLabel } from '#contract/model-providers.ts'

/** Messages of the price list and the try-out. Separate from `messages.ts`, so that no screen of the app loads them needlessly. */

/** Choosing a plan. */
export const planMessages = {
  signIn: 'Please sign in to subscribe',
  /** On the card of the user's plan. */
  yours: 'Your plan',
  alreadyFree: 'You are already on the Free plan',
  paidNow: 'You are on a paid plan. When it ends, your account is on the Free plan again.',
  /** For users with a larger plan; `{until}` is replaced by the day on which it ends. */
  largerNow: (held: string, wanted: string) => `You're on ${held} until {until}. You can choose ${wanted} once it ends.`,
  largerEndless: (held: string) => `You're on ${held}, with no end date, so there's nothing to pay.`,
  unknownPlan: (typed: string) => `There is no plan called “${typed}”.`,
  unknownInterval: (typed: string) => `There is no billing interval called “${typed}”.`,
  nothingToPay: 'The Free plan costs nothing, so there is nothing to pay.',
  save: (percent: number) => `Save ${percent}%`,
  toRupees: 'Switch to INR',
  toDollars: 'Switch to USD',
} as const

/** The try-out on the home page. */
export const tryOutMessages = {
  /** @param seconds until it may be tried again */
  tooOften: (seconds: number) => {
    const minutes = Math.ceil(seconds / 60)
    const wait = seconds < 60 ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
    return `You have tried a lot in a short time. Please try again in ${wait}.`
  },
  failed: 'That did not work. Please try again.',
  /** What happens to a visitor's text, by the name of what writes it; `{engine}` is replaced by it. */
  writtenBy: {
    builtIn: 'Written by the built-in writer. Your text is not stored.',
    provider: 'Your topic is sent to {engine} to be written. Nothing is stored here.',
    named: {
      [localModelLabel]: 'Written by a model on this server. Your text is not stored.',
      [compatibleLabel]: 'Your topic is sent to another server to be written. Nothing is stored here.',
    },
  },
} as const
