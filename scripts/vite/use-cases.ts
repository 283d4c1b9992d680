import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { tryOutLength } from '#api/try-out.ts'
import type { TryOutPreset, TryOutStart, UseCase, UseCaseSample } from '#api/use-cases.ts'
import { wordsOf } from '#app/site/words.ts'
import { carouselLimits } from '#contract/carousel.ts'
import { listLanguage } from '#contract/i18n.ts'
import { hashtagPostPlatforms } from '#contract/offers.ts'
import { languageCodes, languages, scriptLengths, titlesPerRequest, triedScriptLengths, wordsPerMinute } from '#contract/options.ts'
import { articleSlugs, type UseCaseSlug, useCaseSlugs } from '#contract/paths.ts'
import { plans } from '#contract/plans.ts'
import { measures } from '#contract/weighted.ts'
import type { KindName } from '#kinds/index.ts'
import { platforms, postLimit } from '#platforms/index.ts'
import { type BuiltFile, buildData } from '#scripts/vite/build-data.ts'
import { drawSlides } from '#scripts/vite/drawn.ts'
import { planRequests } from '#scripts/vite/help.ts'
import { fillIn, partHead, renderMarkdown, withFile } from '#scripts/vite/markdown.ts'
import { sample } from '#scripts/vite/samples.ts'

const folder = 'content/use-cases'

const figure = (value: number) => value.toLocaleString('en')
const { instagram, linkedin, youtube, tiktok, twitter, facebook } = platforms
const { reel, short } = scriptLengths
const list = new Intl.ListFormat(listLanguage)

/** The placeholders of the texts, as `{{name}}`. */
const figures = {
  instagramMax: figure(instagram.post.max),
  instagramFold: instagram.fold.post,
  instagramHashtags: instagram.hashtagSet,
  instagramWords: `${instagram.bestWords.min} to ${instagram.bestWords.max}`,
  linkedinMax: figure(linkedin.post.max),
  linkedinFold: linkedin.fold.post,
  linkedinHashtags: `${linkedin.hashtags.min} to ${linkedin.hashtags.max}`,
  linkedinWords: `${linkedin.bestWords.min} to ${linkedin.bestWords.max}`,
  youtubeTitleMax: figure(youtube.title.max),
  youtubeTitleFold: youtube.fold.title,
  youtubeHashtags: youtube.hashtagSet,
  youtubeShownHashtags: youtube.shownHashtags,
  youtubeTagsMax: youtube.tags?.max,
  youtubeDescriptionMax: figure(youtube.description.max),
  tiktokHashtags: tiktok.hashtagSet,
  tiktokFold: tiktok.fold.post,
  xHashtags: twitter.hashtagSet,
  xPostHashtags: `${twitter.hashtags.min} or ${twitter.hashtags.max}`,
  facebookFold: facebook.fold.post,
  reelSeconds: `${reel.minMinutes * 60} to ${reel.maxMinutes * 60}`,
  reelWords: `${reel.minMinutes * wordsPerMinute} to ${reel.maxMinutes * wordsPerMinute}`,
  shortMinutes: `${short.minMinutes} to ${short.maxMinutes}`,
  longMinutes: scriptLengths.long.maxMinutes,
  instagramSlides: instagram.pictures.most,
  carouselSlides: `${carouselLimits.least} to ${carouselLimits.most}`,
  carouselMost: carouselLimits.most,
  carouselWords: carouselLimits.words,
  wordsPerMinute,
  titlesPerRequest,
  ...planRequests,
  hashtagPostPlatforms,
  otherHashtagPostPlatforms: hashtagPostPlatforms.replace(`${instagram.label}, `, ''),
  freeTitlesTotal: (plans.free.limits.titles ?? 0) * titlesPerRequest,
  languageCount: languageCodes.length,
  indianLanguages: list.format((['hi', 'bn', 'ur', 'sa'] as const).map((code) => languages[code].name)),
}

const Text = z.string().min(1)
const Start = z.strictObject({ topic: Text, details: z.string().trim().default('') })
const number = z.string().regex(/^\d+$/).transform(Number)

const Head = z.strictObject({
  title: Text.max(60),
  description: Text.max(160),
  lead: Text,
  kind: z.enum(['post', 'carousel', 'titles', 'hashtags', 'script']),
  platform: z.enum(Object.keys(platforms) as [keyof typeof platforms]).optional(),
  length: z.enum(triedScriptLengths).optional(),
  language: z.enum(languageCodes).default('en'),
  facts: z.array(z.strictObject({ name: Text, value: Text })).min(3),
  starts: z.array(Start).min(3),
  /** What the worked example is made of; the seed was selected by reading the texts. */
  example: Start.extend({ seed: number }),
  questions: z.array(z.strictObject({ question: Text, answer: Text })).length(3),
  related: z.array(z.enum(articleSlugs)).min(2).max(3),
})

