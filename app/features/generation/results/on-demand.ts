import type { Run } from '#app/lib/generation/run.ts'
import { fetchAhead, onDemand } from '#app/ui/on-demand.tsx'
import type { KindName } from '#kinds/index.ts'

/** Each kind's result, on its way and written: a screen that has none yet is shown without their code. */
const load = {
  titles: () => import('./titles-result.tsx'),
  description: () => import('./description-result.tsx'),
  hashtags: () => import('./hashtags-result.tsx'),
  ideas: () => import('./ideas-result.tsx'),
  script: () => import('./script-result.tsx'),
  post: () => import('./post-result.tsx'),
} satisfies Record<KindName, () => Promise<unknown>>

const asked = new Set<KindName>()

/** Asks, once, for the code of results whose text is still being written. */
export function fetchResultsOf(runs: readonly Run[]): void {
  for (const { kind } of runs) {
    if (asked.has(kind)) continue
    asked.add(kind)
    fetchAhead(load[kind])
  }
}

export const TitlesResult = onDemand(load.titles, ({ TitlesResult }) => TitlesResult)
export const LiveTitles = onDemand(load.titles, ({ LiveTitles }) => LiveTitles)
export const DescriptionResult = onDemand(load.description, ({ DescriptionResult }) => DescriptionResult)
export const LiveDescription = onDemand(load.description, ({ LiveDescription }) => LiveDescription)
export const HashtagsResult = onDemand(load.hashtags, ({ HashtagsResult }) => HashtagsResult)
export const LiveHashtags = onDemand(load.hashtags, ({ LiveHashtags }) => LiveHashtags)
export const IdeasResult = onDemand(load.ideas, ({ IdeasResult }) => IdeasResult)
export const LiveIdeas = onDemand(load.ideas, ({ LiveIdeas }) => LiveIdeas)
export const ScriptResult = onDemand(load.script, ({ ScriptResult }) => ScriptResult)
export const LiveScript = onDemand(load.script, ({ LiveScript }) => LiveScript)
export const PostResult = onDemand(load.post, ({ PostResult }) => PostResult)
export const LivePost = onDemand(load.post, ({ LivePost }) => LivePost)
