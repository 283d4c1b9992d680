import type { ByTone, ByVoice, PhraseBook } from '#writer/languages/phrase-book.ts'

const activity: ByTone = {
  any: [
    'What made you start {topic}?',
    'What is the hardest part of {topic} for you?',
    'How did you get into {topic}?',
    'What do you wish you had known before {topic}?',
    'What keeps you going with {topic}?',
    'Where are you with {topic} right now?',
    'What would you tell somebody who is new to {topic}?',
    'What helps you most with {topic}?',
  ],
  casual: ['How is {topic} going for you?', "What's your story with {topic}?"],
  humorous: ['How did your first go at {topic} end?', 'Who else has a story about {topic}?'],
  professional: ['How do you approach {topic}?', 'Which part of {topic} would you improve first?'],
  formal: ['How do you approach {topic}?', 'Which aspect of {topic} do you find most demanding?'],
  educational: ['Which part of {topic} would you like explained?', 'What still puzzles you about {topic}?'],
}
const thing: ByTone = {
  any: [
    'What comes to mind first about {topic}?',
    'What do people get wrong about {topic}?',
    'What would you tell a newcomer about {topic}?',
    'How do you look at {topic}?',
    'What changed your mind about {topic}?',
    'What is your experience with {topic}?',
    'What do you wish more people knew about {topic}?',
    'What is your first memory of {topic}?',
  ],
  casual: ["What's your take on {topic}?", 'Where do you stand on {topic}?'],
  professional: ['How do you approach {topic}?', 'What would you ask an expert about {topic}?'],
  formal: ['What is your view of {topic}?', 'Which aspect of {topic} deserves more attention?'],
  educational: ['What still puzzles you about {topic}?', 'Which question about {topic} should come next?'],
}
const own: ByTone = {
  any: [
    'What would you like to know about {topic}?',
    'What would you ask about {topic}?',
    'Which part of {topic} should {I} write about next?',
    'What should {I} show you of {topic}?',
  ],
}
const opaque: ByTone = {
  any: [
    'What do you think about {topic}?',
    'What comes to mind first about {topic}?',
    'What would you like to know about {topic}?',
    'What do you wish more people knew about {topic}?',
    'What would you tell a newcomer about {topic}?',
  ],
}
export const questions: ByVoice<ByTone> = { activity, thing, own, opaque }

export const plainQuestions: ByTone = {
  any: [
    'What would you add?',
    'Where would you start?',
    'What has worked for you?',
    'What is your experience?',
    'How do you see it?',
    'What would you do differently?',
    'Which part rings true for you?',
    'What did I leave out?',
    'What surprised you most?',
    'What is your first thought?',
    'What would you tell a friend?',
    'Which step comes first for you?',
  ],
  casual: ['Thoughts?', "What's yours?", 'Anyone else?', 'Sound familiar?', 'How about you?', 'Am I missing something?'],
  conversational: [
    'How about you?',
    'Do you see it the same way?',
    'What is it like for you?',
    'Has it been the same for you?',
    'Can you relate?',
    'What would you say?',
  ],
  professional: [
    'How does your team handle this?',
    'What has worked in your practice?',
    'Which approach do you use?',
    'What would you recommend?',
    'Where do you see it differently?',
    'What does your experience say?',
  ],
  formal: [
    'What is your view?',
    'Would you agree?',
    'How would you approach it?',
    'What has your experience been?',
    'Which consideration would you add?',
  ],
  persuasive: [
    'What is stopping you?',
    'Will you try it this week?',
    'What would make you say yes?',
    'Why not today?',
    'What do you have to lose?',
  ],
  humorous: [
    'Please tell me it is not just me?',
    'Who else has been there?',
    'How badly did yours go?',
    'Who is with me?',
    'Are we all fine?',
  ],
  entertaining: [
    'Which character are you?',
    'How does your version end?',
    'What happens in your episode?',
    'Team patient or team panic?',
    'Who plays you in the film?',
  ],
  inspirational: [
    'What will you begin today?',
    'What are you proud of this week?',
    'What small step is yours?',
    'Who needs to hear this today?',
    'What keeps you going?',
  ],
  educational: [
    'What would you like to learn next?',
    'Which part should I explain next?',
    'What was new to you?',
    'Which question is still open?',
    'What would you test first?',
  ],
  excited: ['Who is in?', 'Are you ready?', 'Who else loves this?', 'What are you most excited about?', 'Can you tell I love this?'],
}

