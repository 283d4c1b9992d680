import { count, i18n, params } from '#contract/i18n.ts'
import { localModelLabel, providerLabels } from '#contract/model-providers.ts'

/** Messages of the price list and the try-out. Separate from `messages.ts`, so that no screen of the app loads them needlessly. */

/** Choosing a plan. The specification quotes some (§5, §9). */
export const planMessages = i18n('plans', {
  signIn: 'Please sign in to subscribe',
  /** On the card of the user's plan. */
  yours: 'Your plan',
  alreadyFree: 'You are already on the Free plan',
  paidNow: 'You’re on a paid plan. It switches to Free when it ends.',
  /** For users with a larger plan; `{until}` is replaced by the day on which it ends. */
  largerNow: params('You’re on {held} until {until}. You can choose {wanted} once it ends.'),
  largerEndless: params('You’re on {held} with no end date. It already includes {wanted}, so there’s nothing to pay.'),
  unknownPlan: params('We don’t have a plan called “{typed}”.'),
  unknownInterval: params('We don’t bill “{typed}”. Choose monthly or yearly.'),
  nothingToPay: 'The Free plan is free, so there’s nothing to pay.',
  save: params('Save {percent}%'),
  toRupees: 'Switch to INR',
  toDollars: 'Switch to USD',
})

const tooOften = i18n('try-out-limit', {
  seconds: count({
    one: 'You’ve reached the limit for trying without an account. Try again in {count} second, or continue with a free account.',
    other: 'You’ve reached the limit for trying without an account. Try again in {count} seconds, or continue with a free account.',
  }),
  minutes: count({
    one: 'You’ve reached the limit for trying without an account. Try again in {count} minute, or continue with a free account.',
    other: 'You’ve reached the limit for trying without an account. Try again in {count} minutes, or continue with a free account.',
  }),
})

/** @param wait seconds until a visitor may try again */
export const tryOutLimitReached = (wait: number): string => (wait < 60 ? tooOften.seconds(wait) : tooOften.minutes(Math.ceil(wait / 60)))

/** The try-out on the site's pages. */
export const tryOutMessages = i18n('try-out', {
  failed: 'Something went wrong. Please try again.',
  /** What happens to a visitor's text. */
  builtIn: 'We don’t store what you type here.',
  /** `{engine}` is replaced by the name of the provider on the page. */
  provider: 'Your text is sent to {engine} to write the post. We don’t store it.',
  local: 'Written by an AI model we run ourselves. We don’t store what you type here.',
  /** Only the program, or the protocol, of such a server is known, not whose it is. */
  ollama: 'Your text is sent to an Ollama server to write the post. We don’t store it. Ask us whose server it is.',
  compatible: 'Your text is sent to an OpenAI-compatible server to write the post. We don’t store it. Ask us whose server it is.',
})

/** The same by the name of the provider, where that name is no company's. */
export function writtenBy(): Readonly<Record<string, string>> {
  const { local, ollama, compatible } = tryOutMessages
  return { [localModelLabel]: local, [providerLabels.ollama]: ollama, [providerLabels.compatible]: compatible }
}
