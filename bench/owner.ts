import type { RunningServer } from '#tests/e2e/support/server.ts'

/** Makes the owner's account (pro: no limits) with the set-up link. Answers its session as a `cookie` header. */
export async function ownerCookie({ url, setupLink }: Pick<RunningServer, 'url' | 'setupLink'>): Promise<string> {
  const token = new URLSearchParams(new URL(setupLink).hash.slice(1)).get('token')
  const owner = { token, name: 'Bench', email: 'bench@example.com', password: 'a long enough password' }
  const answer = await fetch(`${url}/api/auth/setup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(owner),
  })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
  if (!cookie) throw new Error(`The owner's account could not be made: ${answer.status} ${await answer.text()}`)
  return cookie
}
