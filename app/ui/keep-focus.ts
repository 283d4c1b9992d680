/** Focuses an element where the control that had the focus is gone, so that keyboards and screen readers go on from there. */
export function keepFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
}
