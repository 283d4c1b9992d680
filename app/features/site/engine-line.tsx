import { tryOutPath } from '#contract/paths.ts'
import { tryOutMessages, writtenBy } from '#contract/visitor-messages.ts'

/** What happens to a visitor's text. `app/site/engine.ts` replaces the sentence when a model writes. */
export function EngineLine() {
  const { builtIn, provider } = tryOutMessages
  return (
    <span data-engine={tryOutPath} data-named={JSON.stringify(writtenBy())} data-provider={provider}>
      {builtIn}
    </span>
  )
}
