import { type FormEvent, useState } from 'react'
import type { EngineChoice, EngineSettings } from '#api/engines.ts'
import { useSay } from '#app/lib/say.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { engineSettingsMessages } from '#contract/engine-settings-messages.ts'
import { useSave } from './calls.ts'
import { engineId, engineName, isSameEngine } from './names.ts'
import { CallError } from './parts.tsx'

const words = engineSettingsMessages
const builtIn = 'builtin'
const most = 10_000

/** The engines that are set up, each once. */
const knownEngines = ({ engine, fallbacks, try_out }: EngineSettings): EngineChoice[] =>
  [engine, ...fallbacks, try_out.engine]
    .filter((one) => one !== null)
    .filter((one, at, all) => all.findIndex((other) => isSameEngine(one, other)) === at)

/** What writes for visitors, and how many texts a day. */
export function TryOutForm({ settings }: { settings: EngineSettings }) {
  const { try_out } = settings
  const engines = knownEngines(settings)
  const [chosen, setChosen] = useState(try_out.engine ? engineId(try_out.engine) : builtIn)
  const [perDay, setPerDay] = useState(String(try_out.per_day))
  const [error, setError] = useState<string>()
  const save = useSave()
  const say = useSay()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    const per_day = Number(perDay)
    const isValid = Number.isInteger(per_day) && per_day >= 1 && per_day <= most
    setError(isValid ? undefined : words.perDay)
    const engine = engines.find((one) => engineId(one) === chosen) ?? null
    if (isValid) save.mutate({ try_out: { engine, per_day } }, { onSuccess: () => say({ tone: 'good', text: words.saved }) })
  }
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <Field label={words.tryOutBy} hint={engines.length > 0 ? undefined : words.tryOutPick}>
          {(control) => (
            <Select
              {...control}
              options={[
                { value: builtIn, label: words.builtIn },
                ...engines.map((one) => ({ value: engineId(one), label: engineName(one) })),
              ]}
              value={chosen}
              onValueChange={setChosen}
            />
          )}
        </Field>
        {chosen !== builtIn && (
          <Field label={words.tryOutPerDay} error={error}>
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                value={perDay}
                onChange={({ target }) => {
                  setPerDay(target.value)
                  setError(undefined)
                }}
              />
            )}
          </Field>
        )}
      </div>
      <CallError error={save.error} fallback={words.saveFailed} />
      <Button type="submit" variant="secondary" className="justify-self-start" aria-disabled={save.isPending}>
        {save.isPending ? words.saving : words.save}
      </Button>
    </form>
  )
}
