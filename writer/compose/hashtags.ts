import type { LanguageCode } from '#contract/options.ts'
import { matterOf } from '#writer/compose/matter.ts'
import type { Random } from '#writer/compose/random.ts'
import { graverNews } from '#writer/compose/voice.ts'
import { hashtagSet } from '#writer/fit/hashtags.ts'
import { grammarBook } from '#writer/languages/registry.ts'
import { foreignWords } from '#writer/topic/lexicon.ts'
import { isDescriber } from '#writer/topic/tags.ts'
import type { Topic } from '#writer/topic/topic.ts'

/** UTF-16 units above which nobody types a hashtag. */
const longest = 28
const leading = /^(?:the|an?|my|our|your|this|these|those|some) /i
/** Left out inside a hashtag that would be too long with them: people write "FixingAFlatTyre". */
const articles = / (?:the|an?) (?=\S)/gi

/** "repairing an old bicycle" → "RepairingAnOldBicycle", without `#`; '' when it would be unreadable or hold no letter. */
export const asHashtag = (words: string): string => joinedUp(words) || joinedUp(words.replace(articles, ' '))

function joinedUp(words: string): string {
  const joined = words
    .replace(leading, '')
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
  return joined.length >= 2 && joined.length <= longest && /\p{L}/u.test(joined) ? joined : ''
}

/** Words that stand in the topic itself and name something; of a label every word counts, but for the smallest. */
const telling = (keyword: string, phrase: string): boolean => {
  if (phrase === '') return keyword.split(' ').every((word) => !foreignWords.has(word) && !/^\p{Script=Latin}{1,2}$/u.test(word))
  const single = !keyword.includes(' ')
  if (single && (keyword.length < 3 || isDescriber(keyword) || vague.test(keyword))) return false
  return phrase.toLowerCase().includes(keyword)
}
/** A keyword with the capitals it has in the topic: "chatgpt" → "ChatGPT". */
function inOwnCase(keyword: string, phrase: string): string {
  const at = phrase.toLowerCase().indexOf(keyword)
  return at === -1 ? keyword : phrase.slice(at, at + keyword.length)
}

const vague =
  /^(?:back|losing|getting|making|account|compound|loss|weekend|days?|life|things?|ways?|part|point|kind|lot|year|week|month|time|everyone|people|first|online|electric|season|syndrome|services?|holes?|stop|bed|costs?|gaps?|trip|crash|rates?|side|end|top|set|breaks?|yes|pay|cost)$/

/** "Taylor Swift" stays one hashtag. */
export const isName = (phrase: string) => /^\p{Lu}\S*(?: (?:of|the|and|de) | )\p{Lu}\S*$/u.test(phrase)

/** The topic as people type it into a search box: lower case, without its determiner; '' for a label. */
export const bareCore = ({ form, core }: Topic): string => (form === 'opaque' ? '' : core.replace(leading, '').toLowerCase())

export interface TagPool {
  /** From the topic's own words, the most specific first. */
  readonly own: readonly string[]
  /** From its field, the most specific first. */
  readonly field: readonly string[]
  /** Harmless under any topic. */
  readonly broad: readonly string[]
}

/** Hashtags without `#` that suit a topic. Nothing is added that the topic, its field or the language's broad list does not hold. */
export function tagPool(topic: Topic, language: LanguageCode): TagPool {
  const book = grammarBook(language)
  const news = graverNews(topic)
  const isUnnamed = topic.statement !== null && topic.core === 'this'
  const phrase = isUnnamed ? topic.statement : topic.form === 'opaque' ? '' : topic.core
  const [doing = '', object] = phrase.split(' ')
  const gone = news === 'search' && topic.head !== '' ? [`${/\b(?:stolen|missing)\b/i.exec(topic.raw)?.[0] ?? 'lost'} ${topic.head}`] : []
  const words = isName(phrase)
    ? [phrase]
    : [
        ...gone,
        ...(isUnnamed || /^deciding /.test(phrase) ? [] : [phrase]),
        ...topic.keywords.filter(
          (word) =>
            telling(word, phrase) &&
            !(isUnnamed && word.includes(' ')) &&
            (object === undefined || topic.form !== 'activity' || word !== doing),
        ),
      ]
  return {
    own: hashtagSet(
      words.map((word) => asHashtag(inOwnCase(word, phrase))),
      words.length,
    ).map((tag) => tag.slice(1)),
    field: news ? [] : matterOf(topic).material.hashtags,
    broad: matterOf(topic).grave ? book.quiet.tags : news ? book.newsTags[news] : book.broadTags,
  }
}

/** `count` working hashtags with their `#`, from specific to broad, about half of them from the topic's own words; fewer when the pool holds fewer. */
export function hashtagsOf(topic: Topic, count: number, random: Random, language: LanguageCode = 'en'): string[] {
  const { own, field, broad } = tagPool(topic, language)
  const first = own.slice(0, Math.max(1, Math.ceil(count / 2)))
  const chosen = new Set(random.shuffle(field).slice(0, count))
  const near = field.filter((tag) => chosen.has(tag))
  return hashtagSet([...first, ...near, ...own.slice(first.length), ...random.shuffle(broad)], count)
}
