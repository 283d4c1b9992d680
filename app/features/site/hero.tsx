import { Check, Pause, Play } from 'lucide-react'
import type { TryOutPreset, UseCaseSample } from '#api/use-cases.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { languageCodes } from '#contract/options.ts'
import type { Samples } from '#kinds/samples.ts'
import { BySession, StartLink } from './by-session.tsx'
import { sessionMessages } from './frame-messages.ts'
import { heroMessages } from './home-messages.ts'
import { howItWorks } from './product.tsx'
import { homeStarts, TryOutForm } from './try-out.tsx'
import { TryOutResult } from './try-out-result.tsx'

/** Headline and form at the left, and beside them what they become; on a phone one after the other, with the account at the end. */
export function Hero({ sample }: { sample: Samples['tryOut'] }) {
  const t = heroMessages
  const { topic, details = '', platform, language } = sample.request
  const preset: TryOutPreset = { kind: 'post', platform, language, starts: homeStarts() }
  const shown: UseCaseSample = { start: { topic, details }, text: sample.result.post.caption, used: sample.used, post: sample }
  return (
    <section
      data-try-place
      aria-labelledby="try-out-title"
      className="mx-auto grid max-w-6xl grid-cols-1 gap-x-10 gap-y-4 px-4 py-4 sm:gap-y-6 sm:px-8 sm:py-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.08fr)]"
    >
      <div className="grid content-start gap-4 sm:gap-5">
        <div>
          <p className="mb-2 font-medium text-accent text-sm max-sm:hidden">{t.audience}</p>
          <div className="relative text-3xl min-[22rem]:text-4xl sm:text-5xl">
            <h1 className="leading-[1.08]">
              {t.headline} <RotatingWord />
            </h1>
            <RotationPause />
          </div>
          <p className="mt-2 max-w-xl text-soft max-sm:text-sm sm:mt-3">{t.lead({ languages: languageCodes.length })}</p>
        </div>
        <TryOutForm preset={preset} className="rounded-lg border shadow-raised" />
      </div>
      <TryOutResult preset={preset} sample={shown} className="rounded-lg border bg-surface p-4 sm:p-6" />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 text-sm lg:col-span-2">
        <StartLink className={buttonLook({ size: 'lg' })}>{sessionMessages.signUpFree}</StartLink>
        <a href={`#${howItWorks}`} className={buttonLook({ variant: 'secondary', size: 'lg' })}>
          {t.demo}
        </a>
        <span className="text-soft">
          <BySession>{t.noCard}</BySession>
        </span>
        <ul className="flex flex-wrap gap-x-5 gap-y-1.5 lg:ms-auto">
          {[t.factsKept, t.limitsHeld].map((reason) => (
            <li key={reason} className="flex items-center gap-1.5">
              <Check aria-hidden className="size-4 text-good" />
              {reason}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Spec §2: the words in their order. */
const rotating = () => {
  const { tweets, posts, scripts, descriptions, hashtags } = heroMessages
  return [tweets, posts, scripts, descriptions, hashtags]
}

/** On a line of its own, so that nothing else moves when the word changes. */
function RotatingWord() {
  const words = rotating()
  return (
    <span className="block text-accent">
      <em data-rotate={JSON.stringify(words)} className="inline-block">
        {words[0]}
      </em>
    </span>
  )
}

/** Outside the heading; `app/site.ts` moves it beside the word, shows it, and switches between its two states. */
function RotationPause() {
  const t = heroMessages
  const states = [
    { when: 'when-moving', Icon: Pause, word: t.pause },
    { when: 'when-paused', Icon: Play, word: t.play },
  ]
  return (
    <button
      type="button"
      data-rotate-pause
      data-needs-script
      className="invisible absolute start-1 bottom-0 inline-flex h-9 items-center rounded-full px-2 font-sans text-soft text-xs touch:h-11 hover:bg-sunken hover:text-ink sm:bottom-1.5"
    >
      {states.map(({ when, Icon, word }) => (
        <span key={when} className={cn(when, 'inline-flex items-center gap-1')}>
          <Icon aria-hidden className="size-3.5" />
          {word}
          <span className="sr-only">{t.changingWord}</span>
        </span>
      ))}
    </button>
  )
}
