import { useEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { CardText } from '#app/ui/card.tsx'
import type { EngineChoice, EngineTest } from '#contract/writing-calls.ts'
import { testMessages, writingMessages } from '#contract/writing-messages.ts'
import { errorWords, useSave, useTest } from './calls.ts'
import { TestResult, TestRunning } from './engine-test.tsx'
import { engineName } from './names.ts'
import { CallError, Problem, takeFocus } from './parts.tsx'

const words = writingMessages.get()
const testWords = testMessages.get()

/** Texts a day that visitors are offered. */
const offeredPerDay = 100

interface ChosenProps {
  engine: EngineChoice
  /** The test that was made before the engine was chosen. Without one, it is made now. */
  tested: EngineTest | undefined
  onDone: () => void
}

/** Shows a post of the engine that now writes, and asks whether visitors may try it. */
export function Chosen({ engine, tested, onDone }: ChosenProps) {
  const test = useTest()
  const save = useSave()
  const started = useRef(tested !== undefined)
  const run = test.mutate
  useEffect(() => {
    if (started.current) return
    started.current = true
    run({ engine })
  }, [run, engine])
  const result = test.data ?? tested
  const failed = test.error ? { message: errorWords(test.error, testWords.failed), hint: '' } : null
  const answer = (yes: boolean) => {
    if (save.isPending) return
    save.mutate({ try_out: { engine: yes ? engine : null, per_day: offeredPerDay } }, { onSuccess: onDone })
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 ref={takeFocus} tabIndex={-1} className="text-2xl outline-none [overflow-wrap:anywhere]">
          {words.chosen({ model: engineName(engine) })}
        </h2>
        {test.isPending && <TestRunning model={engine.model} isLocal={engine.provider === 'local'} />}
        {!test.isPending && result && <TestResult tested={result} />}
        {!test.isPending && failed && <Problem problem={failed} />}
        {!test.isPending && (failed || (result && 'problem' in result)) && (
          <Button variant="secondary" className="justify-self-start" onClick={() => run({ engine })}>
            {testWords.again}
          </Button>
        )}
      </div>
      <section aria-labelledby="visitors" className="grid gap-2 border-t pt-5">
        <h3 id="visitors" className="text-lg">
          {words.question}
        </h3>
        <CardText>{words.questionWhy}</CardText>
        <CallError error={save.error} fallback={words.saveFailed} />
        <div className="mt-2 flex gap-2">
          <Button className="min-w-24" aria-disabled={save.isPending} onClick={() => answer(true)}>
            {words.yes}
          </Button>
          <Button variant="secondary" className="min-w-24" aria-disabled={save.isPending} onClick={() => answer(false)}>
            {words.no}
          </Button>
        </div>
      </section>
    </div>
  )
}
