import type { ByRegister, ByTone, Line } from '#writer/languages/phrase-book.ts'

const practiceReasoning: readonly Line[] = [
  'What looks like talent is usually a long series of small corrections, each too dull to mention, that nobody else [was watching|happened to see].',
  'The order of steps matters more than the speed, because [a mistake made early travels through everything that follows|every later step rests on the one before].',
  'It pays to separate what you control from what you only react to, since [effort spent on the second rarely comes back|attention is the first thing to run out].',
  'A method is worth having not because it is perfect, but because it can be [repeated, compared and improved|checked the next time].',
  'When two explanations fit, test the cheaper one first, and [change nothing else while you do|let the result decide].',
  'Feedback loses its value with distance, so the shorter the path between the attempt and the correction, the faster [you improve|the learning].',
  'Beginners tend to add, and people with experience tend to remove, which is why [the finished thing looks so simple|expert work seems calm].',
  'The first plan is a guess about a problem you have not met yet; treat it [as a draft|with affection and suspicion].',
  'There is a trade-off between doing it fast and understanding it, and in the beginning understanding is the better [bargain|investment].',
  'If a step keeps failing, the cause often sits one step earlier, where [everything still looked fine|nobody thinks to look].',
  'Constraints are useful: with fewer options left open, each remaining choice gets the attention it [needs|deserves].',
  'Standards rise along with skill, which explains why progress [feels slower the better you get|rarely feels like progress].',
]
const viewReasoning: readonly Line[] = [
  'Most disagreements about it turn out to be disagreements about words, so [it helps to ask what each side means|definitions are worth the time].',
  'The effect that is easiest to see is seldom the one that lasts, which is a good reason to [look again later|wait before judging].',
  'Whoever describes it also selects, and what was left out says as much as [what was kept|the description itself].',
  'A single case proves little, yet one case understood in depth often explains why [the others differ|the average misleads].',
  'Judging it fairly means naming the alternative, because nothing is good or bad [except compared with something else|in isolation].',
  'Costs and benefits rarely fall on the same people, and keeping that in view makes the discussion [more honest|calmer and more precise].',
  'What counts as normal here has changed before and will change again, so it is worth asking [who set the standard|which part is habit].',
  'Familiarity hides details, and distance hides reasons; a good view needs [some of both|a little of each].',
  'An opinion is easier to hold than to test, and the test is usually one [concrete|uncomfortable] question away.',
  'The more confident a claim sounds, the more useful it is to ask [how anybody would know|what would have to be true].',
]
const storyReasoning: readonly Line[] = [
  'Writing about it in public has a useful side effect: it forces [a clear account of what works and what does not|honesty about the unfinished parts].',
  'The distance between the idea and the first real version is where most of the learning [happens|hides].',
  'Every choice closes a few doors, and making peace with that is [half of the work|what finally lets things move].',
  'What looks like a single decision from outside was a long row of small ones, most of them [made on ordinary evenings|too plain to mention].',
  'Doubt turned out to be useful whenever it came with a question, and useless whenever it [did not|came alone].',
]
export const reasoning: ByRegister<readonly Line[]> = { practice: practiceReasoning, view: viewReasoning, story: storyReasoning }

const practiceContrasts: readonly Line[] = [
  'At first you count the minutes. Later you lose track of them.',
  'On day one everything is a question. After a while you know which questions matter.',
  'From outside it looks like a result. From inside it is a habit.',
  'Beginners look for the right way. After some practice you look for your own.',
  'In the beginning you hide the mistakes. Later you collect them.',
  'At the start you want it to go fast. Later you want it to go right.',
  'Early on, advice feels like rules. Later it feels like company.',
  'First you do it to get it done. Then, one day, you do it because you like doing it.',
  'At first the tools seem to matter most. Later you reach for the same two every time.',
  'On a good day it all flows. On a bad day you learn why.',
]
const viewContrasts: readonly Line[] = [
  'From a distance it looks simple. Up close it has corners.',
  'At first you notice what is loud. Later you notice what is missing.',
  'One side sees the promise. The other side sees the price.',
  'A quick look gives you an opinion. A long look gives you a question.',
  'Some people want it explained. Others want to try it for themselves.',
  'On paper it is clear. In daily life it depends.',
  'Newcomers ask what it is. Old hands ask what it is for.',
  'What you hear about it is general. What you live through is specific.',
]
const storyContrasts: readonly Line[] = [
  'What you see is the finished part. What you do not see is the pile of drafts.',
  'The photos look calm. The notes do not.',
  'From outside it looks like one big step. From inside it was a row of small ones.',
  'Some days it feels like too much. Other days there is nothing better.',
  'At the start there was only the idea. Now there is something to hold on to.',
]
export const contrasts: ByRegister<readonly Line[]> = { practice: practiceContrasts, view: viewContrasts, story: storyContrasts }

/** Questions that help to think about something nobody has material on. */
export const inquiries: readonly Line[] = [
  'What do I want from it?',
  'What do I know, and what have I only heard?',
  'What would a good day with it look like?',
  'Who could I ask who knows it well?',
  'What has worked for me before?',
  'What am I ready to change for it?',
  'What would the smallest first step be?',
  'What gets in the way most often?',
  'How will I notice that it got better?',
  'What could I leave out?',
  'Which part do I keep putting off?',
  'What would I tell a friend in my place?',
  'What does it cost me to leave it as it is?',
  'What surprised me the last time?',
]

/** Remarks of a few words; they close gaps and carry the tone. */
export const asides: ByTone = {
  any: [
    'That is enough to begin with.',
    'Small things add up.',
    'It is worth the patience.',
    'One thing at a time.',
    'The rest can wait.',
    'That part is easy to forget.',
    'Details matter here.',
    'Simple, not easy.',
    'Take your time with it.',
    'No rush.',
  ],
  casual: ['No pressure.', 'Easy does it.', "That's really it.", 'Works for me.', 'Just saying.', "You've got this."],
  conversational: ['You know what I mean.', 'I mean it.', 'At least, that is how I see it.', 'Ask me how I know.'],
  professional: ['Clarity first.', 'Keep it simple and repeatable.', 'Measure it against the aim.', 'Good process, calm work.'],
  formal: ['This merits attention.', 'The point is a simple one.', 'Care is well rewarded here.'],
  persuasive: ['Start now, refine later.', 'Nothing to lose, something to learn.', 'Try it once.', 'You decide.'],
  humorous: ['What could go wrong.', 'Asking for a friend.', 'Totally under control.', 'Send snacks.', 'I regret nothing.'],
  entertaining: ['Cue applause.', 'Roll credits.', 'Drumroll, please.', 'And scene.', 'To be continued.'],
  inspirational: ['Keep going.', 'You belong here.', 'Begin again.', 'Be gentle with yourself.', 'One day at a time.'],
  educational: ['Remember the order.', 'Understand it, then repeat it.', 'Note it down.', 'Worth knowing by heart.'],
  excited: ['So good!', "Let's go!", 'Yes, really!', 'Love this!', 'What a feeling!'],
}
