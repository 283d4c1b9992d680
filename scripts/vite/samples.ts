import type { Plugin } from 'vite'
import type { KindName, RequestOf, ResultOf } from '#contract/kind.ts'
import { platforms, postLimit, type TextLimit } from '#contract/platforms.ts'
import { tryOutLength } from '#contract/try-out.ts'
import { measures } from '#contract/weighted.ts'
import { type Kinds, kinds } from '#kinds/registry.ts'
import type { Sample, Samples } from '#kinds/samples.ts'

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
  // Writers bring dictionaries along, which starting the bundler needs none of.
  const [{ writers }, { builtinEngine }, { composed }] = await Promise.all([
    import('#kinds/registry.server.ts'),
    import('#server/core/engine.ts'),
    import('#server/core/composed.ts'),
  ])
  const request = kinds[kind].request.parse(wish) as RequestOf<Kinds[Name]>
  const task = { writer: writers[kind], request: request as never }
  const result = (await composed(
    task,
    builtinEngine(() => seed),
    never,
  )) as ResultOf<Kinds[Name]>
  return { request, result }
}

const used = (text: string, { unit }: TextLimit) => measures[unit](text)

/** Topics of everyday trades, and seeds that were chosen by reading: texts that show what the writer can do on a good day. */
export async function writeSamples(): Promise<Samples> {
  const tryOut = await sample('post', { topic: 'repairing old bicycles', platform: 'twitter', length: tryOutLength }, 12)
  const post = await sample('post', { topic: 'running for beginners', platform: 'instagram', length: 'standard' }, 7)
  const description = await sample('description', { topic: 'baking sourdough at home', platform: 'youtube' }, 5)
  return {
    tryOut: { ...tryOut, used: used(tryOut.result.post.caption, postLimit(tryOut.request.platform)) },
    post: { ...post, used: used(post.result.post.caption, postLimit(post.request.platform)) },
    description: { ...description, used: used(description.result.description, platforms[description.request.platform].description) },
    script: await sample('script', { topic: 'repairing old bicycles', length: 'short' }, 1),
    ideas: await sample('ideas', { prompt: 'small-batch ceramics studio', count: 3 }, 6),
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
