/** What the server writes about its operator into the head of the app's document. `null`: not configured, or in development. */
const factOf = (name: 'support-email' | 'operator-name'): string | null => {
  const written = document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? ''
  return written === '' || written.startsWith('{{') ? null : written
}

export const supportEmail = () => factOf('support-email')

/** The person or company that runs this server. */
export const operatorName = () => factOf('operator-name')
