import { lazy, Suspense, useEffect, useState } from 'react'
import { CopyButton } from '#app/lib/copy-button.tsx'
import { numbered } from '#app/lib/generation/numbered.ts'
import { cn } from '#app/ui/cn.ts'
import { hashtagsIn } from '#contract/measure.ts'
import type { LanguageCode, PostPlatform } from '#contract/options.ts'
import type { Drawing } from '#contract/view.ts'
import { platforms } from '#platforms/index.ts'
import { Gauges } from './gauges.tsx'
import { chipLook, lineLook } from './line-look.ts'
import { resultMessages } from './messages.ts'
import { type Fields, PlacedFields } from './placed-fields.tsx'
import { FoldedText } from './preview/folded-text.tsx'
import { previewMessages } from './preview/messages.ts'
import { mirrored } from './preview/parts.tsx'
import { PostPreview, ThreadPreview } from './preview/post-preview.tsx'
import { RichText, textAttributes } from './preview/rich-text.tsx'
import type { SlideEditing } from './slide-editor.tsx'
import { TextAndPreview } from './text-and-preview.tsx'
import { Editor } from './text-editor.tsx'
import { textLooks } from './text-looks.ts'

/** The share of the waiting text that each frame adds: a burst is shown smoothly, within about 200 ms. */
const share = 0.18

/** Text that grows evenly when it arrives unevenly; complete when it is finished, or when the user prefers reduced motion. */
function useSmoothText(text: string, live: boolean): string {
  const [shown, setShown] = useState(live ? 0 : text.length)
  const still = !live || matchMedia('(prefers-reduced-motion: reduce)').matches
  useEffect(() => {
    if (still || shown >= text.length) return
    const frame = requestAnimationFrame(() => setShown(Math.min(text.length, shown + Math.ceil((text.length - shown) * share))))
    return () => cancelAnimationFrame(frame)
  }, [still, shown, text])
  return still
    ? text
    : text
        .slice(0, shown)
        .toWellFormed()
        .replace(/\uFFFD$/, '')
}

interface DrawnProps {
  drawing: Drawing
  language: LanguageCode
  fields?: Fields
  /** Of a written carousel. */
  slides?: Omit<SlideEditing, 'drawing' | 'language' | 'fields'> | undefined
}

/** A part of a result. Titles and ideas are rows (`items.tsx`). */
export function Drawn({ drawing, language, fields, slides }: DrawnProps) {
  const live = !fields
  const text = useSmoothText('text' in drawing ? drawing.text : '', live && drawing.as !== 'entry')
  const [field] = fields ?? []
  switch (drawing.as) {
    case 'post':
    case 'description':
      return <Placed drawing={drawing} text={text} language={language} fields={fields} />
    case 'thread':
      return (
        <ThreadPreview platform={drawing.platform} parts={drawing.parts.map((part) => part.text)} language={language}>
          {(part, at) => {
            const { label } = fields?.[at] ?? {}
            return label === undefined ? undefined : (
              <>
                <Editor label={label} platform={drawing.platform} />
                <PartFoot drawing={drawing} part={part} at={at} />
              </>
            )
          }}
        </ThreadPreview>
      )
    case 'carousel': {
      const list = <SlideList drawing={drawing} language={language} />
      return fields && slides ? (
        <Suspense fallback={list}>
          <SlideEditor drawing={drawing} language={language} fields={fields} {...slides} />
        </Suspense>
      ) : (
        list
      )
    }
    case 'sections':
      return field ? <Editor label={field.label} as="script" className={textLooks.script} /> : <Script text={text} language={language} />
    case 'chips': {
      const look = drawing.quiet ? textLooks.tags : textLooks.chips
      if (field) return <Editor label={field.label} as="chips" className={look} />
      return drawing.quiet ? (
        <RichText text={drawing.texts.join(', ')} language={language} className={look} />
      ) : (
        <Chips texts={drawing.texts} language={language} />
      )
    }
    default:
      return field ? (
        <Editor label={field.label} className={textLooks.text} />
      ) : (
        <RichText text={text} language={language} className={textLooks.text} />
      )
  }
}

const SlideEditor = lazy(() => import('./slide-editor.tsx'))

