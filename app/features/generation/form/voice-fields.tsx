import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { type LanguageCode, languageCodes, languages, type Tone, toneIds, tones } from '#contract/options.ts'

interface VoiceFieldsProps {
  /** `''`: none is chosen yet. */
  tone: Tone | ''
  toneError?: string | undefined
  language: LanguageCode
  languageError: string | undefined
  onChange: (changed: { tone?: Tone; language?: LanguageCode }) => void
}

const toneOptions = toneIds.map((value) => ({ value, label: tones[value] }))
const languageOptions = languageCodes.map((value) => ({ value, label: languages[value].name }))

/** Tone and language. */
export function VoiceFields({ tone, toneError, language, languageError, onChange }: VoiceFieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-4 min-[26rem]:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
      <Field label="Tone" error={toneError}>
        {(control) => (
          <Select
            {...control}
            required
            options={toneOptions}
            value={tone || undefined}
            placeholder="Choose a tone"
            onValueChange={(value) => onChange({ tone: value })}
          />
        )}
      </Field>
      <Field label="Language" error={languageError}>
        {(control) => (
          <Select {...control} options={languageOptions} value={language} onValueChange={(value) => onChange({ language: value })} />
        )}
      </Field>
    </div>
  )
}
