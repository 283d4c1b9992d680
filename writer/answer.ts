import { z } from 'zod'
import { additionMax, mostAdditions } from '#contract/result-notes.ts'

/**
 * A text of a model's answer. `maxLength`, in UTF-16 units, bounds what a grammar lets a local model write; an answer that is longer all
 * the same is read, because the checks can cut it.
 */
export const answerText = (maxLength: number, description: string) => z.string().meta({ description, maxLength })

/** A list of a model's answer; a longer one is read too. */
export const answerList = <Item extends z.ZodType>(item: Item, maxItems: number, description: string) =>
  z.array(item).meta({ description, maxItems })

/**
 * An object of a model's answer. A provider is told that every part is required, as strict schemas must be; an answer without an optional
 * part is read all the same.
 */
export const answerObject = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.object(shape).meta({ required: Object.keys(shape) })

/** The longest text of an answer: what the grammar of local models can bound. */
export const longestText = 1_900

/** The part of every answer that names what the user could add. */
export const additions = {
  addBeforePosting: answerList(
    z.string().meta({ maxLength: additionMax }),
    mostAdditions,
    'What only the person knows and would make the text better; mostly empty',
  ).optional(),
}

/** `addBeforePosting` of a complete or partial answer as a field of the result; absent when there is nothing to add. */
export function readAdditions({ addBeforePosting = [] }: { readonly addBeforePosting?: readonly (string | undefined)[] | undefined }) {
  const named = addBeforePosting.flatMap((thing) => thing?.trim().slice(0, additionMax) || []).slice(0, mostAdditions)
  return named.length > 0 ? { addBeforePosting: named } : {}
}
