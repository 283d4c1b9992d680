import { headIndex } from '#writer/topic/nouns.ts'
import { statementSubject } from '#writer/topic/statements.ts'
import { tagsOf } from '#writer/topic/tags.ts'
import { opensAsVerb } from '#writer/topic/verbs.ts'

export interface Asked {
  /** What it asks about, as the words of an order, a gerund phrase or a noun phrase; null when that cannot be told. */
  readonly words: readonly string[] | null
  /** Its words are those of a question ("how do I …"), not of a heading ("how to …"). */
  readonly direct: boolean
}

const auxiliary =
  /^(?:do|does|did|can|could|should|would|will|is|are|was|were|am|have|has|may|might|must|shall|don't|doesn't|isn't|aren't|can't|won't|shouldn't|didn't)$/i
const anyone = /^(?:i|you|we|one|people|they|someone|somebody|anyone|everyone|beginners|kids|it)$/i
const asking = /^(?:how|what|what's|why|when|where|which|who|whose|whom|how's|where's|who's)$/i
const copula = /^(?:is|are|was|were|isn't|aren't)$/i

/** The subject of a question or of a heading that begins like one; null when the topic is neither. */
export function questionSubject(words: readonly string[]): Asked | null {
  const [first = '', second = '', third = '', ...rest] = words
  const lower = first.toLowerCase()
  if (/^(?:how|when|where|what|which|whether|why)$/.test(lower)) {
    const at = words.findIndex((word) => word.toLowerCase() === 'to')
    if (lower === 'how' && second.toLowerCase() === 'to' && third) return { words: ['to', third, ...rest], direct: false }
    if (lower === 'how' && second.toLowerCase() === 'not') return { words: ['not', ...rest], direct: false }
    if (at > 0 && at <= 3 && !words.slice(1, at).some((word) => auxiliary.test(word)))
      return { words: openInfinitive(lower, words, at), direct: false }
    if (lower === 'how' && /^(?:about|come)$/i.test(second)) return { words: [third, ...rest], direct: true }
  }
  if (asking.test(lower)) return afterQuestionWord(words)
  if (lower === "don't" && !anyone.test(second)) return null
  if (auxiliary.test(lower) && words.length > 2) return { words: afterAuxiliary(words.slice(1), lower), direct: true }
  return null
}

/** "when to prune roses" → prune roses; "what to wear to an interview" → deciding what to wear to an interview. */
const openInfinitive = (lower: string, words: readonly string[], at: number): readonly string[] =>
  lower === 'when' || lower === 'how' || lower === 'why' ? ['to', ...words.slice(at + 1)] : ['deciding', ...words]

