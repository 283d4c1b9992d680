import type { ByVoice, Line, PhraseBook } from '#writer/languages/phrase-book.ts'

/** What surrounds a piece of field material; a step follows "to" as well, because it is an imperative. */
export const frames: PhraseBook['frames'] = {
  step: [
    '{X}.',
    '[Start here|Begin here|First of all|My advice|The short version|The plan]: {x}.',
    '[First|To begin with|For a start], {x}.',
    'If you [only do one thing|do nothing else|change one thing], {x}.',
    'It [helps|pays] to {x}.',
    '[Try to|Remember to|Take the time to] {x}.',
    'Make it a habit to {x}.',
    'The [step|habit] I would not skip: {x}.',
    'It is worth taking the time to {x}.',
    'A good [rule|starting point|habit]: {x}.',
    'What [helps|works|makes the difference] is simple: {x}.',
    'One thing to remember: {x}.',
  ],
  another: [
    '{X}.',
    'It also helps to {x}.',
    '[Another habit|Another step|One more thing|Also worth doing|One more idea]: {x}.',
    'When that is done, {x}.',
    'Then {x}.',
    'It pays to {x}, too.',
    'Besides that, {x}.',
    'While you are at it, {x}.',
  ],
  instead: ['Instead, {x}.', 'Better: {x}.', '[What helps|The fix|A better way]: {x}.', 'It is better to {x}.', 'So {x}.'],
  why: [
    '{X}',
    '{X}',
    '{X}',
    'The reason: {x}',
    'The reason is simple: {x}',
    'Why it matters: {x}',
    'Here is why: {x}',
    'Worth knowing: {x}',
    'Keep in mind: {x}',
  ],
  how: [
    '{X}',
    '{X}',
    '{X}',
    'In practice: {x}',
    'Here is how: {x}',
    'How to do it: {x}',
    'What that looks like: {x}',
    'In plain steps: {x}',
  ],
  mistake: [
    '{X}',
    '{X}',
    '{X}',
    'The usual slip: {x}',
    'What goes wrong most often: {x}',
    'The common mistake: {x}',
    'Where it goes wrong: {x}',
    'One thing to avoid: {x}',
    'What to watch out for: {x}',
    'The trap: {x}',
  ],
  exercise: [
    '{X}',
    '{X}',
    '{X}',
    'Try this: {x}',
    'A small task: {x}',
    'Something for today: {x}',
    'Small experiment: {x}',
    'Your turn: {x}',
    'If you want to try it: {x}',
  ],
  myth: [
    '[You will hear this|People say|It is often said|The old line goes]: "{X}" {Y}',
    '"{X}" [That is what people say.|It sounds right.|Most of us have believed it.|It is repeated often.] {Y}',
    'The belief: "{X}" [The truth|The reality]: {y}',
    'What people think: "{X}" What is true: {y}',
  ],
  objection: [
    '"{X}" {Y}',
    '"{X}" [I hear this a lot.|Fair enough.|That is a fair doubt.|Understandable.] {Y}',
    'The doubt: "{X}" The answer: {y}',
    '[Somebody always says|You may be thinking|A common reply]: "{X}" {Y}',
  ],
  moment: [
    '{X}',
    '{X}',
    '{X}',
    'The moment I mean: {x}',
    'Hold on to this moment: {x}',
    'What stays with you: {x}',
    'The part worth waiting for: {x}',
  ],
  win: [
    '{X}',
    '{X}',
    'A small win: {x}',
    'You know it is working when this happens: {x}',
    'What progress looks like: {x}',
    'A good sign: {x}',
    'The quiet reward: {x}',
  ],
  tool: [
    '[All you need to begin|Worth having nearby|What I keep within reach|Helpful to have]: {x}.',
    'It does not take much: {x}.',
    'A good start: {x}.',
  ],
}

/** After a person's own news. `one` for I, `many` for we. */
export const news: PhraseBook['news'] = {
  one: [
    'It feels good to finally write this down.',
    'I have been carrying this around for a while, and now it is out.',
    'There is a lot behind that one sentence.',
    'It took [time|patience|more than one attempt], and I would do it again.',
    'I am still getting used to saying it out loud.',
    'If you have been part of it in any way, thank you.',
    'I will share how it goes, the rough parts included.',
    'If you have a question about it, ask, and I will answer honestly.',
    'There is more to tell, and I will get to it soon.',
    'To everybody who listened to me talk about it: thank you.',
    'I do not have all the answers yet, and that is fine.',
    'It is a small sentence for something this big to me.',
  ],
  many: [
    'It feels good to finally share this.',
    'There is a lot of work behind that one sentence.',
    'Thank you to everybody who has been part of it.',
    'We will share more soon, the small details included.',
    'If you have a question about it, ask, and we will answer.',
    'We have been looking forward to saying this.',
    'If somebody comes to mind who should know, pass it on.',
    'It took many hands and even more patience.',
    'We would love to have you with us.',
    'Mark the moment with us, in whatever way suits you.',
    'We are still a little surprised to be writing this.',
    'Every kind word along the way has helped.',
  ],
}

