import type { Note } from '#contract/arranged.ts'
import { countedBody, countWords, excess, hashtagsIn } from '#contract/measure.ts'
import type { PostPlatform } from '#contract/options.ts'
import { measures } from '#contract/weighted.ts'
import { platformWriting } from '#platforms/index.server.ts'
import { platforms, postLimit } from '#platforms/index.ts'
import { hashtagHabit, mostOf } from '#writer/background.ts'
import { hashtagsOf } from '#writer/builtin/hashtags.ts'
import { lengthNotes, type PostOptions } from '#writer/builtin/post.ts'
import type { Reading } from '#writer/builtin/reading.ts'
import { sentencesOf } from '#writer/fit/boundaries.ts'
import { capHashtags, hashtagSet, splitHashtagLines, withHashtags } from '#writer/fit/hashtags.ts'
import { fitLimit, withoutForbidden } from '#writer/fit/limits.ts'
import { cutMiddle, unitsOf } from '#writer/fit/middle.ts'
import { withoutMarkup } from '#writer/polish/markup.ts'

/** A post as it was for its first platform, in one piece. */
interface EarlierPost {
  readonly platform: PostPlatform
  readonly caption: string
  readonly title?: string | undefined
}

/** The first sentence as a title, and the text after it; the whole text stays where the title cannot hold that sentence, or nothing is after it. */
function titled(text: string, reading: Reading, limit: Parameters<typeof fitLimit>[1]): { title: string; text: string } {
  const { language } = reading
  const [line = text] = text.split('\n').filter((each) => each.trim())
  const first = sentencesOf(line, language)[0]?.trim() || line.trim()
  const title = fitLimit(first, limit, language, 'none')
  const after = text.slice(text.indexOf(first) + first.length).trim()
  return { title, text: title === first && after ? after : text }
}

/** As many hashtags as the platform wants, first those of the text. None is added to a text that has none where it could. */
function tagsFor(reading: Reading, earlier: PostPlatform, platform: PostPlatform, own: readonly string[], inside: number): string[] {
  const wanted = platformWriting[platform].builtin.hashtags
  const isWithout = own.length === 0 && platformWriting[earlier].builtin.hashtags > 0
  const more = isWithout ? [] : hashtagsOf(reading, Math.max(0, wanted - inside))
  const most = Math.min(platforms[platform].hashtags.max, mostOf(hashtagHabit(reading.background)))
  const named = hashtagSet([...own, ...more])
  return named.slice(0, Math.max(0, Math.min(most - inside, Math.max(own.length, wanted))))
}

/** What a text lacks of another, by sentences and lists. */
function lostOf(before: string, after: string, { language }: Reading): string[] {
  return unitsOf(before, language)
    .map(({ text }) => text.trim())
    .filter((text) => text && !after.includes(text))
}

/**
 * A post for another platform with every sentence it had: only hashtags, title, refused characters, markup and the limit change. What the limit
 * leaves no room for is named in a note.
 */
export function keepPost(
  reading: Reading,
  earlier: EarlierPost,
  asked: PostOptions,
): { caption: string; title?: string; notes: readonly Note[] } {
  const { platform, premium } = asked
  const { language } = reading
  const { postTitle, forbidden, hashtags, markdown, thread } = platforms[platform]
  const limit = postLimit(platform, premium)
  const fits = (text: string) => excess(text, limit, measures) === 0

  const plain = platforms[earlier.platform].markdown && !markdown ? withoutMarkup(earlier.caption) : earlier.caption
  const { body: untagged, tags: own } = splitHashtagLines(plain)
  const written = capHashtags(withoutForbidden(untagged, forbidden), hashtags.max)
  const isNamed = !earlier.title || written.startsWith(earlier.title)
  const whole = isNamed || postTitle ? written : `${earlier.title}\n\n${written}`
  const { title, text } =
    postTitle && earlier.title
      ? { title: fitLimit(earlier.title, postTitle, language, 'none'), text: whole }
      : postTitle
        ? titled(whole, reading, postTitle)
        : { title: undefined, text: whole }

  const isThreaded = thread && !premium
  const body = isThreaded || fits(text) ? text : cutMiddle(text, { language, fits })
  const lines = lostOf(text, body, reading).map((line) => line.slice(0, 400))
  let tags = tagsFor(reading, earlier.platform, platform, own, hashtagsIn(body).length)
  while (tags.length > 0 && fits(body) && !fits(withHashtags(body, tags))) tags = tags.slice(0, -1)
  const caption = withHashtags(body, tags)
  return {
    caption,
    ...(title !== undefined && { title }),
    notes: [
      { code: 'kept' },
      ...(lines.length > 0 ? [{ code: 'left-out' as const, lines }] : []),
      ...lengthNotes(countWords(countedBody(caption), language), asked, reading),
    ],
  }
}
