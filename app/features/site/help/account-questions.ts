import { hashtagPostPlatforms, ownQuotaPlatforms } from '#contract/offers.ts'
import { exportFormatIds, exportFormats, ideaCount, titlesPerRequest } from '#contract/options.ts'
import { paths, site } from '#contract/paths.ts'
import { lowQuotaThreshold } from '#contract/plans.ts'
import { libraryLimits } from '#kinds/library.ts'
import { type Question, type QuestionGroup, writingGroups } from './writing-questions.ts'

const list = new Intl.ListFormat('en-GB')

const plans: QuestionGroup = {
  title: 'Plans and uses',
  questions: [
    {
      id: 'one-use',
      question: 'What counts as one use?',
      answer: `One finished request: ${titlesPerRequest} titles together are one use, and so is one post, one script or one set of hashtags. A request that fails, or that you stop before it finishes, is not counted.`,
    },
    {
      id: 'ideas-per-use',
      question: 'How many ideas are one use?',
      answer: `As many as you ask for, from ${ideaCount.min} to ${ideaCount.max}; the screen starts at ${ideaCount.default}. So the number of ideas in the price list is the least you get, if you ask for several at a time.`,
    },
    {
      id: 'month',
      question: 'When do my uses start again?',
      answer:
        'On the first day of each calendar month, in the time zone that the operator of this server has set. Unused uses do not carry over. Settings → Usage shows the date and what is left.',
    },
    {
      id: 'hashtag-posts',
      question: 'Which posts count as hashtags?',
      answer: `Posts for ${hashtagPostPlatforms} draw on the hashtags quota, one use each. Posts for ${ownQuotaPlatforms} have quotas of their own.`,
    },
    {
      id: 'limit-reached',
      question: 'What happens when a quota is used up?',
      answer: `That feature is closed until the next month or a larger plan; everything else goes on, and all you have written stays. When fewer than ${lowQuotaThreshold} uses are left, a message says so before each one.`,
    },
    {
      id: 'paying',
      question: 'How do I pay for a plan?',
      answer:
        'Choose a plan and send the form on the next page. A chat on your dashboard then holds the ways to pay: a QR code for UPI apps, and links for cards and net banking where we offer them. We check the payment by hand, switch the plan on and say so in the chat. Nothing of this renews by itself. Where that page offers Pay by card, the plan starts right after the payment and renews until you cancel it under Billing in the menu of your account.',
      link: { label: 'Choose a plan', to: site.pricing },
    },
    {
      id: 'plan-ends',
      question: 'What happens when a paid plan ends?',
      answer:
        'From that moment your account is on the Free plan. Your history and library stay as they are, and you can still read, copy and export all of it. Settings shows the day.',
    },
  ],
}

const keeping: QuestionGroup = {
  title: 'History, library and export',
  questions: [
    {
      id: 'closed-window',
      question: 'I closed the window while it was writing. Is the text lost?',
      answer: 'If it was finished, it is in History, whether you saved it or not. If it was not, nothing was counted.',
      link: { label: 'Open History', to: paths.history },
    },
    {
      id: 'history-or-library',
      question: 'What is the difference between History and the library?',
      answer:
        'History holds every finished text by itself, newest first, with what you asked for. The library holds what you chose to keep, with a title and tags that you can change and a search.',
    },
    {
      id: 'undo-delete',
      question: 'I deleted something from my library. Can I get it back?',
      answer:
        'Press Undo in the message that says it was deleted. After that it is gone for you, and within about a day from the database too.',
    },
    {
      id: 'library-room',
      question: 'How much can I keep?',
      answer: `Up to ${libraryLimits.entries.toLocaleString('en')} entries or ${libraryLimits.bytes / 1_000_000} MB of text in the library, on every plan. History has no limit.`,
    },
    {
      id: 'export',
      question: 'Can I take my texts away as a file?',
      answer: `Yes: one text, a selection, or all that a search finds, from a result, History or the library, as ${list.format(exportFormatIds.map((id) => `${exportFormats[id].label} (.${id})`))}.`,
    },
    {
      id: 'drafts',
      question: 'I typed a long topic and had to leave. Is it gone?',
      answer:
        'No. What you typed and the options you chose stay in that browser, on each screen, until you change them. They are stored for your account only, so the next person on a shared computer does not see them.',
    },
  ],
}

