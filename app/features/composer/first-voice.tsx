import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { api } from '#app/lib/api.ts'
import { fieldIssues } from '#app/lib/errors.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { voiceMessages } from '#contract/voice-messages.ts'
import { type Voice, voiceLimits } from '#contract/voices.ts'
import { firstVoiceMessages } from './messages.ts'

type Fields = Pick<Voice, 'name' | 'place' | 'link'>

interface FirstVoiceProps {
  /** As the questions made it. */
  voice: Voice
  /** The user has written something already. */
  hasWritten: boolean
  onDone: (voice: Voice) => Promise<void>
}

/** Name, place and link of the first voice, which may all be skipped. */
export function FirstVoice({ voice, hasWritten, onDone }: FirstVoiceProps) {
  const [fields, setFields] = useState<Fields>({ name: voice.name, place: voice.place, link: voice.link })
  const [blank, setBlank] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const t = firstVoiceMessages.get()
  useEffect(() => title.current?.focus(), [])
  const { mutate, isPending, error, isError } = useMutation({
    mutationFn: async (changed: Fields | null) => {
      const { created_at: _, updated_at: _updated, ...stored } = voice
      await onDone(changed ? (await api.voices.change({ ...stored, ...changed })).voice : voice)
    },
  })
  const issues = fieldIssues(error)
  useEffect(() => {
    if (isError) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [isError])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setBlank(!fields.name.trim())
    if (fields.name.trim() && !isPending) mutate(fields)
  }
  const field = (name: keyof Fields, label: string, example: string) => (
    <Field
      label={label}
      error={name === 'name' && blank ? voiceMessages.get().nameRequired : issues.find(({ path }) => path === name)?.message}
    >
      {(control) => (
        <Input
          {...control}
          dir="auto"
          maxLength={voiceLimits[name]}
          placeholder={example}
          value={fields[name]}
          onChange={({ target }) => setFields({ ...fields, [name]: target.value })}
        />
      )}
    </Field>
  )
  return (
    <form
      ref={form}
      noValidate
      aria-labelledby="first-voice"
      onSubmit={submit}
      className="grid grid-cols-1 gap-5 rounded-lg border bg-surface p-4 shadow-sm sm:p-6"
    >
      <div className="grid gap-1">
        <h2 ref={title} tabIndex={-1} id="first-voice" className="text-2xl outline-none">
          {t.title}
        </h2>
        <p className="text-soft text-sm">{t.lead}</p>
      </div>
      {field('name', t.name, t.nameExample)}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {field('place', t.place, t.placeExample)}
        {field('link', t.link, t.linkExample)}
      </div>
      {isError && issues.length === 0 && (
        <p role="alert" className="text-bad text-sm">
          {t.failed}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="lg" aria-disabled={isPending} className="max-sm:flex-1">
          {isPending && <Spinner />}
          {isPending ? t.saving : hasWritten ? t.save : t.start}
        </Button>
        <Button variant="ghost" size="lg" aria-disabled={isPending} onClick={() => !isPending && mutate(null)}>
          {t.skip}
        </Button>
      </div>
    </form>
  )
}
