import type { ByRegister, ByTone } from '#writer/languages/grammar-book.ts'

const callPractice: ByTone = {
  any: [
    'Tell me about yours {comments}.',
    'Share your own way {comments}.',
    'Write your first step {comments}.',
    'Leave your best advice {comments}.',
    'Send this to somebody who is just starting out.',
    'Pass this on to somebody who needs it.',
    'Put your question {comments}.',
    'Name one thing you would add.',
    'Try it once before you judge it.',
    'Pick one step and do it today.',
    'Try it this week, and tell me how it went.',
    'Share this with somebody who keeps putting it off.',
  ],
  casual: ['Tell me how it goes.', 'Tag the friend who needs this.', 'Say hi {comments} if this is you.', 'Go on, give it a try.'],
  conversational: ['Come and tell me how it went.', "Tell me how you do it, I'm curious.", 'Let us compare notes {comments}.'],
  professional: [
    'Share what has worked for you.',
    'Add your own practice {comments}.',
    'Pass this on to a colleague who would find it useful.',
  ],
  formal: [
    'Your own experience is welcome {comments}.',
    'Please share your approach {comments}.',
    'You are welcome to add your experience.',
  ],
  persuasive: [
    'Start today, and tell me how it went.',
    'Choose your first step now.',
    'Do one small part of it today.',
    'Give it one honest try this week.',
  ],
  humorous: [
    'Confess {comments}.',
    'Tell me your best disaster {comments}.',
    'Leave your excuses {comments}, they are safe with me.',
    'Tag the person who would absolutely do this.',
  ],
  entertaining: [
    'Tell your version {comments}.',
    'Tell the story of your first try {comments}.',
    'Tag your co-star.',
    'Send this to your partner in crime.',
  ],
  inspirational: [
    'Take one small step today.',
    'Write down one thing you will begin.',
    'Send this to somebody who could use it today.',
    'Be kind to yourself today, and begin anyway.',
  ],
  educational: [
    'Try it once and note what you see.',
    'Ask your question {comments}, and I will answer.',
    'Explain it to somebody today.',
    'Write down the one thing you will remember.',
  ],
  excited: [
    'Tell me everything {comments}!',
    'Tag everyone who needs to see this!',
    'Go and try it right now!',
    'Show me what you make of it!',
  ],
}

const callView: ByTone = {
  any: [
    'Tell me how you see it {comments}.',
    'Share your view {comments}.',
    'Add your own experience {comments}.',
    'Tell me what I am missing.',
    'Send this to somebody who sees it differently.',
    'Say in one line how you see it.',
    'Share it with somebody you like to disagree with.',
    'Tell me where you stand {comments}.',
    'Ask one person about it today.',
    'Leave one honest sentence {comments}.',
  ],
  casual: ['Tell me everything {comments}.', 'Drop your view {comments}.', 'Send it to the friend with opinions.'],
  conversational: ["Tell me, I'm curious.", 'Let us continue {comments}.', "I'd love to read yours {comments}."],
  professional: ['Add your perspective {comments}.', 'Pass this on to a colleague with a different view.'],
  formal: ['Your view is welcome {comments}.', 'Please share your view {comments}.'],
  persuasive: ['Look once more, then decide.', 'Make your case {comments}.', 'Change my mind {comments}.'],
  humorous: ['Argue politely {comments}.', 'Tell me I am wrong, gently.', 'Bring snacks and opinions.'],
  entertaining: ['Cast your vote {comments}.', 'Take sides {comments}.', 'Leave your review {comments}.'],
  inspirational: [
    'Look twice at something today.',
    'Share it with somebody who is curious, too.',
    'Keep one open question with you today.',
  ],
  educational: ['Ask your question {comments}, and I will answer.', 'Look up one word about it today.', 'Explain it to somebody today.'],
  excited: ['Tell me everything {comments}!', 'Come and talk about it {comments}!', 'Tag somebody who loves this as well!'],
}

const callStory: ByTone = {
  any: [
    'Ask {me} anything {comments}.',
    'Put your questions {comments}.',
    'Say hello {comments}.',
    'Stay for the next part.',
    'Pass it on to somebody who would like to know.',
    'Wish {me} luck.',
    'Tell {me} your own story {comments}.',
    'Leave a kind word {comments}.',
    'Tell one friend about it.',
  ],
  casual: ['Cheer {comments}, it helps.', 'Say hi {comments}.'],
  conversational: ['Come and say hello {comments}.', 'Ask away, any time.'],
  professional: ['Questions are welcome {comments}.', 'Get in touch if you would like to know more.'],
  formal: ['Your questions are welcome {comments}.', 'Thank you for reading.'],
  persuasive: ['Come along for the next part.', 'Tell somebody who should hear about it.'],
  humorous: ['Send snacks.', 'Send help, or cake.', 'Wish {me} luck, or at least sleep.'],
  entertaining: ['Stay tuned for the next episode.', 'Applaud politely {comments}.'],
  inspirational: ['Begin something of your own today.', 'Send this to somebody who is about to begin.'],
  educational: ['Ask what you would like to know {comments}.', 'Take one lesson from it, and leave the rest.'],
  excited: ['Come and celebrate {comments}!', 'Tell everyone!', 'Cheer with {me} {comments}!'],
}
/** Last lines that call for one action. */
export const calls: ByRegister<ByTone> = { practice: callPractice, view: callView, story: callStory }

/** Calls to keep a text. */
export const saves: ByTone = {
  any: [
    'Save this for [later|a quiet evening|the right moment].',
    'Save this post, and come back to it.',
    'Keep this one for the next time you need it.',
  ],
  casual: ['Save it for later, future you says thanks.', 'Save this one.'],
  excited: ['Save this right now!', 'Save it and send it to a friend!'],
  formal: ['You may wish to keep this for later.'],
}
