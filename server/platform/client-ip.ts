/**
 * Where the server writes down who calls, as an address it trusts: the socket's, or what a trusted proxy said. Whatever a client
 * sends under this name is thrown away first.
 */
export const clientIpHeader = 'x-postwright-client-ip'
