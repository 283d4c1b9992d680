import { useEffect, useState } from 'react'
import { type Measures, plainMeasures } from '#contract/measure.ts'
import type { Unit } from '#platforms/platform.ts'

let weighted: Measures['weighted'] | null = null

/** How a text is measured in a unit; `null` while X's own weighing is still loading. */
export function useMeasure(unit: Unit): ((text: string) => number) | null {
  const [ready, setReady] = useState(weighted !== null)
  useEffect(() => {
    if (unit !== 'weighted' || ready) return
    let wanted = true
    import('#contract/weighted.ts').then(
      ({ measures }) => {
        weighted = measures.weighted
        if (wanted) setReady(true)
      },
      (error: unknown) => console.warn('The counter for X could not be loaded', error),
    )
    return () => {
      wanted = false
    }
  }, [unit, ready])
  return unit === 'weighted' ? weighted : plainMeasures[unit]
}
