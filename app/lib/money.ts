import { brand } from '#contract/brand.ts'

/** Whole rupees: '₹7,500'. */
export const rupees = (whole: number): string => brand.currencySymbols.inr + whole.toLocaleString(brand.dateLocale)

const minorUnits = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

/** Cents: '$39.00'. */
export const dollars = (cents: number): string => brand.currencySymbols.usd + (cents / 100).toLocaleString('en', minorUnits)