const comments: ByTone = {
  any: [
    'Tell me about yours in the comments.',
    'Share your version in the comments.',
    'Write your first step in the comments.',
    'Leave your best advice below.',
    'Add your own experience below.',
    'Send this to somebody who would enjoy it.',
    'Share it with somebody who is just starting out.',
    'Tell one friend about it today.',
    'Pass this on to somebody who needs it.',
    'Put your question in the comments.',
    'Name one thing you would add.',
    'Say hello in the comments if you are with me.',
  ],
  casual: ['Drop yours below.', 'Tell me everything in the comments.', 'Tag the friend who needs this.', 'Say hi below if this is you.'],
  conversational: [
    'Come and tell me about it in the comments.',
    "Tell me, I'm curious.",
    'Let us continue in the comments.',
    "I'd love to read yours below.",
  ],
  professional: ['Share what has worked for you.', 'Add your perspective below.', 'Pass this on to a colleague who would find it useful.'],
  formal: ['Your comments are welcome below.', 'Please share your view in the comments.', 'You are welcome to add your experience.'],
  persuasive: [
    'Try it this week and report back.',
    'Start today, and tell me how it went.',
    'Pick one step and do it today.',
    'Choose your first step now.',
  ],
  humorous: [
    'Confess in the comments.',
    'Tell me your best disaster below.',
    'Tag the person who would absolutely do this.',
    'Leave your excuses below, they are safe with me.',
  ],
  entertaining: [
    'Tell us your version below.',
    'Continue the story in the comments.',
    'Tag your co-star.',
    'Vote for your favourite ending below.',
  ],
  inspirational: [
    'Take one small step today.',
    'Write down one thing you will begin.',
    'Send this to somebody who could use it today.',
    'Be kind to yourself today.',
  ],
  educational: [
    'Try it once and note what you see.',
    'Ask your question below, and I will answer.',
    'Explain it to somebody today.',
    'Write down the one thing you will remember.',
  ],
  excited: [
    'Tell me everything in the comments!',
    'Tag everyone who needs to see this!',
    'Come and celebrate in the comments!',
    'Share the joy with a friend!',
  ],
}

const saving: ByTone = {
  any: [
    'Save this for [later|a quiet evening|the right moment].',
    'Save this post, and come back to it.',
    'Keep this one for the next time you need it.',
  ],
  casual: ['Save it for later, future you says thanks.', 'Save this one.'],
  excited: ['Save this right now!', 'Save it and send it to a friend!'],
  formal: ['You may wish to keep this for later.'],
}
const replies: ByTone = {
  any: [
    'Reply with your first step.',
    'Reply with one thing you would add.',
    'Tell me yours in the replies.',
    'Add yours in the replies.',
    'Pass it on if it helps.',
    'Repost it for somebody who needs it.',
  ],
  casual: ['Yours goes in the replies.', 'Replies are open.'],
  formal: ['Your replies are welcome.'],
  excited: ['Tell me everything in the replies!'],
  humorous: ['Confess in the replies.'],
}

export const calls: PhraseBook['calls'] = {
  any: comments,
  instagram: saving,
  tiktok: {
    any: ['Save this for later.', 'Follow along for the next part.', 'Tell me what to film next.', 'Stitch this with yours.'],
    excited: ['Save this right now!'],
  },
  twitter: replies,
  linkedin: {
    any: [
      'Share what has worked for you.',
      'Add your perspective in the comments.',
      'Pass this on to somebody in your network.',
      'Tell me how you would approach it.',
    ],
  },
  facebook: {
    any: [
      'Share this with a friend who would enjoy it.',
      'Tell us your story in the comments.',
      'Tag somebody who would smile at this.',
      'Tell us about yours below.',
    ],
  },
  youtube: {
    any: [
      'Tell me in the comments what to cover next.',
      'Leave your question for the next video below.',
      'Vote in the comments: A for [planning first|the slow way|alone], B for [jumping in|the quick way|with company].',
      'Write A if you are new to this, B if you have been at it for years.',
      'Give this a thumbs up if you want more on it.',
    ],
    excited: ['Tell me in the comments what to cover next!'],
  },
}
