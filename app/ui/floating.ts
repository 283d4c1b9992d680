/** The style of a small floating card: a menu, a tooltip. */
export const floating = 'z-50 rounded-md border bg-surface text-ink shadow-raised data-[state=open]:animate-fade'
