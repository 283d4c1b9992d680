import { putDraft } from '#app/lib/generation/draft.ts'
import { screenKey } from '#app/lib/generation/screen.ts'
import type { Generation } from '#contract/api.ts'
import { postPlatforms } from '#contract/options.ts'
import { paths } from '#contract/paths.ts'
import type { KindName } from '#kinds/index.ts'

const screens: Readonly<Record<Exclude<KindName, 'post'>, string>> = {
  titles: paths.titles,
  description: paths.description,
  hashtags: paths.hashtags,
  ideas: paths.ideas,
  script: paths.script,
}

type Asked = Pick<Generation, 'kind' | 'request'>

/** Where such a thing is generated; `null` for a kind or platform that this build does not know. */
export function screenOf({ kind, request }: Asked): string | null {
  if (kind !== 'post') return Object.hasOwn(screens, kind) ? screens[kind as keyof typeof screens] : null
  const platform = postPlatforms.find((id) => id === request.platform)
  return platform ? paths[platform] : null
}

/** The request as its screen's form has it. Which text it was a version of is left out: it is written anew. */
function valuesOf({ kind, request: { rewrite: _, ...request } }: Asked): Record<string, unknown> {
  return kind === 'hashtags' ? { ...request, platforms: [request.platform] } : request
}

/**
 * Fills the form of a generation's screen with its request; what is no longer offered starts as usual.
 * Answers the screen's path and how to bring back the draft that was there; `null` where there is no such screen.
 */
export function fillIn(generation: Asked, userId: string | undefined): { path: string; undo: () => void } | null {
  const path = screenOf(generation)
  if (path === null) return null
  return { path, undo: putDraft(screenKey(userId, path), valuesOf(generation)) }
}
