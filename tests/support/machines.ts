import { randomBytes } from 'node:crypto'

/** The tests' own connection counts as a proxy, so that each machine can have an address of its own. */
export const behindProxy = { TRUSTED_PROXIES: '127.0.0.1,::1' } as const

/** The address of a machine that nobody else has, as a trusted proxy tells it: from the block that no real host uses. */
export const newMachine = () => ({ 'x-forwarded-for': `198.${18 + (randomBytes(1).readUInt8() % 2)}.${randomBytes(2).join('.')}` })

/** So many machines of one household: different IPv6 addresses of one new /64 network. */
export const household = (count: number) => {
  const network = `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}`
  return Array.from({ length: count }, (_, at) => ({ 'x-forwarded-for': `${network}::${(at + 1).toString(16)}` }))
}
