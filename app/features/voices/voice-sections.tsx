import { useState } from 'react'
import { BrandLook, HandleField } from '#app/lib/pictures/brand-fields.tsx'
import { LogoField } from '#app/lib/pictures/logo-field.tsx'
import { ChipInput, withTyped } from '#app/ui/chip-input.tsx'
import { CheckChips, Segmented } from '#app/ui/choices.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { SettingsSection } from '#app/ui/settings-section.tsx'
import { languageCodes, languages, postPlatforms } from '#contract/options.ts'
import { defaultBrand } from '#contract/pictures.ts'
import { addressFormIds, addressForms, spellingIds, spellings } from '#contract/style.ts'
import { tradeNames } from '#contract/voice-messages.ts'
import { ruleName } from '#contract/voice-rule-messages.ts'
import type { VoiceRule } from '#contract/voice-rules.ts'
import { habitIds, speakerIds, speakerOf, tradeIds, type VoiceFields, voiceLimits } from '#contract/voices.ts'
import { platforms } from '#platforms/index.ts'
import { voiceFormMessages } from './messages.ts'
import type { VoiceForm } from './use-voice-form.ts'

type TextName = 'name' | 'offer' | 'audience' | 'place' | 'link' | 'callToAction'

interface TextFieldProps {
  form: VoiceForm
  name: TextName
  label: string
  example: string
  inputMode?: 'url'
}

function TextField({ form: { field }, name, label, example, inputMode }: TextFieldProps) {
  return (
    <Field label={label} {...field(name)}>
      {(control) => (
        <Input
          {...control}
          {...(inputMode && { inputMode, autoCapitalize: 'none', spellCheck: false })}
          dir="auto"
          autoComplete="off"
          required={name === 'name'}
          maxLength={voiceLimits[name]}
          placeholder={example}
        />
      )}
    </Field>
  )
}

/** Two columns where there is room. */
const columns = 'grid grid-cols-1 items-start gap-x-5 gap-y-5 sm:grid-cols-2'

/** Who writes: the name is the only field that is required. */
export function WhoSection({ form }: { form: VoiceForm }) {
  const { fields, change, errorOf } = form
  const t = voiceFormMessages
  const trades = tradeNames
  return (
    <SettingsSection title={t.who} text={t.whoText}>
      <div className="grid gap-5">
        <div className={columns}>
          <TextField form={form} name="name" label={t.name} example={t.nameExample} />
          <Segmented
            legend={t.speaker}
            choices={speakerIds.map((value) => ({ value, label: t[value] }))}
            value={fields.speaker}
            onValueChange={(speaker) => change({ speaker })}
          />
          <Field label={t.trade} error={errorOf('trade')}>
            {(control) => (
              <Select
                {...control}
                options={tradeIds.map((value) => ({ value, label: trades[value] }))}
                value={fields.trade}
                // Who speaks follows the trade until it was chosen otherwise.
                onValueChange={(trade) =>
                  change({ trade, ...(fields.speaker === speakerOf[fields.trade] && { speaker: speakerOf[trade] }) })
                }
              />
            )}
          </Field>
          <TextField form={form} name="offer" label={t.offer} example={t.offerExample} />
          <TextField form={form} name="audience" label={t.audience} example={t.audienceExample} />
          <TextField form={form} name="place" label={t.place} example={t.placeExample} />
          <TextField form={form} name="link" label={t.link} example={t.linkExample} inputMode="url" />
          <TextField form={form} name="callToAction" label={t.callToAction} example={t.callToActionExample} />
        </div>
      </div>
    </SettingsSection>
  )
}

/** A list of words as chips. */
function WordsField({ form, name, label }: { form: VoiceForm; name: 'useWords' | 'avoidWords'; label: string }) {
  const [typed, setTyped] = useState('')
  const { fields, change, errorOf } = form
  const t = voiceFormMessages
  const full = withTyped(fields[name], typed).length > voiceLimits.words
  const error = full ? t.tooMany({ most: voiceLimits.words }) : errorOf(name)
  return (
    <Field label={label} hint={t.wordsHint} error={error}>
      {(control) => (
        <ChipInput
          {...control}
          name={name}
          values={fields[name]}
          typed={typed}
          onChange={(changed) => {
            if (changed.typed !== undefined) setTyped(changed.typed)
            if (changed.values)
              change({ [name]: changed.values.map((word) => word.slice(0, voiceLimits.word)).slice(0, voiceLimits.words) })
          }}
          listLabel={t.words({ label })}
          removeLabel={(word) => t.removeWord({ word })}
        />
      )}
    </Field>
  )
}

