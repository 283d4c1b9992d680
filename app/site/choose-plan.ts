import { leaveFlash } from '#app/lib/storage.ts'
import type { Me } from '#contract/api.ts'
import { brand } from '#contract/brand.ts'
import { all, say } from './page.ts'

/** The account in this browser, as the server answers; `unknown` when it did not answer. */
type Account = 'signedOut' | 'unknown' | Pick<Me, 'plan' | 'expires_at'>

async function readAccount(accountPath: string): Promise<Account> {
  try {
    const answer = await fetch(accountPath, { credentials: 'same-origin' })
    if (answer.status === 401) return 'signedOut'
    if (!answer.ok) return 'unknown'
    const me = (await answer.json()) as Pick<Me, 'plan' | 'expires_at'> | null
    return me ?? 'signedOut'
  } catch (error) {
    console.warn('The account could not be read; the page stays as for a visitor.', error)
    return 'unknown'
  }
}

const day = new Intl.DateTimeFormat(brand.dateLocale, { dateStyle: 'medium' })

/** The message to show in place of following the link, if any. */
function planMessage({ freeNow, paidNow, larger, largerNow, largerEndless }: DOMStringMap, account: Account): string | undefined {
  if (typeof account === 'string') return undefined
  const { plan, expires_at } = account
  if (plan === 'free') return freeNow
  if (plan === larger) return expires_at === null ? largerEndless : largerNow?.replace('{until}', day.format(new Date(expires_at)))
  return paidNow
}

async function choose(link: HTMLAnchorElement, go: (address: string) => void): Promise<void> {
  const { choose: accountPath = '', signIn, signInFirst } = link.dataset
  link.setAttribute('aria-busy', 'true')
  const account = await readAccount(accountPath)
  link.removeAttribute('aria-busy')
  const message = planMessage(link.dataset, account)
  if (message) return say(message)
  if (account !== 'signedOut' || !signIn || !signInFirst) return go(link.href)
  leaveFlash(signInFirst)
  go(signIn)
}

/** Clicks that open a new tab or window, or download, are left to the browser. */
const isPlain = (click: MouseEvent) => click.button === 0 && !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)

/**
 * `data-choose`: the link of a plan, which also works without this script; its value is the URL of the account. The account is read at each
 * click, because the plan may have changed since the page was loaded. The rules of choosing (spec §5) are its other attributes: `data-sign-in` and `data-sign-in-first`
 * name the sign-in page and the message shown there; `data-free-now` and `data-paid-now` are the messages for users who have a plan already, and `data-larger-now`
 * (`-endless` for a plan without an end) for users whose plan is `data-larger`.
 */
export function wireChoices(go: (address: string) => void = (address) => location.assign(address)): void {
  for (const link of all<HTMLAnchorElement>('a[data-choose]'))
    link.addEventListener('click', (click) => {
      if (!isPlain(click)) return
      click.preventDefault()
      if (!link.hasAttribute('aria-busy')) void choose(link, go)
    })
}

/** `data-plans`: its value is the URL of the account. Shows `data-your-plan` inside the `data-plan` that the user has. */
export async function showYourPlan(): Promise<void> {
  for (const list of all('[data-plans]')) {
    const account = await readAccount(list.dataset.plans ?? '')
    if (typeof account === 'string') continue
    for (const mark of all(`[data-plan="${account.plan}"] [data-your-plan]`, list)) mark.hidden = false
  }
}