/** Placeholders that are filled in when the worked example is written. */
const later = Object.fromEntries(['example', 'exampleUsed', 'exampleFirstLine'].map((name) => [name, `{{${name}}}`]))

/** Where the worked example is shown, as a paragraph of its own. */
const exampleMark = '\n{{example}}\n'
const noPicture = (href: string) => Promise.reject(new Error(`'${href}': these pages hold no pictures`))

/** A text of a page, with the files of its pictures. */
interface Written {
  readonly sample: UseCaseSample
  readonly files?: readonly BuiltFile[]
}

/** Writes a text as the try-out of the page does. @throws Error when it has faults; the build then fails */
async function write({ kind, platform, length, language }: TryOutPreset, start: TryOutStart, seed: number): Promise<Written> {
  const given = { ...start, details: start.details || undefined, language }
  const make = <Name extends KindName>(name: Name, rest: object) => sample(name, { ...given, ...rest }, seed)
  const told = (text: string, used: number) => ({ start, text, used })
  if (kind === 'post' && platform) {
    const post = await make('post', { platform, length: tryOutLength })
    const { caption } = post.result.post
    const used = measures[postLimit(platform).unit](caption)
    return { sample: { ...told(caption, used), post: { ...post, used } } }
  }
  if (kind === 'carousel' && platform) {
    const { request, result } = await make('carousel', { platform })
    const slides = await drawSlides('slide', request, result)
    const sample = { ...told(result.carousel.caption, slides.length), slides: slides.map(({ picture }) => picture) }
    return { sample, files: slides.map(({ file }) => file) }
  }
  if (kind === 'titles' && platform) {
    const { result } = await make('titles', { platforms: [platform] })
    const titles = result.titles.map(({ title }) => title)
    return { sample: told(titles.join('\n'), Math.max(...titles.map(measures[platforms[platform].title.unit]))) }
  }
  if (kind === 'hashtags' && platform) {
    const { hashtags } = (await make('hashtags', { platform })).result
    return { sample: told(hashtags.join(' '), hashtags.length) }
  }
  if (kind !== 'script') throw new Error(`${kind} needs a platform`)
  const { spokenSeconds } = await import('#writer/script.ts')
  const { script } = (await make('script', { length })).result
  return { sample: told(script, Math.round(spokenSeconds(script, language))) }
}

/**
 * Reads the text of a use-case page and writes its examples with the built-in writer.
 * @param read returns the content of a file
 * @throws Error with the file and the fault
 */
export async function readUseCase(
  slug: UseCaseSlug,
  read = (file: string) => readFile(file, 'utf8'),
): Promise<{ useCase: UseCase; files: readonly BuiltFile[] }> {
  const file = join(folder, `${slug}.md`)
  const source = await read(file)
  return withFile(file, async () => {
    const { head, markdown } = partHead(fillIn(source, { ...figures, ...later }), Head)
    const { kind, platform, length, language, starts, example, questions, ...shown } = head
    const preset: TryOutPreset = { kind, platform, length, language, starts }
    const { seed, ...given } = example
    const [first, worked] = await Promise.all([write(preset, starts[0] as TryOutStart, 1), write(preset, given, seed)])
    const [before, after, ...more] = markdown.split(exampleMark)
    if (!before || !after || more.length > 0) throw new Error('it needs one paragraph {{example}}')
    const { used, text } = worked.sample
    const told = { exampleUsed: figure(used), exampleFirstLine: text.split('\n')[0]?.length }
    const [opening, rest] = await Promise.all([before, after].map((part) => renderMarkdown(fillIn(part, told), noPicture)))
    const useCase = {
      slug,
      ...shown,
      preset,
      sections: [opening, rest].flatMap((part) => part?.sections ?? []),
      html: [opening?.html ?? '', rest?.html ?? ''] as const,
      first: first.sample,
      example: worked.sample,
      questions: questions.map((one) => ({ id: wordsOf(one.question).join('-'), ...one })),
    }
    return { useCase, files: [...(first.files ?? []), ...(worked.files ?? [])] }
  })
}

/** `import { useCases } from 'virtual:use-cases'`: the pages of content/use-cases, for the loaders of prerendered pages. */
export const pagesOfUseCases = () =>
  buildData(
    'use-cases',
    async () => {
      const pages = await Promise.all(useCaseSlugs.map((slug) => readUseCase(slug)))
      return { exports: { useCases: pages.map(({ useCase }) => useCase) }, files: pages.flatMap(({ files }) => files) }
    },
    `${folder}/*`,
  )
