import type { ExternalToast, toast as shownToast } from 'sonner'

export type { ExternalToast } from 'sonner'

type Shown = typeof shownToast
/** Called by the `Toaster` once it shows what `toast` is told. */
export let toasterMounted: (shown: Shown) => void
const mounted = new Promise<Shown>((resolve) => {
  toasterMounted = resolve
})

const later =
  (how: 'message' | 'success' | 'error' | 'info' | 'warning' | 'loading') =>
  (text: string, options?: ExternalToast): void =>
    void mounted.then((shown) => shown[how](text, options))

/** Toasts of the `Toaster`, whose code is loaded after the first paint: what is said before shows then. */
export const toast = {
  message: later('message'),
  success: later('success'),
  error: later('error'),
  info: later('info'),
  warning: later('warning'),
  loading: later('loading'),
  /** Without an id, all of them. */
  dismiss: (id?: string): void => void mounted.then((shown) => shown.dismiss(id)),
}
