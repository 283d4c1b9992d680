import { help } from 'virtual:help'
import { Mail, MessageCircle } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { QuestionLinks } from '#app/features/site/question-list.tsx'
import { SitePage } from '#app/features/site/site-page.tsx'
import { siteMeta } from '#app/lib/site-meta.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { brand } from '#contract/brand.ts'
import { siteMessages } from '#contract/messages.ts'
import { site } from '#contract/paths.ts'

/** Runs at build time only, so no question enters the app's scripts. */
export const loader = () => help.contact

export const meta = () =>
  siteMeta({
    path: site.contact,
    title: 'Contact Support',
    description: `How to reach the people behind ${brand.name} by e-mail, and what to write so that the first answer can help.`,
  })

const dialog = 'support-email'

/** What a support request should contain. */
const helpful = [
  'the topic you typed, and the screen you typed it on',
  'what you expected, and what came instead',
  'the address of your account, never your password',
]

export default function Contact() {
  const questions = useLoaderData<typeof loader>()
  return (
    <SitePage title="Contact Support" lead="Questions about your account, a plan or a text that came out wrong reach a person by e-mail.">
      <div className="flex flex-wrap items-center gap-4">
        <button type="button" data-opens={dialog} data-needs-script className={buttonLook()}>
          <Mail aria-hidden />
          Show Email
        </button>
        <noscript>
          <Address />
        </noscript>
        <Badge>
          <MessageCircle aria-hidden className="size-3.5" />
          {siteMessages.get().chatSoon}
        </Badge>
      </div>
      <div className="mt-14 grid max-w-4xl gap-x-16 gap-y-10 sm:grid-cols-2">
        <section>
          <h2 className="mb-3 text-xl">What helps us answer</h2>
          <ul className="grid list-disc gap-2 ps-5 text-soft marker:text-accent">
            {helpful.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="mb-3 text-xl">Perhaps it is answered already</h2>
          <QuestionLinks questions={questions} />
        </section>
      </div>
      <EmailDialog />
    </SitePage>
  )
}

function EmailDialog() {
  return (
    <dialog id={dialog} className="site-dialog" aria-labelledby={`${dialog}-title`}>
      <h2 id={`${dialog}-title`} className="text-xl">
        Support e-mail
      </h2>
      <p className="mt-2 mb-4 text-soft text-sm">Write to us at this address; we answer to the address you write from.</p>
      <Address />
      <div className="mt-6 flex justify-end">
        <button type="button" data-closes className={buttonLook()}>
          Close
        </button>
      </div>
    </dialog>
  )
}

function Address() {
  return (
    <a href={`mailto:${brand.supportEmail}`} className="wrap-anywhere font-medium text-accent text-lg underline-offset-4 hover:underline">
      {brand.supportEmail}
    </a>
  )
}
