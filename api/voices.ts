import { z } from 'zod'
import { BrandFields } from '#api/pictures.ts'
import { ById, Moment } from '#api/schemas.ts'
import { userCall } from '#contract/call.ts'
import { Id, typedText } from '#contract/fields.ts'
import { languageCodes, postPlatforms } from '#contract/options.ts'
import { addressFormIds, spellingIds } from '#contract/style.ts'
import { voiceMessages } from '#contract/voice-messages.ts'
import { habitIds, speakerIds, tradeIds, voiceLimits } from '#contract/voices.ts'

const messages = voiceMessages
const { tradeRequired, platformListed, languageListed, offerText } = messages

const Platforms = z
  .array(z.enum(postPlatforms, platformListed))
  .max(postPlatforms.length)
  .transform((all) => [...new Set(all)])

const hasLetters = (word: string) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(word)

/** A web address, with or without `https://`, an email address, or a handle. */
const isAddress = (link: string) =>
  /^(?:https?:\/\/)?[^\s/@]{1,200}\.[^\s.@/]{2,}(?:\/\S*)?$|^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$|^@[^\s@]{2,}$/u.test(link)

const text = (max: number) => typedText(z.string(messages.fieldText), max)

/** The answers of the first visit. A blank name is that of the account. */
const Answers = z.strictObject({
  name: text(voiceLimits.name).optional(),
  trade: z.enum(tradeIds, tradeRequired),
  offer: typedText(z.string(offerText), voiceLimits.offer),
  platforms: Platforms,
  language: z.enum(languageCodes, languageListed),
})

/** Entries that are not blank, each once. */
const entries = (max: number, most: number) =>
  z
    .array(text(max))
    .max(most, messages.tooMany({ most: String(most) }))
    .transform((all) => [...new Set(all)].filter(Boolean))

const OwnPosts = entries(voiceLimits.ownPost, voiceLimits.ownPosts)

/** All fields of a voice. The name and the link have a form. */
const Fields = z.strictObject({
  name: text(voiceLimits.name).refine((name) => name.length > 0, messages.nameRequired),
  speaker: z.enum(speakerIds, messages.speakerListed),
  trade: z.enum(tradeIds, tradeRequired),
  offer: text(voiceLimits.offer),
  audience: text(voiceLimits.audience),
  place: text(voiceLimits.place),
  link: text(voiceLimits.link).refine((link) => link === '' || isAddress(link), messages.linkWrong),
  callToAction: text(voiceLimits.callToAction),
  useWords: entries(voiceLimits.word, voiceLimits.words),
  avoidWords: entries(voiceLimits.word, voiceLimits.words).refine((words) => words.every(hasLetters), messages.wordWrong),
  spelling: z.enum(spellingIds, messages.optionListed).nullable(),
  address: z.enum(addressFormIds, messages.optionListed).nullable(),
  emoji: z.enum(habitIds, messages.optionListed),
  hashtags: z.enum(habitIds, messages.optionListed),
  ownPosts: OwnPosts,
  styleNote: text(voiceLimits.styleNote),
  platforms: Platforms,
  language: z.enum(languageCodes, languageListed),
  brand: BrandFields.nullable().default(null),
})

const StoredVoice = z.object({
  id: Id,
  name: z.string(),
  speaker: z.enum(speakerIds),
  trade: z.enum(tradeIds),
  offer: z.string(),
  audience: z.string(),
  place: z.string(),
  link: z.string(),
  callToAction: z.string(),
  useWords: z.array(z.string()),
  avoidWords: z.array(z.string()),
  spelling: z.enum(spellingIds).nullable(),
  address: z.enum(addressFormIds).nullable(),
  emoji: z.enum(habitIds),
  hashtags: z.enum(habitIds),
  ownPosts: z.array(z.string()),
  styleNote: z.string(),
  platforms: z.array(z.enum(postPlatforms)),
  language: z.enum(languageCodes),
  brand: BrandFields.nullable(),
  created_at: Moment,
  updated_at: Moment,
})

/** Without the own posts, which may be long. */
const ListedVoice = StoredVoice.omit({ ownPosts: true })

const OneVoice = z.object({ voice: StoredVoice })

/** The calls of voices. */
export const voiceCalls = {
  /** Oldest first. Texts are written with the oldest ones, as many as the plan has; the others can be read, changed and deleted. */
  list: userCall
    .route({ method: 'GET', path: '/api/voices', summary: 'List the voices: who writes, for whom, and how' })
    .meta({ scope: 'read' })
    .output(
      z.object({
        items: z.array(ListedVoice),
        max: z.int().describe("The plan's number of voices"),
        unused: z.array(Id).describe('Those that the plan does not cover: no text is written with them'),
      }),
    ),
  /** With its own posts. */
  get: userCall
    .route({ method: 'GET', path: '/api/voices/{id}', summary: 'Get a voice with its own posts' })
    .meta({ scope: 'read', errors: ['NOT_FOUND'] })
    .input(ById)
    .output(OneVoice),
  create: userCall
    .route({ method: 'POST', path: '/api/voices', summary: 'Add a voice' })
    .meta({ scope: 'write', errors: ['FEATURE_NOT_ON_PLAN'] })
    .input(Fields)
    .output(OneVoice),
  /** Replaces all fields. */
  change: userCall
    .route({ method: 'PUT', path: '/api/voices/{id}', summary: 'Replace the fields of a voice' })
    .meta({ scope: 'write', errors: ['NOT_FOUND'] })
    .input(Fields.extend({ id: Id }))
    .output(OneVoice),
  /** With its rules and their edits. Texts that were written with it stay as they are. */
  remove: userCall
    .route({ method: 'DELETE', path: '/api/voices/{id}', summary: 'Delete a voice' })
    .meta({ scope: 'write', errors: ['NOT_FOUND'] })
    .input(z.strictObject({ id: Id }))
    .output(z.object({})),
  /** How somebody writes, from their own posts. Stores nothing and is not charged. */
  describeStyle: userCall
    .route({ method: 'POST', path: '/api/voices/style-note', summary: 'Describe how somebody writes, from their own posts' })
    .meta({ scope: 'write', errors: ['RATE_LIMITED'] })
    .input(
      z.strictObject({
        posts: OwnPosts.refine((posts) => posts.length > 0, messages.postRequired),
        language: z.enum(languageCodes, languageListed),
      }),
    )
    .output(
      z.object({ styleNote: z.string(), measured: z.boolean().describe('Without a model: sentence length, person, emoji and openings') }),
    ),
  /** Repeated answers replace the first voice. */
  answerFirstVisit: userCall
    .route({ method: 'POST', path: '/api/first-visit', summary: 'Answer or skip the questions of the first visit' })
    .input(z.strictObject({ answers: Answers.nullable().describe('`null`: the questions were skipped') }))
    .output(z.object({ voice: StoredVoice.nullable() })),
}
