import { numbered } from '#app/lib/generation/numbered.ts'
import type { RequestFor, ResultFor } from '#app/lib/generation/run.ts'
import { platforms, postLimit } from '#platforms/index.ts'
import { EditArea } from './parts/edit-area.tsx'
import { Gauges, Meter } from './parts/gauges.tsx'

type Post = ResultFor<'post'>['post']

interface PostEditorProps {
  request: RequestFor<'post'>
  post: Post
  onChange: (post: Post) => void
}

/** A post's fields: its text, Reddit's title above it, or each part of a thread under its own counter. */
export function PostEditor({ request, post, onChange }: PostEditorProps) {
  const { platform, premium, language } = request
  const { postTitle } = platforms[platform]
  if (post.parts)
    return (
      <ThreadEditor request={request} parts={post.parts} onChange={(parts) => onChange({ ...post, parts, caption: parts.join('\n\n') })} />
    )
  return (
    <>
      {postTitle && (
        <div className="grid grid-cols-1 gap-1">
          <EditArea label="Title" text={post.title ?? ''} language={language} onChange={(title) => onChange({ ...post, title })} first />
          <Gauges>
            <Meter text={post.title ?? ''} limit={postTitle} />
          </Gauges>
        </div>
      )}
      <div className="grid grid-cols-1 gap-1">
        <EditArea
          label={postTitle ? 'Body' : 'Post'}
          text={post.caption}
          language={language}
          onChange={(caption) => onChange({ ...post, caption })}
          first={!postTitle}
          className="min-h-40"
        />
        <Gauges>
          <Meter text={post.caption} limit={postLimit(platform, premium)} />
        </Gauges>
      </div>
    </>
  )
}

interface ThreadEditorProps {
  request: RequestFor<'post'>
  parts: readonly string[]
  onChange: (parts: string[]) => void
}

function ThreadEditor({ request, parts, onChange }: ThreadEditorProps) {
  return numbered(parts).map(({ item: part, at, place }) => (
    <div key={place} className="grid grid-cols-1 gap-1">
      <EditArea
        label={`Part ${place} of ${parts.length}`}
        text={part}
        language={request.language}
        onChange={(text) => onChange(parts.with(at, text))}
        first={at === 0}
      />
      <Gauges>
        <Meter text={part} limit={postLimit(request.platform, request.premium)} />
      </Gauges>
    </div>
  ))
}
