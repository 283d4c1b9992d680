import { BodyTooLarge } from '#server/platform/http/known.ts'

/** Bytes. The longest library entry, with every character escaped, is 350 KB. */
export const bodyLimit = 512 * 1024

/**
 * The request with a body no larger than the limit. A stated length is believed, because the HTTP parser holds the body to it;
 * one without (chunked) is read here and counted.
 * @throws BodyTooLarge
 */
export async function bounded(request: Request): Promise<Request> {
  if (!request.body) return request
  const stated = request.headers.get('content-length')
  if (stated !== null && !request.headers.has('transfer-encoding')) {
    if (Number(stated) > bodyLimit) throw new BodyTooLarge()
    return request
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > bodyLimit) throw new BodyTooLarge()
    chunks.push(chunk)
  }
  return new Request(request.url, { method: request.method, headers: request.headers, body: Buffer.concat(chunks), signal: request.signal })
}
