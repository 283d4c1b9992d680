import type { Voice } from '#writer/languages/phrase-book.ts'
import type { Topic } from '#writer/topic/topic.ts'

/** Who speaks of what: a label, something of the person's own, or what the topic's form says. */
export const voiceOf = ({ form, own }: Topic): Voice => (form === 'opaque' ? 'opaque' : own ? 'own' : form)

/** What one complains about, feels or thinks is no news. */
const noNews =
  /n't\b|\b(?:not|never|no|nobody|nothing)\b|^(?:I|We) (?:really |just |still )?(?:love|like|enjoy|adore|hate|miss|think|believe|feel|wish|hope|know|want)\b/i

/** Something new of the person's own, said as a whole sentence. */
export const isNews = ({ own, statement }: Topic): boolean => own && statement !== null && !noNews.test(statement)
