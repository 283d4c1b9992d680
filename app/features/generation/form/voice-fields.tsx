import { useLanguages } from '#app/lib/generation/use-languages.ts'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { type LanguageCode, languageCodes, languages, type Tone, toneIds, tones } from '#contract/options.ts'

interface VoiceFieldsProps {
  tone: Tone
  language: LanguageCode
  languageError: string | undefined
  onChange: (changed: { tone?: Tone; language?: LanguageCode }) => void
}

const toneOptions = toneIds.map((value) => ({ value, label: tones[value] }))

/** Tone and language. A language that this server cannot write yet is listed, disabled, with the reason below. */
export function VoiceFields({ tone, language, languageError, onChange }: VoiceFieldsProps) {
  const accepted = useLanguages()
  const waiting = languageCodes.length - accepted.size
  return (
    <div className="grid grid-cols-1 gap-4 min-[26rem]:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
      <Field label="Tone">
        {(control) => <Select {...control} options={toneOptions} value={tone} onValueChange={(value) => onChange({ tone: value })} />}
      </Field>
      <Field label="Language" error={languageError}>
        {(control) => (
          <Select
            {...control}
            options={languageCodes.map((value) => ({ value, label: languages[value].name, disabled: !accepted.has(value) }))}
            value={language}
            onValueChange={(value) => onChange({ language: value })}
          />
        )}
      </Field>
      {waiting > 0 && (
        <p className="-mt-2 col-span-full text-soft text-xs">
          The built-in writer writes {[...accepted].map((code) => languages[code].name).join(', ')}. The other {waiting} languages open up
          when the operator connects a model.
        </p>
      )}
    </div>
  )
}
