import { jobsOf } from '#app/lib/generation/form.ts'
import { screenAt, useScreenKey } from '#app/lib/generation/screens.ts'
import { MessagePlace } from '#app/lib/say.tsx'
import { useVoiceChoice, withVoice } from '#app/lib/voices/voice-choice.ts'
import { VoiceSelect } from '#app/lib/voices/voice-select.tsx'
import { Desk } from './desk.tsx'
import { FormFields } from './form/form-fields.tsx'
import { useGeneratorForm } from './form/use-generator-form.ts'

/** The generator screen of a path, of any kind. */
export function GeneratorScreen({ path }: { path: string }) {
  const screen = useScreenKey(path)
  return (
    <MessagePlace key={screen}>
      <Generator screen={screen} path={path} />
    </MessagePlace>
  )
}

function Generator({ screen, path }: { screen: string; path: string }) {
  const generator = screenAt(path)
  const { fields, title, about, empty } = generator
  const voice = useVoiceChoice()
  const form = useGeneratorForm({ screen, fields, jobs: (values) => jobsOf(generator, withVoice(values, voice)) })
  return (
    <Desk
      generator={generator}
      form={form}
      title={title}
      about={about}
      fields={
        <>
          <FormFields fields={fields} form={form} />
          <VoiceSelect choice={voice} error={form.issueAt('voice')} />
        </>
      }
      examples={empty.examples}
    />
  )
}
