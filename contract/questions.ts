/** A question of the help, with its answer; from content/help.yaml. */
export interface Question {
  /** Its fragment on the help page: /help#{id}. */
  readonly id: string
  readonly question: string
  /** Plain text. */
  readonly answer: string
  /** Other words that people search for. */
  readonly also?: string | undefined
  /** A link to more information or to the screen concerned. */
  readonly link?: { readonly label: string; readonly to: string } | undefined
}

interface QuestionGroup {
  readonly title: string
  readonly questions: readonly Question[]
}

export interface Help {
  readonly groups: readonly QuestionGroup[]
  /** The questions of the pricing page. */
  readonly pricing: readonly Question[]
  /** The most frequent questions, for the contact page. */
  readonly contact: readonly Question[]
}
