/**
 * Whom a limit counts as one:
 * - `machine`: the caller's address, or the /64 network of an IPv6 one; its /48 network is counted too, as eight machines
 * - `person`: the account that is signed in, or that is written to
 * - `address`: the e-mail address that a form names, whether or not it has an account
 * - `device`: a browser that has signed in to the account before
 */
type Counted = 'machine' | 'person' | 'address' | 'device'

export interface Rule {
  readonly counts: Counted
  /** Hits a window. */
  readonly max: number
  /** How long a window lasts from its first hit. */
  readonly seconds: number
}

const [minute, hour] = [60, 60 * 60]

/**
 * Every limit on how often. Calls that are not named read, or change one row of their own, and are not limited. Other limits stand beside
 * what they are about: generations of a person at once (`runsAtOnce`), streams of a person (`streamsAtOnce`), wrong codes in a row
 * (`lockout`), tokens that models may take a day (`server/core/token-budget.ts`).
 */
export const limitTable = {
  signIn: { counts: 'machine', max: 5, seconds: minute },
  /**
   * Wrong passwords from all machines together, but for browsers known to the account: 480 guesses an hour. One machine cannot use it up
   * (`signIn` leaves it 30 in these minutes). Several can, and then a browser that is not known waits for the rest of the window at a time.
   */
  signInTo: { counts: 'address', max: 40, seconds: 5 * minute },
  /** Wrong passwords from a browser that has signed in to the account before. */
  signInKnown: { counts: 'device', max: 10, seconds: 5 * minute },
  signUp: { counts: 'machine', max: 3, seconds: minute },
  /** Asking for a mail: to verify an address, or with a reset link. */
  mail: { counts: 'machine', max: 3, seconds: 5 * minute },
  /** Mails of all forms to one inbox; more are left out without a word. */
  mailTo: { counts: 'person', max: 10, seconds: hour },
  /** Showing the one-time token of a link: a mailed one or the owner's. */
  link: { counts: 'machine', max: 60, seconds: 10 * minute },
  /** Codes of a second factor and their challenges. */
  code: { counts: 'machine', max: 60, seconds: 10 * minute },
  /** Telling one's password again, to change something of the account. */
  password: { counts: 'machine', max: 20, seconds: 10 * minute },
  /** Choosing a password: each is compared with the common ones. */
  newPassword: { counts: 'machine', max: 20, seconds: minute },
  /** The same from all machines together, with the password that a mailed link of a sign-up asks for. */
  passwordOf: { counts: 'person', max: 20, seconds: 10 * minute },
  /** All other calls about a session. */
  session: { counts: 'machine', max: 300, seconds: 10 },

  /** Each text of a call for several counts. A whole call has twelve. */
  generation: { counts: 'person', max: 120, seconds: minute },
  /** Calls that stop generations, each for up to twelve keys: a key that was never used leaves a row for an hour. */
  stopping: { counts: 'person', max: 120, seconds: minute },
  tryOut: { counts: 'machine', max: 10, seconds: minute },
  tryOutHour: { counts: 'machine', max: 60, seconds: hour },
  /** What a topic is taken for: a screen asks whenever somebody pauses in typing one. */
  guess: { counts: 'machine', max: 60, seconds: minute },
  /** Saving to the library, one entry or many in a call. */
  saving: { counts: 'person', max: 120, seconds: minute },
  /** Files of texts: each reads up to a whole library. */
  exportFile: { counts: 'person', max: 30, seconds: minute },
  /** The file of all that is stored about a person. */
  dataFile: { counts: 'person', max: 20, seconds: hour },
  chat: { counts: 'person', max: 30, seconds: minute },
  /** By machine alone: a limit by mail address would tell that somebody else has used it. */
  paymentRequest: { counts: 'machine', max: 10, seconds: hour },
  /** Calls that make us ask the card provider. Waiting for a payment takes ten. */
  billing: { counts: 'person', max: 30, seconds: minute },
} as const satisfies Record<string, Rule>

export type LimitName = keyof typeof limitTable
