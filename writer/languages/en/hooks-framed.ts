import type { ByTone, ByVoice, Line, OpeningId } from '#writer/languages/phrase-book.ts'

/** Announces one piece of advice. */
const lesson: ByVoice<ByTone> = {
  activity: {
    any: [
      'One thing that makes {topic} [easier|calmer|better]:',
      'Where I would start with {topic}:',
      '[A|One] small habit that helps with {topic}:',
      'If {topic} feels [hard|slow|confusing], try this first.',
      'The [step|part] of {topic} that deserves more [time|care|credit]:',
      'One piece of advice for {topic}, and nothing else:',
      'What I would tell a friend about {topic}:',
      'Before anything else in {topic}, one [step|thing]:',
    ],
    casual: [
      'The one tip for {topic} I would actually pass on:',
      "Thinking about {topic}? [Start here|Try this first|Here's an easy way in].",
      'Low-effort way to make {topic} better:',
    ],
    professional: [
      'A step in {topic} that pays for itself:',
      'The first thing I check in {topic}:',
      'One change that improves {topic} [quickly|without extra effort]:',
    ],
    formal: ['One recommendation concerning {topic}:', 'A single recommendation for those considering {topic}:'],
    persuasive: ['If you change one thing about {topic}, change this.', 'One reason to rethink how you approach {topic}:'],
    humorous: ['I learned this about {topic} the hard way, so you can learn it sitting down.', 'My only serious advice on {topic}:'],
    entertaining: ['The scene in {topic} where everything turns around:', 'Every expert in {topic} seems to know this one move:'],
    inspirational: ['One gentle way to begin with {topic}:', 'A small step into {topic} for today:'],
    educational: [
      '{Topic}, lesson one:',
      'A small rule that explains a lot about {topic}:',
      'What makes the difference in {topic}, and why:',
    ],
    excited: ['This one thing makes {topic} so much better!', 'My favourite tip for {topic}!'],
    conversational: [
      'If we were talking about {topic} over coffee, I would tell you this.',
      'You asked about {topic}, so here is what I would do first.',
    ],
  },
  thing: {
    any: [
      'One thing that helps with {topic}:',
      'Where I would start with {topic}:',
      'If {topic} feel{s} [complicated|confusing|overwhelming], try this first.',
      'The part of {topic} that deserves more [time|care|thought]:',
      'One piece of advice about {topic}, and nothing else:',
      'What I would tell a friend about {topic}:',
      'A small habit that goes a long way with {topic}:',
      'A better way into {topic}:',
    ],
    casual: ['The one thing about {topic} I would actually pass on:', '[Curious about|Into] {topic}? [Start here|Try this first]:'],
    professional: ['The first thing I look at with {topic}:', 'One useful principle for {topic}:'],
    formal: ['One recommendation concerning {topic}:'],
    persuasive: ['If you change one thing about {topic}, change this.'],
    humorous: ['My only serious advice about {topic}:', 'I learned this about {topic} the hard way, so you can learn it sitting down.'],
    inspirational: ['One gentle way to begin with {topic}:'],
    educational: ['{Topic}, lesson one:', 'A small rule that explains a lot about {topic}:'],
    excited: ['This one thing about {topic} is so worth knowing!'],
    conversational: ['If we were talking about {topic} over coffee, I would tell you this.'],
  },
  own: {
    any: [
      'What {topic} {has} taught {me}, in one line:',
      '{Topic} keep{s} reminding {me} of one simple thing.',
      'One lesson from {topic} that is worth passing on:',
      'The most useful thing {I} can say about {topic}:',
      'A note to {myself} about {topic}, and maybe to you:',
      'If {topic} {has} shown {me} anything, it is this.',
    ],
    casual: ['Small thing {I} learned from {topic}:', 'Filed under things {topic} taught {me}:'],
    excited: ['The best thing {topic} {has} taught {me} so far!'],
  },
  opaque: {
    any: [
      'One thing worth doing before you make up your mind about {topic}:',
      'Where I would start with {topic}:',
      'A better way into {topic}:',
      'A first step towards {topic}:',
      'If you are new to {topic}, try this first.',
      'One small suggestion about {topic}:',
    ],
  },
}

