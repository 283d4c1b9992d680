import { type ReactNode, useEffect, useState } from 'react'
import { CopyButton } from '#app/lib/copy-button.tsx'
import { numbered } from '#app/lib/generation/numbered.ts'
import { Badge } from '#app/ui/badge.tsx'
import { cn } from '#app/ui/cn.ts'
import { hashtagsIn } from '#contract/measure.ts'
import type { LanguageCode, PostPlatform } from '#contract/options.ts'
import { isDirection, scriptSections } from '#contract/script.ts'
import type { Drawing } from '#contract/view.ts'
import { platforms } from '#platforms/index.ts'
import { Gauges } from './gauges.tsx'
import { resultMessages } from './messages.ts'
import { FoldedText } from './preview/folded-text.tsx'
import { previewMessages } from './preview/messages.ts'
import { mirrored } from './preview/parts.tsx'
import { PostPreview, ThreadPreview } from './preview/post-preview.tsx'
import { RichText, textAttributes } from './preview/rich-text.tsx'
import { TextAndPreview } from './text-and-preview.tsx'
import { WholeText } from './whole-text.tsx'

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
  /** Still being written: shown without a fold, and without the tools of a finished text. */
  live?: boolean
  /** The open editor, in place of the text. */
  editor?: ReactNode
}

/** A part of a result. Titles and ideas are rows (`items.tsx`). */
export function Drawn({ drawing, language, live = false, editor }: DrawnProps) {
  const text = useSmoothText('text' in drawing ? drawing.text : '', live && drawing.as !== 'entry')
  if (editor && drawing.as !== 'post' && drawing.as !== 'description') return editor
  switch (drawing.as) {
    case 'post':
    case 'description':
      return <Placed drawing={drawing} text={text} language={language} live={live} editor={editor} />
    case 'thread':
      return (
        <ThreadPreview
          platform={drawing.platform}
          parts={drawing.parts.map((part) => part.text)}
          language={language}
          {...(!live && { under: (part, at) => <PartFoot drawing={drawing} part={part} at={at} /> })}
        />
      )
    case 'sections':
      return <Sections text={text} language={language} />
    case 'chips':
      return <Chips texts={drawing.texts} language={language} quiet={drawing.quiet} />
    default:
      return <WholeText text={text} language={language} />
  }
}

interface PlacedProps extends Required<Pick<DrawnProps, 'language' | 'live' | 'editor'>> {
  drawing: Extract<Drawing, { as: 'post' | 'description' }>
  text: string
}

/** A post or a description: the whole text, and how its platform would show it. */
function Placed({ drawing: { as, platform, title }, text, language, live, editor }: PlacedProps) {
  const { fold, preview } = platforms[platform]
  // On a platform without a box for descriptions, a description is a post.
  const isBox = as === 'description' && preview.descriptionBox
  const cut = isBox ? { at: fold.description, more: previewMessages.get().more } : { at: fold.post, more: preview.more }
  return (
    <TextAndPreview
      editing={Boolean(editor)}
      preview={
        isBox ? (
          <VideoDescription platform={platform} text={text} language={language} live={live} />
        ) : (
          <PostPreview platform={platform} text={text} title={title} language={language} open={live} />
        )
      }
    >
      {editor || <WholeText text={text} title={title} language={language} platform={platform} {...(!live && { fold: cut })} />}
    </TextAndPreview>
  )
}

/** A description in the box below its video. */
function VideoDescription({ platform, text, language, live }: Omit<PlacedProps, 'drawing' | 'editor'> & { platform: PostPlatform }) {
  const { fold, shownHashtags } = platforms[platform]
  const t = previewMessages.get()
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
    <Gauges gauges={drawing.parts[at]?.gauges} className="mt-1 flex-nowrap justify-between">
      <CopyButton text={part} label={resultMessages.get().copyPart({ place: at + 1 })} short={resultMessages.get().copy} />
    </Gauges>
  )
}

function Chips({ texts, language, quiet = false }: { texts: readonly string[]; language: LanguageCode; quiet?: boolean | undefined }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {texts.map((text) => (
        <li
          key={text}
          {...textAttributes(language)}
          className={cn(
            'min-w-0 break-words rounded-full px-3 py-1 text-sm',
            quiet ? 'bg-sunken text-soft' : 'bg-accent-wash text-accent-strong',
          )}
        >
          {text}
        </li>
      ))}
    </ul>
  )
}

/** A section's text as pieces: directions are separate from spoken text. */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (const line of text.split('\n')) {
    const last = pieces.at(-1)
    if (last === undefined || isDirection(line) || isDirection(last)) pieces.push(line)
    else pieces.splice(-1, 1, `${last}\n${line}`)
  }
  return pieces.map((piece) => piece.replace(/^\n+|\n+$/g, '')).filter(Boolean)
}

/** A script for reading aloud: each section with its time and name, in lines of readable length. */
function Sections({ text, language }: { text: string; language: LanguageCode }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      {numbered(scriptSections(text)).map(({ item: section, place }) => (
        <section key={place} className="grid grid-cols-1 gap-1.5">
          {section.name && (
            <h3 className="flex flex-wrap items-center gap-2 text-base">
              <Badge className="font-sans tabular-nums">{section.time}</Badge> {section.name}
            </h3>
          )}
          {numbered(piecesOf(section.text)).map(({ item: piece, place }) => (
            <RichText
              key={place}
              text={piece}
              language={language}
              className={cn('max-w-[65ch] leading-relaxed', isDirection(piece) ? 'text-soft text-sm italic' : 'text-[0.9375rem]')}
            />
          ))}
        </section>
      ))}
    </div>
  )
}
