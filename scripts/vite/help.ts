import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { checkEmailMessages } from '#app/features/auth/messages.ts'
import { resultMessages } from '#app/features/generation/results/messages.ts'
import { arrangedMessages } from '#contract/arranged-messages.ts'
import { carouselLimits } from '#contract/carousel.ts'
import { listLanguage } from '#contract/i18n.ts'
import { charactersPerWord } from '#contract/measure.ts'
import { givenMessages } from '#contract/messages.ts'
import { anyHashtagPostPlatform, freeMonths, hashtagPostPlatforms, ownQuotaPlatforms, tweetPostPlatforms } from '#contract/offers.ts'
import {
  detailsMax,
  exportFormatIds,
  exportFormats,
  ideaCount,
  languageCodes,
  languages,
  postLengths,
  postPlatformCount,
  scriptLengths,
  titlesPerRequest,
  topicMax,
  wordsPerMinute,
} from '#contract/options.ts'
import { features, lowQuotaThreshold, type PlanId, planIds, plans } from '#contract/plans.ts'
import type { Help, Question } from '#contract/questions.ts'
import { sourceLimits } from '#contract/sources.ts'
import { maxListRows } from '#contract/topic-lists.ts'
import { libraryLimits } from '#kinds/library.ts'
import { platforms } from '#platforms/index.ts'
import { buildData } from '#scripts/vite/build-data.ts'
import { fillIn, leadsSomewhere, readYaml, withFile } from '#scripts/vite/markdown.ts'

const file = 'content/help.yaml'

const figure = (value: number) => value.toLocaleString('en')
const list = new Intl.ListFormat(listLanguage)
const words = ({ min, max }: { min: number; max: number }) => `${min} to ${max} words`
const labels = (some: readonly { label: string }[]) => list.format(some.map(({ label }) => label))

const all = Object.values(platforms)
const hard = all.filter(({ post }) => !post.soft)
const soft = all.filter(({ post }) => post.soft)
const { twitter, youtube, instagram } = platforms

/** The requests of a plan in a month: `basic_titles`. Without a value where the plan has no limit. */
const requestsOf = (plan: PlanId) =>
  Object.fromEntries(features.map((feature) => [`${plan}_${feature}`, plans[plan].limits[feature] ?? undefined]))

export const planRequests = Object.assign({}, ...planIds.map(requestsOf)) as Readonly<Record<string, number | undefined>>

/** The placeholders of the answers, as `{{name}}`: figures, and words of the screens that they are about. */
const figures = {
  occasionQuestion: givenMessages.question,
  smallPrint: arrangedMessages.smallPrint,
  writeAgain: resultMessages.regenerate,
  resendLink: checkEmailMessages.resend,
  ...planRequests,
  basicIdeasTotal: (plans.basic.limits.ideas ?? 0) * ideaCount.max,
  topicMax: figure(topicMax),
  detailsMax: figure(detailsMax),
  sourceMax: figure(sourceLimits.text),
  fileMegabytes: sourceLimits.fileBytes / 1024 / 1024,
  listRows: maxListRows,
  postPlatformCount,
  carouselSlides: `${carouselLimits.least} to ${carouselLimits.most}`,
  scriptLengths: list.format(
    Object.values(scriptLengths).map(
      ({ label, minMinutes, maxMinutes }) =>
        `${label.toLowerCase()} is ${minMinutes < 1 ? `${minMinutes * 60} to ${maxMinutes * 60} seconds` : `${minMinutes} to ${maxMinutes} minutes`}`,
    ),
  ),
  wordsPerMinute,
  charactersPerWord: list.format(
    languageCodes.flatMap((code) => (charactersPerWord[code] ? [`${charactersPerWord[code]} to a word in ${languages[code].name}`] : [])),
  ),
  platforms: labels(all),
  shortPost: words(postLengths.short),
  mediumPost: words(postLengths.medium),
  standardPost: words(postLengths.standard),
  longPost: words(postLengths.long),
  postLimits: list.format(hard.map(({ label, post }) => `${label} ${figure(post.max)}`)),
  unlimitedPlatforms: labels(soft),
  ownLimits: list.format(soft.map(({ post }) => figure(post.max))),
  xPostMax: twitter.post.max,
  otherThreadPlatforms: labels(all.filter(({ id, thread }) => thread && id !== twitter.id)),
  titlesPerRequest,
  youtubeTitleMax: youtube.title.max,
  instagramHashtags: instagram.hashtagSet,
  xHashtags: twitter.hashtagSet,
  youtubeTagsMax: youtube.tags?.max,
  languageCount: languageCodes.length,
  languages: list.format(languageCodes.map((code) => languages[code].name)),
  ideasMax: ideaCount.max,
  ideasDefault: ideaCount.default,
  hashtagPostPlatforms,
  anyHashtagPostPlatform,
  ownQuotaPlatforms,
  tweetPostPlatforms,
  lowUses: lowQuotaThreshold,
  // One figure for both plans; a test fails when they differ.
  monthsPaid: 12 - freeMonths('basic'),
  libraryEntries: figure(libraryLimits.entries),
  libraryMegabytes: libraryLimits.bytes / 1_000_000,
  exportFormats: list.format(exportFormatIds.map((id) => `${exportFormats[id].label} (.${id})`)),
}

const Text = z.string().min(1)
const HelpFile = z.strictObject({
  groups: z.array(
    z.strictObject({
      title: Text,
      questions: z.array(
        z.strictObject({
          id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
          question: Text,
          answer: Text,
          also: Text.optional(),
          link: z.strictObject({ label: Text, to: z.string().refine(leadsSomewhere, 'leads nowhere') }).optional(),
        }),
      ),
    }),
  ),
  pricing: z.array(z.string()),
  contact: z.array(z.string()),
})

/**
 * Reads the questions of the help.
 * @param read returns the content of a file
 * @throws Error with the file and the fault
 */
export const readHelp = (read = (path: string) => readFile(path, 'utf8')): Promise<Help> =>
  withFile(file, async () => {
    const { groups, pricing, contact } = readYaml(fillIn(await read(file), figures), HelpFile)
    const questions = groups.flatMap((group) => group.questions)
    const find = (id: string): Question => {
      const question = questions.find((one) => one.id === id)
      if (!question) throw new Error(`there is no question '${id}'`)
      return question
    }
    return { groups, pricing: pricing.map(find), contact: contact.map(find) }
  })

/** `import { help } from 'virtual:help'`: the questions of content/help.yaml, for the loaders of prerendered pages. */
export const help = () => buildData('help', async () => ({ exports: { help: await readHelp() } }), file)
