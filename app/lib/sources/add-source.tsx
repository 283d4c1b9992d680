import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { FileUp, Trash2 } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { NewSource, StoredSource } from '#api/sources.ts'
import { api, query } from '#app/lib/api.ts'
import { EncodingChoice } from '#app/lib/encoding/encoding-choice.tsx'
import { errorText, fieldIssues, refusalMessage } from '#app/lib/errors.ts'
import { useStepFocus } from '#app/lib/step-focus.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { ConfirmDelete } from '#app/ui/confirm-delete.tsx'
import { Field, Textarea } from '#app/ui/field.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { interfaceLanguage } from '#contract/i18n.ts'
import { encodingParameter, fileTypeOf, sourceFileTypes, sourceLimits } from '#contract/sources.ts'
import type { EncodingChoice as EncodingReading } from '#contract/text-encoding.ts'
import { addSourceMessages } from './messages.ts'
import { type GivenSource, pastedSource, readSource } from './read-source.ts'

interface AddSourceProps {
  /** Takes the focus of controls that are replaced. */
  fields: RefObject<HTMLElement | null>
  /** That a source is missing. */
  error: string | undefined
  onRead: (source: NewSource) => void
  /** An earlier source was picked. */
  onPick: (source: StoredSource) => void
}

const megabytes = sourceLimits.fileBytes / 1024 / 1024
const figure = (value: number) => value.toLocaleString(interfaceLanguage)
const max = figure(sourceLimits.text)
const accepted = sourceFileTypes.map((type) => `.${type}`).join()

/** Why something cannot be sent; undefined when it can. */
function faultOf(given: GivenSource): string | undefined {
  const t = addSourceMessages
  if ('file' in given) {
    if (!fileTypeOf(given.file.name)) return t.fileType
    return given.file.size > sourceLimits.fileBytes ? t.fileSize({ size: megabytes }) : undefined
  }
  const text = 'text' in given ? given.text : given.link
  if (!text) return t.empty
  return text.length > sourceLimits.text ? t.tooLong({ max }) : undefined
}

/** Has the server read what was given, with its progress and error in words. */
function useReading(onRead: AddSourceProps['onRead']) {
  const client = useQueryClient()
  const stop = useRef<AbortController>(undefined)
  const [fault, setFault] = useState<string>()
  const [unsure, setUnsure] = useState<{ readonly file: File; readonly choices: readonly EncodingReading[] } | null>(null)
  const reading = useMutation({
    mutationFn: (given: GivenSource) => {
      stop.current = new AbortController()
      return readSource(given, stop.current.signal)
    },
    onSuccess(source) {
      client.setQueryData(query.sources.get.queryKey({ input: { id: source.id } }), source)
      void client.invalidateQueries({ queryKey: query.sources.list.key() })
      onRead(source)
    },
    onError(error, given) {
      if (stop.current?.signal.aborted) return
      if ('file' in given && fieldIssues(error)[0]?.path === encodingParameter) void askFor(given.file, error)
      else setFault(refusalMessage(error) ?? errorText(error, addSourceMessages.failed))
    },
  })
  /** The server found several encodings, as this does: the person says which one reads right. */
  const askFor = async (file: File, error: unknown) => {
    const { decodeText } = await import('#contract/text-encoding.ts')
    const decoded = decodeText(new Uint8Array(await file.arrayBuffer()))
    if (decoded.outcome === 'choose') setUnsure({ file, choices: decoded.choices })
    else setFault(refusalMessage(error))
  }
  useEffect(() => () => stop.current?.abort(), [])
  return {
    fault,
    unsure,
    choose(encoding: string | null) {
      if (encoding && unsure) reading.mutate({ file: unsure.file, encoding })
      else setFault(addSourceMessages.noneReadsRight)
      setUnsure(null)
    },
    given: reading.isPending ? reading.variables : undefined,
    read(given: GivenSource) {
      if (reading.isPending) return
      const found = faultOf(given)
      setFault(found)
      if (!found) reading.mutate(given)
    },
    change: () => setFault(undefined),
    cancel: () => stop.current?.abort(),
  }
}

