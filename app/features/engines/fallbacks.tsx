import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { EngineChoice, EngineSettings } from '#api/engines.ts'
import { Button } from '#app/ui/button.tsx'
import { engineSettingsMessages } from '#contract/engine-settings-messages.ts'
import { type Connection, useConnect, useSave } from './calls.ts'
import { TestResult, TestRunning } from './engine-test.tsx'
import { engineId, engineName, isSameEngine } from './names.ts'
import { OtherEngine } from './other-engine.tsx'
import { CallError, FixedNote, Unfold } from './parts.tsx'

const words = engineSettingsMessages
const most = 5

/** The models that are asked when the previous one fails, in order. */
export function Fallbacks({ settings }: { settings: EngineSettings }) {
  const save = useSave()
  const [announced, setAnnounced] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const shown = (save.isPending && save.variables.fallbacks) || settings.fallbacks
  const isFixed = settings.fixed.engine

  const change = (fallbacks: EngineChoice[]) => save.mutate({ fallbacks })
  const move = (at: number, by: -1 | 1) => {
    const to = at + by
    const [engine, other] = [shown[at], shown[to]]
    if (save.isPending || !engine || !other) return
    change(shown.map((one, place) => (place === at ? other : place === to ? engine : one)))
    setAnnounced(words.moved({ model: engine.model, place: to + 1, of: shown.length }))
    // The browser takes the focus from an element that changes its place.
    const id = engineId(engine)
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll<HTMLButtonElement>(`[data-engine="${CSS.escape(id)}"] button`) ?? []
      buttons[by === -1 ? 0 : 1]?.focus()
    })
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {isFixed && <FixedNote variables={['AI_FALLBACK_MODELS']} />}
      {shown.length === 0 ? (
        <p className="text-soft text-sm">{words.fallbacksEmpty}</p>
      ) : (
        <ol ref={list} aria-label={words.fallbacksTitle} className="divide-y rounded-md border">
          {shown.map((engine, at) => (
            <li key={engineId(engine)} data-engine={engineId(engine)} className="flex items-center gap-2 py-1.5 ps-3 pe-1.5 text-sm">
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                <span className="text-soft tabular-nums">{at + 1}.</span> {engineName(engine)}
              </span>
              {!isFixed && (
                <span className="flex">
                  <IconButton label={words.moveUp({ model: engine.model })} disabled={at === 0} onClick={() => move(at, -1)}>
                    <ArrowUp aria-hidden />
                  </IconButton>
                  <IconButton
                    label={words.moveDown({ model: engine.model })}
                    disabled={at === shown.length - 1}
                    onClick={() => move(at, 1)}
                  >
                    <ArrowDown aria-hidden />
                  </IconButton>
                  <IconButton
                    label={words.removeFallback({ model: engine.model })}
                    disabled={save.isPending}
                    onClick={() => change(shown.filter((one) => one !== engine))}
                  >
                    <X aria-hidden />
                  </IconButton>
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      <p role="status" className="sr-only">
        {announced}
      </p>
      <CallError error={save.error} fallback={words.saveFailed} />
      {!isFixed &&
        (shown.length < most ? (
          <Unfold label={words.addFallback}>{(close) => <AddFallback settings={settings} onDone={close} />}</Unfold>
        ) : (
          <p className="text-soft text-sm">{words.fallbacksFull}</p>
        ))}
    </div>
  )
}

interface IconButtonProps {
  label: string
  disabled: boolean
  onClick: () => void
  children: ReactNode
}

function IconButton({ label, disabled, onClick, children }: IconButtonProps) {
  return (
    <Button variant="ghost" size="icon" aria-label={label} aria-disabled={disabled} onClick={() => !disabled && onClick()}>
      {children}
    </Button>
  )
}

function AddFallback({ settings, onDone }: { settings: EngineSettings; onDone: () => void }) {
  const connect = useConnect()
  const add = (connection: Connection) => {
    const others = settings.fallbacks.filter((one) => !isSameEngine(one, connection.engine))
    connect.mutate(
      { connection, change: { fallbacks: [...others, connection.engine] } },
      { onSuccess: (tested) => !(tested && 'problem' in tested) && onDone() },
    )
  }
  return (
    <section aria-label={words.addFallback} className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-md border p-4">
      <OtherEngine settings={settings} label={words.testAndAdd} busyLabel={words.testing} busy={connect.isPending} onConnect={add} />
      {connect.isPending && <TestRunning model={connect.variables.connection.engine.model} waiting={connect.waiting} />}
      {connect.data && 'problem' in connect.data && <TestResult tested={connect.data} />}
      <CallError error={connect.error} />
    </section>
  )
}
