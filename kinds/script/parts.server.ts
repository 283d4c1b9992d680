import type { Section } from '#kinds/script/timing.server.ts'

/**
 * Sentences that belong together, and when they are needed: tier 0 always, higher tiers only while the script is
 * shorter than it should be.
 */
export interface Unit {
  readonly tier: number
  readonly sentences: readonly string[]
}

/** A section before it is known how much of it there is room for. */
export interface Part {
  readonly label: string
  readonly paragraphs: readonly (readonly Unit[])[]
}

export const always = (...sentences: readonly string[]): Unit => ({ tier: 0, sentences })

/** The units of some parts, from the indispensable to the welcome; within a tier in the order given. */
export const unitsByTier = (parts: readonly Part[]): Unit[] =>
  parts.flatMap(({ paragraphs }) => paragraphs.flat()).sort((one, other) => one.tier - other.tier)

/** The parts reduced to the units that were kept; paragraphs and sections that lost everything are gone. */
export const sectionsOf = (parts: readonly Part[], kept: ReadonlySet<Unit>): Section[] =>
  parts
    .map(({ label, paragraphs }) => ({
      label,
      paragraphs: paragraphs
        .map((units) => units.filter((unit) => kept.has(unit)).flatMap(({ sentences }) => sentences))
        .filter((sentences) => sentences.length > 0),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0)
