import { z } from 'zod'
import { occasionIds } from '#contract/occasions.ts'

/** What would lengthen a text honestly: facts that its occasion asks for and nobody gave. */
export const missingFacts = [
  ...(['when', 'until', 'address', 'price', 'order', 'contact'] as const),
  ...(['hours', 'pay', 'apply'] as const),
  ...(['look', 'lastSeen'] as const),
  ...(['contents', 'reasons', 'background', 'steps', 'story', 'details'] as const),
] as const
export type MissingFact = (typeof missingFacts)[number]

/** What the built-in writer says about its result, as a code with its data; the words are in the contract's messages. */
export const Note = z.discriminatedUnion('code', [
  /** Shorter than asked for, or than its kind usually is; `add` names what would lengthen it, most useful first. */
  z.object({ code: z.literal('shorter'), asked: z.string().optional(), add: z.array(z.enum(missingFacts)) }),
  /** Longer than asked for, because the given facts fill more. */
  z.object({ code: z.literal('longer'), asked: z.string() }),
  /** Given lines that the platform's limit left no room for, word for word. */
  z.object({ code: z.literal('left-out'), lines: z.array(z.string()) }),
  /** Fewer than usual: more would be invented. */
  z.object({ code: z.literal('fewer'), of: z.enum(['titles', 'hashtags']), count: z.int() }),
  /** Many communities on Reddit remove announcements. */
  z.object({ code: z.literal('reddit-advert') }),
  /** A script whose answers the speaker gives in his or her own words. */
  z.object({ code: z.literal('outline') }),
  /** The occasion was not recognised: choosing one gives a fuller text. */
  z.object({ code: z.literal('pick-occasion') }),
])
export type Note = z.infer<typeof Note>

/** Stands beside every result that the built-in writer arranged from what was typed. */
export const Arranged = z.object({
  occasion: z.enum(occasionIds),
  /** False where the person chose the occasion. */
  guessed: z.boolean(),
  notes: z.array(Note),
})
export type Arranged = z.infer<typeof Arranged>

/** Stands in the result of every kind; absent where a model wrote it. */
export const arrangedField = Arranged.optional()

/** Whether the result itself says that its length is not the one asked for. */
export const announcesLength = (arranged: Arranged | undefined): boolean =>
  arranged?.notes.some(({ code }) => code === 'shorter' || code === 'longer') ?? false
