import { tryOutPath } from '#contract/paths.ts'
import { tryOutMessages } from '#contract/visitor-messages.ts'

const { builtIn, named, provider } = tryOutMessages.writtenBy

/** What happens to a visitor's text. `app/site/engine.ts` replaces the sentence when a model writes. */
export function EngineLine() {
  return (
    <span data-engine={tryOutPath} data-named={JSON.stringify(named)} data-provider={provider}>
      {builtIn}
    </span>
  )
}
