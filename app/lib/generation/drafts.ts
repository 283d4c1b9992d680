import type { Generation } from '#api/schemas.ts'
import { generationLabel, generationTopic, rewriteOf } from '#app/lib/generation/describe.ts'

type Listed = Pick<Generation, 'id' | 'kind' | 'request'>

/**
 * Generations, newest first, with the drafts of one text together, in the place of the newest. Drafts are its rewrites, and texts of the
 * same topic, kind and platform that follow each other. The same for another platform is a text of its own.
 */
export function groupDrafts<One extends Listed>(generations: readonly One[]): readonly (readonly [One, ...One[]])[] {
  const groups: [One, ...One[]][] = []
  /** By the ids of the drafts, and of those that they rewrite. */
  const byId = new Map<string, [One, ...One[]]>()
  let last: [One, ...One[]] | undefined
  for (const one of generations) {
    const of = rewriteOf(one)?.of
    const isDraftIn = (group: [One, ...One[]] | undefined) => group !== undefined && generationLabel(group[0]) === generationLabel(one)
    const group =
      [byId.get(one.id), of === undefined ? undefined : byId.get(of)].find(isDraftIn) ??
      (isDraftIn(last) && last && generationTopic(last[0]) === generationTopic(one) ? last : undefined)
    if (group) group.push(one)
    last = group ?? [one]
    if (!group) groups.push(last)
    byId.set(one.id, last)
    if (of !== undefined) byId.set(of, last)
  }
  return groups
}
