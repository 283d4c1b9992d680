import type { Me } from '#api/account.ts'
import { openProviderPage } from '#app/lib/provider-page.ts'
import { clearSessionHint, hasSessionHint, signedInClass } from '#app/lib/session-script.ts'
import { leaveFlash } from '#app/lib/storage.ts'
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
  go(signIn + encodeURIComponent(link.pathname + link.search))
}

/** Clicks that open a new tab or window, or download, are left to the browser. */
const isPlain = (click: MouseEvent) => click.button === 0 && !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)

/**
 * `data-choose`: the link of a plan, which also works without this script; its value is the URL of the account. The account is read at each
 * click, because the plan may have changed since the page was loaded. The rules of choosing (spec §5) are its other attributes: `data-sign-in`, to which the link's own path
 * is appended, and `data-sign-in-first` name the sign-in page and the message shown there; `data-free-now` and `data-paid-now` are the messages for users who have a plan already, and `data-larger-now`
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

/** `data-interval`: buttons that show every price per month or per year, and with it the interval of the links of plans. */
export function wireIntervals(): void {
  const buttons = all('[data-interval]')
  for (const button of buttons)
    button.addEventListener('click', () => {
      const { interval = '' } = button.dataset
      document.documentElement.classList.toggle('yearly', interval === 'yearly')
      for (const other of buttons) other.setAttribute('aria-pressed', String(other === button))
      for (const link of all<HTMLAnchorElement>('a[data-choose][href*="interval="]')) {
        const address = new URL(link.href)
        address.searchParams.set('interval', interval)
        link.href = address.pathname + address.search
      }
    })
}

/**
 * Asks the server who is signed in, where `session-script.ts` has shown somebody before the first paint, and always on the price list
 * (`data-plans`: the URL of the account). Marks the plan of the account, and removes a hint that is no longer true.
 */
export async function showAccount(): Promise<void> {
  const [list] = all('[data-plans]')
  if (!list && !hasSessionHint()) return
  const account = await readAccount(list?.dataset.plans ?? optionalAccount)
  const { classList, dataset } = document.documentElement
  if (account === 'unknown') return
  if (account === 'signedOut') {
    clearSessionHint()
    classList.remove(signedInClass)
    delete dataset.held
    return
  }
  dataset.held = account.plan
  if (!list || account.plan === 'free') return
  const cards = all(`[data-plan="${account.plan}"]`, list)
  // A plan without an end cannot be extended.
  if (account.expires_at === null) for (const card of cards) showEndless(card)
  else await offerManaging(cards, account.plan)
}

/** In place of the link, so that the lists of the cards stay in line. */
function showEndless(card: HTMLElement): void {
  for (const link of all('[data-choose]', card)) link.hidden = true
  for (const note of all('[data-endless]', card)) note.hidden = false
}

const optionalAccount = '/api/me?optional=true'
const billing = '/api/billing'

/** `data-manage`: on the card of a plan that is paid by card, a button to the card provider's page in place of the link to the payment page. */
async function offerManaging(cards: readonly HTMLElement[], plan: string): Promise<void> {
  try {
    const answer = await fetch(billing, { credentials: 'same-origin' })
    if (!answer.ok) return
    const { card, portal } = (await answer.json()) as BillingState
    if (!portal || card?.plan !== plan) return
  } catch (error) {
    console.warn('The card plan could not be read; the price list offers to pay for it again.', error)
    return
  }
  for (const button of cards.flatMap((card) => all<HTMLButtonElement>('[data-manage]', card))) {
    const link = button.previousElementSibling
    if (link instanceof HTMLElement) link.hidden = true
    button.hidden = false
    button.addEventListener('click', () => void openPortal(button))
  }
}

interface BillingState {
  readonly card: { readonly plan: string } | null
  readonly portal: boolean
}

async function openPortal(button: HTMLButtonElement): Promise<void> {
  if (button.hasAttribute('aria-busy')) return
  button.setAttribute('aria-busy', 'true')
  try {
    const answer = await fetch(`${billing}/portal`, { method: 'POST', credentials: 'same-origin' })
    const { url, message } = (await answer.json()) as { url?: string; message?: string }
    if (answer.ok) return openProviderPage(url)
    say(message ?? button.dataset.failed ?? '')
  } catch (error) {
    console.error('Billing could not be opened', error)
    say(button.dataset.failed ?? '')
  } finally {
    button.removeAttribute('aria-busy')
  }
}
