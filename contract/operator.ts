/**
 * Who runs a server and how they are paid, by its configuration. Prerendered pages name these facts as `{{supportEmail}}`; the server replaces them when it
 * starts. `{{#supportEmail}}…{{/supportEmail}}` is a part for servers where it is set, `{{^supportEmail}}…{{/supportEmail}}` one for the
 * others. `{{*socialLinks}}…{{/*socialLinks}}` is repeated for each link, whose `{{label}}` and `{{url}}` it contains.
 */
export interface Operator {
  readonly supportEmail: string | null
  /** The person or company behind the service, and where they are. */
  readonly operatorName: string | null
  readonly operatorAddress: string | null
  /** Whose law the terms are under: 'India, with the courts of Pune'. */
  readonly governingLaw: string | null
  /** A tax number with its name: 'GSTIN 27ABCDE1234F1Z5'. */
  readonly taxId: string | null
  readonly socialLinks: readonly SocialLink[]
  /** The currencies that cards can be charged in: 'INR, USD'; `null` where no card can pay. */
  readonly cardCurrencies: string | null
  /** The same where dollars are among them, else `null`: pages show other words there. */
  readonly dollarCards: string | null
}

export interface SocialLink {
  readonly label: string
  readonly url: string
}

export type OperatorFact = keyof Operator

/** A server that names nobody. */
export const noOperator: Operator = {
  supportEmail: null,
  operatorName: null,
  operatorAddress: null,
  governingLaw: null,
  taxId: null,
  socialLinks: [],
  cardCurrencies: null,
  dollarCards: null,
}

export const operatorFacts = Object.keys(noOperator) as readonly OperatorFact[]

/** The placeholder of a fact. */
export const placeholder = (fact: OperatorFact | keyof SocialLink): string => `{{${fact}}}`

/** The marks around a part that is for servers where the fact is set, or is not. */
export const partMarks = (fact: OperatorFact, when: 'set' | 'unset'): readonly [begin: string, end: string] => [
  `{{${when === 'set' ? '#' : '^'}${fact}}}`,
  `{{/${fact}}}`,
]

/** The marks around the part that is repeated for each social link. */
export const linkMarks: readonly [begin: string, end: string] = ['{{*socialLinks}}', '{{/*socialLinks}}']
