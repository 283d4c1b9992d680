import { i18n } from '#contract/i18n.ts'

/** How a user wants texts to be written, in every language. */

/** English spelling. */
export const spellings = i18n('spellings', {
  own: 'Match my spelling',
  british: 'British (colour, organise)',
  american: 'American (color, organize)',
}).get()
export type Spelling = keyof typeof spellings
export const spellingIds = Object.keys(spellings) as [Spelling, ...Spelling[]]

/** The form of address, in languages with several: du and Sie, tu and vous, तुम and आप. */
export const addressForms = i18n('address-forms', {
  usual: 'Match the tone and platform',
  informal: 'Informal (du, tu, तुम)',
  formal: 'Formal (Sie, vous, आप)',
}).get()
export type AddressForm = keyof typeof addressForms
export const addressFormIds = Object.keys(addressForms) as [AddressForm, ...AddressForm[]]

export interface Style {
  readonly spelling: Spelling
  readonly address: AddressForm
}

/** The style of a user who has chosen none. */
export const defaultStyle: Style = { spelling: 'own', address: 'usual' }
