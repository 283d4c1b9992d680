/** The style of a link between other words. */
export const textLink = 'text-accent underline underline-offset-4 hover:text-accent-strong'
