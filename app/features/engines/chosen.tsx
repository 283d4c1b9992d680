import { useEffect, useRef, useState } from 'react'
import type { EngineChoice, EngineSettings, EngineTest } from '#api/engines.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { engineSettingsMessages, testMessages } from '#contract/engine-settings-messages.ts'
import { errorWords, useSave, useTest } from './calls.ts'
import { TestResult, TestRunning } from './engine-test.tsx'
import { engineName } from './names.ts'
import { CallError, Problem, takeFocus } from './parts.tsx'

const words = engineSettingsMessages
const testWords = testMessages

export type TestStage = 'testing' | 'works' | 'failed'

interface ChosenProps {
  engine: EngineChoice
  /** The test that was made before the engine was chosen. Without one, it is made now. */
  tested: EngineTest | undefined
  settings: EngineSettings
  doneLabel: string
  /** Called with how the test is going. */
  onStage: ((stage: TestStage) => void) | undefined
  onDone: () => void
}

/** Shows a post of the engine that now writes, and asks whether visitors may use it. */
export function Chosen({ engine, tested, settings, doneLabel, onStage, onDone }: ChosenProps) {
  const test = useTest()
  const save = useSave()
  const { per_day } = settings.try_out
  const [isOffered, setIsOffered] = useState(settings.try_out.engine !== null)
  const started = useRef(tested !== undefined)
  const run = test.mutate
  useEffect(() => {
    if (started.current) return
    started.current = true
    run({ engine })
  }, [run, engine])
  const result = test.data ?? tested
  const failed = test.error ? { message: errorWords(test.error, testWords.failed), hint: '' } : null
  const isRunning = test.isPending || !(result || failed)
  const hasFailed = failed !== null || (result !== undefined && 'problem' in result)
  const stage = isRunning ? 'testing' : hasFailed ? 'failed' : 'works'
  useEffect(() => onStage?.(stage), [onStage, stage])
  const finish = () => {
    if (save.isPending) return
    save.mutate({ try_out: { engine: isOffered ? engine : null, per_day } }, { onSuccess: onDone })
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 ref={takeFocus} tabIndex={-1} className="text-xl outline-none [overflow-wrap:anywhere]">
          {words.chosen({ model: engineName(engine) })}
        </h2>
        {isRunning && <TestRunning model={engine.model} waiting={test.waiting} isLocal={engine.provider === 'local'} />}
        {!isRunning && failed && <Problem problem={failed} />}
        {!isRunning && !failed && result && <TestResult tested={result} />}
        {stage === 'failed' && (
          <Button variant="secondary" className="justify-self-start" onClick={() => run({ engine })}>
            {testWords.again}
          </Button>
        )}
      </div>
      <section aria-labelledby="visitors" className="grid gap-3 border-t pt-5">
        <h3 id="visitors" className="text-lg">
          {words.visitorsTitle}
        </h3>
        <Checkbox
          label={words.visitors({ count: per_day })}
          aria-describedby="visitors-why"
          checked={isOffered}
          onCheckedChange={setIsOffered}
        />
        <p id="visitors-why" className="text-soft text-sm">
          {words.visitorsWhy}
        </p>
        <CallError error={save.error} fallback={words.saveFailed} />
        <Button className="mt-2 justify-self-start max-sm:w-full" aria-disabled={save.isPending} onClick={finish}>
          {doneLabel}
        </Button>
      </section>
    </div>
  )
}
