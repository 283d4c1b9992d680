import { help } from 'virtual:help'
import { Mail, MessageCircle } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { Fact, IfSet } from '#app/features/site/operator.tsx'
import { QuestionLinks } from '#app/features/site/question-list.tsx'
import { SitePage } from '#app/features/site/site-page.tsx'
import { siteMeta } from '#app/lib/site-meta.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { Marked } from '#app/ui/marked.tsx'
import { brand } from '#contract/brand.ts'
import { contactMessages } from '#contract/contact-messages.ts'
import { siteMessages } from '#contract/messages.ts'
import { placeholder } from '#contract/operator.ts'
import { chatPath, site } from '#contract/paths.ts'

/** Runs at build time only, so no question enters the app's scripts. */
export const loader = () => help.contact

export const meta = () => {
  const { title, metaDescription } = contactMessages
  return siteMeta({ path: site.contact, title, description: metaDescription({ name: brand.name }) })
}

const dialog = 'support-email'

export default function Contact() {
  const t = contactMessages
  const questions = useLoaderData<typeof loader>()
  return (
    <SitePage
      title={t.title}
      lead={
        <>
          <IfSet fact="supportEmail">{t.lead}</IfSet>
          <IfSet fact="supportEmail" not>
            {t.textNoEmail}
          </IfSet>
        </>
      }
    >
      <WhoToAsk />
      <div className="flex flex-wrap items-center gap-4">
        <IfSet fact="supportEmail">
          <button type="button" data-opens={dialog} data-needs-script className={buttonLook()}>
            <Mail aria-hidden />
            {t.showEmail}
          </button>
          <noscript>
            <Address />
          </noscript>
        </IfSet>
        <Badge>
          <MessageCircle aria-hidden className="size-3.5" />
          {siteMessages.chatSoon}
        </Badge>
      </div>
      <div className="mt-14 grid max-w-4xl gap-x-16 gap-y-10 sm:grid-cols-2">
        <section>
          <h2 className="mb-3 text-xl">{t.helpful}</h2>
          <ul className="grid list-disc gap-2 ps-5 text-soft marker:text-accent">
            {[t.topic, t.expected, t.account].map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="mb-3 text-xl">{t.answered}</h2>
          <QuestionLinks questions={questions} />
        </section>
      </div>
      <IfSet fact="supportEmail">
        <EmailDialog />
      </IfSet>
    </SitePage>
  )
}

function EmailDialog() {
  const t = contactMessages
  return (
    <dialog id={dialog} className="site-dialog" aria-labelledby={`${dialog}-title`}>
      <h2 id={`${dialog}-title`} className="mb-2 text-xl">
        {t.dialogTitle}
      </h2>
      <Address />
      <div className="mt-6 flex justify-end">
        <button type="button" data-closes className={buttonLook({ variant: 'secondary' })}>
          {t.close}
        </button>
      </div>
    </dialog>
  )
}

function Address() {
  return (
    <>
      <p className="mb-1 text-soft text-sm">{contactMessages.emailUs}</p>
      <a
        href={`mailto:${placeholder('supportEmail')}`}
        className="wrap-anywhere font-medium text-accent text-lg underline-offset-4 hover:underline"
      >
        <Fact name="supportEmail" />
      </a>
    </>
  )
}

/** What helps where no support address is configured: the operator, and the payment chat, which an admin reads. */
function WhoToAsk() {
  const t = contactMessages
  const operator = () => (
    <strong>
      <Fact name="operatorName" />
      <IfSet fact="operatorAddress">
        , <Fact name="operatorAddress" />
      </IfSet>
    </strong>
  )
  const chat = (words: string) => (
    <a href={chatPath} className="text-accent underline underline-offset-4">
      {words}
    </a>
  )
  return (
    <IfSet fact="supportEmail" not>
      <div className="mb-6 grid max-w-2xl gap-3">
        <p>
          <IfSet fact="operatorName">
            <Marked text={t.runBy} operator={operator} />
          </IfSet>
          <IfSet fact="operatorName" not>
            {t.nobodyNamed}
          </IfSet>
        </p>
        <p>
          <Marked text={t.chatIfAny} a={chat} />
        </p>
      </div>
    </IfSet>
  )
}
