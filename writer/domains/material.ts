/**
 * What somebody who does the thing would say about it, in pieces that text is composed of.
 *
 * Every sentence stands alone: it names what it speaks of and needs no sentence before it. No figures, no brands,
 * no promises about health or money, so that each one stays true for whoever posts it.
 */

/** One thing a practitioner teaches: a point of a script, a section of a description, an idea, a line of a post. */
export interface Lesson {
  /** An imperative in lower case without a full stop: 'check the chain for wear'. Reads on after 'how to', 'to' and 'first,'. */
  readonly step: string
  /** A sentence: why it is worth doing. */
  readonly why: string
  /** One or two sentences: how it is done. */
  readonly how: string
  /** A sentence: what goes wrong, and what follows from it. */
  readonly mistake: string
  /** An imperative sentence: what the reader can do today to try it. */
  readonly exercise: string
}

export interface Myth {
  /** A sentence that people believe, with its full stop. */
  readonly claim: string
  /** A sentence that says what is true instead. */
  readonly truth: string
}

export interface Objection {
  /** What somebody says against it, in their own words, as a sentence: 'I have no space for tools.' */
  readonly says: string
  /** A sentence that answers it. */
  readonly answer: string
}

/** The pieces. Lists run from the most to the least specific. */
export interface Material {
  readonly lessons: readonly Lesson[]
  readonly myths: readonly Myth[]
  readonly objections: readonly Objection[]
  /** Noun phrases with their article: 'a chain tool', 'clean rags'. */
  readonly tools: readonly string[]
  /** Sentences in the present tense about something seen, heard, smelled or felt. */
  readonly moments: readonly string[]
  /** What an audience asks, each a whole question. */
  readonly questions: readonly string[]
  /** Sentences about a small success that is worth showing. */
  readonly wins: readonly string[]
  /** What people type into a search box, in lower case. */
  readonly terms: readonly string[]
  /** Hashtags without their `#`, in CamelCase, from specific to broad. */
  readonly hashtags: readonly string[]
}

/**
 * A part of a field with a gate: its sentences appear only for a topic that has at least one word of every group,
 * so that a sentence about chains never shows up under car insurance.
 */
export interface Branch extends Material {
  readonly id: string
  readonly gate: readonly (readonly string[])[]
}

/** A field in one language. What stands beside `branches` is true for every topic of the field. */
export interface DomainPack extends Material {
  readonly id: Field
  /** The field in running text, lower case: 'bikes and cars'. */
  readonly label: string
  /** Words that point to this field, by how surely: 3 names it, 2 belongs to it, 1 also occurs elsewhere. */
  readonly vocabulary: Readonly<Record<1 | 2 | 3, readonly string[]>>
  /** Words that take a topic out of this field although others point to it: car insurance is about money. */
  readonly except?: readonly string[]
  readonly branches: readonly Branch[]
}

/** What a topic's fields have to say, branches first. */
export interface FieldMaterial extends Material {
  /** One field, or two that the topic joins. */
  readonly fields: readonly Field[]
  /** The parts whose gates the topic passed, without what holds for the whole field; `null` when it passed none. */
  readonly specific: Material | null
}

export const fieldIds = [
  'food',
  'fitness',
  'money',
  'travel',
  'fashion',
  'beauty',
  'parenting',
  'study',
  'career',
  'business',
  'marketing',
  'software',
  'ai',
  'gaming',
  'music',
  'photography',
  'home',
  'pets',
  'wellbeing',
  'sport',
  'vehicles',
  'craft',
  'books',
  'events',
] as const
export type Field = (typeof fieldIds)[number]
