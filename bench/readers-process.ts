/**
 * Reads streams in a separate process, started by `bench/streams.ts`, which says which streams.
 */
import { once } from 'node:events'
import { Agent } from 'node:http'
import { finished } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { percentile } from '#bench/figures.ts'
import { type HttpCall, send } from '#bench/load.ts'
import type { StreamLoad, StreamResult } from '#bench/streams.ts'

/** The caption so far, from an event's data and the previous caption. */
type CaptionOf = (data: unknown, before: string) => string

interface Delta {
  readonly choices: readonly { readonly delta: { readonly content?: string } }[]
}
const opening = '{"caption":"'

/** Reads the model directly: the caption in the partial JSON so far. */
function fromModel(): CaptionOf {
  let received = ''
  return (data) => {
    received += (data as Delta).choices[0]?.delta.content ?? ''
    return received.slice(opening.length).split('"', 1)[0] ?? ''
  }
}

interface Partial {
  readonly partial?: { readonly post?: { readonly caption?: string } }
  readonly post?: { readonly caption?: string }
}
const fromApi = (): CaptionOf => (data, before) => {
  const { partial, post } = data as Partial
  return (partial?.post ?? post)?.caption ?? before
}

const captionsFrom = { model: fromModel, api: fromApi }

/** One stream: milliseconds between two updates, and the caption so far. */
interface StreamTimes {
  readonly gaps: number[]
  caption: string
}

async function follow(agent: Agent, call: HttpCall, captionOf: CaptionOf, whole: string): Promise<StreamTimes> {
  const times: StreamTimes = { gaps: [], caption: '' }
  const stream = await send(agent, call)
  stream.setEncoding('utf8')
  let [rest, last] = ['', 0]
  stream.on('data', (text: string) => {
    const now = performance.now()
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const data = /^data: ?(\{.*)$/m.exec(block)?.[1]
      if (!data) continue
      const caption = captionOf(JSON.parse(data), times.caption)
      // Ignores the hashtags, which the server appends to the caption at the end.
      if (caption === times.caption || !whole.startsWith(caption)) continue
      if (last > 0) times.gaps.push(now - last)
      last = now
      times.caption = caption
    }
  })
  await finished(stream)
  return times
}

async function readAll({ calls, begin, from, caption }: StreamLoad): Promise<StreamResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  const all = await Promise.all(
    calls.map(async (call, at) => {
      await wait((at / calls.length) * begin)
      return follow(agent, call, captionsFrom[from](), caption)
    }),
  )
  agent.destroy()
  const gaps = all.flatMap((times) => times.gaps)
  return {
    gap: percentile(gaps, 0.5),
    late: percentile(gaps, 0.99),
    // The final caption ends with hashtags.
    cut: all.filter((times) => !times.caption.startsWith(caption)).length,
  }
}

process.on('disconnect', () => process.exit())
const [load] = (await once(process, 'message')) as [StreamLoad]
process.send?.(await readAll(load))
