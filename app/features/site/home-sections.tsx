import { Clapperboard, Hash, Heading, Images, Lightbulb, PenLine, TextAlignStart } from 'lucide-react'
import { buttonLook } from '#app/ui/button.tsx'
import { ideaCount, postPlatformCount, titlesPerRequest } from '#contract/options.ts'
import { site } from '#contract/paths.ts'
import { BySession, StartLink } from './by-session.tsx'
import { sessionMessages } from './frame-messages.ts'
import { audienceMessages, finalCallMessages, offerMessages } from './home-messages.ts'
import { NarrowFold } from './narrow-fold.tsx'
import { textLink } from './text-link.ts'

const offers = () => {
  const t = offerMessages
  return [
    { icon: PenLine, title: t.postsTitle({ count: postPlatformCount }), text: t.posts },
    { icon: Images, title: t.carouselsTitle, text: t.carousels },
    { icon: Heading, title: t.titlesTitle, text: t.titles({ count: titlesPerRequest }) },
    { icon: TextAlignStart, title: t.descriptionsTitle, text: t.descriptions },
    { icon: Hash, title: t.hashtagsTitle, text: t.hashtags },
    { icon: Lightbulb, title: t.ideasTitle, text: t.ideas({ count: ideaCount.max }) },
    { icon: Clapperboard, title: t.scriptsTitle, text: t.scripts },
  ]
}

export function FeatureCards() {
  const t = offerMessages
  return (
    <section className="border-y bg-surface">
      <div className="mx-auto max-w-6xl px-4 py-8 sm:px-8 sm:py-16">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <h2 className="max-w-xl text-3xl sm:text-4xl">{t.title}</h2>
          <a href={site.features} className={textLink}>
            {t.more}
          </a>
        </div>
        <ul className="mt-8 grid grid-cols-2 gap-x-5 gap-y-5 sm:mt-10 sm:gap-x-10 sm:gap-y-8 lg:grid-cols-3">
          {offers().map(({ icon: Icon, title, text }) => (
            <li key={title} className="border-t pt-4 sm:pt-5">
              <Icon aria-hidden className="mb-2 size-6 text-accent sm:mb-3" strokeWidth={1.5} />
              <div>
                <h3 className="text-lg sm:text-xl">{title}</h3>
                <p className="mt-1.5 text-soft text-sm">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const audience = () => {
  const t = audienceMessages
  return [
    { who: t.creatorsTitle, text: t.creators },
    { who: t.shopsTitle, text: t.shops },
    { who: t.marketersTitle, text: t.marketers({ count: postPlatformCount }) },
    { who: t.foundersTitle, text: t.founders },
  ]
}

/** A row for each audience: the name large at the left, what the product does for it at the right. */
export function Audience() {
  const { title, lead, more } = audienceMessages
  const [all, shown] = [audience(), 2]
  return (
    <section className="mx-auto max-w-6xl px-4 py-8 sm:px-8 sm:py-16">
      <h2 className="text-3xl sm:text-4xl">{title}</h2>
      <p className="mt-3 max-w-xl text-soft">{lead}</p>
      <div className="mt-5 border-t sm:mt-8">
        <AudienceList of={all.slice(0, shown)} />
        <NarrowFold summary={more({ count: all.length - shown })}>
          <AudienceList of={all.slice(shown)} />
        </NarrowFold>
      </div>
    </section>
  )
}

const AudienceList = ({ of }: { of: ReturnType<typeof audience> }) => (
  <dl>
    {of.map(({ who, text }) => (
      <div key={who} className="grid gap-x-8 gap-y-1 border-b py-3 sm:grid-cols-[1fr_2fr] sm:items-baseline sm:py-5">
        <dt className="font-serif text-xl sm:text-2xl">{who}</dt>
        <dd className="max-w-2xl text-soft max-sm:text-sm">{text}</dd>
      </div>
    ))}
  </dl>
)

/** `inside`: on a page that has its own margins. */
export function CallToAction({ inside = false }: { readonly inside?: boolean }) {
  const { title, lead, leadSignedIn } = finalCallMessages
  return (
    <section className={inside ? undefined : 'mx-auto max-w-6xl px-4 pb-8 sm:px-8 sm:pb-20'}>
      <div className="flex flex-wrap items-center justify-between gap-6 rounded-lg border bg-accent-wash px-6 py-8 sm:px-10 sm:py-10">
        <div>
          <h2 className="text-2xl sm:text-4xl">{title}</h2>
          <p className="mt-2 text-soft">
            <BySession signedIn={leadSignedIn}>{lead}</BySession>
          </p>
        </div>
        <StartLink className={buttonLook({ size: 'lg' })}>{sessionMessages.signUpFree}</StartLink>
      </div>
    </section>
  )
}
