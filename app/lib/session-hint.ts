import type { Me } from '#api/account.ts'
import { writeItem } from '#app/lib/storage.ts'
import { initials } from '#app/ui/avatar.tsx'
import { hintKey } from './session-script.ts'

/** Days that a session lasts after its last use; the app renews both. */
const sessionDays = 30

/**
 * Stores, for the site pages, that this browser is signed in: prerendered pages show it before their first paint (`session-script.ts`).
 * It is no proof and grants nothing: the server reads the session cookie, which scripts cannot.
 */
export function writeSessionHint({ user, plan }: Pick<Me, 'user' | 'plan'>): void {
  const until = Date.now() + sessionDays * 24 * 60 * 60 * 1000
  writeItem('local', hintKey, JSON.stringify({ initials: initials(user.full_name, user.email), plan, until }))
}
