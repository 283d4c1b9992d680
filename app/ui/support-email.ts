/** The operator's support address; `null` when none is configured. The server writes it into the head of the app's document. */
export function supportEmail(): string | null {
  const written = document.querySelector<HTMLMetaElement>('meta[name=support-email]')?.content ?? ''
  return written.includes('@') ? written : null
}
