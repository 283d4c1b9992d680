import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, query } from '#app/lib/api.ts'
import { putDraft } from '#app/lib/generation/draft.ts'
import { generatorScreens } from '#app/lib/generation/screens.ts'
import { featureOf, useLocks } from '#app/lib/locks/locks.ts'
import { useSession } from '#app/lib/session.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { type LanguageCode, languageCodes, languages, type PostPlatform } from '#contract/options.ts'
import { plans } from '#contract/plans.ts'
import { tradeNames, voiceMessages } from '#contract/voice-messages.ts'
import { type Trade, tradeIds, type Voice, voiceLimits } from '#contract/voices.ts'
import { CheckChips, RadioChips } from './chips.tsx'
import { firstVisitMessages } from './messages.ts'
import { startersFor } from './starter-messages.ts'

type Answers = Pick<Voice, 'trade' | 'offer' | 'platforms' | 'language'>

/** The generators with a platform of their own. */
const platformScreens = generatorScreens.filter(({ platform }) => platform !== undefined)

const browserLanguage = (): LanguageCode => languageCodes.find((code) => navigator.language.toLowerCase().split('-')[0] === code) ?? 'en'

const languageOptions = languageCodes.map((value) => ({ value, label: languages[value].name }))

/**
 * The three questions of the first visit. Answered or skipped, they are not asked again, and the composer opens with a topic to start from.
 * @param screen the composer's key among the drafts
 */
export function FirstVisit({ screen }: { screen: string }) {
  const { me, plan, refresh } = useSession()
  const client = useQueryClient()
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
      const [topic] = startersFor(voice?.trade, voice?.language ?? language)
      putDraft(screen, { topic, language: voice?.language ?? language })
      client.setQueryData(query.voices.list.queryKey(), { items: voice ? [voice] : [], max: plans[plan.plan].voices, unused: [] })
      await refresh()
      // The composer takes the place of the questions, whose end the user saw last.
      document.documentElement.scrollTop = 0
      document.getElementById('main')?.focus({ preventScroll: true })
    },
  })
  const chips = platformScreens.flatMap((generator) => {
    const { platform, title } = generator
    return platform ? [{ value: platform, label: title, locked: isLocked(featureOf(generator)) }] : []
  })
  const lockedCount = chips.filter(({ value, locked }) => locked && platforms.includes(value)).length
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
          {t.title}
        </h2>
        <p className="text-soft text-sm">{t.lead}</p>
      </div>
      <div className="grid gap-3">
        <div>
          <RadioChips
            legend={t.trade}
            chips={tradeIds.map((value) => ({ value, label: names[value] }))}
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
        <CheckChips legend={t.platforms} chips={chips} values={platforms} onValuesChange={setPlatforms} />
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
          {isPending ? t.saving : t.start}
        </Button>
        <Button variant="ghost" size="lg" aria-disabled={isPending || !me} onClick={() => !isPending && mutate(null)}>
          {t.skip}
        </Button>
      </div>
    </form>
  )
}