const mistake: ByVoice<ByTone> = {
  activity: {
    any: [
      'A [common|quiet|small] mistake in {topic}:',
      'The mistake in {topic} that almost everybody makes once.',
      'What usually goes wrong with {topic}:',
      'One way to make {topic} harder than it has to be:',
      'If {topic} is not going well, check this first.',
      'The [trap|slip] in {topic} that looks like progress:',
    ],
    casual: ['The mistake in {topic} nobody warns you about:', 'Guilty of this one in {topic} too.'],
    professional: ['A costly habit in {topic}:', 'Where {topic} tends to lose time:'],
    humorous: ['How to make {topic} much harder, a short guide:', 'My favourite way to get {topic} wrong:'],
    excited: ['Please skip this mistake in {topic}!'],
    educational: ['A mistake in {topic}, and what to do instead:'],
    formal: ['A frequent error in {topic}, and how to avoid it:'],
  },
  thing: {
    any: [
      'A [common|quiet|small] mistake with {topic}:',
      'What usually goes wrong with {topic}:',
      'The mistake with {topic} that almost everybody makes once.',
      'One way to make {topic} harder than necessary:',
      'What people get wrong about {topic}:',
    ],
    humorous: ['My favourite way to get {topic} wrong:'],
    formal: ['A frequent error concerning {topic}:'],
    educational: ['A mistake with {topic}, and what to do instead:'],
  },
  own: {
    any: [
      'The mistake that {topic} taught {me} to notice:',
      'What could have gone wrong with {topic}, and sometimes did:',
      'One thing {I} would do differently about {topic}:',
    ],
  },
  opaque: {
    any: [
      'An easy mistake when the subject is {topic}:',
      'What people get wrong when they talk about {topic}:',
      'One way to go wrong with {topic}:',
    ],
  },
}

/** `{count}` is a number word with a capital: "Three". */
const list: ByVoice<ByTone> = {
  activity: {
    any: [
      '{count} things that help with {topic}:',
      '{count} small steps for {topic}:',
      '{count} things worth knowing about {topic}:',
      '{count} habits that make {topic} [easier|lighter|calmer]:',
      'How I would approach {topic}, in {countLower} steps:',
      '{count} [notes|reminders] on {topic}:',
      '{Topic} in {countLower} lines:',
    ],
    casual: ['{count} tips for {topic}, no fluff:', "{count} things I'd do before {topic}:"],
    professional: ['{count} principles for {topic}:', 'A short checklist for {topic}:'],
    formal: ['{count} recommendations concerning {topic}:'],
    educational: ['{Topic}, step by step:', '{count} lessons about {topic}:'],
    excited: ['{count} things I love telling people about {topic}:'],
    humorous: ['{count} things about {topic} that I had to learn twice:'],
  },
  thing: {
    any: [
      '{count} things that help with {topic}:',
      '{count} things worth knowing about {topic}:',
      '{count} [notes|reminders] on {topic}:',
      '{Topic} in {countLower} lines:',
      'How I would approach {topic}, in {countLower} steps:',
      '{count} good places to start with {topic}:',
    ],
    professional: ['{count} principles for {topic}:', 'A short checklist for {topic}:'],
    formal: ['{count} recommendations concerning {topic}:'],
    humorous: ['{count} things about {topic} that I had to learn twice:'],
  },
  own: {
    any: [
      '{count} things {topic} {has} taught {me}:',
      '{count} notes from {topic}:',
      'What {I} keep learning from {topic}, in {countLower} lines:',
      '{count} small lessons from {topic}:',
    ],
  },
  opaque: {
    any: [
      '{count} good places to start with {topic}:',
      '{count} ways to look at {topic}:',
      '{count} notes on {topic}:',
      'How I would approach {topic}, in {countLower} steps:',
    ],
  },
}

const myth: ByVoice<ByTone> = {
  activity: {
    any: [
      'One belief about {topic} that does not hold up:',
      'Something people often repeat about {topic}:',
      'A myth about {topic} that keeps coming back:',
      'There is one thing about {topic} that I no longer believe.',
      'Not everything you hear about {topic} is true.',
    ],
    casual: ['Can we retire this one about {topic}, please.', 'You have probably heard this about {topic}.'],
    formal: ['A common belief about {topic} deserves correction.'],
  },
  thing: {
    any: [
      'One belief about {topic} that does not hold up:',
      'Something people often repeat about {topic}:',
      'A myth about {topic} that keeps coming back:',
      'Not everything you hear about {topic} is true.',
      'One sentence about {topic} that I no longer believe.',
    ],
    formal: ['A common belief about {topic} deserves correction.'],
  },
  own: {
    any: [
      'Something people tell {me} when {I} mention {topic}:',
      'A belief that {topic} cured {me} of:',
      '{Topic} changed {my} mind about one thing.',
    ],
  },
  opaque: {
    any: [
      'Not everything you hear about {topic} is true.',
      'Something people often repeat about {topic}:',
      'A common belief about {topic}, and a second thought:',
    ],
  },
}

