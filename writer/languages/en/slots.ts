import type { Line } from '#writer/languages/grammar-book.ts'
import { isFirstName } from '#writer/topic/tags.ts'
import type { Topic } from '#writer/topic/topic.ts'

/** The words of the slots: the topic's pieces, and what agrees with them or with whoever speaks. */
export function slots(topic: Topic): Readonly<Record<string, string>> {
  const { agreement, phrase, Phrase } = topic
  const we = /(?:^|\s)(?:our|we|us)(?:\s|$)/i.test(topic.phrase) || /(?:^|\s)(?:our|we|we're|we've)(?:\s|$)/i.test(topic.raw)
  return {
    topic: phrase,
    Topic: Phrase,
    is: agreement.is,
    was: agreement.was,
    has: agreement.has,
    does: agreement.does,
    s: agreement.s,
    it: agreement.it,
    them: agreement.them,
    I: we ? 'we' : 'I',
    me: we ? 'us' : 'me',
    my: we ? 'our' : 'my',
    myself: we ? 'ourselves' : 'myself',
    Im: we ? "we're" : "I'm",
    Ive: we ? "we've" : "I've",
    am: we ? 'are' : 'am',
    ...(topic.time !== null && /^(?:on|this|next) /.test(topic.time) && { when: topic.time }),
  }
}

/** "If running for beginners feels hard": whom it is for is in the way. */
const untargeted = /\bIf \{topic\}|\bin \{topic\}|\bgood at \{topic\}|\bgoes? on .*\{topic\}/
/** What is not said of a person. */
const ofAThing =
  /\{(?:it|them)\}|\b(?:it|its|them)\b(?! (?:is (?:worth|fine|easy|good|healthy|reasonable|prudent)|helps|pays|rarely))|\b(?:complicated|jargon|lesson|definition|in plain words|subject|terms?)\b/i
const isPerson = (phrase: string): boolean => /^\p{Lu}\p{Ll}+ \p{Lu}\p{L}+$/u.test(phrase) && isFirstName(phrase.split(' ')[0] ?? '')

/** No "that includes this", no "start starting a podcast", and no "why I like training your dog". */
export function accepts(line: Line, { phrase, statement, audience }: Topic): boolean {
  if (isPerson(phrase) && ofAThing.test(line)) return false
  if (audience !== null && untargeted.test(line)) return false
  if (statement !== null && phrase === 'this' && /\{topic\}/i.test(line)) return false
  if (/\bstart \{topic\}/.test(line) && /^(?:start|begin|stopp?|quitt?|not|be|feel|gett?|hav)(?:ing)?\b/.test(phrase)) return false
  return !(/\byour(?:self)?\b/i.test(phrase) && /\b(?:I|my|me)\b/.test(line) && /\{topic\}/i.test(line))
}
