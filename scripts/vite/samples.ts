import type { Plugin } from 'vite'
import { tryOutLength } from '#contract/try-out.ts'
import { measures } from '#contract/weighted.ts'
import type { KindName, RequestOf, ResultOf } from '#kinds/index.ts'
import type { Sample, Samples } from '#kinds/samples.ts'
import { platforms, postLimit } from '#platforms/index.ts'
import type { TextLimit } from '#platforms/platform.ts'

const name = 'virtual:samples'
const resolved = `\0${name}`

/** Nobody waits for a sample, so nobody gives it up. */
const never = new AbortController().signal

/**
 * Has the built-in writer write, through everything a text of the product passes. The same seed gives the same text until the writer
 * is changed; then the site shows what it writes now.
 * @throws Error when the text could not be posted as it stands: the build ends then
 */
async function sample<Name extends KindName>(kind: Name, wish: object, seed: number): Promise<Sample<Name>> {
  // Starting the bundler needs no writer.
  const [{ serverKinds }, { builtinEngine }, { generateWithoutAccount: composed }] = await Promise.all([
    import('#kinds/index.server.ts'),
    import('#server/core/engine.ts'),
    import('#server/core/validate-and-repair.ts'),
  ])
  const request = serverKinds[kind].schema.request.parse(wish) as RequestOf<Name>
  const task = { writer: await serverKinds[kind].writer(), request: request as never }
  const result = (await composed(
    task,
    builtinEngine(() => seed),
    never,
  )) as ResultOf<Name>
  return { request, result }
}

const used = (text: string, { unit }: TextLimit) => measures[unit](text)

/** What somebody in an everyday trade would type: the details show that each given fact comes to be in the text. Seeds were chosen by reading. */
export async function writeSamples(): Promise<Samples> {
  const repairs = {
    topic: 'Spring check for any bicycle, $25 this week',
    details: 'Brakes, gears and chain\nMonday to Friday, 9 am to 6 pm\n12 Mill Street\nBook: 555 0134',
  }
  const bakery = {
    topic: 'We open our new bakery on Sunday at 8 am',
    details: 'Free coffee for the first fifty guests\n24 Harbour Lane\nSourdough and rye from our own oven',
  }
  const sourdough = {
    topic: 'New video: how I bake sourdough at home',
    details: 'Feed the starter the evening before\nKnead, fold, and let it rest for four hours\nBake for 45 minutes at 230 degrees',
  }
  const cycling = {
    topic: 'How I keep an old bicycle running',
    details: '1. Wipe the chain and oil it\n2. Check the brake pads\n3. Pump the tyres hard',
  }
  const tryOut = await sample('post', { ...repairs, platform: 'twitter', length: tryOutLength }, 1)
  const post = await sample('post', { ...bakery, platform: 'instagram', length: 'medium' }, 2)
  const description = await sample('description', { ...sourdough, platform: 'youtube' }, 2)
  return {
    tryOut: { ...tryOut, used: used(tryOut.result.post.caption, postLimit(tryOut.request.platform)) },
    post: { ...post, used: used(post.result.post.caption, postLimit(post.request.platform)) },
    description: { ...description, used: used(description.result.description, platforms[description.request.platform].description) },
    script: await sample('script', { ...cycling, length: 'short' }, 1),
    ideas: await sample('ideas', { prompt: 'small-batch ceramics studio', count: 3 }, 1),
  }
}

/** `import { samples } from 'virtual:samples'`: texts that the product really wrote, for the loaders of prerendered pages. */
export const samples = (): Plugin => {
  let writing: Promise<Samples> | undefined
  return {
    name: 'samples',
    resolveId: (id) => (id === name ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined
      writing ??= writeSamples()
      return `export const samples = JSON.parse(${JSON.stringify(JSON.stringify(await writing))})`
    },
  }
}
