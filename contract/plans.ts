import { featureMessages, intervalMessages, planDescriptionMessages, planNameMessages, requestMessages } from '#contract/plan-messages.ts'
import { type PlatformId, postQuotas } from '#platforms/index.ts'

/** Plans, prices and monthly quotas (spec §9). One request counts once, however many items it returns. */
export const features = ['titles', 'descriptions', 'hashtags', 'ideas', 'tweets', 'linkedin', 'reddit', 'youtube', 'scripts'] as const
export type Feature = (typeof features)[number]

export const planIds = ['free', 'basic', 'pro'] as const
export type PlanId = (typeof planIds)[number]
export type PaidPlanId = Exclude<PlanId, 'free'>
export const paidPlanIds = planIds.filter((id): id is PaidPlanId => id !== 'free')

/** The quota of a post, by platform. */
export const postFeatures: Readonly<Record<PlatformId, Feature>> = postQuotas

/** Whether a post counts against a quota that is called after something else: sets of hashtags, or the posts of an earlier platform. */
export const borrowsQuota = (platform: PlatformId): boolean =>
  postFeatures[platform] === 'hashtags' ||
  Object.entries(postFeatures).find(([, feature]) => feature === postFeatures[platform])?.[0] !== platform

/** Generations in a calendar month; `null` is unlimited. */
export type Limit = number | null

export interface Plan {
  readonly id: PlanId
  readonly name: string
  readonly description: string
  /** Whole units of the currency (dollars, rupees), not cents or paise. */
  readonly price: { readonly monthly: { usd: number; inr: number }; readonly yearly: { usd: number; inr: number } }
  readonly limits: Readonly<Record<Feature, Limit>>
  /** How many voices texts are written with: the oldest ones of the account. */
  readonly voices: number
  /** How many photos and logos are stored at a time. */
  readonly photos: number
  readonly popular?: true
}

const unlimited = Object.fromEntries(features.map((feature) => [feature, null])) as Record<Feature, Limit>

export const plans: Readonly<Record<PlanId, Plan>> = {
  free: {
    id: 'free',
    get name() {
      return planNameMessages.free
    },
    get description() {
      return planDescriptionMessages.free
    },
    price: { monthly: { usd: 0, inr: 0 }, yearly: { usd: 0, inr: 0 } },
    limits: { titles: 2, descriptions: 2, hashtags: 2, ideas: 2, tweets: 0, linkedin: 0, reddit: 0, youtube: 0, scripts: 0 },
    voices: 1,
    photos: 10,
  },
  basic: {
    id: 'basic',
    get name() {
      return planNameMessages.basic
    },
    get description() {
      return planDescriptionMessages.basic
    },
    price: { monthly: { usd: 9, inr: 750 }, yearly: { usd: 90, inr: 7500 } },
    limits: { titles: 30, descriptions: 25, hashtags: 25, ideas: 6, tweets: 20, linkedin: 20, reddit: 20, youtube: 20, scripts: 5 },
    voices: 3,
    photos: 100,
    popular: true,
  },
  pro: {
    id: 'pro',
    get name() {
      return planNameMessages.pro
    },
    get description() {
      return planDescriptionMessages.pro
    },
    price: { monthly: { usd: 39, inr: 3200 }, yearly: { usd: 390, inr: 32000 } },
    limits: unlimited,
    voices: 20,
    photos: 1_000,
  },
}

interface FeatureNames {
  /** The quota. */
  readonly label: string
  /** Requests of it: '2 title requests'. One may return several texts. */
  readonly requests: (count: number) => string
}

export const featureNames = Object.fromEntries(
  features.map((feature): [Feature, FeatureNames] => [
    feature,
    {
      get label() {
        return featureMessages[feature]
      },
      requests: (count) => requestMessages[feature](count),
    },
  ]),
) as Readonly<Record<Feature, FeatureNames>>

export const billingIntervals = ['monthly', 'yearly'] as const
export type BillingInterval = (typeof billingIntervals)[number]

interface IntervalNames {
  readonly label: string
  /** Inside a sentence: 'monthly'. */
  readonly word: string
  /** After a price: 'per month'. */
  readonly per: string
}

export const intervalNames: Readonly<Record<BillingInterval, IntervalNames>> = {
  monthly: {
    get label() {
      return intervalMessages.monthly
    },
    get word() {
      return intervalMessages.monthlyWord
    },
    get per() {
      return intervalMessages.perMonthly
    },
  },
  yearly: {
    get label() {
      return intervalMessages.yearly
    },
    get word() {
      return intervalMessages.yearlyWord
    },
    get per() {
      return intervalMessages.perYearly
    },
  },
}

/** The user is warned when fewer than this many generations are left. */
export const lowQuotaThreshold = 5
/** What a counter shows as remaining when there is no limit. */
export const unlimitedRemainingShown = 1000

/** Generations left this month; `unlimitedRemainingShown` for an unlimited feature. */
export const remainingGenerations = (limit: Limit, used: number): number =>
  limit === null ? unlimitedRemainingShown : Math.max(0, limit - used)

export type Allowance = 'allowed' | 'not-on-plan' | 'reached'

/** Spec §5: limit 0 is not on the plan, `null` is always allowed, otherwise the month's count must be below the limit. */
export const allowance = (limit: Limit, used: number): Allowance =>
  limit === 0 ? 'not-on-plan' : limit === null || used < limit ? 'allowed' : 'reached'
