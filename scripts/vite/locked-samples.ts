import type { GeneratorScreen } from '#contract/form.ts'
import type { Kind } from '#contract/kind.ts'
import { bestLength } from '#contract/options.ts'
import { planIds, plans } from '#contract/plans.ts'
import { type KindName, kinds } from '#kinds/index.ts'
import type { LockedSample, LockedSamples } from '#kinds/locked-samples.ts'
import { buildData } from '#scripts/vite/build-data.ts'
import { sample } from '#scripts/vite/samples.ts'

/** An announcement for posts, and steps for what explains. */
const bakery = {
  topic: 'Our second bakery opens on Saturday at 8 am',
  details: 'Free coffee for the first 50 guests\n24 Harbour Lane\nSourdough loaves from £4',
}
const flowers = {
  topic: 'How to keep cut flowers fresh for a week',
  details: '1. Cut the stems at an angle\n2. Change the water every day\n3. Keep them away from fruit',
}

/** The request of a generator with a topic and details, and the length that fits best where there is one. */
function requestOf(kind: Kind, { platform, fields }: GeneratorScreen): Record<string, unknown> {
  const { topic, details } = platform ? bakery : flowers
  const about = fields.find((field) => field.type === 'about')?.name ?? 'topic'
  const best = fields.some((field) => 'choices' in field && field.choices.some(({ value }) => value === bestLength))
  return { ...kind.sample, [about]: topic, details, ...(platform && { platform }), ...(best && { length: bestLength }) }
}

/** Whether a plan lacks the generator. */
const isLockable = (kind: Kind, screen: GeneratorScreen): boolean => {
  const feature = kind.feature({ ...kind.sample, ...(screen.platform && { platform: screen.platform }) })
  return planIds.some((id) => plans[id].limits[feature] === 0)
}

/** @throws Error when a text has faults; the build then fails */
async function writeSample(kind: Kind, screen: GeneratorScreen): Promise<LockedSample> {
  const { result } = await sample(kind.name as KindName, requestOf(kind, screen), 1)
  const { topic, details } = screen.platform ? bakery : flowers
  return { topic, details: details.split('\n'), text: kind.text({ ...result }) }
}

async function writeLockedSamples(): Promise<LockedSamples> {
  const lockable = Object.values<Kind>(kinds).flatMap((kind) =>
    kind.screens.filter((screen) => isLockable(kind, screen)).map((screen) => ({ kind, screen })),
  )
  return Object.fromEntries(
    await Promise.all(lockable.map(async ({ kind, screen }) => [screen.path, await writeSample(kind, screen)] as const)),
  )
}

/** `import { lockedSamples } from 'virtual:locked-samples'`: what the generators write that a plan lacks, by the built-in writer. */
export const lockedSamples = () => buildData('locked-samples', async () => ({ exports: { lockedSamples: await writeLockedSamples() } }))
