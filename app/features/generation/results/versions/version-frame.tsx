import { Columns2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { generations } from '#app/lib/generation/generations.ts'
import type { WrittenRun } from '#app/lib/generation/run.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogTrigger } from '#app/ui/dialog.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#app/ui/tabs.tsx'
import { versionsIn } from '#contract/versions.ts'
import type { KindName, RequestOf, ResultOf } from '#kinds/index.ts'
import { compareMessages, versionMessages } from './messages.ts'
import { PassageOffer } from './passage-offer.tsx'

/** Loaded with its comparison of words when it is opened. */
const Compare = lazy(async () => ({ default: (await import('./compare.tsx')).Compare }))

interface VersionFrameProps {
  screen: string
  run: WrittenRun
  /** The text of the run. */
  children: ReactNode
}

/**
 * The text of a result, with a tab for each of its versions. The store holds which one is shown, so every tool of the card acts on that one.
 * A selected part of the text can be changed alone.
 */
export function VersionFrame({ screen, run, children }: VersionFrameProps) {
  const root = useRef<HTMLDivElement>(null)
  const { alternatives } = run
  const text = (
    <div ref={root} className="grid grid-cols-1 gap-3">
      {children}
      <PassageOffer screen={screen} run={run} root={root} />
      {isComparable(run) && (
        <Dialog>
          <DialogTrigger asChild>
            <Button variant="ghost" size="sm" className="-ms-3 justify-self-start">
              <Columns2 aria-hidden />
              {compareMessages.open}
            </Button>
          </DialogTrigger>
          <Suspense>
            <Compare screen={screen} run={run} />
          </Suspense>
        </Dialog>
      )}
    </div>
  )
  if (!alternatives) return text
  const shown = String(alternatives.shown)
  return (
    <Tabs value={shown} onValueChange={(value) => generations.showVersion(screen, run.key, Number(value))}>
      <TabsList aria-label={versionMessages.list}>
        {alternatives.all.map((_, at) => (
          <TabsTrigger key={String(at)} value={String(at)}>
            {versionMessages.version({ number: at + 1 })}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value={shown} tabIndex={0} className="pt-4">
        {text}
      </TabsContent>
    </Tabs>
  )
}

/** Whether there are several versions or drafts. */
const isComparable = ({ alternatives, past, later }: WrittenRun): boolean => alternatives !== undefined || past.length + later.length > 0

interface LiveVersionsProps {
  request: RequestOf<KindName>
  /** The result so far. */
  result: ResultOf<KindName>
}

/** Which version is being written, after the first one is ready. */
export function LiveVersions({ request, result }: LiveVersionsProps) {
  const all = 'versions' in request ? (request.versions ?? 1) : 1
  const t = versionMessages
  const { otherVersions } = result as { otherVersions?: readonly unknown[] }
  if (all === 1 || !otherVersions) return null
  const number = versionsIn(result).length
  return (
    <p role="status" className="text-soft text-sm">
      {t.ready(number - 1)} · {t.writing({ number, all })}
    </p>
  )
}
