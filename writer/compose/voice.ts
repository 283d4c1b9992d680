import type { GraverNews, Voice } from '#writer/languages/grammar-book.ts'
import { isTold } from '#writer/topic/cues.ts'
import type { Topic } from '#writer/topic/topic.ts'

/** Who speaks of what: a label, something of the person's own, or what the topic's form says. */
export const voiceOf = ({ form, own }: Topic): Voice => (form === 'opaque' ? 'opaque' : own ? 'own' : form)

/** What one complains about, feels or thinks is no news. */
const noNews =
  /n't\b|\b(?:not|never|no|nobody|nothing)\b|^(?:I|We) (?:really |just |still )?(?:love|like|enjoy|adore|hate|miss|think|believe|feel|wish|hope|know|want)\b/i

/** What is not fun for whoever says it. */
const setback =
  /\b(?:missing|stolen|broken?|failed|cancell?ed|sick|ill|hospital|over|divorced?|left (?:me|us)|rejected|crashed|ruined|lost|sorry|closing|evicted|died|dead|dying)\b/i

/** Somebody looks for it: a missing cat, a stolen bicycle. */
const sought =
  /\b(?:missing|stolen|ran away|run away|vanished|disappeared)\b|^(?:I|We)(?:['’]ve| have| just)? lost (?:my|our) (?:\p{L}+ )?(?:cat|dog|puppy|kitten|parrot|bird|tortoise|rabbit|wallet|purse|passport|keys?|phone|bag|backpack|suitcase|camera|ring|bike|bicycle)\b/iu
const ending =
  /\b(?:ha(?:s|ve|d) to close|clos(?:e|es|ed|ing) (?:down|for good|forever|(?:its|our|the) doors)|shut(?:s|ting)? down|comes? to an end|coming to an end|say(?:ing)? goodbye)\b|\b(?:is|are) closing(?! (?:early|in on|at|today|tonight|for the)\b)/i
/** "Lost ten kilos" is no loss. */
const gain = /\blost (?:\d+|\p{L}+|half a) (?:kilos?|kg|pounds|lbs|stone)\b|\b(?:over|hit|passed) \d/iu

/** News that is not good news: what is looked for, what went wrong, what ends, what is told of the world; null for all else. */
export function graverNews(topic: Topic): GraverNews | null {
  const { own, statement } = topic
  if (statement === null) return null
  if (isTold(topic)) return 'told'
  if (!own || gain.test(statement)) return null
  if (sought.test(statement)) return 'search'
  return ending.test(statement) ? 'closing' : setback.test(statement) ? 'setback' : null
}

export const isSetback = (topic: Topic): boolean => !['told', null].includes(graverNews(topic))

const hurt = /\b(?:sick|ill|hospital|rejected|failed|evicted|ruined)\b/i

/** Hard for the person who says it: it asks for quiet, not for applause. */
export const isHurt = ({ own, statement }: Topic): boolean => own && statement !== null && hurt.test(statement)

/** Something new, said as a whole sentence. */
export const isNews = (topic: Topic): boolean =>
  topic.statement !== null && (graverNews(topic) !== null || (topic.own && !noNews.test(topic.statement)))
