import { localErrors } from './messages.ts'

/**
 * `offline`: nothing can be downloaded · `no-npm`: npm is missing · `system`: no engine for this system · `disk`: too little space or no
 * permission · `memory`: too little to load the model · `refused`: a server answered with an error · `changed`: another file than the
 * chosen one · `damaged`: the checksum differs · `address`: an address that cannot be used · `missing`: no such file · `in-use`: another
 * process is doing it · `engine`: the engine ended or did not load the model
 */
export type LocalFailureReason =
  | 'offline'
  | 'no-npm'
  | 'system'
  | 'disk'
  | 'memory'
  | 'refused'
  | 'changed'
  | 'damaged'
  | 'address'
  | 'missing'
  | 'in-use'
  | 'engine'

/** An error of the local model. `message` is for admins: what happened, and what to do. */
export class LocalModelError extends Error {
  override name = 'LocalModelError'
  readonly reason: LocalFailureReason

  constructor(reason: LocalFailureReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}

/** `2.6 GB`, `63 MB`: decimal units, as download pages and disks use them. @param bytes a size */
export const formatBytes = (bytes: number): string =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.max(1, Math.round(bytes / 1e6))} MB`

/** The error for a full disk or missing permission while files are written; other errors unchanged. */
export function toDiskError(error: unknown, folder: string): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT') return new LocalModelError('disk', localErrors.diskFull({ folder }), { cause: error })
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new LocalModelError('disk', localErrors.notWritable({ folder, code }), {
      cause: error,
    })
  return error
}
