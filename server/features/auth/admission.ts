import type { LimitName } from '#server/core/limit-table.ts'
import type { Limits } from '#server/core/limits.ts'
import { clientIpHeader } from '#server/platform/client-ip.ts'
import type { KnownDevices } from './known-devices.ts'
import type { OpenPath } from './open-paths.ts'
import type { ParsedRequest } from './parse.ts'

export interface Admission {
  /** Seconds to wait; 0 when this call may go on. */
  readonly wait: number
  /** To be called with the answer: an attempt that was no wrong password is not counted as one. */
  answered(answer: Response): Promise<void>
}

interface Parts {
  limits: Limits
  devices: Pick<KnownDevices, 'idIn'>
}

const uncounted = async () => {}

/**
 * Applies the limits of a path. Wrong passwords for one account are counted over all machines together, except those of a browser that
 * has signed in to it before: that one has a count of its own, so others' guesses never hold it up. Each attempt is counted before its
 * password is checked, or as many as come at once would be checked, and is given back where it was not wrong.
 */
export const createAdmission =
  ({ limits, devices }: Parts) =>
  async ({ limit, addressLimit }: OpenPath, { request, body }: ParsedRequest): Promise<Admission> => {
    const { retryAfter } = await limits.take(limit, request.headers.get(clientIpHeader) ?? '')
    // A machine that may not go on does not use up what all of them share.
    if (retryAfter > 0 || addressLimit === undefined) return { wait: retryAfter, answered: uncounted }
    const email = String(body.email)
    const device = await devices.idIn(request.headers, email)
    const [name, who]: [LimitName, string] = device === null ? [addressLimit, email] : ['signInKnown', device]
    const { retryAfter: wait } = await limits.take(name, who)
    return {
      wait,
      async answered({ status }) {
        if (status !== 401) await limits.giveBack(name, who)
      },
    }
  }
