import { type Agent, type IncomingMessage, request } from 'node:http'

export interface Question {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** JSON; without it the question is a GET. */
  readonly body?: string
}

/** Sends a question over a connection of the agent. Answers when the headers of a success have come. @throws for every other status */
export const ask = (agent: Agent, { url, headers, body }: Question): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const content = body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const sent = request(url, { agent, method: body === undefined ? 'GET' : 'POST', headers: { ...content, ...headers } })
    sent.on('error', reject)
    sent.on('response', (answer) => {
      if (answer.statusCode === 200) return resolve(answer)
      answer.setEncoding('utf8')
      answer.once('data', (text) => reject(new Error(`${url} answered ${answer.statusCode}: ${text}`)))
    })
    sent.end(body)
  })

/** Milliseconds from the question to the last byte of its answer. */
export async function timed(agent: Agent, question: Question): Promise<number> {
  const start = performance.now()
  const answer = await ask(agent, question)
  await new Promise((resolve, reject) => answer.resume().on('end', resolve).on('error', reject))
  return performance.now() - start
}
