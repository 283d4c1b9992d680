import { ArrowRight, Square } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { commandKey } from '#app/lib/device.ts'
import { UsesLeft, useQuotaMessage } from '#app/lib/generation/uses-left.tsx'
import { MessageLine } from '#app/lib/say.tsx'
import { InlineVoiceSelect } from '#app/lib/voices/voice-select.tsx'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/select.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { languageCodes, languages } from '#contract/options.ts'
import { composerMessages } from './messages.ts'
import type { ComposerState } from './use-composer.ts'

const languageOptions = languageCodes.map((value) => ({ value, label: languages[value].name }))

/** The end of the composer: language, voice, cost and the button. What a press came to, or why the plan refuses it, is a line above them. */
export function ComposerBar({ composer }: { composer: ComposerState }) {
  const { language, change, busy, feature, locked, target } = composer
  const quota = useQuotaMessage(feature)
  const message = useId()
  const t = composerMessages.get()
  return (
    <div className="grid gap-3">
      <MessageLine id={message} standing={quota} className="rounded-md has-[a]:bg-warn-wash has-[a]:px-4 has-[a]:py-3" />
      {locked && (
        <Link
          to={target.path}
          className="inline-flex min-h-6 items-center gap-1 justify-self-start font-medium text-accent text-sm touch:min-h-11"
        >
          {t.example}
          <ArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />
        </Link>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Select
          aria-label={t.language}
          options={languageOptions}
          value={language}
          onValueChange={(value) => change({ language: value })}
          className="sm:w-36"
        />
        <InlineVoiceSelect choice={composer.voiceChoice} className="sm:w-56" />
        <Button variant="ghost" onClick={composer.openGenerator}>
          {t.moreOptions}
        </Button>
        <p className="text-soft text-xs">
          <UsesLeft feature={feature} uses={1} drawsOn={target.drawsOn} />
        </p>
        <div className="flex items-center gap-2 max-sm:w-full sm:ms-auto">
          <span aria-hidden className="text-soft text-xs max-sm:hidden touch:hidden">
            {t.keys({ key: commandKey() })}
          </span>
          {busy && (
            <Button variant="secondary" size="lg" onClick={composer.stop}>
              <Square aria-hidden className="fill-current" />
              {t.stop}
            </Button>
          )}
          <Button
            type="submit"
            size="lg"
            aria-disabled={busy || quota?.refuses === true}
            aria-describedby={message}
            className="min-w-32 max-sm:flex-1"
          >
            {busy && <Spinner />}
            {busy ? t.writing : t.write}
          </Button>
        </div>
      </div>
    </div>
  )
}
