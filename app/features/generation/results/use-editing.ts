import { useEffect, useState } from 'react'
import { generations } from '#app/lib/generation/generations.ts'
import type { WrittenRun } from '#app/lib/generation/run.ts'
import { viewOf } from '#app/lib/generation/saved.ts'
import type { AnyResult } from '#contract/kind.ts'
import { offsetOf } from '#contract/passages.ts'
import type { EditField, Shown } from '#contract/view.ts'
import type { Editing, Selection } from './text-editor.tsx'
import { modelUnder, withPlainBreaks } from './text-model.ts'

const fieldsOf = ({ blocks = [], items = [] }: Shown<AnyResult>): readonly EditField<AnyResult>[] =>
  [...blocks, ...items].flatMap(({ fields }) => fields)

const textsOf = (fields: readonly EditField<AnyResult>[]): readonly string[] => fields.map(({ text }) => withPlainBreaks(text))

/** The result of a run with these texts in its fields. */
function resultWith({ kind, request, original, result }: WrittenRun, texts: readonly string[]): AnyResult {
  const fieldsIn = (of: AnyResult) => fieldsOf(viewOf(kind).show({ ...request }, of))
  // Word for word as it was written: then it counts as unedited.
  if (JSON.stringify(textsOf(fieldsIn({ ...original }))) === JSON.stringify(texts)) return original
  return texts.reduce<AnyResult>(
    (changed, text, at) => {
      const field = fieldsIn(changed)[at]
      return field && withPlainBreaks(field.text) !== text ? field.write(text) : changed
    },
    { ...result },
  )
}

/** The texts of a written result, to be edited where they stand, with one history of all changes. */
export function useEditing(screen: string, run: WrittenRun, shown: Shown<AnyResult>, quoted: readonly string[]) {
  const [selection, setSelection] = useState<Selection | null>(null)
  const { kind, request, original, key, alternatives } = run
  const fields = fieldsOf(shown)
  const labels = JSON.stringify(fields.map(({ label }) => label))
  const id = `${key} ${alternatives?.shown ?? 0} ${labels}`
  const model = modelUnder(id, textsOf(fields))
  useEffect(() => {
    model.write = (texts) => {
      const result = resultWith(run, texts)
      generations.revise(screen, key, result as WrittenRun['result'])
      return textsOf(fieldsOf(viewOf(kind).show({ ...request }, result)))
    }
    model.follow(textsOf(fieldsOf(shown)))
  })
  /** Selects a passage. @param field where in the result it is: `titles.2` */
  const select = (passage: string, field: string) => {
    const item = shown.items?.[Number(/\.(\d+)/.exec(field)?.[1] ?? Number.NaN)]
    const found = (item?.fields ?? fields).findLast(({ text }) => offsetOf(text, passage) >= 0) ?? fields[0]
    if (found) setSelection({ passage, label: found.label })
  }
  return {
    editing: { model, labels: JSON.parse(labels) as string[], language: request.language, quoted, selection } satisfies Editing,
    select,
    /** Replaces the text of a field, as one step of the history, and selects a passage of it. */
    put(field: EditField<AnyResult>, text: string, passage: string) {
      model.put(new Map([[fields.indexOf(field), text]]))
      setSelection({ passage, label: field.label })
    },
    /** Brings back the text as it was written, as one step of the history. */
    restore() {
      const texts = textsOf(fieldsOf(viewOf(kind).show({ ...request }, { ...original })))
      // Of another number of texts the history is another one.
      if (texts.length === fields.length) model.put(new Map(texts.entries()))
      else generations.revise(screen, key, original)
    },
  }
}
