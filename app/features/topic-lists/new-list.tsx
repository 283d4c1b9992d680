import { Download, FileUp } from 'lucide-react'
import { type DragEvent, type FormEvent, useId, useRef, useState } from 'react'
import type { CheckedList } from '#api/topic-lists.ts'
import { EncodingChoice } from '#app/lib/encoding/encoding-choice.tsx'
import { encodingMessages } from '#app/lib/encoding/messages.ts'
import { refusalMessage } from '#app/lib/errors.ts'
import { saveFile } from '#app/lib/export/save-file.ts'
import { kindOf } from '#app/lib/generation/screens.ts'
import { useLocks } from '#app/lib/locks/locks.ts'
import { useVoiceChoice, type VoiceChoice } from '#app/lib/voices/voice-choice.ts'
import { VoiceSelect } from '#app/lib/voices/voice-select.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardTitle } from '#app/ui/card.tsx'
import { cn } from '#app/ui/cn.ts'
import { Field, Textarea } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { defaultTone, languageCodes, languages, toneIds, tones } from '#contract/options.ts'
import type { EncodingChoice as EncodingReading } from '#contract/text-encoding.ts'
import { headingOf, listLimits, maxListRows, settingColumns, usualFactColumns } from '#contract/topic-lists.ts'
import type { ListedVoice } from '#contract/voices.ts'
import { kindNames, kinds } from '#kinds/index.ts'
import { platformsOf } from '#kinds/topic-request.ts'
import { ColumnQuestion } from './column-question.tsx'
import { readTextFile, template } from './file-text.ts'
import { useCheck } from './lists-query.ts'
import { newListMessages, topicListScreenMessages } from './messages.ts'

/** What a list is read from, as the calls take it. */
export interface GivenList {
  readonly text: string
  /** Which column has the topics, from 1; 0: each line is one. Absent: as the headings say. */
  readonly topic_column?: number | undefined
  readonly defaults: {
    readonly kind: string
    readonly platform: string
    readonly language: string
    readonly tone: string
    readonly voice: string
  }
}

interface NewListProps {
  /** @param name of the file that the topics came from */
  onChecked: (checked: CheckedList | null, given: GivenList, name: string) => void
}

/** The topics of a new list, pasted or from a file, and what to write of lines that do not say it. */
export function NewList({ onChecked }: NewListProps) {
  const t = newListMessages
  const voiceChoice = useVoiceChoice()
  const [typed, setTyped] = useState<GivenList>({
    text: '',
    defaults: { kind: kindNames[0], platform: '', language: '', tone: defaultTone, voice: '' },
  })
  const [fileName, setFileName] = useState('')
  const [error, setError] = useState<string>()
  const [question, setQuestion] = useState<CheckedList['question']>(null)
  const [readings, setReadings] = useState<readonly EncodingReading[]>([])
  const topics = useRef<HTMLTextAreaElement>(null)
  const check = useCheck()

  const isLocked = useLocks()
  const given = spokenBy(typed, voiceChoice.chosen, isLocked)
  const change = (changed: Partial<GivenList>) => {
    // Other topics may have other columns.
    const next = { ...typed, ...('text' in changed && { topic_column: undefined }), ...changed }
    setQuestion(null)
    setTyped(next)
    setError(undefined)
    // A check that is under way is of what stood here before.
    check.reset()
    onChecked(null, spokenBy(next, voiceChoice.chosen, isLocked), fileName)
  }
  const refuse = (message: string) => {
    setError(message)
    topics.current?.focus()
  }
  const openFile = async (file: File) => {
    // In UTF-16 a text has twice its bytes. A larger one would freeze the box.
    if (file.size > 2 * listLimits.bytes) return refuse(t.tooLarge)
    try {
      const decoded = await readTextFile(file)
      setFileName(file.name.replace(/\.\w+$/, ''))
      setReadings(decoded.outcome === 'choose' ? decoded.choices : [])
      if (decoded.outcome === 'sure') change({ text: decoded.text })
      if (decoded.outcome === 'unreadable') refuse(encodingMessages.garbled)
    } catch (cause) {
      console.error('A file could not be read', cause)
      refuse(t.unreadable)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (check.isPending) return
    if (!given.text.trim()) return refuse(t.noTopics)
    if (new Blob([given.text]).size > listLimits.bytes) return refuse(t.tooLarge)
    run(given)
  }
  const run = (list: GivenList) =>
    check.mutate(list, {
      onSuccess(checked) {
        setQuestion(checked.question)
        if (!checked.question) onChecked(checked, list, fileName)
      },
      onError: (cause) => refuse(refusalMessage(cause) ?? t.checkFailed),
    })

  return (
    <Card>
      <CardTitle>{topicListScreenMessages.newList}</CardTitle>
      <form onSubmit={submit} noValidate className="mt-4 grid gap-5">
        <Field
          label={t.topics}
          error={error}
          hint={t.hint({ rows: maxListRows, facts: usualFactColumns.join(', '), settings: settings.join(', ') })}
        >
          {(control) => (
            <DropZone onFile={openFile}>
              <Textarea
                {...control}
                ref={topics}
                rows={8}
                value={given.text}
                placeholder={t.placeholder}
                onChange={({ target }) => change({ text: target.value })}
              />
            </DropZone>
          )}
        </Field>
        {readings.length > 0 && (
          <EncodingChoice
            choices={readings}
            onChoose={({ text }) => {
              setReadings([])
              change({ text })
              topics.current?.focus()
            }}
            onNone={() => {
              setReadings([])
              refuse(encodingMessages.garbled)
            }}
          />
        )}
        {question && (
          <ColumnQuestion
            question={question}
            onAnswer={(column) => {
              change({ topic_column: column })
              run({ ...given, topic_column: column })
            }}
          />
        )}
        <Defaults
          given={given}
          voiceChoice={{
            ...voiceChoice,
            choose(id) {
              voiceChoice.choose(id)
              change({})
            },
          }}
          onChange={(changed) => change({ defaults: { ...typed.defaults, ...changed } })}
        />
        <div>
          <Button type="submit" aria-busy={check.isPending}>
            {check.isPending && <Spinner />}
            {check.isPending ? t.checking : t.check}
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** The columns besides the topic and its facts. */
const settings = settingColumns.filter((column) => column !== 'topic').map(headingOf)

/** A place for a file: dropped, or chosen with a button. */
function DropZone({ onFile, children }: { onFile: (file: File) => Promise<void>; children: React.ReactNode }) {
  const t = newListMessages
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file) void onFile(file)
  }
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(isOver)
  }
  return (
    // Dropping is an addition for pointers: the button beside does the same.
    <section
      aria-label={t.topics}
      className={cn('grid gap-2 rounded-lg', over && 'outline-2 outline-accent outline-dashed outline-offset-4')}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      {children}
      <div className="flex flex-wrap items-center gap-2 text-soft text-sm">
        <span className="max-sm:sr-only">{t.drop}</span>
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          aria-label={t.choose}
          tabIndex={-1}
          className="hidden"
          onChange={({ target }) => {
            take(target.files)
            target.value = ''
          }}
        />
        <Button variant="secondary" size="sm" onClick={() => input.current?.click()}>
          <FileUp aria-hidden />
          {t.choose}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => saveFile(new File([template()], t.templateName, { type: 'text/csv' }))}>
          <Download aria-hidden />
          {t.template}
        </Button>
      </div>
    </section>
  )
}

