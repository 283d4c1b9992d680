import { RotateCw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { EngineSettings, FoundServer } from '#api/engines.ts'
import { Button } from '#app/ui/button.tsx'
import { CardText } from '#app/ui/card.tsx'
import { RadioCards } from '#app/ui/choices.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { engineSettingsMessages, foundMessages } from '#contract/engine-settings-messages.ts'
import { type Connection, useFound } from './calls.ts'
import { ConnectForm } from './connect-form.tsx'
import { ReadFailed } from './parts.tsx'

const words = foundMessages
const shared = engineSettingsMessages

export interface ConnectCardProps {
  settings: EngineSettings
  busy: boolean
  onConnect: (connection: Connection) => void
}

/** Model servers on this computer, with their models; or one at another address. */
export function FoundCard(props: ConnectCardProps) {
  const { data, error, isFetching, refetch } = useFound()
  const again = () => void refetch()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {!data && isFetching && (
        <p role="status" className="flex items-center gap-2.5 text-soft text-sm">
          <Spinner />
          {words.looking}
        </p>
      )}
      {!data && !isFetching && <ReadFailed error={error} message={words.failed} retry={again} />}
      {data && data.servers.length === 0 && <NoneFound inContainer={data.in_container} />}
      {data && (
        <Servers {...props} servers={data.servers}>
          <Button variant="secondary" aria-disabled={isFetching} onClick={() => !isFetching && again()}>
            {isFetching ? <Spinner /> : <RotateCw aria-hidden />}
            {words.lookAgain}
          </Button>
        </Servers>
      )}
      <details className="border-t pt-4">
        <summary className="w-fit rounded-sm font-medium text-sm">{words.otherAddress}</summary>
        <div className="pt-4">
          <ConnectForm
            {...props}
            providers={['ollama', 'compatible']}
            providerLabel={words.server}
            label={words.testAndUse}
            busyLabel={shared.testing}
          />
        </div>
      </details>
    </div>
  )
}

function NoneFound({ inContainer }: { inContainer: boolean }) {
  return (
    <div className="grid gap-2 rounded-md border border-dashed p-4 text-sm">
      <p className="font-medium">{words.empty}</p>
      <p className="text-soft">{words.start}</p>
      <code className="w-fit rounded bg-sunken px-2 py-1 font-mono">{words.command}</code>
      {inContainer && <p>{words.container}</p>}
    </div>
  )
}

interface Picked {
  readonly server: FoundServer
  readonly model: string
}

interface ServersProps extends ConnectCardProps {
  servers: readonly FoundServer[]
  /** A button after the first. */
  children: ReactNode
}

function Servers({ servers, settings, busy, onConnect, children }: ServersProps) {
  const [picked, setPicked] = useState<Picked>()
  const [missing, setMissing] = useState(false)
  const use = () => {
    if (busy) return
    setMissing(!picked)
    if (!picked) return
    const { provider, base_url } = picked.server
    const access = settings.providers.find((one) => one.provider === provider)
    const isStored = (access?.base_url ?? access?.default_base_url) === base_url
    onConnect({ engine: { provider, model: picked.model }, ...(!isStored && { base_url }) })
  }
  const canUse = servers.some(({ models }) => models.length > 0)
  return (
    <>
      {servers.map((server) => (
        <div key={server.base_url} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {server.models.length === 0 ? (
            <>
              <p className="font-medium text-sm">{server.label}</p>
              <CardText>{words.noModels}</CardText>
            </>
          ) : (
            <RadioCards
              legend={server.label}
              className="grid-cols-1 sm:grid-cols-2"
              choices={server.models.map(({ id, label }) => ({
                value: id,
                label: <span className="[overflow-wrap:anywhere]">{label}</span>,
                description: label === id ? null : id,
              }))}
              value={picked?.server.base_url === server.base_url ? picked.model : undefined}
              onValueChange={(model) => {
                setPicked({ server, model })
                setMissing(false)
              }}
            />
          )}
          <p className="text-soft text-xs [overflow-wrap:anywhere]">{server.base_url}</p>
        </div>
      ))}
      {missing && (
        <p role="alert" className="text-bad text-sm">
          {words.pick}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {canUse && (
          <Button aria-disabled={busy} onClick={use}>
            {busy && <Spinner />}
            {busy ? shared.testing : shared.testAndUse}
          </Button>
        )}
        {children}
      </div>
    </>
  )
}
