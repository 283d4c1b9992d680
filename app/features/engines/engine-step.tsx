import { useState } from 'react'
import { FreshSignIn } from '#app/lib/fresh-sign-in.tsx'
import { Button } from '#app/ui/button.tsx'
import { ListSkeleton } from '#app/ui/skeleton.tsx'
import { engineSettingsMessages, laterMessages } from '#contract/engine-settings-messages.ts'
import { siteMessages } from '#contract/messages.ts'
import { isBusy, isUnfinished, useLocal, useSave, useSettings } from './calls.ts'
import type { TestStage } from './chosen.tsx'
import { EngineChooser } from './engine-chooser.tsx'
import { engineName } from './names.ts'
import { CallError, FixedNote, ReadFailed } from './parts.tsx'

const words = engineSettingsMessages

interface EngineStepProps {
  /** Called when a model was chosen, with how its test is going. */
  onStage: (stage: TestStage) => void
  /** Called when the choice is made, skipped, or left to a download. */
  onDone: () => void
}

/** The step after the owner's account: the choice of what writes. */
export function EngineStep(props: EngineStepProps) {
  return (
    <FreshSignIn>
      <Step {...props} />
    </FreshSignIn>
  )
}

function Step({ onStage, onDone }: EngineStepProps) {
  const [isChosen, setIsChosen] = useState(false)
  const { data: settings, isPending, error, refetch } = useSettings()
  const local = useLocal()
  const skip = useSave()
  if (isPending || (local.isPending && local.failureCount === 0)) return <ListSkeleton label={siteMessages.loading} row="h-16" />
  const leave = (
    <Button variant="secondary" className="justify-self-start max-sm:w-full" onClick={onDone}>
      {words.toDashboard}
    </Button>
  )
  if (!settings)
    return (
      <>
        <ReadFailed error={error} message={words.loadFailed} retry={() => void refetch()} />
        {leave}
      </>
    )
  if (settings.fixed.engine)
    return (
      <>
        <p className="font-medium [overflow-wrap:anywhere]">{words.chosen({ model: engineName(settings.engine) })}</p>
        <FixedNote variables={['AI_MODEL']} />
        {leave}
      </>
    )
  const downloads = local.data !== undefined && isBusy(local.data)
  return (
    <>
      <EngineChooser
        settings={settings}
        open={downloads || local.data?.files.some(isUnfinished) ? 'local' : undefined}
        builtIn={false}
        doneLabel={words.toDashboard}
        onStage={(stage) => {
          setIsChosen(true)
          onStage(stage)
        }}
        onDone={onDone}
      />
      <CallError error={skip.error} fallback={words.saveFailed} />
      {!isChosen && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t pt-4">
          {downloads || settings.decided ? (
            leave
          ) : (
            <>
              <Button
                variant="secondary"
                className="max-sm:w-full"
                aria-disabled={skip.isPending}
                onClick={() => !skip.isPending && skip.mutate({ engine: null }, { onSuccess: onDone })}
              >
                {laterMessages.skip}
              </Button>
              <p className="min-w-0 flex-1 basis-64 text-soft text-sm">{laterMessages.skipWhy}</p>
            </>
          )}
        </div>
      )}
    </>
  )
}
