import { peopleEnding, peopleNouns } from '#writer/topic/lexicon.ts'

/** "watercolour painting for busy parents" → audience "busy parents", core "watercolour painting". */
export function audienceOf(phrase: string): { audience: string | null; core: string } {
  const at = phrase.toLowerCase().lastIndexOf(' for ')
  if (at <= 0) return { audience: null, core: phrase }
  const people = phrase.slice(at + 5)
  const head = (people.split(/ (?:over|under|in|with|who|on|at|of|aged|and|from) /)[0] ?? '').split(' ').at(-1)?.toLowerCase() ?? ''
  const known = peopleNouns.has(head) || peopleEnding.test(head)
  return known ? { audience: people, core: phrase.slice(0, at) } : { audience: null, core: phrase }
}

const day = '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?'
const season = '(?:spring|summer|autumn|fall|winter|christmas|diwali|eid|holi|easter|halloween|thanksgiving|new year)'
const time = new RegExp(
  `(?:^|\\s)((?:this|next|every|on|last) (?:${day}|week|weekend|month|year|morning|evening|${season})|in (?:the )?(?:${season}|january|february|march|april|may|june|july|august|september|october|november|december|mornings?|evenings?)|today|tomorrow|tonight|at (?:night|home|christmas))(?=\\s|[,.!?]|$)`,
  'i',
)

/** The moment that a topic names, as it stands there, lower case but for names. */
export const momentOf = (text: string): string | null => time.exec(text)?.[1] ?? null

const place = /\b((?:in|around|near|across) (?:\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){0,2}))(?=\s|[,.!?]|$)/u

/** The place that a topic names with a capital: "in Lisbon". */
export function placeOf(text: string): string | null {
  const found = place.exec(text)?.[1] ?? null
  return found !== null && /(?:January|February|March|April|May|June|July|August|September|October|November|December)$/.test(found)
    ? null
    : found
}

const destinations =
  /^(?:shops?|caf[eé]s?|restaurants?|bars?|hotels?|hostels?|museums?|beaches|beach|parks?|places?|spots?|stores?|markets?|cities|towns?|islands?|things|destinations?|venues?|bookshops?|bookstores?|galleries)$/i

/** Somebody or some place that people hire or visit: how the trade is done helps nobody who looks for it. */
const trades =
  /^(?:walker|artist|electrician|plumber|photographer|barber|salon|studio|clinic|bakery|agency|trainer|tutor|stylist|therapist|dentist|mechanic|florist|tailor|carpenter|painter|gardener|cleaner|lawyer|accountant|teacher|contractor|dj|services?)$/i
/** "Nina's Nails" is somebody's name, whatever its words mean. */
const tradeName = /^\p{Lu}\S*['’]s \p{Lu}/u

/** Somewhere to go rather than something to do: advice on making coffee does not help with "the best coffee shops in Lisbon". */
export const isDestination = ({ form, phrase, head, own }: { form: string; phrase: string; head: string; own: boolean }): boolean =>
  form === 'thing' && (own ? /\bour\b/i.test(phrase) : destinations.test(head) || trades.test(head) || tradeName.test(phrase))

const reflections =
  /^(?:the|an?) (?:\p{L}+ )?(?:future|history|rise|fall|end|meaning|state|impact|role|point|story|life|day|evolution|origins?|death|problem|ethics|philosophy|politics|economics|culture) (?:of|in|with|behind)\b|^understanding (?:how|why|what|when|where|who|which)\b|\b(?:culture|history|philosophy|politics|ethics)(?: (?:in|of)\b|$)/iu

/** A subject to think about rather than something to do: "the future of remote work", "understanding why cats knock things over". */
export const isReflection = ({ form, phrase }: { form: string; phrase: string }): boolean => form === 'thing' && reflections.test(phrase)

/** Somebody else's doings, told in a sentence: there is nothing to practise in "interest rates rise". */
export const isTold = ({ form, own, statement }: { form: string; own: boolean; statement: string | null }): boolean =>
  form !== 'activity' && !own && statement !== null

const anyone = '(?:I|we|you|one|people|beginners|somebody|someone|anyone)'
const practical = new RegExp(
  `^(?:How (?:do|can|could|should|would|did|to|might) ${anyone}\\b|How (?:best )?to\\b|(?:What|Which|When|Where|Who|How \\w+)\\b.* (?:should|do|can) ${anyone} (?!think|feel|prefer|like|love|mean|believe|know)\\w+|What(?:'s| is| are) the (?:best|easiest|right|fastest|cheapest|safest) (?:way|ways|time|method|methods)\\b|What helps\\b|Any (?:tips|advice)\\b|How about\\b)`,
  'i',
)

/** Why, whether, is, are, can: what others think answers it; a way to do something does not. */
export const asksForViews = ({ ask }: { ask: string | null }): boolean => ask !== null && !practical.test(ask)
