import { PerformanceObserver } from 'node:perf_hooks'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

/** Bytes of V8's young space, both halves, in which a server that works finds room for what its requests leave behind. */
const youngSpace = 32 * 1024 * 1024
/** How much the old space may grow, in percent of what was still in use, before it is cleared up again. V8 would have let it double and more. */
const growth = 30

/** What is loaded stays: a young space that grew meanwhile would copy it about. To be called before anything heavy is loaded. */
export const holdYoungSpace = (): void => setFlagsFromString('--semi-space-growth-factor=1')

/** The old space is cleared up before it has grown much. Not while the program is loaded: nothing would be found that can go. */
export const boundOldSpace = (): void => setFlagsFromString(`--heap-growing-percent=${growth}`)

/**
 * Lets the young space grow as it is needed, and no further than `youngSpace`: V8 takes four times that under load and keeps it. Its
 * own limit is read once, before any of our code runs, and as a flag on the command line would have to stand in every way to start.
 */
export function growYoungSpace(): void {
  let held = true
  const follow = () => {
    const enough = youngSpaceSize() >= youngSpace
    if (enough === held) return
    held = enough
    if (enough) holdYoungSpace()
    else setFlagsFromString('--semi-space-growth-factor=2')
  }
  // The space grows at collections only. It also shrinks at them, when little is asked for, and must be able to grow again.
  new PerformanceObserver(follow).observe({ entryTypes: ['gc'] })
  follow()
}

const youngSpaceSize = () => getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0
