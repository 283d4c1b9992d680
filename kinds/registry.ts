import { description } from '#kinds/description/spec.ts'
import { hashtags } from '#kinds/hashtags/spec.ts'
import { ideas } from '#kinds/ideas/spec.ts'
import { post } from '#kinds/post/spec.ts'
import { script } from '#kinds/script/spec.ts'
import { titles } from '#kinds/titles/spec.ts'

/** Every content kind we sell, one line each. */
export const kinds = { post, titles, description, hashtags, ideas, script }
export type Kinds = typeof kinds
