import {
  detailsMax,
  languageCodes,
  languages,
  postLengths,
  postPlatformCount,
  scriptLengths,
  titlesPerRequest,
  topicMax,
  wordsPerMinute,
} from '#contract/options.ts'
import { platforms } from '#platforms/index.ts'
import type { TextLimit } from '#platforms/platform.ts'

/** One question of the help. */
export interface Question {
  /** Its fragment on the help page: /help#{id}. */
  readonly id: string
  readonly question: string
  /** Plain text. */
  readonly answer: string
  /** A link to more information or to the screen concerned. */
  readonly link?: { readonly label: string; readonly to: string }
}

export interface QuestionGroup {
  readonly title: string
  readonly questions: readonly Question[]
}

const figure = (count: number) => count.toLocaleString('en')
const list = new Intl.ListFormat('en-GB')
const words = ({ min, max }: { min: number; max: number }) => `${min} to ${max} words`

const limitOf = ({ label, post }: { label: string; post: TextLimit }) => `${label} ${figure(post.max)}`
const hard = Object.values(platforms).filter(({ post }) => !post.soft)
const soft = Object.values(platforms).filter(({ post }) => post.soft)
const { twitter, youtube } = platforms

const writing: QuestionGroup = {
  title: 'Writing',
  questions: [
    {
      id: 'topic',
      question: 'What should I type as a topic?',
      answer: `What you would tell a customer in one sentence: “Diwali sale on handmade candles, 20% off till Sunday” gives a better text than “candles”. A topic may have up to ${figure(topicMax)} characters.`,
    },
    {
      id: 'details',
      question: 'What goes under Details?',
      answer: `The facts that must appear: prices, dates, places, links, or your steps, one a line, up to ${figure(detailsMax)} characters. Each of them is put into the text as you typed it. If there is no room for one, the result names it.`,
    },
    {
      id: 'occasion',
      question: 'What does “What is it?” change?',
      answer:
        'It says what the text is for: a sale, an opening, a question, sad news. We guess it from your topic and show the guess before you generate. If it is wrong, pick the right one. The form of the text follows it: sad news, for example, gets no emoji and no call to action.',
    },
    {
      id: 'who-writes',
      question: 'Who writes the texts?',
      answer:
        'The built-in writer: a program on this server that arranges what you type, your topic and your details, adds a question or an invitation, and makes nothing up. It says so under each result: “Arranged from what you typed”. No other company is involved. If the operator of this server has connected a language model, the model writes instead, and its texts go through the same checks.',
      link: { label: 'What is sent to a model', to: '/privacy#models' },
    },
    {
      id: 'facts',
      question: 'Does it make up facts about my topic?',
      answer:
        'The built-in writer says nothing about your topic that you did not type: around your own words it puts questions, invitations and labels. What a model writes is checked for figures, names and links that you did not give, and those are taken out or written again. No check finds everything, so read a text before you post it, as you would read a colleague’s draft.',
    },
    {
      id: 'another-version',
      question: 'The text is not what I wanted. What now?',
      answer:
        'Regenerate writes another one. Rewrite changes this one: shorter, longer, simpler, another hook, another tone or another language. Each of them takes one use; what can’t be done says why and takes none. Adding details or picking another occasion often helps most. You can also edit the text in place, which takes none.',
    },
    {
      id: 'several-at-once',
      question: 'Can I get everything for one topic at once?',
      answer: `Yes, under All in One: tick titles, descriptions, hashtags and any of the ${postPlatformCount} post platforms, and all of them are written side by side. Each card takes one use of its own kind, and the screen says before you press what that comes to.`,
    },
    {
      id: 'stop',
      question: 'Can I stop it while it writes?',
      answer:
        'Press Stop or the Esc key. What was not finished is not counted. If it was finished in that very moment, it is counted and you find it in History.',
    },
    {
      id: 'posting',
      question: 'Does it post for me?',
      answer:
        'No. It is connected to none of your accounts. Share opens the platform with the text filled in where the platform allows that, and copies the text where it does not. You press Post.',
    },
    {
      id: 'pictures',
      question: 'Does it make pictures or videos?',
      answer: `No, only text. A script tells you what to say and roughly when: ${list.format(Object.values(scriptLengths).map(({ label, minMinutes, maxMinutes }) => `${label.toLowerCase()} is ${minMinutes} to ${maxMinutes} minutes`))}, at ${wordsPerMinute} words a minute.`,
    },
  ],
}

const lengths: QuestionGroup = {
  title: 'Platforms and lengths',
  questions: [
    {
      id: 'platforms',
      question: 'Which platforms does it write for?',
      answer: `Posts for ${list.format(Object.values(platforms).map(({ label }) => label))}. Titles, descriptions, hashtags and scripts have their own screens, each with the platforms that it suits.`,
    },
    {
      id: 'post-lengths',
      question: 'How long is a post?',
      answer: `You choose: short is ${words(postLengths.short)}, medium ${words(postLengths.medium)}, standard ${words(postLengths.standard)} and long ${words(postLengths.long)}. Hashtags are not counted as words. Nothing is made up to fill a length: with few details a text stays shorter, and the result says what would lengthen it.`,
    },
    {
      id: 'limits',
      question: 'Can a text be too long for its platform?',
      answer: `No. Every text is kept within its platform’s limit. The limits in characters are ${list.format(hard.map(limitOf))}. For ${list.format(soft.map(({ label }) => label))} we stay below ${list.format(soft.map(({ post }) => figure(post.max)))}, which are our own figures.`,
    },
    {
      id: 'threads',
      question: `What if a post for X needs more than ${twitter.post.max} characters?`,
      answer: `It becomes a thread: numbered parts of at most ${twitter.post.max} characters, counted as X counts them, each with a copy button. If you have X Premium, tick that on the screen and you get one post.`,
    },
    {
      id: 'titles-per-request',
      question: 'How many titles do I get?',
      answer: `Up to ${titlesPerRequest} at a time, each with another approach, and all of them are one use. A YouTube title has at most ${youtube.title.max} characters.`,
    },
    {
      id: 'hashtag-count',
      question: 'How many hashtags are in a set?',
      answer: `Up to ${platforms.instagram.hashtagSet} for Instagram and TikTok, because that is what those platforms take, and up to ${twitter.hashtagSet} for X and YouTube. For YouTube there are search tags too, ${youtube.tags?.max} characters together at most.`,
    },
    {
      id: 'previews',
      question: 'How true are the previews?',
      answer:
        'They show how a text reads: its width, which words become links, and where the platform cuts it before “more”. The platforms do not publish where they cut and change it at times, so take the cut as close, not exact.',
    },
  ],
}

const tongues: QuestionGroup = {
  title: 'Languages',
  questions: [
    {
      id: 'languages',
      question: 'Which languages can it write?',
      answer: `${languageCodes.length}: ${list.format(languageCodes.map((code) => languages[code].name))}. The screens themselves are in English.`,
    },
    {
      id: 'topic-language',
      question: 'Must the topic be in the language of the text?',
      answer:
        'With the built-in writer, yes: your topic and your details are in the text as you typed them, and it cannot translate. A connected language model writes in the language you choose, whatever language you type in.',
    },
    {
      id: 'right-to-left',
      question: 'Do Arabic and Urdu read from right to left?',
      answer: 'Yes, on the screen, in the previews and in exported Word documents.',
    },
  ],
}

export const writingGroups: readonly QuestionGroup[] = [writing, lengths, tongues]
