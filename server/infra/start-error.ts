/** An error that the operator can fix. Only `message` is printed, one line for each fault. */
export class StartError extends Error {
  override name = 'StartError'
}
