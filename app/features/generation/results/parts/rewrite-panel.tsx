import { useId } from 'react'
import { offerOf, rewriteName } from '#app/lib/generation/rewriting.ts'
import { isEdited, type WrittenRun } from '#app/lib/generation/run.ts'
import { useGeneration } from '#app/lib/generation/use-generation.tsx'
import { UsesLeft } from '#app/lib/generation/uses-left.tsx'
import { Button } from '#app/ui/button.tsx'
import { languageCodes, languages, toneIds, tones } from '#contract/options.ts'
import { rewriteMessages } from '#contract/result-messages.ts'
import { isChosen, type RewriteHow, rewriteHows } from '#contract/rewrite.ts'
import { platforms } from '#platforms/index.ts'
import { RewriteChoice } from './rewrite-choice.tsx'

const { actions, exhausted, cost, keepsEdits } = rewriteMessages

interface RewritePanelProps {
  id: string
  screen: string
  run: WrittenRun
}

/** What can be made of a text, and what that takes. What its kind does not know is absent. */
export function RewritePanel({ id, screen, run }: RewritePanelProps) {
  const { rewrite } = useGeneration(screen)
  const { request } = run
  const offered = rewriteHows.filter((how) => !isChosen(how) && offerOf(run, how) !== 'absent')
  return (
    <section id={id} aria-label={rewriteMessages.open} className="grid basis-full grid-cols-1 gap-3 rounded-md bg-sunken p-3">
      {offered.length > 0 && <Actions run={run} offered={offered} onPress={(how) => rewrite(run, how)} />}
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        {offerOf(run, 'tone') === 'open' && (
          <RewriteChoice
            label={actions.tone}
            options={toneIds.filter((tone) => tone !== request.tone).map((value) => ({ value, label: tones[value] }))}
            onChoose={(tone) => rewrite(run, 'tone', tone)}
          />
        )}
        {offerOf(run, 'language') === 'open' && (
          <RewriteChoice
            label={actions.language}
            options={languageCodes.filter((code) => code !== request.language).map((value) => ({ value, label: languages[value].name }))}
            onChoose={(language) => rewrite(run, 'language', language)}
          />
        )}
      </div>
      <p className="text-soft text-xs">
        {cost} <UsesLeft feature={run.feature} uses={1} drawsOn={drawsOn(run)} />
        {isEdited(run) && ` ${keepsEdits}`}
      </p>
    </section>
  )
}

/** Which posts these are, when they draw on a quota of another name. */
const drawsOn = ({ kind, feature, request }: WrittenRun): string | undefined =>
  kind === 'post' && feature === 'hashtags' && 'platform' in request ? `${platforms[request.platform].label} posts` : undefined

interface ActionsProps {
  run: WrittenRun
  offered: readonly RewriteHow[]
  onPress: (how: RewriteHow) => void
}

/** The ways that need no choice. Where there is nothing further in one, a line below says so. */
function Actions({ run, offered, onPress }: ActionsProps) {
  const id = useId()
  const spent = offered.filter((how) => offerOf(run, how) === 'exhausted')
  return (
    <div className="grid gap-1.5">
      <ul className="flex flex-wrap gap-2">
        {offered.map((how) => {
          const isSpent = spent.includes(how)
          return (
            <li key={how}>
              <Button
                variant="secondary"
                size="sm"
                aria-disabled={isSpent}
                {...(isSpent && { 'aria-describedby': `${id}-${how}` })}
                onClick={() => !isSpent && onPress(how)}
              >
                {rewriteName(run.kind, how)}
              </Button>
            </li>
          )
        })}
      </ul>
      {spent.map((how) => (
        <p key={how} id={`${id}-${how}`} className="text-soft text-xs">
          {exhausted[how]}
        </p>
      ))}
    </div>
  )
}
