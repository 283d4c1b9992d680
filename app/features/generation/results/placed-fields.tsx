import type { PostPlatform } from '#contract/options.ts'
import type { EditField } from '#contract/view.ts'
import { Gauges } from './gauges.tsx'
import { resultMessages } from './messages.ts'
import { Editor } from './text-editor.tsx'
import { textLooks } from './text-looks.ts'

/** The texts of a block to edit; absent while it is still being written. */
export type Fields = readonly Pick<EditField<never>, 'label' | 'gauges'>[]

interface PlacedFieldsProps {
  fields: Fields
  platform: PostPlatform
  text: string
  fold?: { readonly at: number; readonly more: string }
}

/** The title above the text, where there is one, and how much of the text is shown before the platform cuts it. */
export function PlacedFields({ fields, platform, text, fold }: PlacedFieldsProps) {
  const [title, body] = [fields.at(-2), fields.at(-1)]
  return (
    <>
      {title && (
        <div className="grid grid-cols-1 gap-1">
          <Editor label={title.label} className={textLooks.title} />
          <Gauges gauges={title.gauges} />
        </div>
      )}
      {body && <Editor label={body.label} platform={platform} fold={fold} className={textLooks.text} />}
      {fold && text.length > fold.at && <p className="text-soft text-xs">{resultMessages.fold({ count: fold.at, more: fold.more })}</p>}
    </>
  )
}
