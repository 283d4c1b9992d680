import type { Fault } from '#contract/kind.ts'
import { countedBody, countWords } from '#contract/measure.ts'
import { postLengths } from '#contract/options.ts'
import { measures } from '#contract/weighted.ts'
import { compose } from '#kinds/post/compose.server.ts'
import { type PostRequest, type PostResult, post } from '#kinds/post/spec.ts'
import { threaded, unthreaded } from '#kinds/post/thread.server.ts'
import { sentencesOf } from '#writer/fit/boundaries.ts'
import { splitTrailingHashtags, withHashtags } from '#writer/fit/hashtags.ts'
import { blocksOf, sameWords, shareSentence } from '#writer/rewrite/blocks.ts'
import { easiest } from '#writer/rewrite/easiest.ts'
import { leadOf, withLeadOf } from '#writer/rewrite/lead.ts'
import { lengthened, spareParagraphs } from '#writer/rewrite/lengthen.ts'
import { NoOtherHook } from '#writer/rewrite/no-other-hook.ts'
import { hookFaults, simplerFaults, unchangedFaults } from '#writer/rewrite/promises.ts'
import { atOnceOr, compositions, firstOf } from '#writer/rewrite/rewriting.ts'
import { shortened } from '#writer/rewrite/shorten.ts'
import type { Growing, Revision } from '#writer/writer.ts'

type Post = PostResult['post']

/** Compositions that are looked through, each in about half a millisecond: for further paragraphs or a first line, and for the simplest. */
const tries = 120
const triesForSimple = 16

const partsOf = (whole: Post) => splitTrailingHashtags(unthreaded(whole))

/** A post with another text above its hashtags; `null` when it breaks a rule of its request, or became a thread by accident. */
function withText(earlier: Post, text: string, request: PostRequest): Post | null {
  const { parts: _, whyThisWorks: _why, ...rest } = earlier
  const made = threaded({ ...rest, caption: withHashtags(text, partsOf(earlier).tags) }, request)
  if (made.parts && !earlier.parts && request.rewrite?.how !== 'longer') return null
  return post.check({ post: made }, request, measures).length === 0 ? made : null
}

const explained = (made: Post, why: string | undefined): Post => (why ? { ...made, whyThisWorks: why } : made)

const measured = ({ length, language }: PostRequest) => ({
  words: (text: string) => countWords(countedBody(text), language),
  range: postLengths[length],
})

/** What the explanation says of the text stays true while its first thought follows its first line. */
function shorter(request: PostRequest, { post: earlier }: PostResult): Post | null {
  const { body } = partsOf(earlier)
  const text = shortened(body, measured(request), request.language)
  const made = text && withText(earlier, text, request)
  if (!made) return null
  const [promised = ''] = blocksOf(body, request.language).middle
  return explained(made, text.includes(promised) ? earlier.whyThisWorks : undefined)
}

function longer(request: PostRequest, { post: earlier }: PostResult, others: Iterable<PostResult>): Post | null {
  const { language } = request
  function* further() {
    for (const other of others) yield* spareParagraphs(partsOf(other.post).body, language)
  }
  const text = lengthened(partsOf(earlier).body, further(), measured(request), language)
  const made = text && withText(earlier, text, request)
  return made ? explained(made, earlier.whyThisWorks) : null
}

/** What an explanation says first is how the text is built: only a first line of the same build carries the same text. */
const buildOf = ({ whyThisWorks = '' }: Post, { language }: PostRequest) => sentencesOf(whyThisWorks, language)[0] ?? ''

/** On Reddit the title is the first thing that is read, so it changes too. */
function otherHook(request: PostRequest, { post: earlier }: PostResult, others: Iterable<PostResult>): Post | null {
  const { body } = partsOf(earlier)
  const build = buildOf(earlier, request)
  return firstOf(others, ({ post: other }) => {
    if (build && buildOf(other, request) !== build) return null
    const text = withLeadOf(partsOf(other).body, body, request.language)
    if (!text || (other.title && (other.title === earlier.title || shareSentence(other.title, text, request.language)))) return null
    const made = withText({ ...earlier, ...(other.title && { title: other.title }) }, text, request)
    return made && explained(made, earlier.whyThisWorks)
  })
}

/** Where no other first line carries the earlier text, a text of its own under another first line. */
function newUnderHook({ language }: PostRequest, { post: earlier }: PostResult, others: Iterable<PostResult>): Post {
  const lead = leadOf(partsOf(earlier).body, language)
  const made = firstOf(others, ({ post: other }) => (sameWords(leadOf(partsOf(other).body, language), lead) ? null : other))
  if (!made) throw new NoOtherHook()
  return made
}

/** The built-in writer's rewrite of a post: of its own sentences for a length or a hook, else written anew as the request now says. */
export function* rewritePost(
  request: PostRequest,
  { how, earlier }: Revision<typeof post>,
  seed: number,
): Generator<Growing<PostResult>, PostResult> {
  const others = (count = tries) => compositions((each) => compose(request, each), seed, count)
  const made =
    how === 'shorter'
      ? shorter(request, earlier.result)
      : how === 'longer'
        ? longer(request, earlier.result, others())
        : how === 'hook'
          ? (otherHook(request, earlier.result, others()) ?? newUnderHook(request, earlier.result, others()))
          : how === 'simpler'
            ? easiest(others(triesForSimple), ({ post: other }) => partsOf(other).body, request.language)?.post
            : null
  return yield* atOnceOr(made ? { post: made } : null, () => compose(request, seed))
}

export function postPromises(result: PostResult, { language }: PostRequest, { how, earlier }: Revision<typeof post>): Fault[] {
  const [now, before] = [partsOf(result.post).body, partsOf(earlier.result.post).body]
  return [
    ...unchangedFaults('caption', now, before),
    ...(how === 'hook' ? hookFaults('caption', now, before, language) : []),
    ...(how === 'simpler' ? simplerFaults('caption', now, before, language) : []),
  ]
}
