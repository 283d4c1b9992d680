import type { PhraseBook } from '#writer/languages/phrase-book.ts'

/** True of any hard news, whoever it happened to. */
const shared = [
  'There are not many words for this.',
  'It does not fit into a post, and staying silent did not feel right either.',
  'Nobody needs to have the right words today.',
  'There is not much to add.',
  'A short message is enough.',
  'Some days are only for getting through.',
  'Kind words are welcome, and quiet ones are, too.',
  'There is no lesson in it.',
  'It is hard to write more than this.',
  'Whoever has been through something like it knows how quiet a day can be.',
  'It takes the time it takes.',
  'Thank you for reading.',
  'Thank you for being kind here.',
  'A sentence like this is short, and what it means is not.',
  'Today is not a day for big words.',
  'If this touches something of your own, take care of yourself.',
  'If reading this is hard for you today, it is fine to leave it here.',
  'If you know somebody who is going through something similar, think of them today.',
  'There is no right way to feel about it.',
  'Sometimes saying it plainly is all one can do.',
  'Everything else can wait.',
  'Words are small beside it.',
]

/** The person's own: they speak of how they post it, and of nothing that they did not say. */
const mine = [
  'I wanted you to hear it from me.',
  'I do not know what else to say yet.',
  'That is all I can write for now.',
  'Please be patient if I am slow to answer.',
  'If I am quiet for a while, this is why.',
  'I did not want to pretend that it is an ordinary day.',
  'I am saying it here so that I do not have to say it many times.',
  'I have no big words for it.',
  'If you do not know what to say, that is fine, because I do not either.',
]

/** Lines after hard news, first lines and titles for hard subjects, and the gentle question that may end them. Nothing in them cheers, advises or explains. */
export const quiet: PhraseBook['quiet'] = {
  own: [...mine, ...shared],
  told: shared,
  hooks: [
    'A [quiet|plain] word about {topic}.',
    '{Topic} {is} hard to talk about.',
    'It is not easy to find words for {topic}.',
    'Somebody who reads this knows {topic} from their own life.',
    'Let us speak plainly about {topic}.',
    '{Topic}: a subject that needs time.',
    'This is about {topic}.',
    'A few careful words about {topic}.',
    'It takes care to write about {topic}.',
    'There is no simple sentence about {topic}.',
  ],
  titles: [
    'A few plain words, because it matters',
    'No easy answers, only a few words',
    'Saying this as plainly as I can',
    'A hard subject, and a quiet thread',
  ],
  questions: [
    'Who are you thinking of today?',
    'How are you, really?',
    'Which words have stayed with you?',
    'What has helped you in hard times?',
    'Who is there for you?',
    'Who was there when you needed somebody?',
  ],
}
