import { z } from 'zod'

/** What a model does before it writes. */
export const Waiting = z.object({
  waiting: z.object({
    stage: z.enum(['queued', 'loading', 'reading']).describe('loading: the model is read into memory, which may take minutes'),
    place: z.int().positive().nullable().describe('In the queue, 1 is next; null: not queued'),
    seconds: z.number().nonnegative().nullable().describe('Until it begins to write, estimated; null: unknown'),
  }),
})
export type Waiting = z.infer<typeof Waiting>['waiting']
