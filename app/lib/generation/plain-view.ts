import { plainMessages } from '#app/lib/generation/messages.ts'
import { textFields } from '#app/lib/generation/text-fields.ts'
import type { AnyRequest, AnyResult, Kind } from '#contract/kind.ts'
import { type Block, defineView, type ResultView } from '#contract/view.ts'
import { plainParts } from '#kinds/saved-parts.ts'

/** `subjectLine` as "Subject line". */
const labelOf = (name: string): string => {
  const words = name.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((text) => typeof text === 'string')

/** A block for each text and each list of texts that a result has. */
function blocksOf(result: AnyResult): Block<AnyResult>[] {
  const parts = Object.entries(textFields(result)).filter(([, value]) => typeof value === 'string' || isTexts(value))
  const heading = (name: string) => (parts.length > 1 ? { heading: labelOf(name) } : {})
  return parts.map(([name, value]): Block<AnyResult> => {
    if (isTexts(value)) {
      const write = (text: string) => ({ ...result, [name]: text.split('\n').filter((line) => line.trim()) })
      return {
        ...heading(name),
        drawing: { as: 'chips', texts: value },
        fields: [{ label: labelOf(name), text: value.join('\n'), loose: true, write }],
      }
    }
    const text = String(value)
    return {
      ...heading(name),
      drawing: { as: 'text', text },
      fields: [{ label: labelOf(name), text, write: (changed) => ({ ...result, [name]: changed }) }],
    }
  })
}

/** The view of kinds without their own: it shows each text and saves one entry. */
export const plainView = (kind: Kind): ResultView<AnyRequest, AnyResult> =>
  defineView<AnyRequest, AnyResult>({
    head: () => kind.label,
    show: (_, result) => ({ blocks: blocksOf(result), copies: [{ text: kind.text(result), label: plainMessages.copy }] }),
    save: (_, result) => plainParts(kind, result),
  })
