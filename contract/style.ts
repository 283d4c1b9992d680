/** How a user wants texts to be written, in every language. */

/** English spelling. */
export const spellings = {
  own: 'Follow my spelling',
  british: 'British (colour, organise)',
  american: 'American (color, organize)',
} as const
export type Spelling = keyof typeof spellings
export const spellingIds = Object.keys(spellings) as [Spelling, ...Spelling[]]

/** The form of address, in languages with several: du and Sie, tu and vous, तुम and आप. */
export const addressForms = {
  usual: 'Fit the tone and platform',
  informal: 'Informal (du, tu, तुम)',
  formal: 'Formal (Sie, vous, आप)',
} as const
export type AddressForm = keyof typeof addressForms
export const addressFormIds = Object.keys(addressForms) as [AddressForm, ...AddressForm[]]

export interface Style {
  readonly spelling: Spelling
  readonly address: AddressForm
}

/** The style of a user who has chosen none. */
export const defaultStyle: Style = { spelling: 'own', address: 'usual' }
