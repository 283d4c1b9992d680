import { type LanguageCode, languages } from '#contract/options.ts'

/** The sheet every preview lies on; what lies on it adapts to its width. */
export const sheet = '@container w-full overflow-hidden rounded-lg border bg-paper text-[0.9375rem] leading-relaxed'

/** Readers of a right-to-left language see their platform mirrored: the avatar at the right, the buttons the other way round. */
export const mirrored = (language: LanguageCode) => (languages[language].direction === 'rtl' ? { dir: 'rtl' as const } : {})
