/** Milliseconds in which sonner takes a dismissed toast off the page, with a little room. */
const leaving = 300

/** For the end of a file whose toasts are dismissed: their last step wants a window, which is gone soon after. */
export const toastsGone = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, leaving))
