import { createHmac } from 'node:crypto'

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The secret in the `otpauth:` address of the QR code. */
export const secretIn = (totpUri: string): string => {
  const secret = new URL(totpUri).searchParams.get('secret')
  if (!secret) throw new Error('This address contains no secret')
  return secret
}

/**
 * The six digits that an authenticator app shows (RFC 6238: SHA-1, half minutes), implemented independently of the server.
 * @param halfMinutes from now; the server also takes the code before and the one after
 */
export const totpCode = (secret: string, halfMinutes = 0): string => {
  const bits = [...secret].map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + halfMinutes))
  const hash = createHmac('sha1', key).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0')
}
