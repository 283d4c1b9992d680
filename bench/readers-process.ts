/**
 * Readers of streams in a process of their own, started by `bench/streams.ts`, which says what they read.
 */
import { once } from 'node:events'
import { Agent } from 'node:http'
import { finished } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { percentile } from '#bench/figures.ts'
import { ask, type Question } from '#bench/load.ts'
import type { Reading, Seen } from '#bench/streams.ts'

/** The caption so far, told by an event's data and the caption before it. */
type CaptionOf = (data: unknown, before: string) => string

interface Delta {
  readonly choices: readonly { readonly delta: { readonly content?: string } }[]
}
const opening = '{"caption":"'

/** Reads the model itself, as the server does: the caption in as much of its JSON as has come. */
function fromModel(): CaptionOf {
  let said = ''
  return (data) => {
    said += (data as Delta).choices[0]?.delta.content ?? ''
    return said.slice(opening.length).split('"', 1)[0] ?? ''
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

/** What one reader is told: the gaps between news in milliseconds, and the caption so far. */
interface Told {
  readonly gaps: number[]
  caption: string
}

async function follow(agent: Agent, question: Question, captionOf: CaptionOf, whole: string): Promise<Told> {
  const told: Told = { gaps: [], caption: '' }
  const stream = await ask(agent, question)
  stream.setEncoding('utf8')
  let [rest, last] = ['', 0]
  stream.on('data', (text: string) => {
    const now = performance.now()
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const data = /^data: ?(\{.*)$/m.exec(block)?.[1]
      if (!data) continue
      const caption = captionOf(JSON.parse(data), told.caption)
      // Hashtags that stand below it in the end are no piece of it, and come when the model has got that far.
      if (caption === told.caption || !whole.startsWith(caption)) continue
      if (last > 0) told.gaps.push(now - last)
      last = now
      told.caption = caption
    }
  })
  await finished(stream)
  return told
}

async function readAll({ questions, begin, from, caption }: Reading): Promise<Seen> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  const all = await Promise.all(
    questions.map(async (question, at) => {
      await wait((at / questions.length) * begin)
      return follow(agent, question, captionsFrom[from](), caption)
    }),
  )
  agent.destroy()
  const gaps = all.flatMap((told) => told.gaps)
  return {
    gap: percentile(gaps, 0.5),
    late: percentile(gaps, 0.99),
    // Hashtags stand below it in the end.
    cut: all.filter((told) => !told.caption.startsWith(caption)).length,
  }
}

process.on('disconnect', () => process.exit())
const [reading] = (await once(process, 'message')) as [Reading]
process.send?.(await readAll(reading))
