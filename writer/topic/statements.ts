import { embeddable, isNotice, verbOfClause } from '#writer/topic/clauses.ts'
import { tagsOf, verbBase } from '#writer/topic/tags.ts'
import { isGerund } from '#writer/topic/verbs.ts'

export interface Statement {
  /** What it is about, as an order, a gerund phrase or a noun phrase; null when that cannot be told. */
  readonly words: readonly string[] | null
  /** It can stand as a sentence of its own. */
  readonly whole: boolean
}

const fillers =
  /^(?:just|finally|recently|really|also|always|never|still|now|actually|literally|almost|both|all|once|only|already|even|currently|officially|usually|often|totally|honestly)$/i
const liking =
  /^(?:love|like|enjoy|hate|adore|miss|prefer|loved|liked|enjoyed|hated|missed|started|stopped|began|finished|quit|kept|tried|avoid|recommend)$/i
const intending =
  /^(?:want|wanted|need|needed|plan|planned|hope|hoped|decided|decide|tried|try|trying|learned|learnt|managed|going|love|like|hate|used|have|had|planning|hoping|learning|wanting|started|began|prefer)$/i

/** A sentence with a subject and a finite verb, or null when the words are none. */
export function statementSubject(words: readonly string[]): Statement | null {
  const first = words[0] ?? ''
  if (/^(?:i|we|i'm|i've|we're|we've|i'll|we'll|i'd|we'd)$/i.test(first)) return { words: ownDoing(first, words.slice(1)), whole: true }
  if (/^(?:just|finally|recently)$/i.test(first) && verbBase('I', words[1] ?? '') !== null)
    return { words: ownDoing('I', words.slice(1)), whole: true }
  if (
    /^(?:everyone|everybody|people|nobody|we all)$/i.test(first) &&
    /^(?:talking|worried|asking|obsessed|excited|complaining)$/i.test(words[2] ?? '')
  )
    return { words: words.slice(4), whole: true }
  if (
    /^(?:you|he|she|they|it|there|everyone|nobody|people|someone|it's|that's|there's|you're|they're|he's|she's)$/i.test(first) &&
    words.length > 1 &&
    !isFragment(words)
  )
    return { words: /^(?:you|people|everyone)$/i.test(first) ? advised(words.slice(1)) : null, whole: true }
  if (isNotice(words)) return { words: null, whole: true }
  return otherSubject(words)
}

/** "people skills", "it girl", "everyone" and a noun are no sentence; "he proposed", "it's over" are. */
const isFragment = ([first = '', second = '']: readonly string[]): boolean =>
  !/['’]/.test(first) && !/^(?:is|are|was|were|has|have|had|will|can)$/i.test(second) && verbBase(first, second) === null

/** "I quit my job to bake bread" → quit my job to bake bread; "I'm opening a café" → opening a café; "I love hiking" → hiking. */
function ownDoing(subject: string, words: readonly string[]): readonly string[] | null {
  const [first = '', ...rest] = words
  if (first === '') return null
  if (fillers.test(first)) return ownDoing(subject, rest)
  if (isGerund(first)) return unfolded(words)
  if (/^(?:am|are|was|were|have|had|has|will|would|can|could|should|must|been|be|'m)$/i.test(first) && rest[0]) {
    const after = rest.filter((word, at) => at > 0 || !fillers.test(word))
    const [next = '', ...more] = after
    if (isGerund(next)) return unfolded(after)
    if (/^been$/i.test(next) && isGerund(more[0] ?? '')) return unfolded(more)
    if (/^(?:am|are|was|were)$/i.test(first)) return null
    return verbal(after)
  }
  if (/^(?:don't|didn't|won't|can't|never|couldn't|wouldn't|shouldn't)$/i.test(first))
    return rest[0] ? ['not', verbBase('I', rest[0]) ?? rest[0], ...rest.slice(1)] : null
  if (intending.test(first) && rest[0] === 'to') return rest
  if (liking.test(first) && rest[0] && (isGerund(rest[0]) || /^(?:love|like|enjoy|hate|adore|miss|prefer|recommend)/i.test(first)))
    return rest
  return verbal(words)
}

/** "going to open a café" → open a café; "planning to move" → move. */
const unfolded = (words: readonly string[]): readonly string[] =>
  intending.test(words[0] ?? '') && words[1] === 'to' && words[2] ? words.slice(1) : words

/** A finite verb as the infinitive that an order begins with: "launched a shop" → to launch a shop. */
function verbal(words: readonly string[]): readonly string[] | null {
  const base = verbBase('I', words[0] ?? '')
  return base === null || base === 'is' ? null : ['to', base, ...words.slice(1)]
}

/** "you should learn Rust" → learn Rust. */
function advised(words: readonly string[]): readonly string[] | null {
  const [first = '', ...rest] = words
  return /^(?:should|can|must|could|need|have)$/i.test(first) && rest[0] ? ['to', ...(rest[0] === 'to' ? rest.slice(1) : rest)] : null
}

const finite = /^(?:is|are|was|were|has|have|had|will|can|could|should|would|must|isn't|aren't|doesn't|don't|won't|can't|do|does|did)$/i

/** "our new vegan bakery opens on Saturday" → our new vegan bakery. */
function otherSubject(words: readonly string[]): Statement | null {
  const verb = verbOfClause(words)
  if (verb !== null) return { words: embeddable(words.slice(0, verb)) ? bare(words.slice(0, verb)) : null, whole: true }
  if (words.length < 3) return null
  const plain = words.findIndex((word, at) => at > 0 && finite.test(word) && words[at - 1]?.toLowerCase() !== 'to')
  const relative = words.findIndex((word, at) => at > 0 && /^(?:that|which|who|where|when|why|how|what|if)$/i.test(word))
  if (plain > 0 && (relative === -1 || plain < relative))
    return { words: embeddable(words.slice(0, plain)) ? bare(words.slice(0, plain)) : null, whole: plain < words.length - 1 }
  if (!/^(?:my|our|the|this|these|a|an|your|his|her|their)$/i.test(words[0] ?? '') && !/^\p{Lu}/u.test(words[0] ?? '')) return null
  const tags = tagsOf(words.join(' '))
  const at = tags.findIndex((tag, index) => index > 1 && tag.has('Verb') && !tag.has('Gerund') && isFiniteHere(words, index, tag))
  if (at < 2 || (relative !== -1 && relative < at) || tags.length !== words.length) return null
  return { words: bare(words.slice(0, at)), whole: true }
}

/** A verb in a place where only a verb can be: "bakery opens on", "shop turned one". */
function isFiniteHere(words: readonly string[], at: number, tags: ReadonlySet<string>): boolean {
  const next = words[at + 1] ?? ''
  const previous = words[at - 1] ?? ''
  if (/^(?:of|the|a|an|my|our|to|for|in|on|with|and|new|best|most)$/i.test(previous)) return false
  const placed =
    /^(?:on|in|at|this|next|today|tomorrow|tonight|the|a|an|my|our|your|me|us|you|it|him|her|them|up|down|out|off|to|from|one|two|three|four|five|six|seven|eight|nine|ten|every|again|better|more|less|with|for|because|so|into|by)$/i.test(
      next,
    )
  return (tags.has('PastTense') || tags.has('PresentTense')) && !tags.has('Infinitive') && placed
}

const bare = (words: readonly string[]): readonly string[] | null =>
  words.length === 0 || words.length > 9 || /^(?:this|that|these|those|it|here|there|everything|nothing|what)$/i.test(words.join(' '))
    ? null
    : words