/** After a person's own question. */
export const answers: readonly Line[] = [
  'Here is how I would go about it.',
  'My answer starts small.',
  'The honest answer: it depends, and it helps to begin here.',
  'There is no single answer, but there is a good first step.',
  'I would begin with this.',
  'A good question deserves a calm answer.',
  'This is where I would start looking.',
  'Let us take it one piece at a time.',
  'Plenty of people wonder about this.',
  'It is a fair question, and a common one.',
  'The question is older than it sounds.',
  'I like this question, because it has more than one good answer.',
]

/** Reddit titles. */
export const redditTitles: PhraseBook['redditTitles'] = {
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
    'An update on {topic}, and a question for you',
    'What {topic} {has} taught {me} so far',
    'Sharing {topic}, feedback welcome',
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

export const why: PhraseBook['why'] = {
  talk: [
    'The first line names the subject at once, and the rest keeps to a single thought.',
    'It opens a conversation instead of giving a lecture, so people have room to answer.',
  ],
  lesson: [
    'It promises one useful thing and delivers it right away.',
    'One piece of advice with its reason is easier to remember than several.',
  ],
  mistake: [
    'It starts from a mistake that readers recognise and shows the way out.',
    'A mistake makes people curious, and the fix gives them something to keep.',
  ],
  list: ['A short list is easy to scan and worth saving.', 'The numbered lines let a reader take in the whole post at a glance.'],
  myth: [
    'It sets a common belief beside what is true, and the contrast holds attention.',
    'Correcting a familiar belief gives readers a reason to stop and compare.',
  ],
  objection: ["It says the reader's own doubt out loud before it answers.", 'Naming the doubt first makes the answer easier to accept.'],
  moment: ['It shows one concrete scene, which stays longer than a claim.', 'A small picture lets readers remember a moment of their own.'],
  exercise: ['It gives readers something they can do today.', 'A task small enough to try is more useful than general encouragement.'],
  contrast: ['It sets two views side by side, so the point needs no explanation.', 'The before and after lets readers place themselves.'],
  question: [
    'It opens with your question, word for word, which others may well be asking too.',
    'Your own question is the hook, and the answer stays modest.',
  ],
  news: [
    'Your news stands in the first line, in your own words, with nothing added that you did not say.',
    'It says what is new at once and leaves the details to you.',
  ],
  closes: {
    question: [
      'It ends with one question that can be answered in a line.',
      'The single question at the end makes it easy to reply.',
      'The closing question invites people to share their own experience.',
    ],
    call: [
      'It ends with one clear thing to do.',
      'A single call to action closes it, so nobody has to choose.',
      'The last line asks for one small action.',
    ],
  },
}

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
    '{Topic} taught {me} to {x}.',
    'What {topic} keep{s} teaching {me}: {x}.',
    'One lesson from {topic}: {x}.',
    'Thanks to {topic}, {I} now know to {x}.',
  ],
  opaque: ['A first step towards {topic}: {x}.', 'One idea about {topic}: {x}.', 'On {topic}: {x}.'],
}

/** Lines that bring the topic back. */
export const bridges: ByVoice<readonly Line[]> = {
  activity: [
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
    '{Topic} {is} no different.',
    'With {topic}, that is easy to forget.',
    'That is the part about {topic} people rarely mention.',
    'The same goes for {topic}.',
    'That is what makes {topic} worth talking about.',
    'Which brings us back to {topic}.',
    'Keep that in mind with {topic}.',
  ],
  own: [
    '{Topic} {is} no different.',
    'Which brings {me} back to {topic}.',
    'The same goes for {topic}.',
    '{Topic} {has} made that very clear.',
    'That is the part of {topic} {I} think about most.',
  ],
  opaque: ['Which brings us back to {topic}.', 'The same goes for {topic}.', 'Keep that in mind with {topic}.'],
}
