import { useEffect, useState } from 'react'
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
import { FoldedText } from './preview/folded-text.tsx'
import { mirrored } from './preview/parts.tsx'
import { PostPreview, ThreadPreview } from './preview/post-preview.tsx'
import { RichText, textAttributes } from './preview/rich-text.tsx'
import { TitlePreview } from './preview/title-preview.tsx'

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
}

/** A part of a result, as its platform or kind shows it. */
export function Drawn({ drawing, language, live = false }: DrawnProps) {
  const text = useSmoothText('text' in drawing ? drawing.text : '', live && drawing.as !== 'title' && drawing.as !== 'entry')
  switch (drawing.as) {
    case 'post':
    case 'title':
    case 'description':
      return <Preview drawing={drawing} text={text} language={language} live={live} />
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
      return <RichText text={text} language={language} className="max-w-[65ch] text-[0.9375rem] leading-relaxed" />
  }
}

interface PreviewProps extends Required<DrawnProps> {
  drawing: Extract<Drawing, { as: 'post' | 'title' | 'description' }>
  text: string
}

/** A text as its platform would show it. On a platform without a box for descriptions, a description is a post. */
function Preview({ drawing, text, language, live }: PreviewProps) {
  if (drawing.as === 'title') return <TitlePreview platform={drawing.platform} title={text} language={language} open={live} />
  const { as, platform, title } = drawing
  if (as === 'description' && platforms[platform].preview.descriptionBox)
    return <VideoDescription platform={platform} text={text} language={language} live={live} />
  return <PostPreview platform={platform} text={text} title={title} language={language} open={live} />
}

/** A description in the box below its video. */
function VideoDescription({ platform, text, language, live }: Omit<PreviewProps, 'drawing'> & { platform: PostPlatform }) {
  const { fold, shownHashtags } = platforms[platform]
  return (
    <div>
      <div className="rounded-lg bg-sunken p-4 text-[0.9375rem] leading-relaxed" {...mirrored(language)}>
        <p className="mb-1 flex flex-wrap gap-x-2 font-medium text-sm">
          Just published
          {[...new Set(hashtagsIn(text))].slice(0, shownHashtags).map((tag) => (
            <bdi key={tag} className="text-accent">
              {tag}
            </bdi>
          ))}
        </p>
        <FoldedText text={text} language={language} platform={platform} fold={fold.description} more="more" open={live} />
      </div>
      {fold.description !== undefined && text.length > fold.description && !live && (
        <p className="mt-1.5 text-soft text-xs">Viewers see the first {fold.description} characters (approx.) before they press “more”.</p>
      )}
    </div>
  )
}

function PartFoot({ drawing, part, at }: { drawing: Extract<Drawing, { as: 'thread' }>; part: string; at: number }) {
  return (
    <Gauges gauges={drawing.parts[at]?.gauges} className="mt-1 flex-nowrap justify-between">
      <CopyButton text={part} label={`Copy part ${at + 1}`} iconOnly />
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
