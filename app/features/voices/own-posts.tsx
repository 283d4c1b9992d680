import { useMutation } from '@tanstack/react-query'
import { Plus, Sparkles, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { api } from '#app/lib/api.ts'
import { errorText } from '#app/lib/errors.ts'
import { numbered } from '#app/lib/generation/numbered.ts'
import { MessageLine, MessagePlace, useSay } from '#app/lib/say.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, Textarea } from '#app/ui/field.tsx'
import { SettingsSection } from '#app/ui/settings-section.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { interfaceLanguage } from '#contract/i18n.ts'
import { voiceLimits } from '#contract/voices.ts'
import { voiceFormMessages } from './messages.ts'
import type { VoiceForm } from './use-voice-form.ts'

/** Posts that the user wrote, one in each field, and the note on their style that is made of them. */
export function OwnPostsSection({ form }: { form: VoiceForm }) {
  const t = voiceFormMessages
  return (
    <SettingsSection title={t.posts} text={t.postsText}>
      <MessagePlace>
        <div className="grid grid-cols-1 gap-5">
          <Posts form={form} />
          <Describe form={form} />
          <StyleNote form={form} />
        </div>
      </MessagePlace>
    </SettingsSection>
  )
}

const figure = (value: number) => value.toLocaleString(interfaceLanguage)

function Posts({ form: { fields, change, errorOf } }: { form: VoiceForm }) {
  const { ownPosts } = fields
  const list = useRef<HTMLDivElement>(null)
  const t = voiceFormMessages
  const put = (posts: string[]) => change({ ownPosts: posts })
  const adder = useRef<HTMLButtonElement>(null)
  const focusLater = (place: number) =>
    requestAnimationFrame(() => (list.current?.querySelectorAll('textarea')[place] ?? adder.current)?.focus())
  const add = () => {
    put([...ownPosts, ''])
    focusLater(ownPosts.length)
  }
  const remove = (at: number) => {
    put(ownPosts.filter((_, place) => place !== at))
    focusLater(Math.max(0, at - 1))
  }
  return (
    <div ref={list} className="grid grid-cols-1 gap-4">
      {numbered(ownPosts).map(({ item: post, place }) => (
        <Field
          key={place}
          label={t.post({ place })}
          error={place === 1 ? errorOf('ownPosts') : undefined}
          aside={
            <span className="flex items-center gap-2">
              {post.length > voiceLimits.ownPost - 500 && (
                <span className="text-soft text-xs tabular-nums">
                  {t.counter({ used: figure(post.length), max: figure(voiceLimits.ownPost) })}
                </span>
              )}
              <Button variant="ghost" size="icon" className="size-7" aria-label={t.removePost({ place })} onClick={() => remove(place - 1)}>
                <Trash2 aria-hidden />
              </Button>
            </span>
          }
        >
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={voiceLimits.ownPost}
              placeholder={t.postExample}
              value={post}
              className="field-sizing-content max-h-60 min-h-22"
              onChange={({ target }) => put(ownPosts.map((one, at) => (at === place - 1 ? target.value : one)))}
            />
          )}
        </Field>
      ))}
      {ownPosts.length < voiceLimits.ownPosts && (
        <Button ref={adder} variant="secondary" className="justify-self-start" onClick={add}>
          <Plus aria-hidden />
          {ownPosts.length === 0 ? t.addFirstPost : t.addPost}
        </Button>
      )}
    </div>
  )
}

/** Makes the style note of the posts. A note that it replaces can be put back. */
function Describe({ form: { fields, change } }: { form: VoiceForm }) {
  const say = useSay()
  const posts = fields.ownPosts.filter((post) => post.trim())
  const t = voiceFormMessages
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.voices.describeStyle({ posts, language: fields.language }),
    onSuccess: ({ styleNote }) => {
      const before = fields.styleNote
      change({ styleNote })
      say({
        tone: 'good',
        text: t.described(posts.length),
        ...(before && { action: { label: t.undo, onClick: () => change({ styleNote: before }) } }),
      })
    },
    onError: (error) => {
      console.error('Describing the style failed', error)
      say({ tone: 'bad', text: errorText(error, t.describeFailed) })
    },
  })
  const press = () => {
    if (isPending) return
    if (posts.length === 0) say({ tone: 'info', text: t.describeFirst })
    else mutate()
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="secondary" aria-disabled={isPending || posts.length === 0} onClick={press}>
        {isPending ? <Spinner /> : <Sparkles aria-hidden />}
        {isPending ? t.describing : t.describe}
      </Button>
      <MessageLine />
    </div>
  )
}

function StyleNote({ form }: { form: VoiceForm }) {
  const t = voiceFormMessages
  return (
    <Field label={t.styleNote} hint={t.styleNoteHint} {...form.field('styleNote')}>
      {(control) => <Textarea {...control} rows={3} maxLength={voiceLimits.styleNote} className="field-sizing-content max-h-80 min-h-22" />}
    </Field>
  )
}
