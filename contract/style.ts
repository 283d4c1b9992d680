import { addressFormLabels, spellingLabels } from '#contract/option-messages.ts'

/** How a user wants texts to be written, in every language. */

/** English spelling. */
export const spellings = spellingLabels
export type Spelling = keyof typeof spellings
export const spellingIds = Object.keys(spellings) as [Spelling, ...Spelling[]]

/** The form of address, in languages with several: du and Sie, tu and vous, तुम and आप. */
export const addressForms = addressFormLabels
export type AddressForm = keyof typeof addressForms
export const addressFormIds = Object.keys(addressForms) as [AddressForm, ...AddressForm[]]

export interface Style {
  readonly spelling: Spelling
  readonly address: AddressForm
}

/** The style of a user who has chosen none. */
export const defaultStyle: Style = { spelling: 'own', address: 'usual' }
