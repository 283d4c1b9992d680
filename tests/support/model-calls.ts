import { afterAll, afterEach, beforeAll } from 'vitest'
import { z } from 'zod'
import { type Behaviour, type ModelDouble, startModel } from '#tests/support/model.ts'

/** What tests of calls to model servers share. */

/** The double of a test file: started before its tests, empty before each. */
export function modelOfFile(): Pick<ModelDouble, 'url' | 'calls' | 'next' | 'always'> {
  let model: ModelDouble
  beforeAll(async () => {
    model = await startModel()
  })
  afterEach(() => model.reset())
  afterAll(() => model.close())
  return {
    get url() {
      return model.url
    },
    get calls() {
      return model.calls
    },
    next: (...behaviours) => model.next(...behaviours),
    always: (behaviour) => model.always(behaviour),
  }
}

/** Asks for an object with these fields. */
export const questionFor = <Fields extends z.ZodRawShape>(fields: Fields) => ({
  system: 'You write.',
  turns: [{ role: 'user', content: 'Write about bikes.' }] as const,
  answer: z.object(fields),
})

let models = 0
/** The name of a model that no other test of the file has called, so that nothing is known of it. */
export const newModelName = (): string => `m${models++}`

/** Milliseconds: so long that no call times out on a slow machine. */
export const patientTimeouts = { first: 60_000, firstFollowed: 60_000, between: 60_000, again: 1 }

/** An event of OpenAI's protocol. */
export const deltaEvent = (delta: object, finish: string | null = null) => ({ choices: [{ index: 0, delta, finish_reason: finish }] })

/** A stream of events, as it is sent. */
export const eventsText = (...events: unknown[]): string => events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')

/** Sends a body as it is. */
export const sendsBody =
  (body: string | Uint8Array, type = 'text/event-stream', status = 200): Behaviour =>
  async ({ response }) =>
    void response.writeHead(status, { 'content-type': type }).end(body)
