import { expect } from 'vitest'
import type { ServerProcess } from '#tests/support/process.ts'

/** Creates the owner account and returns its cookies. */
export async function signUpOwner({ url, setupToken }: ServerProcess): Promise<string> {
  const owner = { token: setupToken, name: 'Asha Rao', email: 'asha@example.com', password: 'correct horse' }
  const answer = await fetch(`${url}/api/auth/setup`, {
    method: 'POST',
    body: JSON.stringify(owner),
    headers: { 'content-type': 'application/json', origin: url },
  })
  expect(answer.status).toBe(200)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
