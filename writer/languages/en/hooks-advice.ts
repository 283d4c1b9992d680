import type { ByTone, ByVoice } from '#writer/languages/grammar-book.ts'

/** Announces one piece of advice. */
export const lesson: ByVoice<ByTone> = {
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
      '{Topic}, and one thing worth passing on:',
      'A note to {myself} about {topic}, and maybe to you:',
      'Thinking of {topic}, one piece of advice:',
      'A reminder that goes well with {topic}:',
      'Beside {topic}, one thing is worth repeating:',
    ],
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

export const mistake: ByVoice<ByTone> = {
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
      'Thinking of {topic}, one mistake to avoid:',
      'A mistake worth knowing, with {topic} in mind:',
      'Beside {topic}, a warning worth repeating:',
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
export const list: ByVoice<ByTone> = {
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
      '{count} reminders that go well with {topic}:',
      '{count} notes to {myself}, thinking of {topic}:',
      'Beside {topic}, {countLower} things worth repeating:',
      '{count} things worth knowing, with {topic} in mind:',
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
