import { jobsOf } from '#app/lib/generation/form.ts'
import { viewOf } from '#app/lib/generation/saved.ts'
import { tiles, valuesFor } from './all-in-one-plan.ts'

/** The name of a slot on its tile and its card. */
export function slotName(slot: string): string {
  const tile = tiles.find(({ id }) => id === slot)
  if (!tile) return slot
  const { screen, offer, label } = tile
  const [job] = jobsOf(screen, valuesFor(screen, offer, {}))
  return screen.platform && job ? viewOf(screen.kind).head({ ...job.request }) : label
}
