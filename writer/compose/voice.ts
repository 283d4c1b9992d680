import type { Voice } from '#writer/languages/grammar-book.ts'
import type { Topic } from '#writer/topic/topic.ts'

/** Who speaks of what: a label, something of the person's own, or what the topic's form says. */
export const voiceOf = ({ form, own }: Topic): Voice => (form === 'opaque' ? 'opaque' : own ? 'own' : form)

/** What one complains about, feels or thinks is no news. */
const noNews =
  /n't\b|\b(?:not|never|no|nobody|nothing)\b|^(?:I|We) (?:really |just |still )?(?:love|like|enjoy|adore|hate|miss|think|believe|feel|wish|hope|know|want)\b/i

/** What is not fun for whoever says it. */
const setback =
  /\b(?:missing|stolen|broken?|failed|cancell?ed|sick|ill|hospital|over|divorced?|left (?:me|us)|rejected|crashed|ruined|lost|sorry|closing|evicted|died|dead|dying)\b/i

export const isSetback = ({ statement }: Topic): boolean => statement !== null && setback.test(statement)

const hurt = /\b(?:sick|ill|hospital|rejected|failed|evicted|ruined)\b/i

/** Hard for the person who says it: it asks for quiet, not for applause. */
export const isHurt = ({ own, statement }: Topic): boolean => own && statement !== null && hurt.test(statement)

/** Something new of the person's own, said as a whole sentence. */
export const isNews = ({ own, statement }: Topic): boolean => own && statement !== null && !noNews.test(statement)
