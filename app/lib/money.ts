import { brand } from '#contract/brand.ts'

const minorUnits = { minimumFractionDigits: 2 } as const

/** Rupees: '₹7,500'; with paise, '₹750.50'. */
export const rupees = (amount: number): string =>
  brand.currencySymbols.inr + amount.toLocaleString(brand.dateLocale, Number.isInteger(amount) ? {} : minorUnits)

/** Cents: '$39.00'. */
export const dollars = (cents: number): string => brand.currencySymbols.usd + (cents / 100).toLocaleString('en', minorUnits)
