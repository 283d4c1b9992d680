/**
 * Why a link cannot be read. `invalid`: not an address of a web page on port 80 or 443 · `notPublic`: it has an address that is not on the
 * public internet · `unknownHost`: no such host there · `unreachable`: no connection, a broken one, or a server error · `slow`: over the time limit ·
 * `notFound`: the page does not exist · `refused`: the page needs a sign-in or rejects programs · `redirects`: too many · `tooLarge` ·
 * `notText`: neither a web page nor plain text
 */
export type LinkProblem =
  | 'invalid'
  | 'notPublic'
  | 'unknownHost'
  | 'unreachable'
  | 'slow'
  | 'notFound'
  | 'refused'
  | 'redirects'
  | 'tooLarge'
  | 'notText'

export class LinkError extends Error {
  override name = 'LinkError'
  readonly problem: LinkProblem

  constructor(problem: LinkProblem, options?: ErrorOptions) {
    super(`The link could not be read: ${problem}`, options)
    this.problem = problem
  }
}
