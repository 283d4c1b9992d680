import { Earth, Globe } from 'lucide-react'
import { type ReactNode, Suspense, use } from 'react'
import { cn } from '#app/ui/cn.ts'
import type { LanguageCode } from '#contract/options.ts'
import type { PostLook } from '#platforms/platform.ts'
import { ChannelActions, CommunityActions, FeedActions, MicroblogActions, PhotoActions, VideoRail } from './actions.tsx'
import { previewMessages } from './messages.ts'
import { type Author, Avatar, Byline, mirrored, NameLine, PicturePlace, sheet } from './parts.tsx'
import { PictureContext } from './picture-context.ts'

interface FrameProps {
  author: Author
  language: LanguageCode
  picture?: ReactNode
  children: ReactNode
}

/** The text next to the avatar, under name and handle. `tied` draws the line to the thread's next part. */
export function MicroblogFrame({ author, tied = false, children }: Omit<FrameProps, 'language' | 'picture'> & { tied?: boolean }) {
  return (
    <div className="flex gap-3">
      <div className="flex flex-col items-center">
        <Avatar author={author} />
        {tied && <span aria-hidden className="mt-1 w-0.5 flex-1 bg-line" />}
      </div>
      <div className={cn('min-w-0 flex-1', tied && 'pb-5')}>
        <NameLine
          author={author}
          line={
            <bdi dir="ltr">
              <bdi>@{author.handle}</bdi> · {previewMessages.now}
            </bdi>
          }
        />
        {children}
      </div>
    </div>
  )
}

function MicroblogPost({ author, language, picture, children }: FrameProps) {
  return (
    <div className={cn(sheet, 'max-w-[37.5rem] p-4')} {...mirrored(language)}>
      <MicroblogFrame author={author}>
        {children}
        {picture && <div className="mt-3 overflow-hidden rounded-lg border">{picture}</div>}
        <MicroblogActions />
      </MicroblogFrame>
    </div>
  )
}

const audienceIcons = { globe: Globe, earth: Earth } as const

function FeedFrame({ look: { time, audience, actions, wide }, author, language, picture, children }: FrameProps & { look: FeedLook }) {
  const Icon = audienceIcons[audience.icon]
  return (
    <div className={cn(sheet, 'grid grid-cols-1 gap-3 p-4', wide ? 'max-w-[42.5rem]' : 'max-w-[34.75rem]')} {...mirrored(language)}>
      <Byline
        author={author}
        line={
          <>
            {time} · <Icon aria-hidden /> {audience.word}
          </>
        }
      />
      {children}
      {picture && <div className="-mx-4">{picture}</div>}
      <FeedActions actions={actions} />
    </div>
  )
}

function ChannelFrame({ author, language, picture, children }: FrameProps) {
  return (
    <div className={cn(sheet, 'flex max-w-[46rem] gap-3 p-4')} {...mirrored(language)}>
      <Avatar author={author} />
      <div className="min-w-0 flex-1">
        <NameLine author={author} line={previewMessages.justNow} />
        {children}
        {picture && <div className="mt-3 overflow-hidden rounded-lg border">{picture}</div>}
        <ChannelActions />
      </div>
    </div>
  )
}

/** The picture of the text, or the place of the user's own, which is named in words. */
function OwnPicture({ children }: { children: string }) {
  const picture = use(PictureContext)
  const place = <PicturePlace className="h-20 border-y">{children}</PicturePlace>
  return picture ? <Suspense fallback={place}>{picture(place)}</Suspense> : place
}

/** As on a phone: the picture or its place, the buttons under it, and the caption. */
function PhotoFrame({ author, language, picture, children }: FrameProps) {
  return (
    <div className={cn(sheet, 'mx-auto max-w-[22rem]')} {...mirrored(language)}>
      <div className="flex items-center gap-2.5 px-3 py-2.5">
        <Avatar author={author} className="size-8 text-xs ring-2 ring-accent/50 ring-offset-2 ring-offset-paper" />
        <bdi className="truncate font-medium text-sm">{author.handle}</bdi>
      </div>
      {picture ?? <OwnPicture>{previewMessages.photo}</OwnPicture>}
      <PhotoActions />
      <div className="px-3 pt-2 pb-4 text-sm leading-relaxed">{children}</div>
    </div>
  )
}