/** The list with the voice that writes: its language is the default, and its first platform that the plan has. */
const spokenBy = (list: GivenList, voice: ListedVoice | undefined, isLocked: ReturnType<typeof useLocks>): GivenList => ({
  ...list,
  defaults: {
    ...list.defaults,
    language: list.defaults.language || voice?.language || 'en',
    platform: list.defaults.platform || firstPlatform(kindFrom(list), voice, isLocked),
    voice: voice?.id ?? '',
  },
})

const kindFrom = ({ defaults }: GivenList) => kindNames.find((name) => name === defaults.kind) ?? kindNames[0]

/** The platform of a kind that a list begins with: of the voice, else any, that the plan has. */
function firstPlatform(kind: (typeof kindNames)[number], voice: ListedVoice | undefined, isLocked: ReturnType<typeof useLocks>): string {
  const offered = platformsOf(kind).map(({ value }) => value)
  const usual = (voice?.platforms ?? []).filter((platform) => offered.includes(platform))
  const open = [...usual, ...offered].filter((platform) => !isLocked(kindOf(kind).feature({ ...kindOf(kind).sample, platform })))
  return open[0] ?? offered[0] ?? ''
}

interface DefaultsProps {
  given: GivenList
  voiceChoice: VoiceChoice
  onChange: (changed: Partial<GivenList['defaults']>) => void
}

/** Format, platform, language, tone and voice of lines that leave them open. */
function Defaults({ given, voiceChoice, onChange }: DefaultsProps) {
  const { defaults } = given
  const t = newListMessages
  const heading = useId()
  const kind = kindFrom(given)
  const platforms = platformsOf(kind)
  return (
    <fieldset aria-labelledby={heading} className="grid min-w-0 gap-3">
      <p id={heading} className="font-medium text-sm">
        {t.defaults}
      </p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] items-start gap-4">
        <Field label={t.kind}>
          {(control) => (
            <Select
              {...control}
              options={kindNames.map((value) => ({ value, label: kinds[value].label }))}
              value={kind}
              onValueChange={(value) =>
                onChange({
                  kind: value,
                  platform: platformsOf(value).some((one) => one.value === defaults.platform) ? defaults.platform : '',
                })
              }
            />
          )}
        </Field>
        {platforms.length > 0 && (
          <Field label={t.platform}>
            {(control) => (
              <Select
                {...control}
                options={platforms.map(({ value, label }) => ({ value, label }))}
                value={defaults.platform}
                onValueChange={(platform) => onChange({ platform })}
              />
            )}
          </Field>
        )}
        <Field label={t.language}>
          {(control) => (
            <Select
              {...control}
              options={languageCodes.map((value) => ({ value, label: languages[value].name }))}
              value={languageCodes.find((code) => code === defaults.language)}
              onValueChange={(language) => onChange({ language })}
            />
          )}
        </Field>
        <Field label={t.tone}>
          {(control) => (
            <Select
              {...control}
              options={toneIds.map((value) => ({ value, label: tones[value] }))}
              value={toneIds.find((id) => id === defaults.tone)}
              onValueChange={(tone) => onChange({ tone })}
            />
          )}
        </Field>
        <VoiceSelect choice={voiceChoice} />
      </div>
    </fieldset>
  )
}
