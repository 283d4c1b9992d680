import { hashtags } from '#kinds/hashtags/index.ts'
import type { HashtagsRequest } from '#kinds/hashtags/schema.ts'
import { platforms } from '#platforms/index.ts'
import { brief } from '#writer/brief.ts'
import { changeOf } from '#writer/revision/changes.ts'
import type { Brief, Revision } from '#writer/writer.ts'

export function hashtagsPrompt(request: HashtagsRequest, revision?: Revision<typeof hashtags>): Brief {
  const { label, name = label, hashtagSet, tags } = platforms[request.platform]
  return brief({
    request,
    topic: request.topic,
    role: `You choose hashtags for ${name}. Good ones are what the right readers already follow or search for.`,
    rules: [
      `Exactly ${hashtagSet} hashtags, from the most specific to the broadest, each different.`,
      'No spaces or punctuation after the #; words are joined as natives join them: capitals where the script has them, underscores in Arabic, Urdu and Hindi. Mix in the Latin hashtags that natives use.',
      'About the subject itself. No brands, people, places or campaigns that the text does not name, no #follow4follow or #viral.',
      tags
        ? `tags: also 8 to 15 search phrases of one to four words, without #, all together under ${Math.round(tags.max * 0.8)} characters.`
        : 'tags: leave the list empty.',
    ],
    task: `Choose hashtags for ${name} for the subject between the marks.`,
    again: revision && { text: hashtags.text(revision.earlier.result), change: changeOf(revision.how, request) },
  })
}
