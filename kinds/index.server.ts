import type { KindSchema } from '#contract/kind.ts'
import { carouselSchema } from '#kinds/carousel/schema.ts'
import { descriptionSchema } from '#kinds/description/schema.ts'
import { hashtagsSchema } from '#kinds/hashtags/schema.ts'
import { ideasSchema } from '#kinds/ideas/schema.ts'
import type { KindName, Kinds, RequestOf, ResultOf } from '#kinds/index.ts'
import { postSchema } from '#kinds/post/schema.ts'
import { scriptSchema } from '#kinds/script/schema.ts'
import { titlesSchema } from '#kinds/titles/schema.ts'
import type { Writer } from '#writer/writer.ts'

/** The server half of a kind. */
interface ServerKind<Name extends KindName> {
  readonly schema: KindSchema<RequestOf<Name>, ResultOf<Name>>
  /** Loads the writer on demand, because of its word lists. */
  readonly writer: () => Promise<Writer<Kinds[Name]>>
}

/** The server half of each kind, one line each. The type makes it the same kinds as in `index.ts`. */
export const serverKinds: { readonly [Name in KindName]: ServerKind<Name> } = {
  post: { schema: postSchema, writer: async () => (await import('#kinds/post/writer.server.ts')).postWriter },
  carousel: { schema: carouselSchema, writer: async () => (await import('#kinds/carousel/writer.server.ts')).carouselWriter },
  titles: { schema: titlesSchema, writer: async () => (await import('#kinds/titles/writer.server.ts')).titlesWriter },
  description: { schema: descriptionSchema, writer: async () => (await import('#kinds/description/writer.server.ts')).descriptionWriter },
  hashtags: { schema: hashtagsSchema, writer: async () => (await import('#kinds/hashtags/writer.server.ts')).hashtagsWriter },
  ideas: { schema: ideasSchema, writer: async () => (await import('#kinds/ideas/writer.server.ts')).ideasWriter },
  script: { schema: scriptSchema, writer: async () => (await import('#kinds/script/writer.server.ts')).scriptWriter },
}
