import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const { scrypt } = crypto

/** As cheap as scrypt can be. */
const rounds = 2

/**
 * What makes a stolen password hash expensive to guess is a tenth of a second of a processor for each password that is set or asked for,
 * and tests do that by the hundred. Loaded before a test process, this leaves everything about hashes as it is but their price; the
 * end-to-end tests pay it.
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
