import { someOf } from '#writer/compose/choice.ts'
import { fill } from '#writer/compose/fill.ts'
import type { Random } from '#writer/compose/random.ts'
import { graverNews } from '#writer/compose/voice.ts'
import type { GraverNews } from '#writer/languages/grammar-book.ts'
import type { Topic } from '#writer/topic/topic.ts'

/** What is announced of a topic that is told rather than shown in steps. */
export interface Telling {
  readonly promise: string
  /** Lines without end mark, in the order in which they make sense. */
  readonly contents: readonly string[]
}

/** Lines of the list of contents. */
const told = 4

/** What anybody can keep who speaks about a thing that no field knows. */
const closeLook: readonly string[] = [
  'What comes to mind first, and why',
  'The main point about {topic}, in plain words',
  'One example, looked at closely',
  'A detail that is easy to miss',
  'What is known and what is only said',
  'Where opinions differ',
  'Another point of view',
  'What I am still unsure about',
  'Where to read on',
  'Questions to take with you',
]

const promises: readonly string[] = [
  'Here is a closer look at {topic}, one part at a time.',
  'It starts with the plain facts and ends with the open questions.',
  'One example leads the way, and the rest follows from it.',
  'All it takes is a little curiosity.',
  'It stays with what can be said clearly, and says where it is unsure.',
  'The aim is simple: to see {topic} a little more clearly afterwards.',
]

const news: readonly string[] = [
  'How it came about',
  'What it looks like today',
  'Who is part of it',
  'What was harder than expected',
  'What comes next',
  'Your questions',
]

const newsPromises: readonly string[] = [
  'Here is what there is to know, and what comes next.',
  'Have a look, and ask whatever you would like to know.',
  'This is the short version, with room for your questions.',
  'Here is where things stand today.',
  'It is told in the order in which it happened.',
]

const ownPromises: readonly string[] = [
  'Come along and see {topic} up close.',
  'Here is {topic}, as it really is.',
  'A few pictures and a few words, straight from {topic}.',
]

/** What is announced of news that is not good news. */
const graver: Readonly<Record<GraverNews, { readonly promises: readonly string[]; readonly contents: readonly string[] }>> = {
  search: {
    promises: ['Please have a look, and write if you have noticed anything.', 'Every hint helps, and so does every share.'],
    contents: ['What happened, and when', 'What to look out for', 'How you can help', 'Whom to write to'],
  },
  setback: {
    promises: ['Here is what happened, and what may come next.', 'It is told as it was, and advice is welcome.'],
    contents: ['What happened', 'Where things stand today', 'What comes next', 'Where I could use your advice'],
  },
  closing: {
    promises: ['Here is how it came to this, and what happens until then.', 'It is an explanation, and above all a thank-you.'],
    contents: ['How it came to this', 'What happens until then', 'A thank-you', 'Your questions'],
  },
  told: {
    promises: ['Here is what there is to say about it, with room for your view.', 'It is one sentence, and it has more than one side.'],
    contents: ['What is known so far', 'Whom it concerns', 'What people say about it', 'Open questions'],
  },
}

export function tellingOf(topic: Topic, random: Random): Telling {
  const { core, own, statement } = topic
  const kind = graverNews(topic)
  if (kind) return { promise: random.pick(graver[kind].promises), contents: graver[kind].contents }
  const sources = statement ? newsPromises : own ? ownPromises : promises
  return {
    promise: fill(random.pick(sources), { topic: core }),
    contents: someOf(own || statement ? news : closeLook, told, random).map((line) => fill(line, { topic: core })),
  }
}