/** Slides as text, while they are written, and the post that has them. */
function SlideList({ drawing: { platform, slides, text }, language }: Pick<SlideEditing, 'drawing' | 'language'>) {
  return (
    <TextAndPreview preview={<PostPreview platform={platform} text={text} language={language} open />}>
      <ol className="grid grid-cols-1 divide-y">
        {numbered(slides).map(({ item: { heading, text }, place }) => (
          <li key={place} className="flex items-baseline gap-2 py-3">
            <span aria-hidden className="w-5 shrink-0 font-serif text-soft tabular-nums">
              {place}
            </span>
            <div className="grid min-w-0 flex-1 gap-1">
              <RichText text={heading} language={language} className={textLooks.title} />
              {text && <RichText text={text} language={language} className={textLooks.text} />}
            </div>
          </li>
        ))}
      </ol>
      <RichText text={text} language={language} platform={platform} className={textLooks.text} />
    </TextAndPreview>
  )
}

interface PlacedProps {
  drawing: Extract<Drawing, { as: 'post' | 'description' }>
  text: string
  language: LanguageCode
  fields: Fields | undefined
}

/** A post or a description: the whole text, and how its platform would show it. */
function Placed({ drawing: { as, platform, title }, text, language, fields }: PlacedProps) {
  const { fold, preview } = platforms[platform]
  const live = !fields
  // On a platform without a box for descriptions, a description is a post.
  const isBox = as === 'description' && preview.descriptionBox
  const cut = isBox ? { at: fold.description, more: previewMessages.more } : { at: fold.post, more: preview.more ?? previewMessages.more }
  return (
    <TextAndPreview
      preview={
        isBox ? (
          <VideoDescription platform={platform} text={text} language={language} live={live} />
        ) : (
          <PostPreview platform={platform} text={text} title={title} language={language} open={live} />
        )
      }
    >
      {fields ? (
        <PlacedFields
          fields={fields}
          platform={platform}
          text={text}
          {...(cut.at !== undefined && { fold: { at: cut.at, more: cut.more } })}
        />
      ) : (
        <>
          {title && <RichText text={title} language={language} className={textLooks.title} />}
          <RichText text={text} language={language} platform={platform} markdown="source" className={textLooks.text} />
        </>
      )}
    </TextAndPreview>
  )
}

interface VideoDescriptionProps extends Pick<PlacedProps, 'text' | 'language'> {
  platform: PostPlatform
  live: boolean
}

/** A description in the box below its video. */
function VideoDescription({ platform, text, language, live }: VideoDescriptionProps) {
  const { fold, shownHashtags } = platforms[platform]
  const t = previewMessages
  return (
    <div className="rounded-lg bg-sunken p-4 text-[0.9375rem] leading-relaxed" {...mirrored(language)}>
      <p className="mb-1 flex flex-wrap gap-x-2 font-medium text-sm">
        {t.justPublished}
        {[...new Set(hashtagsIn(text))].slice(0, shownHashtags).map((tag) => (
          <bdi key={tag} className="text-accent">
            {tag}
          </bdi>
        ))}
      </p>
      <FoldedText text={text} language={language} platform={platform} fold={fold.description} more={t.more} open={live} />
    </div>
  )
}

function PartFoot({ drawing, part, at }: { drawing: Extract<Drawing, { as: 'thread' }>; part: string; at: number }) {
  return (
    <div dir="ltr">
      <Gauges gauges={drawing.parts[at]?.gauges} className="mt-1 flex-nowrap justify-between">
        <CopyButton text={part} label={resultMessages.copyPart({ place: at + 1 })} short={resultMessages.copy} />
      </Gauges>
    </div>
  )
}

function Chips({ texts, language }: { texts: readonly string[]; language: LanguageCode }) {
  return (
    <p {...textAttributes(language)} className={cn('break-words', textLooks.chips)}>
      {texts.map((text) => (
        <span key={text}>
          <bdi className={chipLook}>{text}</bdi>{' '}
        </span>
      ))}
    </p>
  )
}

/** A script, with its headings and directions set off, line by line as its editor shows it. */
function Script({ text, language }: { text: string; language: LanguageCode }) {
  return (
    <div className={textLooks.script}>
      {numbered(text.split('\n')).map(({ item: line, place }) => (
        <p key={place} {...textAttributes(language)} className={cn('min-h-[1lh] break-words [text-wrap:wrap]', lineLook(line))}>
          {line}
        </p>
      ))}
    </div>
  )
}
