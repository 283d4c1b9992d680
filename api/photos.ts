import { z } from 'zod'
import { ById, Moment } from '#api/schemas.ts'
import { userCall } from '#contract/call.ts'
import { Id } from '#contract/fields.ts'
import { photoTypes } from '#contract/photos.ts'

const Photo = z.object({
  id: Id,
  width: z.int().describe('Pixels'),
  height: z.int(),
  media_type: z.enum(photoTypes).describe('WebP where it is transparent'),
  created_at: Moment,
})
export type Photo = z.infer<typeof Photo>

/** Photos and logos for pictures. They are sent to `photoFilePath`. */
export const photoCalls = {
  list: userCall
    .route({ method: 'GET', path: '/api/photos', summary: 'List the photos, newest first' })
    .meta({ scope: 'read' })
    .output(z.object({ items: z.array(Photo), max: z.int().describe('How many the plan stores at a time') })),
  /** The bytes never change, so browsers may keep them. */
  get: userCall
    .route({
      method: 'GET',
      path: '/api/photos/{id}',
      summary: 'Get a photo',
      description: 'Upright, in sRGB, without metadata, at most 2160 pixels on the long side.',
      outputStructure: 'detailed',
      spec: (operation) => ({
        ...operation,
        responses: {
          ...operation.responses,
          200: {
            description: 'The photo',
            content: Object.fromEntries(photoTypes.map((type) => [type, { schema: { type: 'string', contentMediaType: type } as const }])),
          },
        },
      }),
    })
    .meta({ scope: 'read', errors: ['NOT_FOUND', 'RATE_LIMITED'] })
    .input(ById.extend({ size: z.enum(['whole', 'thumbnail']).default('whole') }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Blob) })),
  /** Pictures and voices with it are drawn without it. */
  remove: userCall
    .route({ method: 'DELETE', path: '/api/photos/{id}', summary: 'Delete a photo' })
    .meta({ scope: 'write', errors: ['NOT_FOUND'] })
    .input(z.strictObject({ id: Id }))
    .output(z.object({})),
}
