import type { Voice } from '#writer/languages/phrase-book.ts'
import type { Topic } from '#writer/topic/topic.ts'

/** Who speaks of what: a label, something of the person's own, or what the topic's form says. */
export const voiceOf = ({ form, own }: Topic): Voice => (form === 'opaque' ? 'opaque' : own ? 'own' : form)

/** A statement of the person's own that is worth telling; what one complains about is no news. */
export const isNews = ({ own, statement }: Topic): boolean =>
  own && statement !== null && !/n't\b|\b(?:not|never|no|nobody|nothing)\b/i.test(statement)
