import { apiError } from '#app/lib/errors.ts'
import { reach } from '#app/lib/reach.ts'
import { brand } from '#contract/brand.ts'

/** Sends a file as the body of a POST, for calls outside of the contract. @returns the parsed answer @throws as calls of the typed client */
export async function sendFile(address: string, file: File, signal?: AbortSignal): Promise<unknown> {
  const response = await reach(address, {
    method: 'POST',
    body: file,
    headers: { 'x-client-info': brand.clientKey, 'content-type': 'application/octet-stream' },
    ...(signal && { signal }),
  })
  const isJson = response.headers.get('content-type')?.includes('json')
  const body: unknown = isJson ? await response.json() : undefined
  if (!response.ok) throw apiError(body, response.status)
  return body
}
