import { languages, tones } from '#contract/options.ts'
import type { DecodedText } from '#contract/text-encoding.ts'
import { headingOf, type ListColumn, settingColumns, usualFactColumns } from '#contract/topic-lists.ts'
import { kinds } from '#kinds/index.ts'
import { platformsOf } from '#kinds/topic-request.ts'
import { templateMessages } from './messages.ts'

/** How spreadsheets and other archives begin: a zip, or an older Office file. */
const archives = ['80,75,3,4', '208,207,17,224']

/**
 * The text of a file, or the readings to choose from. What tells them apart is loaded with the first file.
 * @throws Error for a spreadsheet that was not saved as CSV
 */
export async function readTextFile(file: Blob): Promise<DecodedText> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (archives.includes(bytes.subarray(0, 4).join())) throw new Error('The file is a spreadsheet or an archive, not a text')
  const { decodeText } = await import('#contract/text-encoding.ts')
  return decodeText(bytes)
}

/** An example list with every setting and the usual facts. */
export function template(): string {
  const t = templateMessages
  const { post, titles } = kinds
  const columns: readonly ListColumn[] = [...settingColumns, ...usualFactColumns]
  const rows: readonly Partial<Record<ListColumn, string | undefined>>[] = [
    {
      topic: t.sale,
      details: t.saleDetails,
      until: t.saleUntil,
      where: t.saleWhere,
      platform: platformsOf(post.name)[0]?.label,
      language: languages.en.name,
      tone: tones.excited,
      kind: post.label,
    },
    {
      topic: t.guide,
      steps: t.guideSteps,
      platform: platformsOf(titles.name)[0]?.label,
      language: languages.en.name,
      tone: tones.casual,
      kind: titles.label,
    },
  ]
  const lines = [columns.map(headingOf), ...rows.map((row) => columns.map((column) => row[column]))]
  const quoted = (cell = '') => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  // With a byte order mark, by which Excel knows UTF-8.
  return `\uFEFF${lines.map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`
}