const objection: ByVoice<ByTone> = {
  activity: {
    any: [
      'The sentence I hear most often about {topic}:',
      'What people say before they give up on {topic}:',
      'A fair doubt about {topic}, and an answer:',
      'What keeps many people from {topic} is one sentence.',
    ],
  },
  thing: {
    any: [
      'The sentence I hear most often about {topic}:',
      'A fair doubt about {topic}, and an answer:',
      'What people say when {topic} come{s} up:',
    ],
  },
  own: { any: ['What {I} told {myself} before {topic}:', 'A doubt that came along with {topic}:'] },
  opaque: { any: ['A fair doubt when it comes to {topic}:', 'What people say when the subject is {topic}:'] },
}

const moment: ByVoice<ByTone> = {
  activity: {
    any: [
      'The best part of {topic} is hard to photograph.',
      'Why I like {topic}, in one picture:',
      'There is one moment in {topic} that makes up for the rest.',
      'A small scene from {topic}:',
      'What {topic} looks like on a good day:',
      'This is the part of {topic} that stays with you:',
    ],
    excited: ['My favourite moment in {topic}!'],
    casual: ['That one moment in {topic}, you know the one:'],
  },
  thing: {
    any: [
      'A small scene that says a lot about {topic}:',
      'Why {topic} matter{s}, in one picture:',
      'There is one moment with {topic} that makes up for the rest.',
      'What people remember about {topic}:',
      'The best part of {topic} is hard to photograph.',
    ],
  },
  own: { any: ['A small scene from {topic}:', 'The best part of {topic} is hard to photograph.'] },
  opaque: { any: ['A small scene on the way to {topic}:', 'One picture for {topic}:'] },
}

const exercise: ByVoice<ByTone> = {
  activity: {
    any: [
      'A small exercise for {topic}:',
      'Something to try today for {topic}:',
      'Ten quiet minutes for {topic}, well spent:',
      'Practice for {topic} can be very small.',
      'One thing to try this week for {topic}:',
      'Here is a small task for everybody who is interested in {topic}:',
    ],
    casual: ['Tiny homework for {topic}:', 'Try this the next time you feel like {topic}:'],
    excited: ['A tiny challenge for everyone who loves {topic}!'],
    persuasive: ['Do one thing for {topic} today.', 'You can move {topic} forward today with one small task.'],
    inspirational: ['One small thing you can do for {topic} today:'],
  },
  thing: {
    any: [
      'Something to try today around {topic}:',
      'A small exercise about {topic}:',
      'One thing to try this week about {topic}:',
      'A few quiet minutes with {topic}, well spent:',
    ],
    casual: ['Tiny homework about {topic}:'],
  },
  own: { any: ['Something {topic} made {me} try:', 'A small exercise that came out of {topic}:'] },
  opaque: {
    any: ['A small exercise about {topic}:', 'Something to try today about {topic}:', 'One thing to try this week around {topic}:'],
  },
}

const contrast: ByVoice<ByTone> = {
  activity: {
    any: [
      '{Topic} changes the longer you stay with it.',
      'The beginning of {topic} tells you little about the rest.',
      'There are two very different stages of {topic}.',
      'What {topic} looks like from outside, and from inside:',
    ],
  },
  thing: {
    any: [
      'There are two ways to look at {topic}.',
      '{Topic} from a distance, and up close:',
      'First impressions of {topic}, and second ones:',
      'What {topic} look{s} like from outside, and from inside:',
    ],
  },
  own: { any: ['What people see of {topic}, and what they do not:', '{Topic}, on camera and off:'] },
  opaque: { any: ['There are two ways to look at {topic}.', 'First thoughts about {topic}, and second ones:'] },
}

/** For a list of questions, when nobody has advice to give. */
export const inquiryHooks: ByVoice<readonly Line[]> = {
  activity: ['{count} questions to ask before {topic}:', '{count} questions that make {topic} clearer:'],
  thing: [
    '{count} questions to ask about {topic}:',
    '{count} honest questions about {topic}:',
    '{count} questions that make {topic} clearer:',
    'Before any advice on {topic}, {countLower} questions:',
    'To get anywhere with {topic}, I start with {countLower} questions:',
  ],
  own: ['{count} questions {I} ask {myself} about {topic}:', '{count} questions that come with {topic}:'],
  opaque: [
    '{count} questions to ask about {topic}:',
    '{count} honest questions about {topic}:',
    'Before any advice on {topic}, {countLower} questions:',
  ],
}

/** First lines that announce what the next lines hold. */
export const framedHooks: Omit<Record<OpeningId, ByVoice<ByTone>>, 'talk'> = {
  lesson,
  mistake,
  list,
  myth,
  objection,
  moment,
  exercise,
  contrast,
}
