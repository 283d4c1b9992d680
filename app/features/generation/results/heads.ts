import type { RequestFor } from '#app/lib/generation/run.ts'
import { platformName } from '#platforms/index.ts'

/** What stands over a result, also while there is no text yet. */
export const descriptionHead = ({ platform }: Pick<RequestFor<'description'>, 'platform'>) => `${platformName(platform)} description`
export const hashtagsHead = ({ platform }: Pick<RequestFor<'hashtags'>, 'platform'>) => `${platformName(platform)} hashtags`
