import { afterVerb, gerundHosts, massNouns, notGerunds, nounLikeVerbs, openingVerbs } from '#writer/topic/lexicon.ts'
import { isPlural } from '#writer/topic/nouns.ts'
import { tagsOf } from '#writer/topic/tags.ts'

/** Verbs of more than one syllable whose last consonant doubles. */
const doubling =
  /(?:^|\b)(?:begin|forget|regret|admit|commit|submit|permit|transmit|omit|refer|prefer|transfer|occur|recur|defer|confer|compel|propel|expel|rebel|control|patrol|equip|upset|reset|unplug|unpin|outrun|outwit|format|handicap|program|travel|cancel|label|model)$/
/** British and American spelling differ; a topic keeps the American form, which all readers accept. */
const single = /(?:travel|cancel|label|model|program)$/

/** "repair" → "repairing", "make" → "making", "run" → "running". */
export function gerundOf(verb: string): string {
  const lower = verb.toLowerCase()
  if (/(?:ie)$/.test(lower)) return `${verb.slice(0, -2)}ying`
  if (/(?:[^eoy]e)$/.test(lower) && lower !== 'be' && !/^(?:singe|tinge|age)$/.test(lower)) return `${verb.slice(0, -1)}ing`
  if (/c$/.test(lower) && /^(?:mimic|panic|picnic|traffic|frolic)$/.test(lower)) return `${verb}king`
  const oneSyllable = /^[^aeiou]*[aeiou][bdfgklmnprtvz]$/.test(lower) || /^[^aeiou]*qu[aeiou][bdfgklmnprtvz]$/.test(lower)
  if (single.test(lower) && lower !== 'program') return `${verb}ing`
  if (oneSyllable || doubling.test(lower)) return `${verb}${verb.at(-1)}ing`
  return `${verb}ing`
}

export const isGerund = (word: string): boolean =>
  /^\p{Ll}{2,}ing,?$/u.test(word) && !notGerunds.has(word) && /^[^aeiouy]*[aeiouy].*ing,?$/.test(word)

/** Whether a phrase that begins with a gerund names the doing ("running marathons") or a thing ("running shoes"). */
export function isActivity(words: readonly string[]): boolean {
  const [first = '', second] = words.map((word) => word.toLowerCase())
  if (!isGerund(first)) return isDoing(words)
  if (second === undefined || first.endsWith(',')) return true
  if (afterVerb.has(second) || /ly$/.test(second)) return true
  const head = words.findIndex((word, at) => at > 0 && /^(?:for|in|of|on|at|with|from|to|about|after|before|and|when|as|like)$/i.test(word))
  const last = (words[(head === -1 ? words.length : head) - 1] ?? '').toLowerCase()
  return !gerundHosts.has(last)
}

/** "building a wardrobe", "meeting your team": a noun in -ing that takes an object is a verb; "bring a friend" is an order. */
export const isDoing = ([first = '', second = '']: readonly string[]): boolean =>
  nounsOfVerbs.test(first) && certainObject.test(second.toLowerCase())
const nounsOfVerbs = /^(?:building|meeting|wedding|housing|lighting|icing|following|missing|surprising|boring|annoying|charming)$/i

const isVerbWord = (word: string) => openingVerbs.has(word) || nounLikeVerbs.has(word)
/** Only a verb stands right before one of these. */
const certainObject = /^(?:a|an|the|my|your|our|their|his|her|yourself|it|them)$/
const noVerb =
  /^(?:a|an|the|all|both|half|such|what|which|why|how|when|where|who|just|only|not|never|even|quite|rather|almost|like|than|as|for|in|on|at|of|to|with|from|by|about|without|into|over|under|through|after|before|during|between|against|around|behind|beyond|across|versus|vs|and|or|but|if|because|while|is|are|was|were|be|do|does|did|has|have|had|can|will|should|would|could|i|you|we|they|he|she|it|this|that|no|yes|plus|once|then|\S*ly)$/

/** Whether a topic that begins with this word gives an order: "start a podcast", but not "design trends". */
export function opensAsVerb(words: readonly string[]): boolean {
  const [first = '', second] = words.map((word) => word.toLowerCase())
  if (!/^[a-z]+$/.test(first)) return false
  if (second !== undefined && certainObject.test(second) && !noVerb.test(first) && !isGerund(first) && !isDoing(words)) return true
  const [, , third = ''] = words
  if (/^(?:and|or|&)$/.test(second ?? '') && isVerbWord(first) && isVerbWord(third.toLowerCase())) return true
  if (second === undefined) return openingVerbs.has(first) && !nounLikeVerbs.has(first) && !massNouns.has(first)
  if (/^(?:stop|start|try|love|quit|keep|help|enjoy|avoid|hate|begin)$/.test(first) && isGerund(second)) return true
  if (afterVerb.has(second) && !/^(?:and|for|in|of|at|with|on|from|to)$/.test(second))
    return openingVerbs.has(first) || nounLikeVerbs.has(first)
  if (nounLikeVerbs.has(first)) return /^(?:to|with|on|from|at|in|for)$/.test(second) ? opensBeforePreposition(first, second) : false
  if (openingVerbs.has(first)) return true
  return isUnknownVerb(words)
}

/** "travel to Japan", "work from home", "cook with kids" are orders; "travel in Japan", "work in progress" are things. */
const opensBeforePreposition = (first: string, second: string): boolean =>
  ((second === 'to' || second === 'from' || second === 'with') && openingVerbs.has(first)) || (first === 'work' && second === 'from')

/** The tagger's view of a first word that no list knows. */
function isUnknownVerb(words: readonly string[]): boolean {
  if (!/^\p{Ll}/u.test(words[0] ?? '')) return false
  const [first, second] = tagsOf(words.join(' '))
  const looksVerb = first?.has('Infinitive') === true && !isPlural(words[0] ?? '')
  return looksVerb && second !== undefined && !second.has('Preposition') && !second.has('Conjunction')
}
