import { SitePage } from '#app/features/site/site-page.tsx'
import { siteMeta } from '#app/lib/site-meta.ts'
import { brand } from '#contract/brand.ts'
import { site } from '#contract/paths.ts'

export const meta = () => siteMeta({ path: site.help, title: 'Help', description: 'Answers to the questions people ask first.' })

const questions = [
  {
    question: 'What counts as one use?',
    answer:
      'One finished request: five titles together are one use, and so is one post, one script or one set of hashtags. A request that fails or that you stop before it finishes is not counted.',
  },
  {
    question: 'When do my uses start again?',
    answer: 'On the first day of each calendar month. Settings → Usage shows the date and what is left.',
  },
  {
    question: 'Which posts count as hashtags?',
    answer:
      'Instagram, TikTok and Facebook posts draw on the hashtags quota. X, LinkedIn, Reddit and YouTube Community posts each have their own.',
  },
  {
    question: 'I closed the window while it was writing. Is the text lost?',
    answer: 'Open History in the dashboard. Every text that was finished is there, whether you saved it or not.',
  },
  {
    question: 'I deleted something from my library.',
    answer: 'Press Undo in the message that says it was deleted, and it is back.',
  },
  {
    question: 'I got no verification mail.',
    answer: 'Look in the spam folder, then sign up again with the same address: a new mail is sent. If none arrives, write to us.',
  },
  {
    question: 'Does it invent facts about my topic?',
    answer:
      'It is built not to: texts are checked for figures, names and links that you did not give. Still read a text before you post it, as you would read a colleague’s draft.',
  },
]

export default function Help() {
  return (
    <SitePage title="Help" lead={`The questions people ask first about ${brand.name}.`}>
      <div className="max-w-2xl divide-y border-y">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group py-4">
            <summary className="flex min-h-8 list-none items-center justify-between gap-4 font-medium touch:min-h-11">
              {question}
              <span aria-hidden className="text-accent text-xl leading-none transition-transform duration-150 group-open:rotate-45">
                +
              </span>
            </summary>
            <p className="mt-2 text-soft">{answer}</p>
          </details>
        ))}
      </div>
      <p className="mt-8 text-soft">
        Something else?{' '}
        <a href={site.contact} className="text-accent underline underline-offset-4">
          Contact support
        </a>
        .
      </p>
    </SitePage>
  )
}
