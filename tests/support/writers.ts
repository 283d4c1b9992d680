import { serverKinds } from '#kinds/index.server.ts'
import type { KindName } from '#kinds/index.ts'
import type { Writer } from '#writer/writer.ts'

const load = async ([name, { writer }]: [string, { writer: () => Promise<Writer> }]) => [name, await writer()] as const

/** The writers of all kinds. */
export const writers = Object.fromEntries(await Promise.all(Object.entries(serverKinds).map(load))) as Readonly<Record<KindName, Writer>>
