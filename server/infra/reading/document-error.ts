import type { DocumentProblem } from './formats.ts'

export class DocumentError extends Error {
  override name = 'DocumentError'
  readonly problem: DocumentProblem

  constructor(problem: DocumentProblem, options?: ErrorOptions) {
    super(`The document could not be read: ${problem}`, options)
    this.problem = problem
  }
}