function afterQuestionWord(words: readonly string[]): Asked {
  const lower = (words[0] ?? '').toLowerCase()
  const helper = words.findIndex((word, at) => at > 0 && auxiliary.test(word))
  const rest = words.slice(1)
  if (/^(?:what's|who's|where's)$/.test(lower)) return { words: lower === "what's" ? nounPhrase(rest) : null, direct: true }
  if (lower === 'what' && /^(?:is|are|was|were)$/i.test(words[1] ?? '')) return { words: nounPhrase(words.slice(2)), direct: true }
  if (lower === 'what' && /^makes?$/i.test(words[1] ?? '')) return { words: nounPhrase(words.slice(2)), direct: true }
  if (lower === 'what' && /^happens$/i.test(words[1] ?? '')) return { words: null, direct: true }
  const modal = modalClause(rest)
  if (modal) return { words: modal, direct: false }
  if (lower === 'how' && /^(?:much|many)$/i.test(words[1] ?? '') && helper > 2) return { words: words.slice(2, helper), direct: true }
  const inverted =
    helper === 1 ||
    /^(?:which|what|who|whose)$/.test(lower) ||
    /^(?:long|often|far|old|big|fast|hard|soon|well|easy|safe|bad|good|much|many)$/i.test(words[1] ?? '')
  if (/^(?:how|why)$/.test(lower) && /^(?:i|we)$/i.test(words[1] ?? ''))
    return { words: statementSubject(rest)?.words ?? null, direct: false }
  if (helper > 0 && helper <= 4 && inverted) {
    const named = helper > 1 && /^(?:which|what)$/.test(lower) ? words.slice(1, helper) : null
    const found = afterAuxiliary(words.slice(helper + 1), (words[helper] ?? '').toLowerCase())
    const inner = found?.[0] === 'to' ? found.slice(1) : found
    if (!named && inner && /^(?:what|who|where)$/.test(lower) && opensAsVerb([...inner, 'it']))
      return { words: ['deciding', lower, 'to', ...inner], direct: true }
    return { words: named && !/^(?:time|kind|sort|type)$/i.test(named[0] ?? '') ? wanted(named, inner) : found, direct: true }
  }
  if (/^(?:who|whose|whom|which|what)$/.test(lower)) return { words: null, direct: true }
  return { words: /^(?:why|how)$/.test(lower) && rest.length > 1 ? ['understanding', lower, ...rest] : clauseSubject(rest), direct: false }
}

/** "which laptop should I buy": the verb takes the noun back, "buy a laptop". */
const wanted = (named: readonly string[], inner: readonly string[] | null): readonly string[] | null =>
  inner?.length === 1 && opensAsVerb([...inner, 'it'])
    ? [...inner, ...(/s$/.test(named.at(-1) ?? '') ? [] : ['the', 'right']), ...named]
    : inner

/** After the helping verb: "I fix a flat tyre" → fix a flat tyre; "AI going to replace designers" → AI; "it worth buying a car" → buying a car. */
function afterAuxiliary(words: readonly string[], helper: string): readonly string[] | null {
  const [first = '', ...rest] = words
  const lower = first.toLowerCase()
  if (lower === 'it') {
    const at = rest.findIndex((word) => /^\p{L}+ing$/u.test(word) || word === 'to')
    return at === -1 ? null : rest.slice(at)
  }
  if (lower === 'there') return nounPhrase(rest)
  const bareVerb = /^(?:do|does|did|can|could|should|would|will|must|may|might|shall)$/.test(helper)
  if (/^(?:have|has)$/.test(helper) && /^(?:tried|considered|heard|seen|read|visited|used)$/i.test(rest[0] ?? ''))
    return rest.slice(/^(?:of|about)$/i.test(rest[1] ?? '') ? 2 : 1)
  if (anyone.test(lower) && /^(?:need|have)$/i.test(rest[0] ?? '') && rest[1] && rest[1] !== 'to') return nounPhrase(rest.slice(1))
  if (anyone.test(lower)) return rest.length === 0 ? null : bareVerb ? ['to', ...withoutAdverbs(rest)] : withoutAdverbs(rest)
  if (
    copula.test(helper) &&
    /^the (?:best|right|easiest|safest|cheapest|fastest) (?:way|time|method|age) to$/i.test(words.slice(0, 4).join(' '))
  )
    return words
  return clauseSubject(words, helper)
}

const withoutAdverbs = (words: readonly string[]): readonly string[] =>
  (/^(?:really|actually|ever|even|just|still|always|also|properly|safely|quickly)$/i.test(words[0] ?? '') && words.length > 1) ||
  (/^(?:have|need)$/i.test(words[0] ?? '') && words[1] === 'to' && words.length > 2)
    ? withoutAdverbs(words.slice(words[1] === 'to' ? 2 : 1))
    : words

/** "you should learn Rust" → learn Rust. */
function modalClause(words: readonly string[]): readonly string[] | null {
  const [first = '', second = '', third = '', ...rest] = words
  if (!anyone.test(first)) return null
  if (/^(?:should|can|could|must|will|would|might|need|have|shouldn't|can't|don't)$/i.test(second)) {
    const negative = /n't$/i.test(second) || /^(?:not|never)$/i.test(third)
    const verb = /^(?:not|never|to|always|all|really|just)$/i.test(third) ? rest : [third, ...rest]
    return verb[0] ? [...(negative ? ['not'] : ['to']), ...verb] : null
  }
  return null
}

/** "cats knock things over" → cats; "my bread so dense" → my bread; a pronoun says nothing. */
function clauseSubject(words: readonly string[], helper = ''): readonly string[] | null {
  if (anyone.test(words[0] ?? '') || words.length === 0) return null
  const tags = tagsOf([helper, ...words].join(' ')).slice(helper === '' ? 0 : 1)
  let end = 0
  while (end < words.length && continues(words, end, tags[end])) end++
  if (end === 0) return null
  if (end === words.length && end > 1) end--
  return nounPhrase(words.slice(0, end))
}

const stops =
  /^(?:so|too|not|going|always|never|still|even|actually|really|such|often|usually|to|better|worth|the|a|an|why|how|need|like|want|love|hate|taste|smell|work|cost|last|matter|help|cause|eat|sleep|bark|bite|live|grow)$/i

function continues(words: readonly string[], at: number, tags: ReadonlySet<string> | undefined): boolean {
  const word = words[at] ?? ''
  if (at === 0) return true
  if (stops.test(word) && !/^(?:of|the|a|an|in|for|and)$/i.test(words[at - 1] ?? '')) return false
  if (auxiliary.test(word)) return false
  const nounish = tags === undefined || tags.has('Noun') || tags.has('Adjective') || tags.has('Determiner') || tags.has('Value')
  const joins = /^(?:of|and|or|&|for|in)$/i.test(word)
  if (tags?.has('Adjective') && at === words.length - 1 && !/^(?:a|an|the|my|of|in|for|and)$/i.test(words[at - 1] ?? '') && at > 0)
    return false
  return joins || (nounish && !tags?.has('Verb')) || /^(?:a|an|the|my|our|your|of|in|for|and)$/i.test(words[at - 1] ?? '')
}

/** Without what a question may carry at its end: "… in 2025", "… for" stay; a dangling verb goes. */
function nounPhrase(words: readonly string[]): readonly string[] | null {
  const clean = words.filter((word, at) => at > 0 || !/^(?:really|actually|exactly|even)$/i.test(word))
  const trimmed = /^(?:for|in|of|and|or|with|to|at|on|that|which|who)$/i.test(clean.at(-1) ?? '') ? clean.slice(0, -1) : clean
  return trimmed.length === 0 || headIndex(trimmed) < 0 || anyone.test(trimmed[0] ?? '') ? null : trimmed
}
