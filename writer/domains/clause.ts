import { upperFirst } from '#writer/topic/casing.ts'
import type { Topic } from '#writer/topic/topic.ts'

const asked = /^(?:understanding|knowing|finding out|deciding|learning|seeing) (?=(?:why|how|what|when|where|who|which|whether) (?!to\b))/i

/** The question inside a topic such as "understanding why cats knock things over", which reads better on its own; '' when it holds none. */
export const clauseOf = ({ core }: Pick<Topic, 'core'>): string => (asked.test(core) ? core.replace(asked, '') : '')

/** What stands after "about": the phrase, or the question it holds. */
export const namedTopic = ({ phrase, core }: Pick<Topic, 'phrase' | 'core'>): string => clauseOf({ core }) || phrase

/** The same at the start of a sentence. */
export const topicAtStart = (topic: Pick<Topic, 'phrase' | 'core' | 'Phrase'>): string => {
  const clause = clauseOf(topic)
  return clause ? upperFirst(clause) : topic.Phrase
}