/** The caption over the bottom of the video, light on dark in both themes, with the buttons at its edge. */
function VideoFrame({ author, language, picture, children }: FrameProps) {
  return (
    <div
      className={cn(sheet, 'dark relative mx-auto flex max-w-[22rem] flex-col border-transparent bg-sunken text-ink')}
      {...mirrored(language)}
    >
      {picture ?? <PicturePlace className="h-20 bg-linear-to-b from-surface to-sunken">{previewMessages.video}</PicturePlace>}
      <div className="flex items-end gap-3 px-4 pt-3 pb-4">
        <div className="grid min-w-0 flex-1 grid-cols-1 gap-1 text-sm">
          <p className="truncate font-semibold rtl:mb-1">
            <bdi>@{author.handle}</bdi>
          </p>
          {children}
        </div>
        <div className="grid shrink-0 justify-items-center gap-4">
          <Avatar author={author} className="size-9 border border-ink text-xs" />
          <VideoRail />
        </div>
      </div>
      <span aria-hidden className="h-0.5 bg-line">
        <span className="block h-full w-1/3 bg-ink" />
      </span>
    </div>
  )
}

/** Community and author on one line, then title and body. The title comes with the children. */
function CommunityFrame({ author, language, picture, children }: FrameProps) {
  return (
    <div className={cn(sheet, 'grid max-w-[46rem] grid-cols-1 gap-2 p-4')} {...mirrored(language)}>
      <p className="flex items-center gap-2 text-soft text-xs">
        <Avatar author={author} className="size-6 text-[0.625rem]" />
        <span className="truncate">
          <bdi dir="ltr">
            <span className="font-medium text-ink">{previewMessages.community}</span> · <bdi>u/{author.handle}</bdi> · {previewMessages.now}
          </bdi>
        </span>
      </p>
      {children}
      {picture && <div className="overflow-hidden rounded-lg border">{picture}</div>}
      <CommunityActions />
    </div>
  )
}

/** A bubble under the name of the channel. */
function MessageFrame({ author, language, picture, children }: FrameProps) {
  return (
    <div className={cn(sheet, 'max-w-[34rem] bg-sunken p-4')} {...mirrored(language)}>
      <div className="w-fit min-w-40 max-w-full rounded-xl rounded-ss-sm bg-surface px-3.5 py-2.5 shadow-sm">
        <p className="truncate font-medium text-accent-strong text-sm rtl:mb-1">
          <bdi>{author.name}</bdi>
        </p>
        {picture && <div className="-mx-3.5 my-1.5">{picture}</div>}
        {children}
        <p aria-hidden className="mt-1 text-end text-soft text-xs">
          {previewMessages.now}
        </p>
      </div>
    </div>
  )
}

/** The picture, then title and text, as a pin that was opened. The title comes with the children. */
function PinFrame({ author, language, children }: FrameProps) {
  return (
    <div className={cn(sheet, 'mx-auto max-w-[22rem] rounded-2xl')} {...mirrored(language)}>
      <OwnPicture>{previewMessages.picture}</OwnPicture>
      <div className="grid grid-cols-1 gap-1.5 px-4 pt-3 pb-4 text-sm leading-relaxed">
        {children}
        <p className="mt-1 flex items-center gap-2">
          <Avatar author={author} className="size-7 text-[0.625rem]" />
          <bdi className="truncate font-medium">{author.name}</bdi>
        </p>
      </div>
    </div>
  )
}

type FeedLook = Extract<PostLook, { kind: 'feed' }>

const frames: Readonly<Record<Exclude<PostLook['kind'], 'feed'>, (props: FrameProps) => ReactNode>> = {
  microblog: MicroblogPost,
  channel: ChannelFrame,
  photo: PhotoFrame,
  video: VideoFrame,
  community: CommunityFrame,
  message: MessageFrame,
  pin: PinFrame,
}

/** A post in its platform's layout, with our own lines and colours, without a logo. */
export function PostFrame({ look, ...props }: FrameProps & { look: PostLook }) {
  if (look.kind === 'feed') return <FeedFrame look={look} {...props} />
  const Frame = frames[look.kind]
  return <Frame {...props} />
}
