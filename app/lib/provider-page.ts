/**
 * Opens a page of the card provider.
 * @param address from the server's answer
 * @throws when it is not an address of the web, so that the browser never goes to /undefined
 */
export function openProviderPage(address: unknown): void {
  const page = typeof address === 'string' && URL.canParse(address) ? new URL(address) : null
  if (page?.protocol !== 'https:' && page?.protocol !== 'http:') throw new Error('The server’s answer has no address of a page')
  location.assign(page.href)
}
