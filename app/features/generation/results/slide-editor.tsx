import { useState } from 'react'
import type { LanguageCode } from '#contract/options.ts'
import { platforms } from '#platforms/index.ts'
import { pictureTools } from './picture/messages.ts'
import type { Slides } from './picture/slide-files.ts'
import { slideMessages } from './picture/slide-messages.ts'
import { SlideStrip } from './picture/slide-strip.tsx'
import { Trouble } from './picture/states.tsx'
import { usePicture } from './picture/use-picture.ts'
import { type Fields, PlacedFields } from './placed-fields.tsx'
import { previewMessages } from './preview/messages.ts'
import { PostPreview } from './preview/post-preview.tsx'
import { SlideRows } from './slide-rows.tsx'
import { TextAndPreview } from './text-and-preview.tsx'

export interface SlideEditing {
  drawing: Slides
  language: LanguageCode
  /** Heading and text of each slide, and the caption. */
  fields: Fields
  /** The generation, which has the look of the slides. */
  id: string
  onSlides: Parameters<typeof SlideRows>[0]['onSlides']
}

/** A written carousel: the words of its slides and its caption to edit, and the post as its platform shows it. */
export default function SlideEditor({ drawing: { platform, slides, text }, language, fields, id, onSlides }: SlideEditing) {
  const { recipe, isError, refetch } = usePicture(id)
  const [chosen, setAt] = useState(0)
  const shown = { recipe, slides, at: Math.min(chosen, slides.length - 1), onAt: setAt }
  const { fold, preview } = platforms[platform]
  return (
    <TextAndPreview
      preview={
        <PostPreview
          platform={platform}
          text={text}
          language={language}
          picture={
            isError ? (
              <div className="p-4">
                <Trouble text={pictureTools.failed} onRetry={() => void refetch()} />
              </div>
            ) : (
              <SlideStrip {...shown} />
            )
          }
        />
      }
    >
      <SlideRows {...shown} fields={fields} onSlides={onSlides} />
      <div className="grid grid-cols-1 gap-1">
        <p className="font-medium text-sm">{slideMessages.caption}</p>
        <PlacedFields
          fields={fields.slice(-1)}
          platform={platform}
          text={text}
          {...(fold.post !== undefined && { fold: { at: fold.post, more: preview.more ?? previewMessages.more } })}
        />
      </div>
    </TextAndPreview>
  )
}
