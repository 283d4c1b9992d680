import { brand } from '#contract/brand.ts'
import { priceText } from '#contract/offers.ts'
import { plans } from '#contract/plans.ts'
import type { Choice } from './choice.ts'

/** A `mailto:` link to support that asks for a plan. `account` is the address the person is signed in with, if they are. */
export function letterFor({ plan, interval }: Choice, account: string | undefined): string {
  const { name } = plans[plan]
  const lines = [
    'Hello,',
    '',
    `I would like the ${name} plan, ${interval} (${priceText(plan, interval, 'inr')}).`,
    `My account: ${account ?? ''}`,
    'My country: ',
    '',
    'Please tell me how to pay.',
  ]
  const subject = encodeURIComponent(`${brand.name} ${name} plan, ${interval}`)
  return `mailto:${brand.supportEmail}?subject=${subject}&body=${encodeURIComponent(lines.join('\r\n'))}`
}
