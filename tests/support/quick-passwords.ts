import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const { scrypt } = crypto

/** The smallest cost that scrypt allows. */
const rounds = 2

/**
 * A password hash takes a tenth of a second of processor time, and tests compute hundreds of them. Preloaded into test processes,
 * this module lowers the cost of scrypt and changes nothing else about hashes. The
 * end-to-end tests use the real cost.
 */
Object.assign(crypto, {
  scrypt: (
    password: BinaryLike,
    salt: BinaryLike,
    length: number,
    options: ScryptOptions,
    done: (error: Error | null, key: Buffer) => void,
  ) => scrypt(password, salt, length, { ...options, N: rounds }, done),
})
syncBuiltinESMExports()
