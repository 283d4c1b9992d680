import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronRight, Trash2 } from 'lucide-react'
import { api, query } from '#app/lib/api.ts'
import { errorText } from '#app/lib/errors.ts'
import { Form, useForm } from '#app/lib/form.tsx'
import { formatDate } from '#app/lib/format.ts'
import { MessageLine, MessagePlace, useSay } from '#app/lib/say.tsx'
import { StepFocus } from '#app/lib/step-focus.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ConfirmDelete } from '#app/ui/confirm-delete.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { SettingsSection } from '#app/ui/settings-section.tsx'
import { ListSkeleton } from '#app/ui/skeleton.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { ruleName } from '#contract/voice-rule-messages.ts'
import type { VoiceRule } from '#contract/voice-rules.ts'
import { type Voice, voiceLimits } from '#contract/voices.ts'
import { learnedMessages } from './messages.ts'

type Learned = Awaited<ReturnType<typeof api.voiceRules.list>>['items'][number]

/** The rules of a voice, each with the edits that it was learned from. Changes are saved immediately. */
export function LearnedRules({ voice }: { voice: string }) {
  const t = learnedMessages
  return (
    <SettingsSection title={t.title} text={t.text}>
      <MessagePlace>
        <div className="grid grid-cols-1 gap-3">
          <Rules voice={voice} />
          <MessageLine />
        </div>
      </MessagePlace>
    </SettingsSection>
  )
}

const rulesOf = (voice: string) => query.voiceRules.list.queryOptions({ input: { id: voice }, staleTime: 0 })

/** The rules that apply to the texts of a voice; none while they load, and of a new voice. */
export function useKeptRules(voice: Pick<Voice, 'id'> | undefined): readonly VoiceRule[] {
  const { data } = useQuery({ ...rulesOf(voice?.id ?? ''), enabled: voice !== undefined })
  return (data?.items ?? []).flatMap(({ rule, state }) => (state === 'kept' ? [rule] : []))
}

function Rules({ voice }: { voice: string }) {
  const { data, isPending, refetch } = useQuery(rulesOf(voice))
  const t = learnedMessages
  if (isPending) return <ListSkeleton label={t.loading} />
  if (!data) return <ErrorState message={t.loadFailed} retry={refetch} />
  return (
    <StepFocus step={data.items.length}>
      {data.items.length === 0 ? (
        <p className="text-soft text-sm">{t.empty}</p>
      ) : (
        <ul className="grid grid-cols-1 divide-y rounded-md border">
          {data.items.map((rule) => (
            <RuleRow key={rule.id} learned={rule} />
          ))}
        </ul>
      )}
    </StepFocus>
  )
}

/** A change of a rule, which resolves to what is said; the list is then read again. */
function useChange<Input>(change: (input: Input) => Promise<string>) {
  const client = useQueryClient()
  const say = useSay()
  return useMutation({
    mutationFn: change,
    onSuccess: async (text) => {
      say({ tone: 'good', text })
      await client.invalidateQueries({ queryKey: query.voiceRules.key() })
    },
    onError: (error) => {
      console.error('Changing a rule failed', error)
      say({ tone: 'bad', text: errorText(error, learnedMessages.failed) })
    },
  })
}

function RuleRow({ learned }: { learned: Learned }) {
  const { id } = learned
  const t = learnedMessages
  // Said in the list: the row is gone by then.
  const remove = useChange(async () => {
    await api.voiceRules.remove({ id })
    return t.deleted
  })
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 px-4 py-3">
      <MessagePlace>
        <Rule learned={learned} onRemove={() => remove.mutate(undefined)} />
      </MessagePlace>
    </li>
  )
}

function Rule({ learned, onRemove }: { learned: Learned; onRemove: () => void }) {
  const { id, rule, state } = learned
  const t = learnedMessages
  const turn = useChange(async (on: boolean) => {
    await api.voiceRules.change({ id, state: on ? 'kept' : 'refused' })
    return on ? t.on : t.turnedOff
  })
  const on = turn.isPending ? turn.variables : state === 'kept'
  return (
    <>
      <Checkbox
        checked={on}
        aria-disabled={turn.isPending}
        onCheckedChange={(checked) => !turn.isPending && turn.mutate(checked)}
        label={
          <>
            <span className="wrap-anywhere font-medium">{ruleName(rule)}</span>
            {!on && <span className="block text-soft text-xs">{state === 'refused' ? t.off : t.undecided}</span>}
          </>
        }
      />
      <ConfirmDelete title={t.confirm} text={t.confirmText} confirm={t.deleteRule} cancel={t.cancel} onConfirm={onRemove}>
        <Button variant="ghost" size="icon" className="-mt-1.5 touch:mt-0" aria-label={t.delete({ rule: ruleName(rule) })}>
          <Trash2 aria-hidden />
        </Button>
      </ConfirmDelete>
      <div className="col-span-2 grid grid-cols-1 gap-3 sm:ps-7">
        {rule.kind === 'replace' && <WordForm id={id} from={rule.from} to={rule.to} />}
        <MessageLine />
        <Edits learned={learned} />
      </div>
    </>
  )
}

/** The word that a rule writes. Saving it turns the rule on. */
function WordForm({ id, from, to }: { id: string; from: string; to: string }) {
  const t = learnedMessages
  const save = useChange(async (word: string) => {
    await api.voiceRules.change({ id, to: word, state: 'kept' })
    return t.wordSaved
  })
  const form = useForm({ stored: { word: to }, send: ({ word }) => save.mutateAsync(word.trim()) })
  const word = form.values().word.trim()
  return (
    <Form form={form} className="flex flex-wrap items-end gap-2">
      <Field
        label={<span className="wrap-anywhere">{t.instead({ word: from })}</span>}
        className="min-w-0 max-w-72 flex-1 basis-40"
        {...form.field('word')}
      >
        {(control) => <Input {...control} dir="auto" maxLength={voiceLimits.word} />}
      </Field>
      <SubmitButton variant="secondary" busy={form.busy} off={!word || word === to} label={t.saveWord} busyLabel={t.saveWord} />
    </Form>
  )
}

function Edits({ learned: { edits, edit_count } }: { learned: Learned }) {
  const t = learnedMessages
  if (edits.length === 0) return null
  return (
    <details className="group text-sm">
      <summary className="inline-flex min-h-6 cursor-pointer list-none items-center gap-1 text-soft touch:min-h-11 hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90 rtl:-scale-x-100" />
        {t.edits(edit_count)}
      </summary>
      {edit_count > edits.length && <p className="mt-1 text-soft text-xs">{t.newest({ shown: edits.length })}</p>}
      <ul className="mt-2 grid grid-cols-1 gap-3">
        {edits.map(({ generation, before, after, created_at }) => (
          <li key={generation} className="grid gap-1 border-s-2 ps-3">
            <time dateTime={created_at} className="text-soft text-xs">
              {formatDate(created_at)}
            </time>
            <p className="wrap-anywhere">
              <span className="sr-only">{t.before}: </span>
              <del dir="auto" className="text-soft">
                {before}
              </del>
            </p>
            <p className="wrap-anywhere">
              <span className="sr-only">{t.after}: </span>
              {after ? (
                <ins dir="auto" className="no-underline">
                  {after}
                </ins>
              ) : (
                <em className="text-soft">{t.takenOut}</em>
              )}
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
}
