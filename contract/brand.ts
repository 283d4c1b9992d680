import { brandMessages } from '#contract/brand-messages.ts'

/** The product's name, and formats of money and dates. Who runs a server is its configuration: `contract/operator.ts`. */
export const brand = {
  name: 'Postwright',
  get tagline() {
    return brandMessages.tagline
  },
  currencySymbols: { usd: '$', inr: '₹' },
  dateLocale: 'en-IN',
  /** The app's client key. */
  clientKey: 'postwright-web',
  /** Prefix of payment references: letters only, which payment apps require. */
  referencePrefix: 'PW',
} as const

export type Currency = keyof typeof brand.currencySymbols
export const currencies = Object.keys(brand.currencySymbols) as readonly Currency[]
