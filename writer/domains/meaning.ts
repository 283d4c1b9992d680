import { meanings } from '#writer/domains/en/meanings.ts'
import { singularOf } from '#writer/topic/nouns.ts'
import type { Topic } from '#writer/topic/topic.ts'

const asked =
  /^(?:what(?:['’]s| is| are| was)|how do(?:es)?|what do(?:es)?) (?:really |actually |exactly )?(?:an? |the )?(.+?)(?: (?:exactly|actually|really|mean|work|stand for|about|all))*\?$/i

/**
 * What the thing is that the topic asks the meaning of ("What is SEO?") or consists of ("photosynthesis"), as one sentence that may
 * hold alternatives; null when it is about something else or nobody has written it down.
 */
export function meaningOf({ ask, raw }: Pick<Topic, 'ask' | 'raw'>): string | null {
  const term = (ask === null ? raw.trim() : asked.exec(ask)?.[1])?.toLowerCase()
  return term === undefined ? null : (meanings[term] ?? meanings[singularOf(term)] ?? null)
}
