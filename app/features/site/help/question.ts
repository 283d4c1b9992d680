/** One question of the help. */
export interface Question {
  /** Its address on the help page: /help#{id}. */
  readonly id: string
  readonly question: string
  /** Plain text. */
  readonly answer: string
  /** Where to go on reading or do it. */
  readonly link?: { readonly label: string; readonly to: string }
}

export interface QuestionGroup {
  readonly title: string
  readonly questions: readonly Question[]
}
