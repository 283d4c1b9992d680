import type { PlatformId } from './index.ts'
import * as list from './list.server.ts'
import type { Writing } from './platform.ts'

/** How texts are written for each platform. */
export const platformWriting: Readonly<Record<PlatformId, Writing>> = list

/** All content formats that platforms name. */
export type NamedFormat = (typeof list)[PlatformId]['builtin']['formats']['best' | 'also'][number]
