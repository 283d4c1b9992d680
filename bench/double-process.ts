/**
 * The model double in a process of its own, so that what it does is not taken from the time of who asks it. Started by
 * `bench/double.ts`, which says how it answers. It shares the machine with what is measured, so it does as little as it can: every
 * answer is made before the first question comes, and of the questions only the first is kept. A double that remembered them
 * all would halt for its garbage in the middle of a measurement.
 */
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openAiChat } from '#tests/support/model-shapes.ts'
import type { Manner } from './double.ts'

const { answer, delay = 0, size = 40, pause = 0 } = JSON.parse(process.argv[2] ?? '') as Manner

/** Milliseconds between two pieces where the one before was late: a model that was held up does not say two things at once. */
const nearest = pause * 0.9

const open = openAiChat.open({})
const pieces = (JSON.stringify(answer).match(new RegExp(`.{1,${size}}`, 'gu')) ?? []).map((piece) => openAiChat.piece(piece, {}))
const end = openAiChat.end({ input: 11, output: 7 }, {})
const whole = Buffer.from([open, ...pieces, end].join(''))

/** A piece as HTTP carries it. */
const framed = pieces.map((piece) => {
  const event = Buffer.from(piece)
  return Buffer.concat([Buffer.from(`${event.length.toString(16)}\r\n`), event, Buffer.from('\r\n')])
})

const stream = { 'content-type': 'text/event-stream' }

function atOnce(response: ServerResponse): void {
  response.writeHead(200, { ...stream, 'content-length': whole.length }).end(whole)
}

/**
 * Each piece by itself, in time with this answer's own clock. Intervals would not do: those that come due in one moment go on in step
 * from there, until hundreds of streams speak at once and are silent at once.
 */
function inTime(response: ServerResponse): void {
  response.writeHead(200, { ...stream, 'transfer-encoding': 'chunked' }).write(open)
  const began = performance.now()
  let at = 0
  let clock: NodeJS.Timeout
  const wait = () => {
    clock = setTimeout(say, Math.max(nearest, began + (at + 1) * pause - performance.now()))
  }
  const say = () => {
    const piece = framed[at++]
    if (!piece) return void response.end(end)
    response.socket?.write(piece)
    wait()
  }
  wait()
  response.once('close', () => clearTimeout(clock))
}

let calls = 0
let told = ''
const says = pause > 0 ? inTime : atOnce
const server = createServer((request, response) => {
  const first = calls++ === 0
  request.on('data', (body) => {
    if (first) told += body
  })
  request.on('end', () => (delay > 0 ? setTimeout(says, delay, response) : says(response)))
})
await once(server.listen(0, '127.0.0.1'), 'listening')
process.on('message', () => process.send?.({ calls, told: told ? JSON.parse(told) : undefined }))
process.on('disconnect', () => process.exit())
process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` })
