import { leaveFlash } from '#app/lib/flash.ts'
import type { Me } from '#contract/api.ts'
import { all } from './all.ts'
import { say } from './flash.ts'

/** Who chooses, as the server says; `unknown` while it cannot. */
type Chooser = 'signedOut' | 'free' | 'paid' | 'unknown'

async function whoChooses(accountPath: string): Promise<Chooser> {
  try {
    const answer = await fetch(accountPath, { credentials: 'same-origin' })
    if (answer.status === 401) return 'signedOut'
    if (!answer.ok) return 'unknown'
    const me = (await answer.json()) as Pick<Me, 'plan'> | null
    if (!me) return 'signedOut'
    return me.plan === 'free' ? 'free' : 'paid'
  } catch (error) {
    console.warn('The server cannot be reached, so the link is followed as it stands.', error)
    return 'unknown'
  }
}

/** What is said in the place of going anywhere, if anything. */
const told = ({ freeNow, paidNow }: DOMStringMap, chooser: Chooser): string | undefined =>
  chooser === 'free' ? freeNow : chooser === 'paid' ? paidNow : undefined

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
 * `data-choose` is the link of a plan and leads to the right page by itself; its value is where to ask who chooses. That is asked on the
 * click, never when the page is read. The rules of choosing (spec §5) are its other attributes: `data-sign-in` and `data-sign-in-first`
 * say where a signed-out person goes first and why; `data-free-now` and `data-paid-now` are said to those who have a plan already.
 */
export function wireChoices(go: (address: string) => void = (address) => location.assign(address)): void {
  for (const link of all<HTMLAnchorElement>('a[data-choose]'))
    link.addEventListener('click', (click) => {
      if (!isPlain(click)) return
      click.preventDefault()
      if (!link.hasAttribute('aria-busy')) void choose(link, go)
    })
}
