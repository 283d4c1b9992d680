import { MessageCircleQuestion } from 'lucide-react'
import { forecastOf, usesText } from '#app/lib/generation/allowance.ts'
import { isAsking, type WrittenRun } from '#app/lib/generation/run.ts'
import { useGeneration } from '#app/lib/generation/use-generation.tsx'
import { FactField } from '#app/lib/given/fact-field.tsx'
import { factsOf } from '#app/lib/given/given.ts'
import { questionGrid } from '#app/lib/given/next-question.ts'
import { useFormFacts } from '#app/lib/given/use-form-facts.ts'
import { MessageLine, MessagePlace, useSay } from '#app/lib/say.tsx'
import { useSession } from '#app/lib/session.tsx'
import { Button } from '#app/ui/button.tsx'
import type { ResultNotes } from '#contract/result-notes.ts'
import { ideasMessages } from '#kinds/ideas/messages.ts'
import { askMessages } from './ask-messages.ts'
import { CountedButton } from './counted-button.tsx'
import { Paper } from './paper.tsx'
import { DraftSteps } from './rewrite-tools.tsx'

interface AskCardProps {
  screen: string
  run: WrittenRun
  title: string
  ask: NonNullable<ResultNotes['ask']>
}

/** In place of a text that would only be the user's own words: the questions whose answers make it one. */
export const AskCard = (props: AskCardProps) => (
  <MessagePlace>
    <Body {...props} />
  </MessagePlace>
)

function Body({ screen, run, title, ask }: AskCardProps) {
  const { runs, writeAsked } = useGeneration(screen)
  const say = useSay()
  const t = askMessages
  const ideas = ideasMessages
  const [answers, change] = useFormFacts(screen, run.request.facts)
  const asking = runs.filter(isAsking)
  const occasion = run.result.arranged?.occasion ?? 'other'
  const write = () => {
    const facts = factsOf(answers)
    if (facts) writeAsked(asking, facts)
    else say({ tone: 'info', text: t.oneAnswer })
  }
  return (
    <Paper title={title} steps={<DraftSteps screen={screen} run={run} />}>
      <div className="flex gap-3">
        <MessageCircleQuestion aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
        <div className="grid min-w-0 gap-1">
          <p className="font-medium">{t.title}</p>
          <p className="text-soft text-sm">{t.about}</p>
        </div>
      </div>
      <form
        noValidate
        className="@container grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          write()
        }}
      >
        <div data-questions className={questionGrid}>
          {ask.map(({ role }, at) => (
            <FactField
              key={role}
              occasion={occasion}
              role={role}
              asked={run.kind === 'ideas' ? { question: ideas.things, example: ideas.thingsExample } : undefined}
              enter={at === ask.length - 1 ? 'send' : 'next'}
              value={answers[role] ?? ''}
              onChange={(text) => change({ ...answers, [role]: text })}
            />
          ))}
        </div>
        {asking.length > 1 ? (
          <WriteAll asking={asking} />
        ) : (
          <CountedButton feature={run.feature} type="submit" className="justify-self-start">
            {t.write}
          </CountedButton>
        )}
      </form>
      <MessageLine />
    </Paper>
  )
}

/** The button for all cards that ask, and what a press costs. */
function WriteAll({ asking }: { asking: readonly WrittenRun[] }) {
  const { me, plan } = useSession()
  const uses = usesText(forecastOf(plan.known ? me : null, asking))
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button type="submit" size="sm">
        {askMessages.writeAll(asking.length)}
      </Button>
      {uses && <p className="text-soft text-xs">{uses}</p>}
    </div>
  )
}