/** A text or link is pasted, or a file chosen or dropped. */
export function AddSource({ fields, error, onRead, onPick }: AddSourceProps) {
  const t = addSourceMessages
  const { fault, unsure, choose, given, read, change, cancel } = useReading(onRead)
  useStepFocus(fields, given ?? unsure)
  const [pasted, setPasted] = useState('')
  const [dragging, setDragging] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const submit = () => read(pastedSource(pasted))
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    // The same keys on another field write the text.
    event.preventDefault()
    event.stopPropagation()
    submit()
  }
  const dropped = (event: DragEvent) => {
    event.preventDefault()
    setDragging(false)
    const [file] = event.dataTransfer.files
    if (file) read({ file })
  }
  if (given || unsure)
    return (
      <div className="grid grid-cols-1 gap-1.5">
        {given && <Reading given={given} onCancel={cancel} />}
        {unsure && <EncodingChoice choices={unsure.choices} onChoose={({ encoding }) => choose(encoding)} onNone={() => choose(null)} />}
        {error && (
          <p role="alert" className="text-bad text-sm">
            {error}
          </p>
        )}
      </div>
    )
  return (
    <fieldset
      aria-label={t.box}
      className={cn('grid min-w-0 grid-cols-1 gap-3 rounded-md', dragging && 'outline-2 outline-accent outline-offset-4')}
      onDragOver={(event) => {
        event.preventDefault()
        setDragging(true)
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={dropped}
    >
      <Field
        label={t.box}
        error={fault ?? error}
        hint={t.hint({ size: megabytes })}
        aside={
          pasted && (
            <span className={cn('text-xs tabular-nums', pasted.length > sourceLimits.text ? 'text-bad' : 'text-soft')}>
              {t.counter({ used: figure(pasted.length), max })}
            </span>
          )
        }
      >
        {(control) => (
          <Textarea
            {...control}
            name="source"
            rows={5}
            placeholder={t.placeholder}
            value={pasted}
            onKeyDown={pressed}
            onChange={({ target }) => {
              setPasted(target.value)
              change()
            }}
            className="max-h-60 min-h-28"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={submit}>
          {t.read}
        </Button>
        <Button variant="ghost" onClick={() => picker.current?.click()}>
          <FileUp aria-hidden />
          {t.file}
        </Button>
        <input
          ref={picker}
          type="file"
          accept={accepted}
          aria-label={t.file}
          tabIndex={-1}
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) read({ file })
            target.value = ''
          }}
        />
      </div>
      <Recent fields={fields} onPick={onPick} />
    </fieldset>
  )
}

/** Milliseconds after which a person is told that it may take longer. */
const patience = 5_000

/** What is being read, with a way to stop it. */
function Reading({ given, onCancel }: { given: GivenSource; onCancel: () => void }) {
  const t = addSourceMessages
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience)
    return () => clearTimeout(timer)
  }, [])
  const text = 'file' in given ? t.readingFile({ name: given.file.name }) : 'link' in given ? t.readingLink : t.readingText
  return (
    <div className="grid justify-items-start gap-3 rounded-md bg-sunken px-4 py-4 text-sm">
      <p role="status" className="flex min-w-0 items-start gap-2.5">
        <Spinner className="mt-0.5 shrink-0" />
        <span className="min-w-0 break-words">
          {text} {isLong && t.long}
        </span>
      </p>
      <Button variant="secondary" size="sm" onClick={onCancel}>
        {t.cancel}
      </Button>
    </div>
  )
}

/** Earlier sources that are shown. */
const shown = 4

/** The latest sources, to be used again or deleted. */
function Recent({ fields, onPick }: Pick<AddSourceProps, 'fields' | 'onPick'>) {
  const t = addSourceMessages
  const client = useQueryClient()
  const { data } = useQuery(query.sources.list.queryOptions())
  const pick = useMutation({
    mutationFn: (id: string) => client.fetchQuery(query.sources.get.queryOptions({ input: { id } })),
    onSuccess: (source) => onPick(source),
  })
  const remove = useMutation({
    mutationFn: (id: string) => api.sources.remove({ id }),
    onSuccess: () => client.invalidateQueries({ queryKey: query.sources.list.key() }),
  })
  useStepFocus(fields, remove.isPending)
  const items = data?.items.slice(0, shown) ?? []
  if (items.length === 0) return null
  const failed = pick.error ?? remove.error
  return (
    <section className="grid grid-cols-1 gap-1 border-t pt-3">
      <h3 className="font-normal font-sans text-soft text-xs tracking-normal">{t.recent}</h3>
      <ul className="grid grid-cols-1">
        {items.map(({ id, title }) => (
          <li key={id} className="flex items-center gap-1">
            <Button
              variant="ghost"
              size="sm"
              dir="auto"
              className="min-w-0 flex-1 justify-start px-2 font-normal"
              onClick={() => !pick.isPending && pick.mutate(id)}
            >
              <span className="truncate">{title}</span>
            </Button>
            <ConfirmDelete
              title={t.removeQuestion({ title })}
              text={t.removeText}
              confirm={t.removeConfirm}
              cancel={t.cancel}
              onConfirm={() => !remove.isPending && remove.mutate(id)}
            >
              <Button variant="ghost" size="icon" aria-label={t.remove({ title })}>
                <Trash2 aria-hidden />
              </Button>
            </ConfirmDelete>
          </li>
        ))}
      </ul>
      {failed && (
        <p role="alert" className="text-bad text-sm">
          {remove.error ? t.removeFailed : errorText(failed)}
        </p>
      )}
    </section>
  )
}