/** Stands for `null`: as chosen for the account. */
const asAccount = 'account'

/** A style that the account has, too. */
function StyleField<Value extends string>({
  label,
  ids,
  labels,
  value,
  onChange,
}: {
  label: string
  ids: readonly Value[]
  labels: Readonly<Record<Value, string>>
  value: Value | null
  onChange: (value: Value | null) => void
}) {
  const options = [{ value: asAccount, label: voiceFormMessages.asAccount }, ...ids.map((id) => ({ value: id, label: labels[id] }))]
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          options={options}
          value={value ?? asAccount}
          onValueChange={(chosen) => onChange(ids.find((id) => id === chosen) ?? null)}
        />
      )}
    </Field>
  )
}

/** How many emoji or hashtags: a kept rule that leaves them out decides, and is named. */
function HabitField({
  form: { fields, change },
  name,
  rules,
}: {
  form: VoiceForm
  name: 'emoji' | 'hashtags'
  rules: readonly VoiceRule[]
}) {
  const t = voiceFormMessages
  const rule = rules.find(({ kind }) => kind === `no-${name}`)
  return (
    <div className="grid gap-1.5">
      <Segmented
        legend={t[name]}
        choices={habitIds.map((value) => ({ value, label: t[value], disabled: rule !== undefined && value !== 'none' }))}
        value={rule ? 'none' : fields[name]}
        onValueChange={(habit) => !rule && change({ [name]: habit })}
      />
      {rule && <p className="text-soft text-sm">{t.ruleDecides({ rule: ruleName(rule) })}</p>}
    </div>
  )
}

/** Words, spelling, emoji and hashtags. */
export function SoundSection({ form, rules }: { form: VoiceForm; rules: readonly VoiceRule[] }) {
  const { fields, change } = form
  const t = voiceFormMessages
  return (
    <SettingsSection title={t.sound} text={t.soundText}>
      <div className={columns}>
        <WordsField form={form} name="useWords" label={t.useWords} />
        <WordsField form={form} name="avoidWords" label={t.avoidWords} />
        <HabitField form={form} name="emoji" rules={rules} />
        <HabitField form={form} name="hashtags" rules={rules} />
        <StyleField
          label={t.spelling}
          ids={spellingIds}
          labels={spellings}
          value={fields.spelling}
          onChange={(spelling) => change({ spelling })}
        />
        <StyleField
          label={t.address}
          ids={addressFormIds}
          labels={addressForms}
          value={fields.address}
          onChange={(address) => change({ address })}
        />
      </div>
    </SettingsSection>
  )
}

const platformChoices = postPlatforms.map((value) => ({ value, label: platforms[value].label, further: platforms[value].further }))
const languageOptions = languageCodes.map((value) => ({ value, label: languages[value].name }))

/** What the dashboard starts with. */
export function WhereSection({ form: { fields, change } }: { form: VoiceForm }) {
  const t = voiceFormMessages
  const choose = (chosen: VoiceFields['platforms']) => {
    // The first that was ticked stays the most important.
    const kept = fields.platforms.filter((id) => chosen.includes(id))
    change({ platforms: [...kept, ...chosen.filter((id) => !kept.includes(id))] })
  }
  return (
    <SettingsSection title={t.where} text={t.whereText}>
      <div className="grid gap-5">
        <Field label={t.language} className="sm:max-w-60">
          {(control) => (
            <Select {...control} options={languageOptions} value={fields.language} onValueChange={(language) => change({ language })} />
          )}
        </Field>
        <CheckChips legend={t.platforms} choices={platformChoices} values={fields.platforms} onValuesChange={choose} />
      </div>
    </SettingsSection>
  )
}

/** Colors, typefaces, handle and logo of its pictures. */
export function LookSection({ form: { fields, change } }: { form: VoiceForm }) {
  const t = voiceFormMessages
  const brand = fields.brand ?? defaultBrand
  return (
    <SettingsSection title={t.look} text={t.lookText}>
      <div className="grid gap-5">
        <BrandLook brand={brand} onChange={(brand) => change({ brand })} />
        <div className={columns}>
          <HandleField brand={brand} onChange={(brand) => change({ brand })} />
        </div>
        <LogoField brand={brand} onChange={(brand) => change({ brand })} />
      </div>
    </SettingsSection>
  )
}
