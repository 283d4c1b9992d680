import { massNouns, openingVerbs } from '#writer/topic/lexicon.ts'
import { isPlural } from '#writer/topic/nouns.ts'
import { tagsOf } from '#writer/topic/tags.ts'
import { isGerund } from '#writer/topic/verbs.ts'

const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Past forms that are no participle: after a noun they can only be its verb. */
const past = set(`
  died went came fell rose grew began broke became gave took saw ate wrote chose drove flew knew woke wore sang drank forgot threw did ran
  sank rang shrank got
`)
/** Past forms that could also describe a noun ("jobs lost to AI"). */
const pastOrDescribing = set(`
  passed failed graduated retired arrived happened reopened won resigned proposed collapsed crashed exploded disappeared expired ended
  survived relapsed recovered moved started stopped turned quit lost said told left found announced decided agreed returned launched opened
  closed hit called bought sold built made finished stole helped learned landed joined beat had has cost saved changed
`)
/** Third person forms that are no plural noun. */
const present = set(`
  reopens opens announces resigns begins bans becomes dies loses gets goes arrives joins introduces grows keeps says makes takes gives brings
  sends sells needs wants knows thinks tells means happens comes sleeps eats loves hates likes barks refuses flies bakes teaches speaks
`)
/** Third person forms that could also be plural nouns ("tax returns"): what follows decides. */
const presentOrNoun = set(`
  starts ends launches releases raises hits falls rises drops climbs returns moves turns runs wins breaks stops closes plays strikes talks
  works helps changes shows passes fails
`)
/** Base forms after a plural noun: "interest rates rise". */
const base = set(`
  rise fall drop soar sink collapse crash climb return reopen win lose die strike close open grow matter change vary bloom arrive start end
  migrate sleep fly come go keep
`)

const particle = /^(?:out|up|down|off|away|apart|back|over)$/i
const moment =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow|tonight|again|twice|early|late|soon|everywhere)$/i
const afterBase =
  /^(?:again|in|as|after|this|next|by|for|to|at|on|sharply|early|late|faster|fast|slowly|up|down|out|back|more|too|today|tomorrow|tonight|when|because|\S+ing)$/i
const describes = /^(?:by|to|in|during|with|for|from|of|at|on)$/i
const possessive = /^(?:my|our|his|her|their)$/i
const kin = /^(?:mum|mom|dad|mummy|mommy|daddy|grandma|grandpa|granny|grandad|granddad|nana|nan)$/i
/** Opens a clause inside a noun phrase: "the day my dog died", "life after she left". */
const inner =
  /^(?:that|which|who|whom|when|where|why|how|what|if|before|after|since|because|while|until|as|like|about|than|whether|i|you|we|he|she|they|it|not)$/i
const determiner = /^(?:the|a|an|my|our|your|his|her|their|this|these|those|some|every|each|any|no)$/i
const noSubjectEnd =
  /^(?:of|in|on|at|for|with|and|or|to|by|from|the|a|an|my|our|your|his|her|their|new|old|best|most|first|last|next|favourite|favorite|own|small|big|quick|easy|\S+ly)$/i

/** Index of the verb of a short clause that has its noun for a subject: 2 of "my grandmother died"; null when the words are no such clause. */
export function verbOfClause(words: readonly string[]): number | null {
  const [first = ''] = words
  if (isGerund(first) || (openingVerbs.has(first.toLowerCase()) && words.length > 2)) return null
  for (let at = 1; at < words.length; at++) {
    const word = (words[at] ?? '').toLowerCase()
    if (inner.test(word) || (determiner.test(word) && !describes.test(words[at - 1] ?? ''))) return null
    if (isVerb(word, at, words)) return isSubject(words.slice(0, at), words) ? at : null
  }
  return null
}

function isVerb(word: string, at: number, words: readonly string[]): boolean {
  const [first = ''] = words
  const previous = words[at - 1] ?? ''
  const next = words[at + 1]
  const close = possessive.test(first) || kin.test(first)
  if (noSubjectEnd.test(previous)) return false
  if (past.has(word)) return true
  if (pastOrDescribing.has(word)) {
    if (close || /^\p{Lu}/u.test(first)) return true
    if (/^the$/i.test(first)) return next === undefined || !describes.test(next)
    return !isPlural(previous) && next !== undefined && !describes.test(next) && /^(?:stopped|hit|won|lost|beat|started)$/.test(word)
  }
  if (isPlural(previous)) return base.has(word) && (next === undefined || afterBase.test(next))
  if (present.has(word)) return true
  if (!presentOrNoun.has(word)) return false
  if (next === undefined) return close && isLiving(previous)
  if (close && !describes.test(next)) return true
  return particle.test(next) || moment.test(next) || (/^\p{Lu}/u.test(previous) && !describes.test(next))
}

const isLiving = (noun: string): boolean =>
  /^(?:team|son|daughter|dog|cat|wife|husband|mother|father|brother|sister|band|boss)$/i.test(noun)

/** The tagger sees a noun at the end of it. */
function isSubject(subject: readonly string[], words: readonly string[]): boolean {
  const last = subject.length - 1
  if (/^\p{Lu}|^\d/u.test(subject[last] ?? '') || subject.length < 3) return true
  const tags = tagsOf(words.join(' '))
  return tags.length !== words.length || tags[last]?.has('Noun') === true || tags[last]?.has('Adjective') !== true
}

/** A subject that can be embedded as it stands; a bare singular ("local library") would need an article that nobody gave it. */
export const embeddable = (subject: readonly string[]): boolean => {
  const [first = ''] = subject
  const noun = subject.at(-1) ?? ''
  return determiner.test(first) || /^\p{Lu}/u.test(first) || isPlural(noun) || massNouns.has(noun.toLowerCase())
}

/** Short notices that have no subject and are sentences all the same. */
export const isNotice = (words: readonly string[]): boolean =>
  /^(?:sold out|out now|now open|open again|back in stock|coming soon|closing down|now hiring|back soon|mission accomplished)$/i.test(
    words.join(' '),
  )
