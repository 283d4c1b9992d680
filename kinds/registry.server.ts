import type { KindName } from '#contract/kind.ts'
import { descriptionWriter } from '#kinds/description/writer.server.ts'
import { hashtagsWriter } from '#kinds/hashtags/writer.server.ts'
import { ideasWriter } from '#kinds/ideas/writer.server.ts'
import { postWriter } from '#kinds/post/writer.server.ts'
import { scriptWriter } from '#kinds/script/writer.server.ts'
import { titlesWriter } from '#kinds/titles/writer.server.ts'
import type { Writer } from '#writer/writer.ts'

/** How each kind is written, one line each. */
export const writers: Readonly<Record<KindName, Writer>> = {
  post: postWriter,
  titles: titlesWriter,
  description: descriptionWriter,
  hashtags: hashtagsWriter,
  ideas: ideasWriter,
  script: scriptWriter,
}
