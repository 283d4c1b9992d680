import { z } from 'zod'
import { occasionIds } from '#contract/occasions.ts'
import { roleIds } from '#contract/roles.ts'

/** A note of the built-in writer about its result: a code with data. `arranged-messages.ts` holds the texts. */
export const Note = z.discriminatedUnion('code', [
  /**
   * Shorter than requested, or than usual for its kind; `words` is the requested minimum of a text whose length is counted in words, and
   * `add` names facts that would lengthen it, most useful first.
   */
  z.object({
    code: z.literal('shorter'),
    asked: z.string().optional(),
    words: z.int().optional(),
    add: z.array(z.enum(roleIds)),
  }),
  /** Longer than requested, because the given facts need more space; `pointsLeft` chosen points of a source would need even more. */
  z.object({ code: z.literal('longer'), asked: z.string(), pointsLeft: z.int().optional() }),
  /** Given lines that did not fit the platform's limit, unchanged. */
  z.object({ code: z.literal('left-out'), lines: z.array(z.string()) }),
  /** Fewer than usual: more would be invented. */
  z.object({ code: z.literal('fewer'), of: z.enum(['titles', 'hashtags', 'versions', 'slides']), count: z.int() }),
  /** Many communities on Reddit remove announcements. */
  z.object({ code: z.literal('reddit-advert') }),
  /** Another platform's text, fitted without other words: somebody's own are in it. */
  z.object({ code: z.literal('kept') }),
  /** A model is set up, but does not know the language well enough. */
  z.object({ code: z.literal('language') }),
])
export type Note = z.infer<typeof Note>

/** Part of every result of the built-in writer. */
export const Arranged = z.object({
  occasion: z.enum(occasionIds),
  /** False when the user chose the occasion. */
  guessed: z.boolean(),
  notes: z.array(Note),
  /** The questions whose answers would add to the text, the most useful first. Absent in texts of earlier versions. */
  open: z.array(z.enum(roleIds)).optional(),
  /** What stands first in a post, and how: the facts of these roles, numbered steps, or the user's own sentences. */
  form: z.object({ how: z.enum(['facts', 'steps', 'story']), first: z.array(z.enum(roleIds)) }).optional(),
})
export type Arranged = z.infer<typeof Arranged>

/** A field of every kind's result; absent when a model wrote it. */
export const arrangedField = Arranged.optional()

/** Whether a note says that the length is not the requested one. */
export const announcesLength = (arranged: Arranged | undefined): boolean =>
  arranged?.notes.some(({ code }) => code === 'shorter' || code === 'longer') ?? false
