import { i18n } from '#contract/i18n.ts'

export const brandMessages = i18n('brand', { tagline: 'One idea. A post for every platform.' })
