import { listLanguage } from '#contract/i18n.ts'
import { offerTexts, priceText } from '#contract/offers.ts'
import { site } from '#contract/paths.ts'
import { questionMessages } from './home-messages.ts'
import { textLink } from './text-link.ts'

const list = new Intl.ListFormat(listLanguage)

/** The questions that visitors ask first, with their answers. */
export function homeQuestions() {
  const t = questionMessages
  const included = list.format(offerTexts('free'))
  const [usd, inr] = [priceText('basic', 'monthly', 'usd'), priceText('basic', 'monthly', 'inr')]
  return [
    { question: t.freeTitle, answer: t.free({ included, usd, inr }) },
    { question: t.aiTitle, answer: t.ai },
    { question: t.inventTitle, answer: t.invent },
    { question: t.ownTitle, answer: t.own },
    { question: t.postTitle, answer: t.post },
    { question: t.payTitle, answer: t.pay },
  ]
}

export function HomeQuestions() {
  const t = questionMessages
  return (
    <section className="mx-auto max-w-6xl gap-14 px-4 py-8 sm:px-8 sm:py-16 lg:grid lg:grid-cols-[1fr_2fr]">
      <div>
        <h2 className="text-3xl sm:text-4xl">{t.title}</h2>
        <a href={site.help} className={`${textLink} mt-3 inline-block`}>
          {t.more}
        </a>
      </div>
      <div className="mt-6 divide-y border-y lg:mt-0">
        {homeQuestions().map(({ question, answer }) => (
          <details key={question} className="group py-3 sm:py-4">
            <summary className="flex min-h-8 list-none items-center justify-between gap-4 font-medium text-lg touch:min-h-11">
              {question}
              <span aria-hidden className="text-accent text-xl leading-none transition-transform duration-150 group-open:rotate-45">
                +
              </span>
            </summary>
            <p className="max-w-2xl pt-2 text-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
