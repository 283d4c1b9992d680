import { Clapperboard, Hash, Heading, Lightbulb, Pause, PenLine, Play, TextAlignStart } from 'lucide-react'
import { buttonLook } from '#app/ui/button.tsx'
import { ideaCount, postPlatformCount, titlesPerRequest } from '#contract/options.ts'
import { articlePath, paths, site } from '#contract/paths.ts'
import type { Samples } from '#kinds/samples.ts'
import { platforms } from '#platforms/index.ts'
import { TryOut } from './try-out.tsx'

const list = new Intl.ListFormat('en-GB')

/** Spec §2: the words that rotate in the hero. */
const rotating = ['Tweets', 'Posts', 'Scripts', 'Descriptions', 'Hashtags']
const longest = rotating.reduce((one, other) => (other.length > one.length ? other : one))

export function Hero({ sample }: { sample: Samples['tryOut'] }) {
  return (
    <section className="mx-auto grid max-w-6xl items-start gap-12 px-4 py-12 sm:px-8 sm:py-20 lg:grid-cols-[1fr_1.05fr] lg:gap-14">
      <div className="lg:pt-12">
        <div className="relative w-fit text-4xl min-[26rem]:text-5xl lg:max-w-[7.4em] xl:text-6xl">
          <h1 className="leading-[1.08]">
            Turn one idea into <RotatingWord />
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
        <p className="mt-4 text-soft text-sm">The free plan needs no card.</p>
      </div>
      <TryOut sample={sample} />
    </section>
  )
}

/** The longest word, invisible, reserves the space, so that the layout does not shift when the word changes. */
function RotatingWord() {
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

/** The pause button at the end of the rotating word's line, outside the heading. */
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

const offers = [
  {
    icon: PenLine,
    title: `Posts for ${postPlatformCount} platforms`,
    text: `${list.format(Object.values(platforms).map(({ label }) => label))}, each counted in its own unit.`,
  },
  { icon: Heading, title: 'Titles', text: `Up to ${titlesPerRequest} at a time, none over the limit of the platform you choose.` },
  { icon: TextAlignStart, title: 'Descriptions', text: 'A first line that holds before the fold, then the rest, then hashtags.' },
  { icon: Hash, title: 'Hashtags', text: 'Made from your own words, as many as the platform takes, and none invented.' },
  { icon: Lightbulb, title: 'Idea Studio', text: `Up to ${ideaCount.max} things to make next, with the platforms each one suits.` },
  { icon: Clapperboard, title: 'Scripts', text: 'Timed sections built from your steps, with cues for what to show and say.' },
]

export function FeatureCards() {
  return (
    <section className="border-y bg-surface">
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-8">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <h2 className="max-w-xl text-3xl sm:text-4xl">Everything you post, from one idea</h2>
          <a href={site.features} className={buttonLook({ variant: 'link', size: 'inline' })}>
            See what each of them writes
          </a>
        </div>
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

const audience = [
  {
    who: 'Content creators',
    text: 'Film once, then get a title, a description with hashtags and a community post for the video, and a caption for the clip cut from it. Idea Studio helps on the days with nothing to film.',
  },
  {
    who: 'Small businesses',
    text: 'Saturday’s opening, the new bread, the early closing: one line typed behind the counter becomes a post for each place your customers look.',
  },
  {
    who: 'Marketing professionals',
    text: `One announcement for ${postPlatformCount} platforms from a single prompt, in the tone the brand asks for. Edit, export as DOCX or CSV, and hand it over for approval.`,
  },
  {
    who: 'SaaS owners',
    text: 'A release becomes a thread on X, a post on LinkedIn and a plainly written one on Reddit, where hashtags and sales talk are not welcome.',
  },
]

export function Audience() {
  return (
    <section className="mx-auto max-w-6xl gap-14 px-4 py-16 sm:px-8 lg:grid lg:grid-cols-[1fr_2fr]">
      <div>
        <h2 className="text-3xl sm:text-4xl">Who writes with it</h2>
        <p className="mt-3 max-w-md text-soft">You have plenty to say. Writing it up shouldn’t take an hour.</p>
      </div>
      <dl className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:mt-0">
        {audience.map(({ who, text }) => (
          <div key={who} className="border-t pt-5">
            <dt className="font-serif text-xl">{who}</dt>
            <dd className="mt-1.5 text-soft text-sm">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const steps = [
  { title: 'Choose what to write', text: 'A post for one platform, titles, a description, hashtags, ideas or a script.' },
  { title: 'Say what it is about', text: 'One line is enough. Set the tone, the length and who it is for.' },
  {
    title: 'Generate, edit, export',
    text: 'Watch it being written, change a word, then copy it, keep it in your library or save it as a file.',
  },
]

export function HowItWorks() {
  return (
    <section className="border-y bg-sunken/50">
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-8">
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
      </div>
    </section>
  )
}

export function CallToAction() {
  return (
    <section className="mx-auto max-w-6xl px-4 pb-20 sm:px-8">
      <div className="flex flex-wrap items-center justify-between gap-6 rounded-lg border bg-accent-wash px-6 py-8 sm:px-10">
        <div>
          <h2 className="text-2xl sm:text-3xl">Your next post is one line away</h2>
          <p className="mt-2 text-soft">Sign up with your email and start on the free plan.</p>
        </div>
        <a href={paths.signUp} className={buttonLook({ size: 'lg' })}>
          Sign up
        </a>
      </div>
    </section>
  )
}
