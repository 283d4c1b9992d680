import type { IncomingMessage } from 'node:http'

/** Large bodies of one client that are on their way. Each may fill half a megabyte, or ten with a file. */
const maxSending = 32
/** Bytes. A smaller body takes hardly more memory than its connection. */
const large = 16 * 1024

const hasLargeBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > large

/** Whether a request may be answered. It counts for its client until its body has arrived or its connection is closed. */
export type BodyGate = (request: IncomingMessage, clientOf: (request: IncomingMessage) => string) => boolean

/**
 * Bounds the large bodies that one client sends at a time, so that nobody fills the memory with bodies that never end. A body that has
 * arrived does not count, however long its answer takes.
 */
export function createBodyGate(max = maxSending): BodyGate {
  const sendingBy = new Map<string, Set<IncomingMessage>>()
  return (request, clientOf) => {
    if (!hasLargeBody(request)) return true
    const client = clientOf(request)
    const sending = sendingBy.get(client) ?? new Set()
    if (sending.size >= max) for (const other of sending) if (other.complete || other.destroyed) sending.delete(other)
    if (sending.size >= max) return false
    sendingBy.set(client, sending.add(request))
    request.once('close', () => {
      sending.delete(request)
      if (sending.size === 0 && sendingBy.get(client) === sending) sendingBy.delete(client)
    })
    return true
  }
}
