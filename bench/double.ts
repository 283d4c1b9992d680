/**
 * A model server in a separate process, so that it does not use the event loop of its caller. It shares the machine with the measured server,
 * so it does little work: answers are built before the first request, and only the first request is stored. Storing all of them would cause
 * garbage collection pauses during a measurement.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openAiChat } from '#tests/support/wire-formats.ts'

/** The answer to each call and its timing. */
interface DoubleOptions {
  readonly answer: object
  /** Milliseconds before the first chunk. */
  readonly delay?: number
  /** Code points per chunk, and milliseconds before each chunk. */
  readonly size?: number
  readonly pause?: number
}

export type Double = Awaited<ReturnType<typeof startDouble>>

/** Starts a model server on loopback; `url` is for AI_BASE_URL. */
export async function startDouble(options: DoubleOptions) {
  const child = fork(import.meta.filename, [JSON.stringify(options)])
  const [{ url }] = (await once(child, 'message')) as [{ url: string }]
  return {
    url,
    /** Number of calls so far, and the body of the first. */
    async received(): Promise<{ calls: number; firstBody: unknown }> {
      const answer = once(child, 'message')
      child.send('received?')
      const [received] = await answer
      return received
    },
    async stop() {
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

/** The model server in the forked process. */
async function serve({ answer, delay = 0, size = 40, pause = 0 }: DoubleOptions): Promise<void> {
  /** Minimum milliseconds between two chunks when the previous one was late: a model does not send two chunks at once. */
  const minPause = pause * 0.9
  const open = openAiChat.open({})
  const chunks = (JSON.stringify(answer).match(new RegExp(`.{1,${size}}`, 'gu')) ?? []).map((text) => openAiChat.chunk(text, {}))
  const end = openAiChat.end({ input: 11, output: 7 }, {})
  const whole = Buffer.from([open, ...chunks, end].join(''))
  /** Chunks in HTTP's chunked encoding. */
  const encodedChunks = chunks.map((chunk) => {
    const event = Buffer.from(chunk)
    return Buffer.concat([Buffer.from(`${event.length.toString(16)}\r\n`), event, Buffer.from('\r\n')])
  })
  const stream = { 'content-type': 'text/event-stream' }

  const sendWhole = (response: ServerResponse) => response.writeHead(200, { ...stream, 'content-length': whole.length }).end(whole)

  /**
   * Sends chunks one by one, timed from the start of the response. Intervals that become due at the same moment would stay synchronised,
   * until hundreds of streams send at the same time.
   */
  function sendInChunks(response: ServerResponse): void {
    response.writeHead(200, { ...stream, 'transfer-encoding': 'chunked' }).write(open)
    const began = performance.now()
    let at = 0
    let timer: NodeJS.Timeout
    const wait = () => {
      timer = setTimeout(sendNext, Math.max(minPause, began + (at + 1) * pause - performance.now()))
    }
    const sendNext = () => {
      const chunk = encodedChunks[at++]
      if (!chunk) return void response.end(end)
      response.socket?.write(chunk)
      wait()
    }
    wait()
    response.once('close', () => clearTimeout(timer))
  }

  let calls = 0
  let firstBody = ''
  const respond = pause > 0 ? sendInChunks : sendWhole
  const server = createServer((request, response) => {
    const first = calls++ === 0
    request.on('data', (body) => {
      if (first) firstBody += body
    })
    request.on('end', () => (delay > 0 ? setTimeout(respond, delay, response) : respond(response)))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  process.on('message', () => process.send?.({ calls, firstBody: firstBody ? JSON.parse(firstBody) : undefined }))
  process.on('disconnect', () => process.exit())
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` })
}

if (import.meta.main) await serve(JSON.parse(process.argv[2] ?? ''))
