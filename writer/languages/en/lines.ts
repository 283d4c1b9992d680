import type { ByRegister, ByVoice, GrammarBook, Line } from '#writer/languages/grammar-book.ts'

/** After a person's own question, before anything else. */
export const answers: ByRegister<readonly Line[]> = {
  practice: [
    'Here is how I would go about it.',
    'My answer starts small.',
    'The honest answer: it depends, and it helps to begin here.',
    'There is no single answer, but there is a good first step.',
    'I would begin with this.',
    'A good question deserves a calm answer.',
    'This is where I would start looking.',
    'Let us take it one piece at a time.',
    'It is a fair question, and a common one.',
    'I like this question, because it has more than one good answer.',
  ],
  view: [
    'Plenty of people wonder about this.',
    'I have no final answer, and I would like to hear yours.',
    'I like this question, because it has more than one good answer.',
    'The question is older than it sounds.',
    'Ask three people, and you will hear three answers.',
    'There is no short answer, and that makes it interesting.',
    'Let us collect some answers.',
    'I have been turning this over for a while.',
    'It is a fair question, and a common one.',
    'My own answer changes from week to week.',
    'I would rather collect answers than pretend to have one.',
  ],
  story: [
    'I ask myself that more often than I admit.',
    'I do not have the answer yet, and I am looking for it.',
    'Somebody here has probably been through the same.',
    'I have tried a few things, and I am open to more.',
    'I have a theory, and I would like to hear yours.',
    'If you have solved this before, I am all ears.',
  ],
}

/** Last lines that ask for an answer to the person's own question. */
export const answerCalls: readonly Line[] = [
  'Tell me your answer {comments}.',
  'Leave your answer {comments}.',
  'Give me your honest answer {comments}.',
  'Send this to somebody who would know.',
  'If you know, tell me {comments}.',
  'Answer in one line {comments}.',
  'Share what you know {comments}.',
  'Ask somebody who would know, and tell me what they said.',
]

/** Reddit titles. */
export const redditTitles: GrammarBook['redditTitles'] = {
  activity: [
    'What do you wish you had known before {topic}?',
    'How did you get started with {topic}?',
    'What made {topic} click for you?',
    'Some thoughts on {topic}, and a question for you',
    'What is your approach to {topic}?',
    'The hardest part of {topic}, for you?',
    '{Topic}: what would you tell a beginner?',
    'Which habit helped you most with {topic}?',
    '{Topic}: where do people usually go wrong?',
    'What do people underestimate about {topic}?',
  ],
  thing: [
    'What is your experience with {topic}?',
    'What do people get wrong about {topic}?',
    'Some thoughts on {topic}, curious about yours',
    '{Topic}: what would you add?',
    'How do you look at {topic}?',
    'What changed your mind about {topic}?',
    'Can we talk about {topic}?',
    'What should a newcomer know about {topic}?',
    '{Topic}: first impressions and second ones',
    'What is underrated about {topic}?',
  ],
  own: [
    'A few words about {topic}, questions welcome',
    '{Topic}: the honest version',
    'Notes on {topic}, and a question for you',
    'Thinking out loud about {topic}, advice welcome',
    '{Topic}: thoughts and advice welcome',
    '{Topic}: what would you do next?',
  ],
  opaque: [
    'Some thoughts on {topic}, curious about yours',
    'What do you think about {topic}?',
    'Can we talk about {topic}?',
    'A question about {topic}',
    'What should a newcomer know about {topic}?',
    'Your experience with {topic}?',
  ],
}

/** Titles that leave the subject to the text. */
export const unnamedTitles: readonly Line[] = [
  'How would you look at this?',
  'Curious how you see this',
  'I would like to hear your side of this',
  'A short post, and room for your thoughts',
  'What would you say to this?',
]

/** One line with the topic and one step. */
export const stepLines: ByVoice<readonly Line[]> = {
  activity: [
    '{Topic}: {x}.',
    '[A tip|One tip|Advice] for {topic}: {x}.',
    'For [better results in|an easier start with] {topic}, {x}.',
    'When it comes to {topic}, {x}.',
    'My [first|favourite|best] tip for {topic}: {x}.',
    'The first step in {topic}: {x}.',
    'If {topic} feels hard, {x}.',
  ],
  thing: [
    '{Topic}: {x}.',
    '[A tip|One tip|Advice] for {topic}: {x}.',
    'When it comes to {topic}, {x}.',
    'My [first|favourite|best] tip for {topic}: {x}.',
    'A good start with {topic}: {x}.',
    'With {topic}, {x}.',
  ],
  own: [
    '{Topic}, and a note to {myself}: {x}.',
    'With {topic} in mind, {x}.',
    'Thinking of {topic}, one reminder: {x}.',
    'A reminder that goes well with {topic}: {x}.',
  ],
  opaque: ['A first step towards {topic}: {x}.', 'One idea about {topic}: {x}.', 'On {topic}: {x}.'],
}

/** Lines that bring the topic back. */
export const bridges: ByVoice<readonly Line[]> = {
  activity: [
    'That holds for {topic} as well.',
    'And yes, that includes {topic}.',
    'It is a good thought to keep beside {topic}.',
    'For {topic}, that is [half of the answer|good news|the whole trick].',
    'Nowhere is that clearer than in {topic}.',
    '{Topic} is no different.',
    'In {topic}, that is easy to forget.',
    'That is the part of {topic} people rarely mention.',
    'With {topic}, this shows sooner than you expect.',
    'The same goes for {topic}.',
    'And that is what {topic} keeps teaching.',
    '{Topic} asks for exactly that.',
    'That is why {topic} [suits patient people|is worth the time|feels good afterwards].',
  ],
  thing: [
    'With {topic}, that is [easy to forget|worth remembering].',
    '[The same goes|That goes] for {topic}[, too|].',
    'That is one of the reasons to talk about {topic}.',
    'Which [brings|takes] us back to {topic}.',
    '[Keep|Bear] that in mind with {topic}.',
    'That [holds for|is true of] {topic} as well.',
    '[And yes, that|Of course that|That] includes {topic}.',
    '[And so|So] back to {topic}.',
    'It is a good thought to keep [beside|close to] {topic}.',
  ],
  own: [
    'Whatever you would like to know about {topic}, ask.',
    'There is a good deal more to tell about {topic}.',
    '{I} could say a lot more about {topic}.',
    'And now to your questions about {topic}.',
  ],
  opaque: [
    'Which [brings|takes] us back to {topic}.',
    '[The same goes|That goes] for {topic}[, too|].',
    '[Keep|Bear] that in mind with {topic}.',
    'That [holds for|is true of] {topic} as well.',
    '[And so|So] back to {topic}.',
    'It is a good thought to keep [beside|close to] {topic}.',
    '[And yes, that|Of course that|That] includes {topic}.',
  ],
}
