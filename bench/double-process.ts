/**
 * The model double in a process of its own, so that what it does is not taken from the time of who asks it. Started by
 * `bench/double.ts`, which says how it answers.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { answers, type Behaviour, startModel } from '#tests/support/model.ts'
import { openAiChat } from '#tests/support/model-shapes.ts'
import type { Manner } from './double.ts'

const { answer, delay = 0, ...manner } = JSON.parse(process.argv[2] ?? '') as Manner

/** A piece as HTTP carries it: what each costs here is missing where it is measured, for both share the machine. */
const framed = (piece: string) => {
  const event = Buffer.from(openAiChat.piece(piece, {}))
  return Buffer.concat([Buffer.from(`${event.length.toString(16)}\r\n`), event, Buffer.from('\r\n')])
}

/** Says the answer in time with a clock, each piece by itself. */
function inTime({ size = 40, pause = 0 }: Manner): Behaviour {
  const pieces = (JSON.stringify(answer).match(new RegExp(`.{1,${size}}`, 'gu')) ?? []).map(framed)
  return ({ response, signal }) =>
    new Promise((resolve) => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'transfer-encoding': 'chunked' })
      response.write(openAiChat.open({}))
      let at = 0
      const clock = setInterval(() => {
        const piece = pieces[at++]
        if (piece) return void response.socket?.write(piece)
        response.end(openAiChat.end({ input: 11, output: 7 }, {}))
        stop()
      }, pause)
      const stop = () => {
        clearInterval(clock)
        resolve()
      }
      signal.addEventListener('abort', stop, { once: true })
    })
}

const says = manner.pause ? inTime({ answer, ...manner }) : answers(answer, manner)
const behaviour: Behaviour = async (turn) => {
  if (delay > 0) await wait(delay, undefined, { signal: turn.signal })
  await says(turn)
}

const model = await startModel()
model.always(behaviour)
process.on('message', () => process.send?.({ calls: model.calls.length, told: model.calls[0]?.body }))
process.on('disconnect', () => process.exit())
process.send?.({ url: model.url })
