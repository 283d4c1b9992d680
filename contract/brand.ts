/** The one home of the product's name, its support address and the way money is written. */
export const brand = {
  name: 'Postwright',
  tagline: 'One idea in. Posts you can publish out.',
  supportEmail: 'support@postwright.example',
  /** The operator's own pages elsewhere. Like the address above these go by the working name until there is another. */
  socialLinks: [
    { label: 'X', url: 'https://x.com/postwright' },
    { label: 'LinkedIn', url: 'https://www.linkedin.com/company/postwright' },
    { label: 'Instagram', url: 'https://www.instagram.com/postwright' },
    { label: 'YouTube', url: 'https://www.youtube.com/@postwright' },
  ],
  currencySymbols: { usd: '$', inr: '₹' },
  dateLocale: 'en-IN',
  /** How the app names itself to its server. */
  clientKey: 'postwright-web',
  /** What references of payments begin with: letters only, as payment apps want them. */
  referencePrefix: 'PW',
} as const

export type Currency = keyof typeof brand.currencySymbols
export const currencies = Object.keys(brand.currencySymbols) as readonly Currency[]
