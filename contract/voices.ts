import type { LanguageCode, PostPlatform } from '#contract/options.ts'
import type { Brand } from '#contract/pictures.ts'
import type { AddressForm, Spelling } from '#contract/style.ts'

/** What a user does. The topics to start from fit it. */
export const tradeIds = ['shop', 'food', 'beauty', 'fitness', 'creator', 'teacher', 'services', 'software', 'other'] as const
export type Trade = (typeof tradeIds)[number]

/** Who speaks in the texts. */
export const speakerIds = ['person', 'shop', 'company'] as const
export type Speaker = (typeof speakerIds)[number]

/** Who usually speaks for a trade: what a voice begins with, until its user chooses. */
export const speakerOf: Readonly<Record<Trade, Speaker>> = {
  shop: 'shop',
  food: 'shop',
  beauty: 'shop',
  fitness: 'person',
  creator: 'person',
  teacher: 'person',
  services: 'company',
  software: 'company',
  other: 'person',
}

/** How many emoji or hashtags texts have; `usual`: as the platform's readers expect. */
export const habitIds = ['none', 'few', 'usual'] as const
export type Habit = (typeof habitIds)[number]

/** UTF-16 units of a voice's texts, and how many entries its lists may have. */
export const voiceLimits = {
  name: 60,
  offer: 200,
  audience: 200,
  place: 120,
  link: 300,
  callToAction: 120,
  word: 60,
  words: 40,
  ownPost: 3000,
  ownPosts: 10,
  styleNote: 1000,
} as const

/** What a user says about who writes. Texts and lists may be empty. */
export interface VoiceFields {
  readonly name: string
  readonly speaker: Speaker
  readonly trade: Trade
  /** What the user does or offers, in their own words. */
  readonly offer: string
  /** For whom. */
  readonly audience: string
  readonly place: string
  readonly link: string
  /** What readers are usually asked to do. */
  readonly callToAction: string
  readonly useWords: string[]
  readonly avoidWords: string[]
  /** `null`: as chosen for all texts of the account. */
  readonly spelling: Spelling | null
  readonly address: AddressForm | null
  readonly emoji: Habit
  readonly hashtags: Habit
  /** Posts that the user wrote: what the style note is made of. */
  readonly ownPosts: string[]
  /** How the user writes, in a few sentences. */
  readonly styleNote: string
  /** Where they post, the most important first. */
  readonly platforms: PostPlatform[]
  /** The language of their texts. */
  readonly language: LanguageCode
  /** The look of their pictures; `null`: the usual one. */
  readonly brand: Brand | null
}

/** The fields of a new voice. */
export const newVoice: VoiceFields = {
  name: '',
  speaker: 'person',
  trade: 'other',
  offer: '',
  audience: '',
  place: '',
  link: '',
  callToAction: '',
  useWords: [],
  avoidWords: [],
  spelling: null,
  address: null,
  emoji: 'usual',
  hashtags: 'usual',
  ownPosts: [],
  styleNote: '',
  platforms: [],
  language: 'en',
  brand: null,
}

/** Who writes. The first is made at the first visit: on the dashboard, topics to start from, platform and language follow it. */
export interface Voice extends VoiceFields {
  readonly id: string
  /** ISO 8601, UTC. */
  readonly created_at: string
  readonly updated_at: string
}

/** A voice as lists have it: own posts may be long, and only the form of one voice shows them. */
export type ListedVoice = Omit<Voice, 'ownPosts'>
