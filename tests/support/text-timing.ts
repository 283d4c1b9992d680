import { slowness } from '#tests/support/cpu-time.ts'
import { hostileText, hostileUnits } from '#tests/support/hostile-texts.ts'

/** Something that reads a text in the server's thread. */
export interface TextReader {
  readonly name: string
  /** UTF-16 units of the longest text that its caller admits. */
  readonly longest: number
  /** May return a promise, or a generator that yields where the server serves others. */
  readonly run: (text: string) => unknown
}

/** Milliseconds of processor time for the longest text: 50, and as many again because a busy machine's caches are not its own. */
const maxMs = 100
/** For four times the text: linear is 4, quadratic 16. */
const maxGrowth = 10
/** Milliseconds below which nothing is wrong, whatever the growth: a text that begins to be cut takes a step. */
const growthFrom = 30
/** Milliseconds that kernels can tell from nothing. */
const leastMs = 2

const isGenerator = (value: unknown): value is Generator | AsyncGenerator =>
  typeof value === 'object' && value !== null && 'next' in value && 'throw' in value

/** Milliseconds of processor time, which other load does not change, of the longest step of a run. */
async function longestStep({ run, longest }: TextReader, unit: string, share: number): Promise<number> {
  const text = hostileText(unit, Math.floor(longest * share))
  let most = 0
  let began = process.threadCpuUsage()
  const step = () => {
    const { user, system } = process.threadCpuUsage(began)
    most = Math.max(most, (user + system) / 1000 / slowness)
    began = process.threadCpuUsage()
  }
  // What gives way to others ends a step, too.
  let isRunning = true
  const tick = () => {
    step()
    if (isRunning) setImmediate(tick)
  }
  setImmediate(tick)
  try {
    const result = await run(text)
    step()
    if (isGenerator(result)) for (let done: boolean | undefined = false; !done; step()) done = (await result.next()).done
  } catch (error) {
    // Who refuses a text has read it, too.
    step()
    if (error instanceof TypeError || error instanceof ReferenceError) throw error
  } finally {
    isRunning = false
  }
  return most
}

/** The least of three, because the compiler and the collection of garbage take processor time, too. */
async function leastOf(reader: TextReader, unit: string, share: number): Promise<number> {
  const times: number[] = []
  for (let tries = 0; tries < 3; tries++) times.push(await longestStep(reader, unit, share))
  return Math.min(...times)
}

/**
 * The readers that take too long with a hostile text, or too much longer than with a quarter of it. Each gets every `step`-th text, others than
 * its neighbours.
 */
export async function slowReaders(readers: readonly TextReader[], step: number): Promise<string[]> {
  const slow: string[] = []
  for (const [at, reader] of readers.entries()) {
    for (const unit of hostileUnits.filter((_, place) => place % step === at % step)) {
      if ((await longestStep(reader, unit, 1)) < growthFrom) continue
      const ms = await leastOf(reader, unit, 1)
      const growth = ms / Math.max(leastMs, await leastOf(reader, unit, 1 / 4))
      if (ms > maxMs || (ms > growthFrom && growth > maxGrowth))
        slow.push(`${reader.name}: ${ms.toFixed()} ms, ${growth.toFixed(1)} times a quarter, of ${JSON.stringify(unit.slice(0, 40))}`)
    }
  }
  return slow
}
