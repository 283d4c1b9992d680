import { BodyTooLarge } from '#server/platform/http/known.ts'

/** Bytes. The longest library entry, with every character escaped, is 350 KB. */
export const bodyLimit = 512 * 1024
/** Bytes of a body of unstated length that are read at most, so that its sender gets to read the refusal. */
const patience = 8 * 1024 * 1024

/**
 * The request with a body no larger than the limit. A stated length is believed, because the HTTP parser holds the body to it;
 * one without (chunked) is read here and counted.
 * @throws BodyTooLarge
 */
export async function bounded(request: Request): Promise<Request> {
  const { headers, method, url, signal } = request
  if (!headers.has('transfer-encoding')) {
    if (Number(headers.get('content-length')) > bodyLimit) throw new BodyTooLarge()
    return request
  }
  return request.body ? new Request(url, { method, headers, signal, body: await counted(request.body) }) : request
}

async function counted(body: ReadableStream<Uint8Array>): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size <= bodyLimit) chunks.push(chunk)
    if (size > patience) break
  }
  if (size > bodyLimit) throw new BodyTooLarge()
  return Buffer.concat(chunks)
}
