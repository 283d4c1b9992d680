import { hashtags } from '#kinds/hashtags/index.ts'
import type { HashtagsRequest } from '#kinds/hashtags/schema.ts'
import { platformName, platforms } from '#platforms/index.ts'
import { brief, hashtagSpelling } from '#writer/brief.ts'
import { changeOf } from '#writer/revision/changes.ts'
import type { Brief, PromptOptions, Revision } from '#writer/writer.ts'

export function hashtagsPrompt(request: HashtagsRequest, revision?: Revision<typeof hashtags>, options?: PromptOptions): Brief {
  const { hashtagSet, tags } = platforms[request.platform]
  const name = platformName(request.platform)
  return brief({
    request,
    options,
    form: 'words',
    topic: request.topic,
    what: `set of at most ${hashtagSet} hashtags for ${name}`,
    rules: [
      'Short tags that people really follow, of one to three words as natives write them: the subject, its community’s own tags, a given name, the thing, the place; at most one broad. No compounds that nobody types.',
      hashtagSpelling(request.language),
      'No brands, people, places or campaigns that were not given, no #follow4follow or #viral.',
      tags
        ? `tags: also 8 to 15 phrases of one to four words that people type into the search, without #, all together under ${Math.round(tags.max * 0.8)} characters.`
        : 'tags: an empty list.',
    ],
    short: [
      `About this very subject, the most exact first. ${hashtagSpelling(request.language)}`,
      tags ? 'tags: 8 phrases of one to four words that people search for, without #.' : 'tags: an empty list.',
    ],
    again: revision && { text: hashtags.text(revision.earlier.result), change: changeOf(revision.how, request) },
  })
}
