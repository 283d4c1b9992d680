import type { EngineTest } from '#api/engines.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { testMessages } from '#contract/engine-settings-messages.ts'
import { waitingText } from '#contract/result-messages.ts'
import type { Waiting } from '#contract/waiting.ts'
import { formatSeconds } from './names.ts'
import { Problem } from './parts.tsx'

const words = testMessages

/** Shown while a test runs. */
export function TestRunning({ model, waiting, isLocal = false }: { model: string; waiting: Waiting | null; isLocal?: boolean }) {
  return (
    <div role="status" className="flex gap-3 rounded-md bg-sunken p-4 text-sm">
      <Spinner className="mt-0.5 shrink-0 text-accent" />
      <div className="grid min-w-0 gap-1 [overflow-wrap:anywhere]">
        <p>{waiting ? waitingText(waiting) : words.running({ model })}</p>
        {isLocal && <p className="text-soft">{words.slow}</p>}
      </div>
    </div>
  )
}

const count = (of: number) => of.toLocaleString('en')

interface TestResultProps {
  tested: EngineTest
  /** Whether the figures include the tokens. */
  withTokens?: boolean
}

/** The post of a test with how long it took, or why there is none. */
export function TestResult({ tested, withTokens = false }: TestResultProps) {
  if ('problem' in tested) return <Problem problem={tested.problem} />
  const { text, first_word, seconds, input_tokens, output_tokens } = tested
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <blockquote dir="auto" className="whitespace-pre-wrap rounded-md bg-sunken p-4 text-sm leading-relaxed [overflow-wrap:anywhere]">
        {text}
      </blockquote>
      <figcaption className="flex flex-wrap gap-x-1.5 gap-y-0.5 text-soft text-sm tabular-nums [&>:not(:first-child)]:before:me-1.5 [&>:not(:first-child)]:before:content-['·']">
        <span>{words.first({ seconds: formatSeconds(first_word) })}</span>
        <span>{words.all({ seconds: formatSeconds(seconds) })}</span>
        {withTokens && <span>{words.tokens({ input: count(input_tokens), output: count(output_tokens) })}</span>}
      </figcaption>
    </figure>
  )
}
