/** Secrets that this process learnt after its start: keys of model providers, which admins enter. Few, as there are few providers. */
const learnt = new Set<string>()

/** Shorter secrets are not replaced, because they would match parts of ordinary words. */
export const minSecretLength = 8
/** What stands in place of a secret. */
export const hidden = '(secret)'

/** Hides a secret from now on: in every log of this process, and in what `withoutSecrets` returns. */
export function hideSecret(secret: string): void {
  if (secret.length >= minSecretLength) learnt.add(secret)
}

/** All that `hideSecret` was given. */
export const hiddenSecrets: ReadonlySet<string> = learnt

/** The forms of secrets that nobody has to have told us: keys by their usual prefixes, and what follows the name of a secret. */
const secretForms: readonly (readonly [RegExp, string])[] = [
  [/\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi, `$1 ${hidden}`],
  [/(:\/\/)[^\s/@]+@/g, `$1${hidden}@`],
  [
    /\b(api[-_ ]?key|key|token|secret|password|authorization)((?: provided| given)?["']?\s?[=:]\s?["']?)(?=[^\s"'&,;]*\d)[^\s"'&,;]{8,}/gi,
    `$1$2${hidden}`,
  ],
  [/\b(?:sk|pk|rk|gsk|xai|hf|r8|nvapi|csk|fw|pplx|tgp|key)[-_](?=[\w-]*\d)[\w-]{12,}/g, hidden],
  [/\b(?:AIza|ya29\.|eyJ)[\w.-]{16,}/g, hidden],
]

/** Marks each character of the text that belongs to at least `minSecretLength` characters of a secret in a row. */
function markParts(text: string, secret: string, isSecret: boolean[]): void {
  for (let from = 0; from + minSecretLength <= secret.length; from++) {
    const part = secret.slice(from, from + minSecretLength)
    for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) isSecret.fill(true, at, at + minSecretLength)
  }
}

/**
 * A text of another server without secrets: those that are known, also in part or percent-encoded, and what has the form of one. Model
 * servers quote keys in their errors.
 * @param text of some hundred characters
 * @param also secrets of this call only
 */
export function withoutSecrets(text: string, also: readonly string[] = []): string {
  const isSecret = Array<boolean>(text.length).fill(false)
  for (const secret of [...learnt, ...also])
    for (const form of new Set([secret, encodeURIComponent(secret)])) markParts(text, form, isSecret)
  const known = Array.from(isSecret, (marked, at) => (!marked ? text[at] : isSecret[at - 1] ? '' : hidden)).join('')
  return secretForms.reduce((shown, [form, replacement]) => shown.replace(form, replacement), known)
}
