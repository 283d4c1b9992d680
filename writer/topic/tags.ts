import nlp from 'compromise/two'

interface Term {
  readonly text: string
  readonly tags: readonly string[]
  readonly root?: string
}

/** Part-of-speech tags of each word, in order. Slow (about 0.2 ms), so only for what the word lists leave open. */
export function tagsOf(text: string): ReadonlySet<string>[] {
  return termsOf(text).map(({ tags }) => new Set(tags))
}

/** The base form of the verb that a word is: "launched" → "launch"; null when it is no verb. */
export function verbBase(subject: string, word: string): string | null {
  const terms = termsOf(`${subject} ${word} it`)
  const term = terms[1]
  if (!term?.tags.includes('Verb')) return null
  return (term.root ?? term.text).toLowerCase()
}

function termsOf(text: string): Term[] {
  const view = nlp(text)
  view.compute('root')
  const sentences = view.json() as { terms: Term[] }[]
  return sentences.flatMap(({ terms }) => terms)
}

/** A word the tagger's lexicon lists, and not as a name. */
export function isCommonWord(word: string): boolean {
  const tag = lexicon[word.toLowerCase()]
  return tag !== undefined && ![tag].flat().some((one) => names.has(one))
}

/** An adjective, an adverb or a verb form, and not a noun as well: says little when it stands alone. */
export function isDescriber(word: string): boolean {
  const tags = [lexicon[word.toLowerCase()] ?? []].flat()
  return tags.some((tag) => describing.has(tag)) && !tags.some((tag) => /Noun|Singular|Plural|Uncountable/.test(tag))
}

const describing = new Set(['Adjective', 'Comparative', 'Superlative', 'Adverb', 'Infinitive', 'PastTense', 'Participle'])

/** A word the lexicon lists as a place, a person, a month and the like. */
export function isName(word: string): boolean {
  const tag = lexicon[word.toLowerCase()]
  return tag !== undefined && [tag].flat().some((one) => names.has(one))
}

/** A word the lexicon lists as a person's first name. */
export const isFirstName = (word: string): boolean =>
  [lexicon[word.toLowerCase()] ?? []].flat().some((tag) => /^(?:Person|FirstName|MaleName|FemaleName)$/.test(tag))

const names = new Set([
  'City',
  'Country',
  'Region',
  'Place',
  'Month',
  'WeekDay',
  'FirstName',
  'MaleName',
  'FemaleName',
  'LastName',
  'Person',
  'Organization',
  'Company',
  'SportsTeam',
  'School',
  'Demonym',
  'ProperNoun',
  'Holiday',
  'Acronym',
])
const lexicon = (nlp.model() as { one: { lexicon: Record<string, string | string[]> } }).one.lexicon
