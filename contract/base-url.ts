/** Paths of the calls of a model's API, which people copy with its address. */
const endpoint = /(?<!\/)\/+(?:chat\/completions|completions|responses|messages|embeddings|models(?:\/[^/]+)?)\/{0,9}$/i
/** Ollama's own API; the one that every program speaks is beside it. */
const ollamaEndpoint = /(?<!\/)\/+api\/(?:chat|generate|tags|show|ps|version|embed(?:dings)?)\/{0,9}$/i

/** Names of this computer and of others in its network, which seldom have certificates. */
const near = /^(?:localhost|[^./:]+|[\d.]+|\[[\da-f:.]+\]|[^/:]+\.(?:local|lan|internal|home|localhost))(?=[:/]|$)/i

/**
 * The base address of a model's API in what somebody typed or pasted: without the path of a call and without slashes at its end, with a
 * scheme. What is no address is returned trimmed.
 */
export function baseUrlIn(typed: string): string {
  const text = typed.trim().replace(/^["'<]+|["'>]+$/g, '')
  const bare = text.replace(/^\/+/, '')
  const address = text === '' || /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `${near.test(bare) ? 'http' : 'https'}://${bare}`
  if (ollamaEndpoint.test(address)) return address.replace(ollamaEndpoint, '/v1')
  const slashes = /(?<!\/)\/+$/
  return address.replace(endpoint, '').replace(slashes, '')
}
