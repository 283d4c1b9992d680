import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FileServer {
  readonly url: string
  /** Bytes that are sent of each file before the connection waits; all when undefined, which also sends the rest over waiting connections. */
  upTo: number | undefined
  /** Whether the end of what is sent is not that of the file, so that its checksum differs. */
  damaged: boolean
  close(): Promise<void>
}

/** Serves files with ranges on loopback, as storage services do. */
export async function startFileServer(files: Readonly<Record<string, Buffer>>): Promise<FileServer> {
  const state = { upTo: undefined as number | undefined, damaged: false }
  const waiting = new Set<() => void>()
  const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
  const answer = (bytes: Buffer, range: string | undefined, response: ServerResponse) => {
    const from = Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0)
    response.writeHead(from > 0 ? 206 : 200, {
      etag: '"one"',
      'content-length': bytes.length - from,
      ...(from > 0 && { 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` }),
    })
    if (state.upTo === undefined) response.end(bytes.subarray(from))
    else {
      const sent = Math.max(from, state.upTo)
      response.flushHeaders()
      response.write(bytes.subarray(from, sent))
      const sendRest = () => void response.end(bytes.subarray(sent))
      waiting.add(sendRest)
      response.once('close', () => waiting.delete(sendRest))
    }
  }
  const server = createServer(({ url = '', method, headers }, response) => {
    const bytes = files[url.slice(1)]
    if (!bytes) response.writeHead(404).end()
    else if (method === 'HEAD')
      response.writeHead(200, { etag: '"one"', 'x-linked-etag': sha256(bytes), 'content-length': bytes.length }).end()
    else answer(state.damaged ? Buffer.from(bytes).fill(0xff, bytes.length - 1_000) : bytes, headers.range, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get upTo() {
      return state.upTo
    },
    set upTo(bytes) {
      state.upTo = bytes
      if (bytes !== undefined) return
      for (const sendRest of waiting) sendRest()
    },
    get damaged() {
      return state.damaged
    },
    set damaged(damaged) {
      state.damaged = damaged
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
