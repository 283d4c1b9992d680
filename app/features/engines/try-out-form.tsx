import type { EngineChoice, EngineSettings } from '#api/engines.ts'
import { Form, useForm } from '#app/lib/form.tsx'
import { useSay } from '#app/lib/say.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
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
  const save = useSave()
  const say = useSay()
  const form = useForm({
    initial: { chosen: try_out.engine ? engineId(try_out.engine) : builtIn, perDay: String(try_out.per_day) },
    check({ perDay }) {
      const count = Number(perDay)
      return { perDay: Number.isInteger(count) && count >= 1 && count <= most ? undefined : words.perDay }
    },
    async send({ chosen, perDay }) {
      const engine = engines.find((one) => engineId(one) === chosen) ?? null
      await save.mutateAsync({ try_out: { engine, per_day: Number(perDay) } })
      say({ tone: 'good', text: words.saved })
    },
  })
  const chosen = form.choice('chosen')
  return (
    <Form form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <Field label={words.tryOutBy} hint={engines.length > 0 ? undefined : words.tryOutPick}>
          {(control) => (
            <Select
              {...control}
              options={[
                { value: builtIn, label: words.builtIn },
                ...engines.map((one) => ({ value: engineId(one), label: engineName(one) })),
              ]}
              {...chosen}
            />
          )}
        </Field>
        {chosen.value !== builtIn && (
          <Field label={words.tryOutPerDay} {...form.field('perDay')}>
            {(control) => <Input {...control} inputMode="numeric" />}
          </Field>
        )}
      </div>
      <CallError error={form.failure} fallback={words.saveFailed} />
      <SubmitButton variant="secondary" className="justify-self-start" busy={form.busy} label={words.save} busyLabel={words.saving} />
    </Form>
  )
}
