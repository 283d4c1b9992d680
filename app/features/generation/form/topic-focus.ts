import { type RefObject, useEffect } from 'react'

/** Puts the focus behind the topic of a form. On a phone it may be above the window. */
export function focusTopic(place: ParentNode | null, { scroll = false } = {}): void {
  const topic = place?.querySelector<HTMLTextAreaElement>('textarea[name="topic"]')
  if (scroll) topic?.scrollIntoView({ block: 'center' })
  topic?.focus({ preventScroll: true })
  topic?.setSelectionRange(topic.value.length, topic.value.length)
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
