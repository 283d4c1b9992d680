/** Milliseconds, and how often is looked (spec §9). */
export const planWaits = { first: 2_000, base: 2_000, attempts: 10 } as const

interface Looking {
  /** Whether the plan is there. What it throws counts as no. */
  look: () => Promise<boolean>
  /** Resolves after so many milliseconds, or as soon as looking is worth it. */
  pause: (milliseconds: number) => Promise<void>
  signal: AbortSignal
}

/**
 * Looks for a plan that was just paid for: first after the time that the provider's word usually takes, then after waits that double.
 * Answers whether it came; `null` when nobody waits any more.
 */
export async function awaitPlan({ look, pause, signal }: Looking): Promise<boolean | null> {
  await pause(planWaits.first)
  for (let attempt = 0; !signal.aborted; attempt++) {
    const there = await look().catch((cause) => {
      console.warn('The plan could not be looked for; it is tried again.', cause)
      return false
    })
    if (signal.aborted) return null
    if (there) return true
    if (attempt + 1 === planWaits.attempts) return false
    await pause(planWaits.base * 2 ** attempt)
  }
  return null
}
