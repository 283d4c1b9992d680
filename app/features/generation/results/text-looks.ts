/** How each kind of text looks, while it is written and in its editor. */
export const textLooks = {
  text: 'max-w-[68ch] text-base leading-relaxed',
  title: 'max-w-[68ch] font-medium text-lg leading-snug',
  script: 'max-w-[65ch] text-[0.9375rem] leading-relaxed',
  chips: 'text-base leading-9',
  tags: 'max-w-[68ch] text-soft text-sm leading-relaxed',
} as const
