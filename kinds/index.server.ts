import { descriptionWriter } from '#kinds/description/writer.server.ts'
import { hashtagsWriter } from '#kinds/hashtags/writer.server.ts'
import { ideasWriter } from '#kinds/ideas/writer.server.ts'
import type { KindName, Kinds } from '#kinds/index.ts'
import { postWriter } from '#kinds/post/writer.server.ts'
import { scriptWriter } from '#kinds/script/writer.server.ts'
import { titlesWriter } from '#kinds/titles/writer.server.ts'
import type { Writer } from '#writer/writer.ts'

/** How each kind is written, one line each: the same kinds as in `index.ts`. */
const each: { readonly [Name in KindName]: Writer<Kinds[Name]> } = {
  post: postWriter,
  titles: titlesWriter,
  description: descriptionWriter,
  hashtags: hashtagsWriter,
  ideas: ideasWriter,
  script: scriptWriter,
}

export const writers: Readonly<Record<KindName, Writer>> = each
