import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts keys of other services for the database. */
export interface KeyCipher {
  /** @param owner whose key it is; the same is needed to decrypt it */
  encrypt(key: string, owner: string): string
  /** `null` when it was encrypted with another secret or for another owner, or is damaged. */
  decrypt(encrypted: string, owner: string): string | null
}

const algorithm = 'aes-256-gcm'
/** The purpose in the key derivation: other data that is protected by the same secret has another key. */
const purpose = 'postwright provider keys'
/** Bytes. */
const [ivLength, tagLength] = [12, 16]
/** Names the format, for later versions. */
const version = 'v1.'

/** AES-256-GCM with a key that HKDF derives from the server's secret; the owner is authenticated with it. */
export function createKeyCipher(secret: string): KeyCipher {
  const secretKey = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return {
    encrypt(key, owner) {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv(algorithm, secretKey, iv, { authTagLength: tagLength }).setAAD(Buffer.from(owner))
      const text = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()])
      return version + Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
    },
    decrypt(encrypted, owner) {
      const bytes = Buffer.from(encrypted.slice(version.length), 'base64url')
      if (!encrypted.startsWith(version) || bytes.length < ivLength + tagLength) return null
      const text = bytes.subarray(ivLength + tagLength)
      const decipher = createDecipheriv(algorithm, secretKey, bytes.subarray(0, ivLength), { authTagLength: tagLength })
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
      try {
        return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
      } catch {
        // Node's error for a wrong tag has no code, and `final` has no other error.
        return null
      }
    },
  }
}