const account: QuestionGroup = {
  title: 'Account and safety',
  questions: [
    {
      id: 'no-mail',
      question: 'I got no verification mail.',
      answer:
        'Look in the spam folder, then sign up again with the same address: a new mail is sent. Its link works for 24 hours. If none arrives, write to us.',
      link: { label: 'Contact support', to: site.contact },
    },
    {
      id: 'forgot-password',
      question: 'I forgot my password.',
      answer:
        'If “Forgot password?” stands on the sign-in page, it sends you a link that works for an hour. Where it does not stand there, this server has no mail server yet, and a password cannot be recovered: keep it somewhere safe.',
      link: { label: 'Go to the sign-in', to: paths.signIn },
    },
    {
      id: 'two-factor',
      question: 'How do I turn two-factor sign-in on?',
      answer:
        'Under Settings → Account, with an authenticator app on your phone. You get ten backup codes for the day you do not have the phone: keep them somewhere else. Five wrong codes in a row close the second step for 15 minutes.',
    },
    {
      id: 'signed-in-elsewhere',
      question: 'Somebody else may be signed in to my account.',
      answer:
        'Settings → Account lists each browser that is signed in, with its network address and when it was last used. Sign out any that you do not know, and change your password, which signs out all the others.',
    },
    {
      id: 'my-data',
      question: 'What do you store about me, and can I have a copy?',
      answer:
        'The privacy page lists it. Settings → Account → Export my data gives you all of it as one file, at any time and on every plan.',
      link: { label: 'Read the privacy page', to: site.privacy },
    },
    {
      id: 'delete-account',
      question: 'How do I delete my account?',
      answer: 'Under Settings → Account. It takes your password, works at once and cannot be undone. Export what you want to keep first.',
    },
  ],
}

const running: QuestionGroup = {
  title: 'Running it yourself',
  questions: [
    {
      id: 'own-server',
      question: 'Can it run on a server of my own?',
      answer:
        'Whoever has the source code can: with Node 20.20 or later, npm start installs, builds and serves it, with nothing else to set up. The first start prints a one-time link on which the owner’s account is made.',
    },
    {
      id: 'own-database',
      question: 'Which database does it need?',
      answer:
        'None of yours to begin with: it brings one along, which serves a trial or a small team. For a business, set DATABASE_URL to a PostgreSQL; any number of servers can then share it.',
    },
    {
      id: 'own-model',
      question: 'Can I connect a language model?',
      answer:
        'Yes: OpenAI, Anthropic, Google, Ollama, or any server that speaks the OpenAI protocol, by AI_MODEL and AI_API_KEY. Others can stand in when the first does not answer. What your users type then goes to that provider.',
    },
    {
      id: 'no-internet',
      question: 'Does it work without the internet?',
      answer:
        'Once installed, yes. The built-in writer, the database and the fonts are on the server, and no page loads anything from elsewhere. Without a mail server each mail is a file on the server, with its link in the terminal.',
    },
  ],
}

const accountGroups: readonly QuestionGroup[] = [plans, keeping, account, running]

/** Every question of the help page, by group, in the page's order. */
export const questionGroups: readonly QuestionGroup[] = [...writingGroups, ...accountGroups]

export const questions: readonly Question[] = questionGroups.flatMap((group) => group.questions)

/** The questions for the pricing page, in this order. */
const beforePaying = ['one-use', 'month', 'hashtag-posts', 'ideas-per-use', 'paying', 'plan-ends']

/** The help page's answers to them. */
export const pricingQuestions: readonly Question[] = beforePaying.flatMap((asked) => questions.filter(({ id }) => id === asked))
