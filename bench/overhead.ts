import { figure, percentile, table } from '#bench/figures.ts'
import { ownerCookie } from '#bench/owner.ts'
import { post } from '#kinds/post/spec.ts'
import { startServer } from '#tests/e2e/support/server.ts'
import { answers, startModel } from '#tests/support/model.ts'

const warmUp = 50
const rounds = 400

/** What the double answers: a post that passes every check, so that each generation is one call. */
const answer = {
  caption: 'An old bicycle asks for little: a clean chain, fresh brake pads and a patient afternoon.',
  hashtags: ['#BikeRepair'],
  title: '',
  whyThisWorks: 'It names what a reader can do today.',
}

async function timed(call: () => Promise<Response>): Promise<number> {
  const start = performance.now()
  const response = await call()
  await response.text()
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`)
  return performance.now() - start
}

/**
 * What the API adds to one generation: sign-in, quota, validation, checks, history and settling, each against PostgreSQL.
 * The direct call sends the model, byte for byte, what the server sends it.
 */
export async function benchOverhead(): Promise<string> {
  const model = await startModel()
  model.always(answers(answer))
  const server = await startServer('postgres', { AI_MODEL: 'compatible/double', AI_BASE_URL: model.url, AI_API_KEY: 'none' })
  try {
    const cookie = await ownerCookie(server)
    const json = { 'content-type': 'application/json' }
    const generate = () =>
      fetch(`${server.url}/functions/v1/${post.call}`, {
        method: 'POST',
        headers: { ...json, cookie, origin: server.url },
        body: JSON.stringify(post.sample),
      })
    await timed(generate)
    const [told, ...more] = model.calls
    if (!told || more.length > 0) throw new Error('The double must be asked once a generation: its answer has a fault')
    const body = JSON.stringify(told.body)
    const direct = () => fetch(`${model.url}/chat/completions`, { method: 'POST', headers: json, body })

    const times = { direct: [] as number[], generate: [] as number[] }
    for (let at = 0; at < warmUp + rounds; at++) {
      // By turns, so that both see the same machine.
      const [alone, through] = [await timed(direct), await timed(generate)]
      if (at >= warmUp) {
        times.direct.push(alone)
        times.generate.push(through)
      }
    }
    const rows = [0.5, 0.99].map((share) => {
      const [alone, through] = [percentile(times.direct, share), percentile(times.generate, share)]
      return [`p${share * 100}`, figure(alone), figure(through), figure(through - alone), `${figure(through / alone)} ×`]
    })
    return table(['One generation', 'model alone ms', 'through the API ms', 'added ms', 'ratio'], rows)
  } finally {
    await server.stop()
    await model.close()
  }
}
