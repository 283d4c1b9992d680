/*
 * Addresses as they are written in every language, as parts of larger patterns. Every repetition is bounded.
 */

export const mailAddress = '[\\w.+-]{1,64}@[\\w-]{1,63}(?:\\.[\\w-]{1,63}){1,4}'
/** The beginning of a link that says so. */
export const linkStart = '(?:https?:\\/\\/|www\\.)'
/** `quincehill.example`, in Latin letters. */
export const domain = '(?:[a-z0-9-]{1,63}\\.){1,4}[a-z]{2,24}'
