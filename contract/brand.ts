import { brandMessages } from '#contract/brand-messages.ts'

/** The product's name, support address, and formats of money and dates. */
export const brand = {
  name: 'Postwright',
  get tagline() {
    return brandMessages.get().tagline
  },
  supportEmail: 'support@postwright.example',
  /** The operator's pages on other sites. Like the address above, they contain the working name. */
  socialLinks: [
    { label: 'X', url: 'https://x.com/postwright' },
    { label: 'LinkedIn', url: 'https://www.linkedin.com/company/postwright' },
    { label: 'Instagram', url: 'https://www.instagram.com/postwright' },
    { label: 'YouTube', url: 'https://www.youtube.com/@postwright' },
  ],
  currencySymbols: { usd: '$', inr: '₹' },
  dateLocale: 'en-IN',
  /** The app's client key. */
  clientKey: 'postwright-web',
  /** Prefix of payment references: letters only, which payment apps require. */
  referencePrefix: 'PW',
} as const

export type Currency = keyof typeof brand.currencySymbols
export const currencies = Object.keys(brand.currencySymbols) as readonly Currency[]
