import { dollars, rupees } from '#app/lib/money.ts'
import type { AdminDays } from '#contract/admin-calls.ts'
import { brand } from '#contract/brand.ts'

type Day = AdminDays['days'][number]

/** What a chart of the panel shows of each day. */
export interface Measure {
  readonly title: string
  /** The bar's height, the day in words, and its cells in the table. */
  readonly of: (day: Day) => { readonly value: number; readonly words: string; readonly cells: readonly string[] }
  readonly heads: readonly string[]
  readonly scale: (value: number) => string
}

const whole = (count: number): string => count.toLocaleString(brand.dateLocale)

/** By hand and by card; paise are made rupees. */
export const rupeesOf: Measure = {
  title: 'Revenue in rupees',
  of({ revenue, card_revenue }) {
    const byCard = card_revenue.inr / 100
    const sum = rupees(revenue + byCard)
    return {
      value: revenue + byCard,
      words: byCard > 0 ? `${sum} (${rupees(revenue)} by hand, ${rupees(byCard)} by card)` : sum,
      cells: [rupees(revenue), rupees(byCard)],
    }
  },
  heads: ['By hand', 'By card'],
  scale: rupees,
}

/** Dollars come by card only. */
export const usdOf: Measure = {
  title: 'Revenue in dollars',
  of: ({ card_revenue: { usd } }) => ({ value: usd, words: dollars(usd), cells: [dollars(usd)] }),
  heads: ['By card'],
  scale: dollars,
}

export const generationsOf: Measure = {
  title: 'Generations',
  of: ({ generations }) => ({
    value: generations,
    words: generations === 1 ? '1 generation' : `${whole(generations)} generations`,
    cells: [whole(generations)],
  }),
  heads: ['Generations'],
  scale: whole,
}
