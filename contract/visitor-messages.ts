import { i18n, params } from '#contract/i18n.ts'
import { compatibleLabel, localModelLabel } from '#contract/model-providers.ts'

/** Messages of the price list and the try-out. Separate from `messages.ts`, so that no screen of the app loads them needlessly. */

/** Choosing a plan. The specification quotes some (§5, §9). */
export const planMessages = i18n('plans', {
  signIn: 'Please sign in to subscribe',
  /** On the card of the user's plan. */
  yours: 'Your plan',
  alreadyFree: 'You are already on the Free plan',
  paidNow: "You're on a paid plan. It switches to Free when it ends.",
  /** For users with a larger plan; `{until}` is replaced by the day on which it ends. */
  largerNow: params("You're on {held} until {until}. You can choose {wanted} once it ends."),
  largerEndless: params("You're on {held}, with no end date, so there's nothing to pay."),
  unknownPlan: params("We don't have a plan called “{typed}”."),
  unknownInterval: params("We don't have a billing interval called “{typed}”."),
  nothingToPay: "The Free plan is free, so there's nothing to pay.",
  save: params('Save {percent}%'),
  toRupees: 'Switch to INR',
  toDollars: 'Switch to USD',
})

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
