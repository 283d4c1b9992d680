/** 32 hex digits. `crypto.randomUUID` does not exist where the app is served over plain http from another machine. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
