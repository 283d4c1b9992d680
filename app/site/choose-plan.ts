import { leaveFlash } from '#app/lib/flash.ts'
import type { Me } from '#contract/api.ts'
import { brand } from '#contract/brand.ts'
import { all, say } from './page.ts'

/** Who chooses, as the server says; `unknown` while it cannot. */
type Chooser = 'signedOut' | 'unknown' | Pick<Me, 'plan' | 'expires_at'>

async function whoChooses(accountPath: string): Promise<Chooser> {
  try {
    const answer = await fetch(accountPath, { credentials: 'same-origin' })
    if (answer.status === 401) return 'signedOut'
    if (!answer.ok) return 'unknown'
    const me = (await answer.json()) as Pick<Me, 'plan' | 'expires_at'> | null
    return me ?? 'signedOut'
  } catch (error) {
    console.warn('The server cannot be reached, so the page is taken as a visitor sees it.', error)
    return 'unknown'
  }
}

const day = new Intl.DateTimeFormat(brand.dateLocale, { dateStyle: 'medium' })

/** What is said in the place of going anywhere, if anything. */
function told({ freeNow, paidNow, larger, largerNow, largerEndless }: DOMStringMap, chooser: Chooser): string | undefined {
  if (typeof chooser === 'string') return undefined
  const { plan, expires_at } = chooser
  if (plan === 'free') return freeNow
  if (plan === larger) return expires_at === null ? largerEndless : largerNow?.replace('{until}', day.format(new Date(expires_at)))
  return paidNow
}

async function choose(link: HTMLAnchorElement, go: (address: string) => void): Promise<void> {
  const { choose: accountPath = '', signIn, signInFirst } = link.dataset
  link.setAttribute('aria-busy', 'true')
  const chooser = await whoChooses(accountPath)
  link.removeAttribute('aria-busy')
  const message = told(link.dataset, chooser)
  if (message) return say(message)
  if (chooser !== 'signedOut' || !signIn || !signInFirst) return go(link.href)
  leaveFlash(signInFirst)
  go(signIn)
}

/** A click that asks for another tab or window, or for a download, is the browser's. */
const isPlain = (click: MouseEvent) => click.button === 0 && !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)

/**
 * `data-choose` is the link of a plan, which also works without this script; its value is where to ask who chooses. That is asked again
 * on the click, because the plan may have changed since the page was read. The rules of choosing (spec §5) are its other attributes: `data-sign-in` and `data-sign-in-first`
 * say where a signed-out person goes first and why; `data-free-now` and `data-paid-now` are said to those who have a plan already, and `data-larger-now`
 * (`-endless` where it has no end) to those whose plan is `data-larger`.
 */
export function wireChoices(go: (address: string) => void = (address) => location.assign(address)): void {
  for (const link of all<HTMLAnchorElement>('a[data-choose]'))
    link.addEventListener('click', (click) => {
      if (!isPlain(click)) return
      click.preventDefault()
      if (!link.hasAttribute('aria-busy')) void choose(link, go)
    })
}

/** Inside `data-plans`, whose value is where to ask who reads, shows the `data-your-plan` of the reader's `data-plan`. */
export async function showYourPlan(): Promise<void> {
  for (const place of all('[data-plans]')) {
    const reader = await whoChooses(place.dataset.plans ?? '')
    if (typeof reader === 'string') continue
    for (const mark of all(`[data-plan="${reader.plan}"] [data-your-plan]`, place)) mark.hidden = false
  }
}
