import { type RefObject, useEffect } from 'react'

/** Puts the focus behind the topic of a form. On a phone it may be above the window. */
export function focusTopic(place: ParentNode | null, { scroll = false } = {}): void {
  const topic = place?.querySelector<HTMLTextAreaElement>('textarea[name="topic"]')
  if (scroll) topic?.scrollIntoView({ block: 'center' })
  topic?.focus({ preventScroll: true })
  topic?.setSelectionRange(topic.value.length, topic.value.length)
}

/** Opens the details of the form on a screen and puts the focus into them. */
export function focusDetails(place: ParentNode = document): void {
  const details = place.querySelector<HTMLElement>('textarea[name="details"], [data-opens="details"]')
  if (!details) return
  details.scrollIntoView({ block: 'center' })
  if (details instanceof HTMLTextAreaElement) details.focus({ preventScroll: true })
  // It focuses the field that it opens.
  else details.click()
}

/**
 * Puts the focus into the topic of a screen that opens, unless somebody has moved it already. With a finger it would open the keyboard over
 * the form.
 */
export function useTopicFocus(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!matchMedia('(pointer: fine)').matches) return
    // After the shell, which moves the focus to the beginning of a new screen.
    queueMicrotask(() => {
      const { activeElement, body } = document
      if (activeElement === body || activeElement?.id === 'main') focusTopic(form.current)
    })
  }, [form])
}
