import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { api, query } from '#app/lib/api.ts'
import { errorCode, errorText } from '#app/lib/errors.ts'
import { useSay } from '#app/lib/say.tsx'
import { dismissSuggestion, useSuggestion } from '#app/lib/voices/edit-reports.ts'
import { Button } from '#app/ui/button.tsx'
import { voicesPath } from '#contract/paths.ts'
import { ruleAnswer, ruleQuestion } from '#contract/voice-rule-messages.ts'
import { suggestionMessages } from './card-messages.ts'

type Decision = 'kept' | 'postponed' | 'refused'

/** One quiet line: whether an edit that the user made several times becomes a rule of the voice. */
export function RuleSuggestion({ screen, slot }: { screen: string; slot: string }) {
  const suggestion = useSuggestion(screen, slot)
  const client = useQueryClient()
  const say = useSay()
  const t = suggestionMessages
  const { mutate, isPending } = useMutation({
    mutationFn: (state: Decision) =>
      api.voiceRules.change({ id: suggestion?.id ?? '', state }).catch((error) => {
        // It was deleted meanwhile, with its voice or in the settings.
        if (errorCode(error) !== 'NOT_FOUND') throw error
      }),
    onSuccess: async (_, state) => {
      dismissSuggestion()
      const open = (
        <Link to={`${voicesPath}&open=${suggestion?.voice}`} className="font-medium text-accent">
          {t.seeRules}
        </Link>
      )
      say({ tone: state === 'kept' ? 'good' : 'info', text: t[state], ...(state === 'kept' && { action: open }) })
      await client.invalidateQueries({ queryKey: query.voiceRules.key() })
    },
    onError: (error) => {
      console.error('Deciding about a rule failed', error)
      say({ tone: 'bad', text: errorText(error, t.failed) })
    },
  })
  if (!suggestion) return null
  const { yes, no } = ruleAnswer(suggestion.rule)
  const decide =
    (state: Decision) =>
    ({ currentTarget }: MouseEvent<HTMLElement>) => {
      if (isPending) return
      // The buttons are removed with the suggestion: the focus moves to the result.
      currentTarget.closest('article')?.focus({ preventScroll: true })
      mutate(state)
    }
  return (
    <section aria-label={t.name} className="flex flex-wrap items-center gap-x-4 gap-y-1.5 rounded-md bg-sunken px-4 py-2 text-sm">
      <p role="status" className="wrap-anywhere min-w-0 flex-1 basis-56">
        {ruleQuestion(suggestion.rule)}
      </p>
      <div className="flex flex-wrap gap-1">
        <Button variant="secondary" size="sm" onClick={decide('kept')}>
          {yes}
        </Button>
        <Button variant="secondary" size="sm" onClick={decide('refused')}>
          {no}
        </Button>
        <Button variant="ghost" size="sm" onClick={decide('postponed')}>
          {t.notNow}
        </Button>
      </div>
    </section>
  )
}
