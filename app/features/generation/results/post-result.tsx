import { useState } from 'react'
import { CopyButton } from '#app/lib/copy-button.tsx'
import { generations } from '#app/lib/generation/generations.ts'
import { isEdited, type RequestFor, type ResultFor, type WrittenRun } from '#app/lib/generation/run.ts'
import { savedPost } from '#app/lib/generation/saved.ts'
import { characterFaults } from '#contract/checks.ts'
import { postLengths } from '#contract/options.ts'
import { platforms, postLimit } from '#platforms/index.ts'
import { ExportButton } from './parts/export-button.tsx'
import { Gauges, HashtagGauge, Meter, WordGauge } from './parts/gauges.tsx'
import { ResultCard } from './parts/result-card.tsx'
import { RewriteTools } from './parts/rewrite-tools.tsx'
import { RunNotes } from './parts/run-notes.tsx'
import { StopButton } from './parts/run-slot.tsx'
import { ClearButton, EditButton, RegenerateButton, RevertButton } from './parts/run-tools.tsx'
import { SaveButton } from './parts/save-button.tsx'
import { useSmoothText } from './parts/use-smooth-text.ts'
import { PostEditor } from './post-editor.tsx'
import { PostPreview, ThreadPreview } from './preview/post-preview.tsx'
import { postLinks } from './share/share-link.ts'
import { ShareMenu } from './share/share-menu.tsx'
import { WhyBlock } from './why-block.tsx'

type Post = ResultFor<'post'>['post']

const titleOf = ({ platform }: RequestFor<'post'>, { parts }: Post) =>
  parts ? `Thread of ${parts.length}` : `${platforms[platform].label} post`

/** A post on its way. */
export function LivePost({ screen, post, request }: { screen: string; post: Post; request: RequestFor<'post'> }) {
  const caption = useSmoothText(post.caption, true)
  return (
    <ResultCard title={titleOf(request, post)} aside={<StopButton screen={screen} />}>
      {post.parts ? (
        <ThreadPreview platform={request.platform} parts={post.parts} language={request.language} />
      ) : (
        <PostPreview platform={request.platform} text={caption} title={post.title} language={request.language} open />
      )}
    </ResultCard>
  )
}

interface PostResultProps {
  screen: string
  run: WrittenRun<'post'>
  onRegenerate: () => void
}

export function PostResult({ screen, run, onRegenerate }: PostResultProps) {
  const [editing, setEditing] = useState(false)
  const { request, result } = run
  const { post } = result
  return (
    <ResultCard
      title={titleOf(request, post)}
      aside={<PostGauges request={request} post={post} />}
      notes={<RunNotes run={run} />}
      tools={
        <>
          <PostCopies post={post} />
          <SaveButton screen={screen} run={run} part="post" entry={savedPost(request, result)} label="Save" />
          <ShareMenu links={postLinks(request, post)} />
          <ExportButton run={run} />
          <EditButton editing={editing} onToggle={() => setEditing(!editing)} />
          <RevertButton screen={screen} run={run} />
          <RewriteTools screen={screen} run={run} />
          <RegenerateButton feature={run.feature} onPress={onRegenerate} />
          <ClearButton screen={screen} run={run} />
        </>
      }
    >
      {editing ? (
        <PostEditor
          request={request}
          post={post}
          onChange={(changed) => generations.revise(screen, run.key, { ...result, post: changed })}
        />
      ) : post.parts ? (
        <ThreadPreview
          platform={request.platform}
          parts={post.parts}
          language={request.language}
          under={(part, at) => <PartFoot request={request} part={part} at={at} />}
        />
      ) : (
        <PostPreview platform={request.platform} text={post.caption} title={post.title} language={request.language} />
      )}
      <Forbidden request={request} text={post.caption} />
      {post.whyThisWorks && !isEdited(run) && <WhyBlock text={post.whyThisWorks} language={request.language} />}
    </ResultCard>
  )
}

/** The whole text's figures. A thread's parts carry their own counters, because each has its own limit. */
function PostGauges({ request, post }: { request: RequestFor<'post'>; post: Post }) {
  const { platform, premium, length, language } = request
  return (
    <Gauges>
      {!post.parts && <Meter text={post.caption} limit={postLimit(platform, premium)} />}
      <HashtagGauge text={post.caption} max={platforms[platform].hashtags.max} />
      <WordGauge text={post.caption} language={language} asked={postLengths[length]} />
    </Gauges>
  )
}

function PostCopies({ post }: { post: Post }) {
  if (!post.title) return <CopyButton text={post.caption} label={post.parts ? 'Copy thread' : 'Copy'} />
  return (
    <>
      <CopyButton text={post.title} label="Copy title" />
      <CopyButton text={post.caption} label="Copy body" />
      <CopyButton text={`${post.title}\n\n${post.caption}`} label="Copy both" />
    </>
  )
}

function PartFoot({ request, part, at }: { request: RequestFor<'post'>; part: string; at: number }) {
  return (
    <Gauges className="mt-1 flex-nowrap justify-between">
      <Meter text={part} limit={postLimit(request.platform, request.premium)} />
      <CopyButton text={part} label={`Copy part ${at + 1}`} iconOnly />
    </Gauges>
  )
}

/** Characters that the platform would refuse; an edit can bring them in. */
function Forbidden({ request, text }: { request: RequestFor<'post'>; text: string }) {
  const { label, forbidden } = platforms[request.platform]
  return characterFaults('caption', text, forbidden).length === 0 ? null : (
    <p className="text-bad text-sm">
      {label} does not accept {forbidden?.join(' or ')}.
    </p>
  )
}
