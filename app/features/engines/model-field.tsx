import { List } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { engineSettingsMessages, keyMessages } from '#contract/engine-settings-messages.ts'
import { modelNameMax, type ProviderName } from '#contract/model-providers.ts'
import { useModels } from './calls.ts'
import { CallError, Problem } from './parts.tsx'

const words = keyMessages

interface ModelFieldProps {
  provider: ProviderName
  /** What was typed for the provider; empty: what is stored. */
  keyTyped: string
  addressTyped: string
  model: string
  onModel: (model: string) => void
  error: string | undefined
}

/** The name of a model: typed, or picked from the provider's own list. */
export function ModelField({ provider, keyTyped, addressTyped, model, onModel, error }: ModelFieldProps) {
  const list = useModels()
  const load = () => list.mutate({ provider, ...(keyTyped && { key: keyTyped }), ...(addressTyped && { base_url: addressTyped }) })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Field label={engineSettingsMessages.model} error={error}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <Input
              {...control}
              className="min-w-48 flex-1 font-mono"
              value={model}
              maxLength={modelNameMax}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              autoComplete="off"
              dir="ltr"
              onChange={({ target }) => onModel(target.value)}
            />
            <Button variant="secondary" aria-disabled={list.isPending} onClick={() => !list.isPending && load()}>
              {list.isPending ? <Spinner /> : <List aria-hidden />}
              {list.isPending ? words.listing : words.list}
            </Button>
          </div>
        )}
      </Field>
      <CallError error={list.error} fallback={words.listFailed} />
      {list.data &&
        ('problem' in list.data ? (
          <Problem problem={list.data.problem} />
        ) : (
          <ModelList models={list.data.models} model={model} onModel={onModel} />
        ))}
    </div>
  )
}

interface ModelListProps {
  models: readonly { id: string; label: string }[]
  model: string
  onModel: (model: string) => void
}

/** The models whose name contains what was typed; all of them once one is picked. */
function ModelList({ models, model, onModel }: ModelListProps) {
  const name = useId()
  if (models.length === 0) return <p className="text-soft text-sm">{words.listEmpty}</p>
  const typed = model.trim().toLowerCase()
  const isPicked = models.some(({ id }) => id === model)
  const shown = isPicked ? models : models.filter(({ id, label }) => `${id} ${label}`.toLowerCase().includes(typed))
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-soft text-sm">
        {shown.length === models.length ? words.models(models.length) : words.modelsOf({ shown: shown.length, all: models.length })}
      </legend>
      {shown.length === 0 ? (
        <p className="text-soft text-sm">{words.noMatch}</p>
      ) : (
        <div className="grid max-h-64 gap-0.5 overflow-y-auto rounded-md border p-1">
          {shown.map(({ id, label }) => (
            <label
              key={id}
              className="relative flex min-h-8 cursor-pointer items-start gap-2.5 rounded px-2 py-1.5 text-sm touch:min-h-11 hover:bg-sunken has-checked:bg-accent-wash"
            >
              <input
                type="radio"
                name={name}
                value={id}
                checked={id === model}
                className="mt-0.5 size-4 shrink-0 accent-accent"
                onChange={() => onModel(id)}
              />
              <span className="grid min-w-0 [overflow-wrap:anywhere]">
                <span>{label}</span>
                {label !== id && <span className="font-mono text-soft text-xs">{id}</span>}
              </span>
            </label>
          ))}
        </div>
      )}
    </fieldset>
  )
}
