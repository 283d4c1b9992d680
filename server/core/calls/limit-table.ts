import { apiKeyLimits } from '#contract/api-keys.ts'

/**
 * What a limit counts hits per:
 * - `client`: the caller's IP address, or the /64 network of an IPv6 address; its /48 network has a counter, too, with eight times the limit
 * - `user`: the signed-in user, or the user an email is sent to
 * - `email`: the email address in a form, whether or not it has an account
 * - `device`: a browser that has signed in to the account before
 * - `key`: an API key
 */
type LimitScope = 'client' | 'user' | 'email' | 'device' | 'key'

export interface Rule {
  readonly per: LimitScope
  /** Hits per window. */
  readonly max: number
  /** Length of a window, from its first hit. */
  readonly seconds: number
  /** Counted in the memory of each server process, because it protects that process and counts every request. */
  readonly inMemory?: true
}

const [minute, hour] = [60, 60 * 60]

/**
 * All rate limits. Calls that have none of their own have those of all requests. Other limits are next to the code that they limit:
 * running generations per user (`maxConcurrentRuns`), streams per user (`streamsAtOnce`), wrong codes in a row (`lockout`), model tokens
 * per day (`server/core/generation/token-budget.ts`), texts stopped after a part was shown (`server/core/generation/stop-allowance.ts`).
 */
export const limitTable = {
  signIn: { per: 'client', max: 5, seconds: minute },
  /**
   * Wrong passwords from all IP addresses together, except from known browsers: 480 guesses per hour. One IP address cannot exhaust it
   * (`signIn` allows it at most 30 within the window). Several can; then unknown browsers must wait for the rest of the window.
   */
  signInTo: { per: 'email', max: 40, seconds: 5 * minute },
  /** Wrong passwords from a browser that has signed in to the account before. */
  signInKnown: { per: 'device', max: 10, seconds: 5 * minute },
  signUp: { per: 'client', max: 3, seconds: minute },
  /** Requests for an email: to verify an address, or with a reset link. */
  mail: { per: 'client', max: 3, seconds: 5 * minute },
  /**
   * Emails to one user by purpose, so that nobody can keep one from arriving by requesting another. Further ones are skipped silently; the
   * links of the sent ones are valid for at least as long as the window.
   */
  verifyMailTo: { per: 'user', max: 10, seconds: hour },
  resetMailTo: { per: 'user', max: 10, seconds: hour },
  /** "You already have an account". */
  knownMailTo: { per: 'user', max: 2, seconds: hour },
  /** Use of the token of a one-time link: an emailed one or the owner's. */
  link: { per: 'client', max: 60, seconds: 10 * minute },
  /** Second-factor codes and their challenges. */
  code: { per: 'client', max: 60, seconds: 10 * minute },
  /** Confirmations of the password before the account changes. */
  password: { per: 'client', max: 20, seconds: 10 * minute },
  /** New passwords: each is compared with a list of common ones. */
  newPassword: { per: 'client', max: 20, seconds: minute },
  /** Attempts at one user's password, from all IP addresses, by callers with a session or an emailed link of the account. */
  passwordOf: { per: 'user', max: 20, seconds: 10 * minute },
  /** All other authentication calls. */
  session: { per: 'client', max: 300, seconds: 10 },

  /** Calls with one API key, in addition to the limits of each call. */
  apiKeyCall: { per: 'key', max: apiKeyLimits.calls, seconds: minute },
  /** New API keys. Each is told to its user by email. */
  apiKey: { per: 'user', max: 20, seconds: hour },

  /** Each text of a batch counts. */
  generation: { per: 'user', max: 120, seconds: minute },
  /** Answers to the questions of a text: a screen sends them at each pause in typing. */
  answering: { per: 'user', max: 120, seconds: minute },
  /** Edited texts: a screen stores one at each pause in typing. */
  editing: { per: 'user', max: 240, seconds: minute },
  /** Calls that stop generations, each with up to as many idempotency keys as a batch has items. An unknown key stores a row for an hour. */
  stopping: { per: 'user', max: 120, seconds: minute },
  /** Texts, links and files to write from: each may take a process and some calls to a model, which are free. */
  source: { per: 'user', max: 10, seconds: minute },
  sourceDay: { per: 'user', max: 100, seconds: 24 * hour },
  /** On the Free plan. Those that cannot be read do not count. */
  sourceDayFree: { per: 'user', max: 5, seconds: 24 * hour },
  tryOut: { per: 'client', max: 10, seconds: minute },
  tryOutHour: { per: 'client', max: 60, seconds: hour },
  /** Guesses of a topic's occasion: a screen requests one at each pause in typing. */
  guess: { per: 'client', max: 60, seconds: minute },
  /** Calls that read or start a topic list, of up to 500 rows. */
  topicLists: { per: 'user', max: 10, seconds: minute },
  /** Pictures: a screen draws one at each pause in typing, or the slides of a carousel, of which there are up to ten. */
  picture: { per: 'user', max: 600, seconds: minute },
  /** Whole carousels, of up to ten pictures. */
  carousel: { per: 'user', max: 30, seconds: minute },
  /** Uploaded photos: decoding one takes up to two seconds. */
  photo: { per: 'user', max: 30, seconds: minute },
  /** Photos that are read: a screen shows up to 24 more at a time. */
  photoFile: { per: 'user', max: 300, seconds: minute },
  /** Actions on topic lists: each may remove and add the jobs of 500 rows. */
  listAction: { per: 'user', max: 30, seconds: minute },
  /** Calls that save one or more entries to the library. */
  saving: { per: 'user', max: 120, seconds: minute },
  /** Calls that save many: each takes up to 450 KB. */
  savingMany: { per: 'user', max: 20, seconds: minute },
  /** Pages of the library, of History and of topic lists: each holds up to a megabyte. */
  page: { per: 'user', max: 120, seconds: minute },
  /** Reports of edited texts: a screen sends one when a changed text is copied, saved or left. */
  voiceEdits: { per: 'user', max: 60, seconds: minute },
  /** Exported files: each reads up to a whole library. */
  exportFile: { per: 'user', max: 30, seconds: minute },
  /** Exports of all data of an account. */
  dataFile: { per: 'user', max: 20, seconds: hour },
  /** Style notes from own posts, each of which a model may write. */
  styleNote: { per: 'user', max: 20, seconds: hour },
  styleNoteDay: { per: 'user', max: 40, seconds: 24 * hour },
  chat: { per: 'user', max: 30, seconds: minute },
  /** By IP address only: a limit by email address would reveal that the address was used before. */
  paymentRequest: { per: 'client', max: 10, seconds: hour },
  /** Calls that request the card provider. Waiting for a payment takes ten. */
  billing: { per: 'user', max: 30, seconds: minute },

  /** All calls and pages that are made on request, before any work for them. */
  call: { per: 'client', max: 300, seconds: 10, inMemory: true },
  /** The same of one user, from all IP addresses together. */
  callOf: { per: 'user', max: 100, seconds: 10, inMemory: true },
  /** Files and prerendered pages. */
  file: { per: 'client', max: 1_000, seconds: 10, inMemory: true },
} as const satisfies Record<string, Rule>

export type LimitName = keyof typeof limitTable
