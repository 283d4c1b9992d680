import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, query } from '#app/lib/api.ts'
import { Form, useForm } from '#app/lib/form.tsx'
import { putDraft } from '#app/lib/generation/draft.ts'
import { generatorScreens } from '#app/lib/generation/screens.ts'
import { LockedLabel } from '#app/lib/locks/locked-label.tsx'
import { featureOf, useLocks } from '#app/lib/locks/locks.ts'
import { useSession } from '#app/lib/session.tsx'
import { Button } from '#app/ui/button.tsx'
import { CheckChips, RadioChips } from '#app/ui/choices.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { type LanguageCode, languageCodes, languages, type PostPlatform } from '#contract/options.ts'
import { tradeNames, voiceMessages } from '#contract/voice-messages.ts'
import { type Trade, tradeIds, type Voice, voiceLimits } from '#contract/voices.ts'
import { firstVisitMessages } from './messages.ts'

type Answers = Pick<Voice, 'name' | 'trade' | 'platforms' | 'language'>

interface Answered extends Pick<Voice, 'name' | 'language'> {
  trade: Trade | undefined
  platforms: PostPlatform[]
}

/** The generators with a platform of their own. */
const platformScreens = generatorScreens.filter(({ platform }) => platform !== undefined)

const browserLanguage = (): LanguageCode => languageCodes.find((code) => navigator.language.toLowerCase().split('-')[0] === code) ?? 'en'

const languageOptions = languageCodes.map((value) => ({ value, label: languages[value].name }))

/**
 * The questions of the first visit. Answered or skipped, they are not asked again, and the desk opens with an example of a topic.
 * @param screen the dashboard's key among the drafts
 */
export function FirstVisit({ screen }: { screen: string }) {
  const { me, plan, refresh } = useSession()
  const isLocked = useLocks()
  const client = useQueryClient()
  const t = firstVisitMessages
  const names = tradeNames

  const { mutate, mutateAsync, isPending, isError } = useMutation({
    mutationFn: async (answers: Answers | null) => {
      await api.voices.answerFirstVisit({ answers: answers && { ...answers, offer: '', platforms: [...answers.platforms] } })
      if (!answers) putDraft(screen, { language: form.values().language })
      await client.invalidateQueries({ queryKey: query.voices.list.key() })
      await refresh()
      // The desk takes the place of the questions, whose end the user saw last.
      document.documentElement.scrollTop = 0
    },
  })
  const form = useForm<Answered>({
    initial: {
      trade: undefined,
      name: me?.user.full_name.trim().slice(0, voiceLimits.name) ?? '',
      platforms: [],
      language: browserLanguage(),
    },
    check: ({ trade }) => ({ trade: trade ? undefined : voiceMessages.tradeRequired }),
    send: async ({ trade, name, platforms, language }) => trade && mutateAsync({ trade, name: name.trim(), platforms, language }),
    failed: t.failed,
  })
  const platforms = form.choice('platforms')
  const offered = platformScreens.flatMap((generator) => {
    const { platform, title, navigation } = generator
    return platform ? [{ value: platform, label: title, further: navigation.further, locked: isLocked(featureOf(generator)) }] : []
  })
  const lockedCount = offered.filter(({ value, locked }) => locked && platforms.value.includes(value)).length
  return (
    <Form
      form={form}
      aria-labelledby="first-visit"
      className="grid max-w-2xl grid-cols-1 gap-4 rounded-lg border bg-surface p-4 shadow-sm sm:p-5"
    >
      <div className="grid gap-1">
        <h2 id="first-visit" className="text-xl">
          {t.title}
        </h2>
        <p className="text-soft text-sm">{t.lead}</p>
      </div>
      <RadioChips
        legend={t.trade}
        choices={tradeIds.map((value) => ({ value, label: names[value] }))}
        error={form.errorOf('trade')}
        {...form.choice('trade')}
      />
      <CheckChips
        legend={t.platforms}
        choices={offered.map(({ label, locked, ...choice }) => ({ ...choice, label: <LockedLabel label={label} locked={locked} /> }))}
        values={platforms.value}
        onValuesChange={platforms.onValueChange}
      />
      {plan.plan === 'free' && lockedCount > 0 && (
        <p role="status" className="-mt-2 text-soft text-sm">
          {t.locked(lockedCount)}
        </p>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={t.name} {...form.field('name')}>
          {(control) => <Input {...control} dir="auto" maxLength={voiceLimits.name} placeholder={t.nameExample} />}
        </Field>
        <Field label={t.language}>{(control) => <Select {...control} options={languageOptions} {...form.choice('language')} />}</Field>
      </div>
      {isError && (
        <p role="alert" className="text-bad text-sm">
          {t.failed}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <SubmitButton busy={isPending} label={t.start} busyLabel={t.saving} className="max-sm:flex-1" />
        <Button variant="ghost" aria-disabled={isPending || !me} onClick={() => !isPending && mutate(null)}>
          {t.skip}
        </Button>
      </div>
    </Form>
  )
}
