import { hashPassword } from 'better-auth/crypto'
import { z } from 'zod'
import type { Letter } from './letters.ts'

const Body = z.object({ name: z.string(), password: z.string() })

/**
 * What goes out when somebody signs up with an address that has an account. The answer on the screen is that of any sign-up, so it
 * tells nobody which addresses have one; only their inbox does.
 */
export const letterForSignUpAgain = async (known: { id: string; emailVerified: boolean }, request?: Request): Promise<Letter> => {
  if (known.emailVerified || !request) return { about: 'known', userId: known.id }
  const { name, password } = Body.parse(await request.json())
  return { about: 'verify', userId: known.id, claim: { fullName: name.trim(), passwordHash: await hashPassword(password) } }
}
