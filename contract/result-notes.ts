import { z } from 'zod'
import { arrangedField } from '#contract/arranged.ts'
import { roleIds } from '#contract/roles.ts'

/**
 * What a check found in a model's text and the model did not repair; the text is delivered as it was written. `number`, `name`: not in what
 * was given · `experience`: tells of an experience that nobody gave · `quotation`: quotes words that nobody gave · `missing`: a
 * given fact that the text lacks · `leftover`: a blank to fill in, or words about the text · `language`: a sentence in another language · `worn`: a worn phrase · `length`: shorter or longer than requested ·
 * `link`: sentences were removed that hold a link or handle which nobody gave · `cut`: whole sentences or blocks were removed to keep a hard limit ·
 * `versions`: fewer versions than requested ·
 * `fewer`: fewer titles, ideas or hashtags than requested · `avoided`: words that the voice avoids · `emoji`: more emoji than the voice has ·
 * `question`: ends in a question, although a rule of the voice leaves it out · `contradicts`: differs from what the voice or the source says ·
 * `copied`: words of an own post of the voice
 */
export const checkCodes = [
  'number',
  'name',
  'claim',
  'experience',
  'quotation',
  'missing',
  'leftover',
  'language',
  'worn',
  'length',
  'link',
  'cut',
  'versions',
  'fewer',
  'avoided',
  'emoji',
  'question',
  'contradicts',
  'copied',
] as const
export type CheckCode = (typeof checkCodes)[number]

/** A note to the writer about one finding; `result-messages.ts` holds the texts. */
export const CheckNote = z.object({
  code: z.enum(checkCodes),
  /** Where in the result: `caption`, `titles.2`, … */
  field: z.string(),
  /** The passages, word for word; of `missing`, the given facts. Empty for `length`, `versions` and `fewer`. */
  quotes: z.array(z.string()),
  /**
   * Of `length`, in words, or in characters for languages without spaces; of `versions`, `fewer` and `emoji`, their number.
   */
  measured: z.number().optional(),
  allowed: z.object({ min: z.number().optional(), max: z.number().optional() }).optional(),
})
export type CheckNote = z.infer<typeof CheckNote>

/** How many things `addBeforePosting` may name, and their longest length in UTF-16 units. */
export const mostAdditions = 3
export const additionMax = 120

/** Fields of every kind's result that are for the writer and never part of the text. */
export const resultNotes = {
  /** Of the built-in writer; absent when a model wrote the text. */
  arranged: arrangedField,
  /** Absent when there is nothing to say. */
  checks: z.array(CheckNote).optional(),
  /** What only the writer knows and would make the text better: 'how to order'. Of models only. */
  addBeforePosting: z.array(z.string().max(additionMax)).max(mostAdditions).optional(),
  /**
   * The questions whose answers the text needs, the most useful first. Of the built-in writer, when it was given nothing but a topic: then this
   * is no result yet, and is neither stored nor counted.
   */
  ask: z.array(z.object({ role: z.enum(roleIds), question: z.string() })).optional(),
  /** Only with `ask`: the call did not count. */
  counted: z.literal(false).optional(),
  /**
   * The facts of topic, details and answers that belong in the text, as typed: prices, days, places, links. `missing` of `checks` names those that it
   * lacks. Absent where there are none.
   */
  facts: z.array(z.string()).optional(),
  /** Which points of the source the text uses: positions in its list, ascending. Absent when it was written without a source. */
  usedPoints: z.array(z.int().min(0)).optional(),
}

export type ResultNotes = { readonly [Name in keyof typeof resultNotes]?: z.infer<(typeof resultNotes)[Name]> }
