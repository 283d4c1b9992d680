import { Pause, Play } from 'lucide-react'
import { buttonLook } from '#app/ui/button.tsx'
import { articlePath, paths } from '#contract/paths.ts'
import type { Samples } from '#kinds/samples.ts'
import { TryOut } from './try-out.tsx'

/** Spec §2: the hero's turning word. */
const rotating = ['Tweets', 'Posts', 'Scripts', 'Descriptions', 'Hashtags']
const longest = rotating.reduce((one, other) => (other.length > one.length ? other : one))

export function Hero({ sample }: { sample: Samples['tryOut'] }) {
  return (
    <section className="mx-auto grid max-w-6xl items-start gap-12 px-4 py-12 sm:px-8 sm:py-20 lg:grid-cols-[1fr_1.05fr] lg:gap-14">
      <div className="lg:pt-12">
        <div className="relative w-fit text-4xl min-[26rem]:text-5xl lg:max-w-[7.4em] xl:text-6xl">
          <h1 className="leading-[1.08]">
            Turn one idea into <TurningWord />
          </h1>
          <RotationPause />
        </div>
        <p className="mt-6 max-w-xl text-lg text-soft">
          Type what you want to talk about. Get text that fits the platform it is for: within its limits, in the tone you asked for, ready
          to copy and post.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <a href={paths.signUp} className={buttonLook({ size: 'lg' })}>
            Sign up free
          </a>
          <a href={articlePath('a-demo-to-postwright')} className={buttonLook({ variant: 'secondary', size: 'lg' })}>
            Read the demo
          </a>
        </div>
        <p className="mt-4 text-soft text-sm">The free plan asks for no card.</p>
      </div>
      <TryOut sample={sample} />
    </section>
  )
}

/** The longest word, unseen, keeps the place for all of them: nothing moves when they turn. */
function TurningWord() {
  return (
    <span className="grid text-accent">
      <em data-rotate={JSON.stringify(rotating)} className="[grid-area:1/1]">
        {rotating[0]}
      </em>
      <em aria-hidden className="invisible [grid-area:1/1]">
        {longest}
      </em>
    </span>
  )
}

/** Stands at the end of the turning word's line, outside of the heading. */
function RotationPause() {
  return (
    <button
      type="button"
      data-rotate-pause
      data-needs-script
      aria-pressed="false"
      aria-label="Pause the changing word"
      className="absolute end-0 bottom-0 inline-flex size-9 items-center justify-center rounded-full text-soft touch:size-11 hover:bg-sunken hover:text-ink sm:bottom-1.5"
    >
      <Pause aria-hidden className="when-moving size-4" />
      <Play aria-hidden className="when-paused size-4" />
    </button>
  )
}
