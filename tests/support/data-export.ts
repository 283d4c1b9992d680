import { dataExportPath } from '#contract/paths.ts'
import type { TestUser } from '#tests/support/given.ts'
import { unzipBytes } from '#tests/support/zip.ts'

/** The data export of a user: its lists of rows by name, and its other files by path. */
export async function dataExportOf(user: TestUser) {
  const response = await user.fetch(dataExportPath)
  const { status, headers } = response
  const bytes = Buffer.from(await response.arrayBuffer())
  const { 'data.json': data, ...files } = status === 200 ? unzipBytes(bytes) : {}
  const body = JSON.parse(data?.toString() ?? '{}') as Record<string, Record<string, unknown>[]>
  return { status, headers, body, files }
}
