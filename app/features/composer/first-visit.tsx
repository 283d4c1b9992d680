import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, query } from '#app/lib/api.ts'
import { putDraft } from '#app/lib/generation/draft.ts'
import { generatorScreens } from '#app/lib/generation/screens.ts'
import { LockedLabel } from '#app/lib/locks/locked-label.tsx'
import { featureOf, useLocks } from '#app/lib/locks/locks.ts'
import { useSession } from '#app/lib/session.tsx'
import { Button } from '#app/ui/button.tsx'
import { CheckChips, RadioChips } from '#app/ui/choices.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { type LanguageCode, languageCodes, languages, type PostPlatform } from '#contract/options.ts'
import { tradeNames, voiceMessages } from '#contract/voice-messages.ts'
import { type Trade, tradeIds, type Voice, voiceLimits } from '#contract/voices.ts'
import { FirstVoice } from './first-voice.tsx'
import { firstVisitMessages } from './messages.ts'
import { recentInput } from './recent.tsx'
import { startersFor } from './starter-messages.ts'

type Answers = Pick<Voice, 'trade' | 'offer' | 'platforms' | 'language'>

/** The generators with a platform of their own. */
const platformScreens = generatorScreens.filter(({ platform }) => platform !== undefined)

const browserLanguage = (): LanguageCode => languageCodes.find((code) => navigator.language.toLowerCase().split('-')[0] === code) ?? 'en'

const languageOptions = languageCodes.map((value) => ({ value, label: languages[value].name }))

/**
 * The questions of the first visit, and the step for the voice after them. Answered or skipped, they are not asked again, and the composer
 * opens with a topic to start from.
 * @param screen the composer's key among the drafts
 * @param onLastStep called when the last step opens and when it ends
 */
export function FirstVisit({ screen, onLastStep }: { screen: string; onLastStep: (open: boolean) => void }) {
  const { me, refresh } = useSession()
  const { data: recent } = useQuery(query.generations.list.queryOptions({ input: recentInput, enabled: me !== null }))
  // This month's usage is known before the list is read.
  const hasWritten = me?.usage.some(({ used }) => used > 0) || (recent?.items.length ?? 0) > 0
  const client = useQueryClient()
  const [answered, setAnswered] = useState<Voice>()
  const finish = async (voice: Voice | null, language: LanguageCode) => {
    const [topic] = startersFor(voice?.trade, voice?.language ?? language)
    putDraft(screen, { topic, language: voice?.language ?? language })
    await client.invalidateQueries({ queryKey: query.voices.list.key() })
    await refresh()
    onLastStep(false)
    // The composer takes the place of the questions, whose end the user saw last.
    document.documentElement.scrollTop = 0
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  if (answered) return <FirstVoice voice={answered} hasWritten={hasWritten} onDone={(voice) => finish(voice, voice.language)} />
  return (
    <Questions
      hasWritten={hasWritten}
      onAnswered={(voice) => {
        onLastStep(true)
        setAnswered(voice)
      }}
      onSkipped={(language) => finish(null, language)}
    />
  )
}

interface QuestionsProps {
  hasWritten: boolean
  onAnswered: (voice: Voice) => void
  onSkipped: (language: LanguageCode) => Promise<void>
}

function Questions({ hasWritten, onAnswered, onSkipped }: QuestionsProps) {
  const { me, plan } = useSession()
  const isLocked = useLocks()
  const [trade, setTrade] = useState<Trade>()
  const [offer, setOffer] = useState('')
  const [platforms, setPlatforms] = useState<PostPlatform[]>([])
  const [language, setLanguage] = useState<LanguageCode>(browserLanguage)
  const [missing, setMissing] = useState(false)
  const t = firstVisitMessages.get()
  const names = tradeNames.get()

  const { mutate, isPending, isError } = useMutation({
    mutationFn: (answers: Answers | null) =>
      api.voices.answerFirstVisit({ answers: answers && { ...answers, platforms: [...answers.platforms] } }),
    onSuccess: async ({ voice }) => {
      if (voice) onAnswered(voice)
      else await onSkipped(language)
    },
  })
  const offered = platformScreens.flatMap((generator) => {
    const { platform, title } = generator
    return platform ? [{ value: platform, label: title, locked: isLocked(featureOf(generator)) }] : []
  })
  const lockedCount = offered.filter(({ value, locked }) => locked && platforms.includes(value)).length
  return (
    <form
      noValidate
      aria-labelledby="first-visit"
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(!trade)
        if (trade && !isPending) mutate({ trade, offer, platforms, language })
      }}
      className="grid grid-cols-1 gap-5 rounded-lg border bg-surface p-4 shadow-sm sm:p-6"
    >
      <div className="grid gap-1">
        <h2 id="first-visit" className="text-2xl">
          {hasWritten ? t.laterTitle : t.title}
        </h2>
        <p className="text-soft text-sm">{hasWritten ? t.laterLead : t.lead}</p>
      </div>
      <div className="grid gap-3">
        <div>
          <RadioChips
            legend={t.trade}
            choices={tradeIds.map((value) => ({ value, label: names[value] }))}
            value={trade}
            onValueChange={(value) => {
              setTrade(value)
              setMissing(false)
            }}
          />
          {missing && (
            <p role="alert" className="mt-1.5 text-bad text-sm">
              {voiceMessages.get().tradeRequired}
            </p>
          )}
        </div>
        {trade && (
          <Field label={t.offer}>
            {(control) => (
              <Input
                {...control}
                dir="auto"
                maxLength={voiceLimits.offer}
                placeholder={t.offerExample}
                value={offer}
                onChange={({ target }) => setOffer(target.value)}
              />
            )}
          </Field>
        )}
      </div>
      <div className="grid gap-1.5">
        <CheckChips
          legend={t.platforms}
          choices={offered.map(({ value, label, locked }) => ({ value, label: <LockedLabel label={label} locked={locked} /> }))}
          values={platforms}
          onValuesChange={setPlatforms}
        />
        {plan.plan === 'free' && lockedCount > 0 && (
          <p role="status" className="text-soft text-sm">
            {t.locked(lockedCount)}
          </p>
        )}
      </div>
      <Field label={t.language}>
        {(control) => (
          <Select {...control} options={languageOptions} value={language} onValueChange={setLanguage} className="sm:max-w-60" />
        )}
      </Field>
      {isError && (
        <p role="alert" className="text-bad text-sm">
          {t.failed}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="lg" aria-disabled={isPending} className="max-sm:flex-1">
          {isPending && <Spinner />}
          {isPending ? t.saving : t.next}
        </Button>
        <Button variant="ghost" size="lg" aria-disabled={isPending || !me} onClick={() => !isPending && mutate(null)}>
          {t.skip}
        </Button>
      </div>
    </form>
  )
}
