import { brand } from '#contract/brand.ts'

const day = new Intl.DateTimeFormat(brand.dateLocale, { dateStyle: 'medium' })
const shortDay = new Intl.DateTimeFormat(brand.dateLocale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
const fullDay = new Intl.DateTimeFormat(brand.dateLocale, { dateStyle: 'long', timeZone: 'UTC' })
const minute = new Intl.DateTimeFormat(brand.dateLocale, { dateStyle: 'medium', timeStyle: 'short' })

/** A timestamp (ISO 8601) as a date, in the browser's time zone. */
export const formatDate = (moment: string): string => day.format(new Date(moment))

/** A calendar day (`2026-11-21`), which is the same in every time zone: '21 Nov'. */
export const formatDay = (date: string): string => shortDay.format(new Date(date))

/** A timestamp (ISO 8601) as a date and time, in the browser's time zone. */
export const formatMoment = (moment: string): string => minute.format(new Date(moment))

/** A calendar day (`2026-11-21`) in full: '21 November 2026'. */
export const formatFullDay = (date: string): string => fullDay.format(new Date(date))

const minorUnits = { minimumFractionDigits: 2 } as const

/** Rupees: '₹7,500'; with paise, '₹750.50'. */
export const rupees = (amount: number): string =>
  brand.currencySymbols.inr + amount.toLocaleString(brand.dateLocale, Number.isInteger(amount) ? {} : minorUnits)

/** Cents: '$39.00'. */
export const dollars = (cents: number): string => brand.currencySymbols.usd + (cents / 100).toLocaleString('en', minorUnits)
