import { type RefObject, useEffect, useEffectEvent } from 'react'
import { reviewMessages } from './review-messages.ts'

const t = reviewMessages

/** Every key and what it does, in the order in which they are told. */
const told = { Enter: t.keyCopy, j: t.keyNext, k: t.keyPrevious, e: t.keyEdit, f: t.keyFix, '?': t.keyKeys } as const

export type ReviewKey = keyof typeof told
const keys = Object.keys(told) as ReviewKey[]
export const [copyKey] = keys

const isTyped = (target: Element) =>
  target.matches('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable] *, [contenteditable]')

/**
 * Single keys act while the focus is inside of the review and in none of its text fields; Enter on a button presses the button. Esc leaves a
 * text field.
 */
export function useReviewKeys(area: RefObject<HTMLElement | null>, act: (key: ReviewKey) => void, leaveField: () => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element))
      return
    if (isTyped(target)) {
      if (key === 'Escape') leaveField()
      return
    }
    const known = keys.find((one) => one === key)
    if (!known || (key === 'Enter' && target.closest('button, a, summary, label, [role=tab]'))) return
    event.preventDefault()
    act(known)
  })
  useEffect(() => {
    const element = area.current
    element?.addEventListener('keydown', pressed)
    return () => element?.removeEventListener('keydown', pressed)
  }, [area])
}

/** The keys in words. */
export const KeyList = ({ id }: { id: string }) => (
  <div id={id} className="rounded-md bg-sunken px-4 py-3 text-sm">
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-6 gap-y-1.5">
      {keys.map((key) => (
        <div key={key} className="flex items-center gap-3">
          <dt className="w-12 shrink-0">
            <kbd className="rounded border border-edge/60 bg-surface px-1.5 py-0.5 font-sans text-xs">{key}</kbd>
          </dt>
          <dd>{told[key]}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-2 text-soft">{t.keysHint}</p>
  </div>
)
