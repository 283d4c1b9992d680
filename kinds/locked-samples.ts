/** What a generator wrote, and from what; for the screens of generators that a plan lacks. */
export interface LockedSample {
  readonly topic: string
  readonly details: readonly string[]
  /** As it would be copied. */
  readonly text: string
}

/** By the paths of the generators. `scripts/vite/locked-samples.ts` makes them in each build. */
export type LockedSamples = Readonly<Record<string, LockedSample>>
