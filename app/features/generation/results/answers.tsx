import { useEffect, useRef, useState } from 'react'
import { api } from '#app/lib/api.ts'
import { refusalMessage } from '#app/lib/errors.ts'
import { openForm } from '#app/lib/generation/draft.ts'
import { generations } from '#app/lib/generation/generations.ts'
import { isEdited, type WrittenRun } from '#app/lib/generation/run.ts'
import { topicOf } from '#app/lib/generation/screens.ts'
import { FactField } from '#app/lib/given/fact-field.tsx'
import { answersOf, factsOf, givenIn } from '#app/lib/given/given.ts'
import { useSay } from '#app/lib/say.tsx'
import { questionFor } from '#contract/role-messages.ts'
import { type FactAnswers, type Role, roleIds } from '#contract/roles.ts'
import { AnswerQueue } from './answer-queue.ts'
import { askMessages } from './ask-messages.ts'
import { FactBox, FactChoices } from './fact-box.tsx'

interface AnswersProps {
  screen: string
  run: WrittenRun
  /** The questions that the text leaves open. */
  open: readonly Role[]
}

/**
 * The questions of a text of the built-in writer, those that it leaves open and those that were answered: an answer changes the stored text in
 * its place, and counts no request. Mounted anew for each text (`key`).
 */
export function Answers({ screen, run, open }: AnswersProps) {
  const t = askMessages
  const [answers, setAnswers] = useState(() => answersOf(run.request.facts))
  const [shown, setShown] = useState<readonly Role[]>([])
  const queue = useAnswerQueue(screen, run, answers)
  // Nothing is added to a text in the user's own words.
  if (isEdited(run)) return null
  const occasion = run.result.arranged?.occasion ?? 'other'
  const answered = roleIds.filter((role) => answers[role]?.trim())
  const choices = [...new Set([...answered, ...open])].filter((role) => !shown.includes(role))
  const answer = (role: Role, text: string) => {
    const changed = { ...answers, [role]: text }
    setAnswers(changed)
    queue.type(changed)
  }
  return (
    <FactBox about={t.moreAbout}>
      <FactChoices
        choices={choices.map((role) => ({ id: role, label: questionFor(occasion, role), isAnswered: answered.includes(role) }))}
        onOpen={(role) => setShown([...shown, role])}
      >
        {shown.map((role, at) => (
          <FactField
            key={role}
            occasion={occasion}
            role={role}
            autoFocus
            enter={at === shown.length - 1 ? 'done' : 'next'}
            value={answers[role] ?? ''}
            onChange={(text) => answer(role, text)}
          />
        ))}
      </FactChoices>
    </FactBox>
  )
}

/** Sends answers. Nothing is sent while the text is edited, but when the edit is undone; what was not sent when the text leaves the screen is sent then. */
function useAnswerQueue(screen: string, run: WrittenRun, first: FactAnswers): AnswerQueue {
  const say = useSay()
  const last = useRef(run)
  const edited = isEdited(run)
  const { id, key } = run
  const [queue] = useState((): AnswerQueue => {
    let isLost = false
    const sending: AnswerQueue = new AnswerQueue(first, {
      async arrange(answers) {
        const before = last.current
        if (isEdited(before)) return false
        const facts = factsOf(answers)
        const { request, result } = await api.generations.answer({ id, ...(facts && { facts }) })
        if (!generations.answered(screen, key, request as WrittenRun['request'], result as WrittenRun['result'])) return false
        fillForm(screen, before, answers)
        if (isLost) say(null)
        isLost = false
        return true
      },
      failed(error) {
        isLost = true
        const { lost, tryAgain } = askMessages
        say({ tone: 'warn', text: refusalMessage(error) ?? lost, action: { label: tryAgain, onClick: () => void sending.send() } })
      },
    })
    return sending
  })
  useEffect(() => {
    last.current = run
  }, [run])
  useEffect(() => {
    if (!edited) void queue.send()
  }, [edited, queue])
  useEffect(() => () => void queue.send(), [queue])
  return queue
}

/** Puts the answers into the form too, so that the next text of the same topic has them. Its other answers stay. */
function fillForm(screen: string, { request }: WrittenRun, answers: FactAnswers): void {
  const form = openForm(screen)
  if (!form || topicOf(form.values).trim() !== topicOf(request)) return
  const before = answersOf(request.facts)
  const changed = roleIds.filter((role) => (answers[role] ?? '') !== (before[role] ?? ''))
  const facts = Object.fromEntries(changed.map((role) => [role, answers[role] ?? '']))
  form.change({ facts: { ...givenIn(form.values).facts, ...facts } })
}
