import { type Published, PublishFailure } from './publisher.ts'

/** `isExtra`: it is no part of the post, but pictures before their text. */
type Place = Omit<Published, 'parts'> & { readonly isExtra?: boolean }

/**
 * Publishes one part after another.
 * @param steps each gets the places of those before it, the first one first
 * @throws PublishFailure with what is public by then
 */
export async function inOrder<Done extends Place>(steps: readonly ((done: readonly Done[]) => Promise<Done>)[]): Promise<Published> {
  const done: Done[] = []
  const published = (): Published => ({
    id: done[0]?.id ?? '',
    address: done[0]?.address,
    parts: done.filter(({ isExtra }) => !isExtra).length,
  })
  for (const step of steps) {
    try {
      done.push(await step(done))
    } catch (error) {
      throw error instanceof PublishFailure && done.length > 0 ? error.after(published()) : error
    }
  }
  return published()
}
