/** Milliseconds before a tooltip opens, and within which a next one opens at once (spec §9). */
const tooltipDelay = 700
const tooltipSkip = 300
/** Milliseconds to move the pointer from a control onto its tooltip. */
const grace = 120
/** Pixels between a control and its tooltip, and between a tooltip and the window's edge. */
const gap = 6

type Side = 'top' | 'bottom' | 'left' | 'right'

const near = (value: number, most: number) => Math.max(gap, Math.min(value, most - gap))

/** Puts `box` beside `control`, inside the window; a tooltip without room above goes below. */
function place(box: HTMLElement, control: Element): void {
  const { left, right, top, bottom, width, height } = control.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = box
  const asked = (control.getAttribute('data-tooltip-side') ?? 'top') as Side
  const beside = asked === 'left' || asked === 'right'
  const x = !beside ? left + (width - offsetWidth) / 2 : asked === 'right' ? right + gap : left - offsetWidth - gap
  const above = asked === 'top' && top - offsetHeight - gap > 0
  const y = beside ? top + (height - offsetHeight) / 2 : above ? top - offsetHeight - gap : bottom + gap
  box.style.left = `${near(x, innerWidth - offsetWidth)}px`
  box.style.top = `${near(y, innerHeight - offsetHeight)}px`
}

/**
 * Shows the `data-tooltip` of whatever is hovered or focused by keyboard in `box`. Escape, a press and leaving hide it;
 * the pointer may rest on the tooltip itself. Returns how to stop.
 */
export function followTooltips(box: HTMLElement): () => void {
  let shown: Element | null = null
  let hiddenAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined

  const hide = () => {
    clearTimeout(timer)
    if (!shown) return
    shown.removeAttribute('aria-describedby')
    shown = null
    box.hidden = true
    hiddenAt = Date.now()
  }
  const show = (control: Element) => {
    hide()
    shown = control
    box.textContent = control.getAttribute('data-tooltip')
    box.hidden = false
    control.setAttribute('aria-describedby', box.id)
    place(box, control)
  }
  const want = (control: Element) => {
    clearTimeout(timer)
    if (control === shown) return
    const soon = shown || Date.now() - hiddenAt < tooltipSkip
    timer = setTimeout(() => control.isConnected && show(control), soon ? 0 : tooltipDelay)
  }

  const over = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || !(event.target instanceof Element)) return
    if (box.contains(event.target)) return clearTimeout(timer)
    const control = event.target.closest('[data-tooltip]')
    if (control) return want(control)
    clearTimeout(timer)
    if (shown) timer = setTimeout(hide, grace)
  }
  const focused = ({ target }: FocusEvent) => {
    const control = target instanceof Element && target.matches(':focus-visible') && target.closest('[data-tooltip]')
    if (control) want(control)
  }
  const pressed = ({ key }: KeyboardEvent) => key === 'Escape' && hide()

  const stop = new AbortController()
  const listen = { signal: stop.signal, capture: true }
  document.addEventListener('pointerover', over, listen)
  document.addEventListener('focusin', focused, listen)
  document.addEventListener('focusout', hide, listen)
  document.addEventListener('pointerdown', hide, listen)
  document.addEventListener('keydown', pressed, listen)
  document.addEventListener('scroll', hide, listen)
  return () => {
    hide()
    stop.abort()
  }
}
