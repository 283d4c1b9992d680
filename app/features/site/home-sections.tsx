import { Clapperboard, Hash, Heading, Lightbulb, Pause, PenLine, Play, TextAlignStart } from 'lucide-react'
import { buttonLook } from '#app/ui/button.tsx'
import { paths, site } from '#contract/paths.ts'
import { PostSample } from './post-sample.tsx'

/** Spec §2: the hero's turning word. */
const rotating = ['Tweets', 'Posts', 'Scripts', 'Descriptions', 'Hashtags']

export function Hero() {
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-12 px-4 py-16 sm:px-8 sm:py-24 lg:grid-cols-[1.15fr_1fr]">
      <div>
        <h1 className="text-5xl leading-[1.05] sm:text-6xl">
          Turn one idea into
          <span className="mt-1 flex items-center gap-3 text-accent">
            <em data-rotate={JSON.stringify(rotating)}>{rotating[0]}</em>
            <RotationPause />
          </span>
        </h1>
        <p className="mt-6 max-w-xl text-lg text-soft">
          Type what you want to talk about. Get text that fits the platform it is for: within its limits, in the tone you asked for, ready
          to copy and post.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <a href={paths.signUp} className={buttonLook({ size: 'lg' })}>
            Sign up free
          </a>
          <a href={site.pricing} className={buttonLook({ variant: 'secondary', size: 'lg' })}>
            See the plans
          </a>
        </div>
      </div>
      <PostSample />
    </section>
  )
}

function RotationPause() {
  return (
    <button
      type="button"
      data-rotate-pause
      data-needs-script
      aria-pressed="false"
      aria-label="Pause the changing word"
      className="inline-flex size-8 items-center justify-center rounded-full text-soft touch:size-11 hover:bg-sunken hover:text-ink"
    >
      <Pause aria-hidden className="when-moving size-4" />
      <Play aria-hidden className="when-paused size-4" />
    </button>
  )
}

const offers = [
  {
    icon: PenLine,
    title: 'Posts for seven platforms',
    text: 'X, LinkedIn, Instagram, YouTube Community, TikTok, Facebook and Reddit, each counted in its own unit.',
  },
  { icon: Heading, title: 'Titles', text: 'Five at a time, none over the limit of the platform you choose.' },
  { icon: TextAlignStart, title: 'Descriptions', text: 'A first line that holds before the fold, then the rest, then hashtags.' },
  { icon: Hash, title: 'Hashtags', text: 'Sets that run from specific to broad, drawn from your topic and not from invented brands.' },
  { icon: Lightbulb, title: 'Idea Studio', text: 'Up to ten things to make next, with the platforms each one suits.' },
  { icon: Clapperboard, title: 'Scripts', text: 'Timed sections from hook to call to action, as long as the minutes you ask for.' },
]

export function FeatureCards() {
  return (
    <section id="features" className="border-y bg-surface">
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-8">
        <h2 className="max-w-xl text-3xl sm:text-4xl">Six things to write, one place to start</h2>
        <ul className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {offers.map(({ icon: Icon, title, text }) => (
            <li key={title} className="border-t pt-5">
              <Icon aria-hidden className="mb-3 size-6 text-accent" strokeWidth={1.5} />
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1.5 text-soft text-sm">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const steps = [
  { title: 'Choose what to write', text: 'A post for one platform, titles, a description, hashtags, ideas or a script.' },
  { title: 'Say what it is about', text: 'One line is enough. Set the tone, the length and who it is for.' },
  { title: 'Generate, edit, post', text: 'Watch it being written, change a word, copy it or keep it in your library.' },
]

export function HowItWorks() {
  return (
    <section className="mx-auto max-w-6xl px-4 py-16 sm:px-8">
      <h2 className="text-3xl sm:text-4xl">How it works</h2>
      <ol className="mt-10 grid gap-8 md:grid-cols-3">
        {steps.map(({ title, text }, at) => (
          <li key={title} className="flex gap-4">
            <span aria-hidden className="font-serif text-4xl text-accent leading-none">
              {at + 1}
            </span>
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1.5 text-soft text-sm">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

export function CallToAction() {
  return (
    <section className="mx-auto max-w-6xl px-4 pb-20 sm:px-8">
      <div className="flex flex-wrap items-center justify-between gap-6 rounded-lg border bg-accent-wash px-6 py-8 sm:px-10">
        <div>
          <h2 className="text-2xl sm:text-3xl">Start with the free plan</h2>
          <p className="mt-2 text-soft">Titles, descriptions, hashtags and ideas, twice a month each. No card asked for.</p>
        </div>
        <a href={paths.signUp} className={buttonLook({ size: 'lg' })}>
          Sign up
        </a>
      </div>
    </section>
  )
}
