/** Something the person who starts the server can put right; `message` is the whole of what they read, one line a fault. */
export class StartError extends Error {
  override name = 'StartError'
}
