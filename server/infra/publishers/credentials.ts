import type { z } from 'zod'
import { PublishFailure, type Session } from './publisher.ts'

/** Credentials that this publisher wrote. @throws PublishFailure signed-out for what another version wrote */
export function readCredentials<Schema extends z.ZodType>(schema: Schema, { credentials }: Pick<Session, 'credentials'>): z.output<Schema> {
  const read = schema.safeParse(JSON.parse(credentials))
  if (!read.success) throw new PublishFailure('signed-out')
  return read.data
}

interface Renewal<Held> {
  readonly isStale: (held: Held) => boolean
  /** @throws PublishFailure signed-out when the network wants a new sign-in */
  readonly renew: (held: Held) => Promise<Held>
}

/**
 * Uses credentials that expire: renewed before they do, and once more where the network no longer takes them although they should hold. What is
 * renewed is stored before it is used, because the old ones are worthless by then.
 */
export async function withRenewal<Held, Result>(
  session: Session,
  held: Held,
  { isStale, renew }: Renewal<Held>,
  use: (held: Held) => Promise<Result>,
): Promise<Result> {
  const renewed = async (): Promise<Held> => {
    const fresh = await renew(held)
    await session.keep(JSON.stringify(fresh))
    return fresh
  }
  if (isStale(held)) return use(await renewed())
  try {
    return await use(held)
  } catch (error) {
    if (!isSignedOut(error)) throw error
    return use(await renewed())
  }
}

/** Whether a network refused credentials before anything was public. */
const isSignedOut = (error: unknown): boolean =>
  error instanceof PublishFailure && error.code === 'signed-out' && error.sent === 'no' && error.published === undefined
