import type { Tone } from '#contract/options.ts'

/**
 * How each tone speaks between the points. `{topic}` stands only where a title could stand ('about …', 'with …'), so that
 * it needs no inflection; `{step}` is an imperative without its full stop.
 */
export interface ScriptVoice {
  /** Names the topic right after the hook. */
  readonly topic: readonly string[]
  /** Says what the viewer takes away; `{step}` and `{other}` read on after 'how to'. */
  readonly promise: readonly string[]
  readonly first: readonly string[]
  readonly next: readonly string[]
  readonly last: readonly string[]
  /** Opens the exercise. */
  readonly turn: readonly string[]
  /** Opens the myth; the claim follows in quotation marks. */
  readonly myth: readonly string[]
  /** Opens the objection; the viewer's words follow in quotation marks. */
  readonly doubt: readonly string[]
  /** Opens the recap; a list of steps follows. */
  readonly recap: readonly string[]
  readonly close: readonly string[]
  /** Asks for an answer; a question follows. */
  readonly ask: readonly string[]
  readonly goodbye: readonly string[]
}

/** For scripts with more points than their tone has words for. */
export const plainNext = [
  'Next: {step}.',
  'After that, {step}.',
  'Then there is this: {step}.',
  'Another step worth taking: {step}.',
  'One more thing: {step}.',
] as const

export const plainTurns = [
  'A task for today.',
  'Try it out.',
  'Something to do after this video.',
  'Put this to the test.',
  'Here is a way to begin.',
] as const

export const scriptVoices: Readonly<Record<Tone, ScriptVoice>> = {
  casual: {
    topic: [
      "So today it's all about {topic}.",
      "Let's talk about {topic}, nice and easy.",
      "Grab a drink, because we're looking at {topic}.",
    ],
    promise: [
      "Stick around and you'll know how to {step}, and how to {other}.",
      "By the end you'll have seen how to {step} and how to {other}, so you can just go and try it.",
    ],
    first: ["Let's start simple: {step}.", 'First up: {step}.'],
    next: [
      'Okay, next one: {step}.',
      "Here's another: {step}.",
      'Then {step}.',
      "Now that that's sorted, {step}.",
      'Also, {step}.',
      'And while we are at it, {step}.',
    ],
    last: ['Last one: {step}.', 'And to finish, {step}.'],
    turn: ['Your turn.', 'Give this a go.', 'Want to try it right away?', "Here's a little homework.", 'Try this one out.', 'Now you.'],
    myth: ["You've probably heard this one:", 'People love to say:'],
    doubt: ["I know what you're thinking:", 'Maybe there is a little voice saying:'],
    recap: ['Quick recap:', 'So, the short version:'],
    close: [
      "Don't try all of it at once; pick one thing and see how it feels.",
      'Start with whichever part made you nod, and leave the rest for later.',
    ],
    ask: ["Tell me in the comments, because I'd really like to know:", 'One question for you before you go:'],
    goodbye: ['Thanks for hanging out, and see you in the next one.', "That's it from me; see you next time."],
  },
  professional: {
    topic: [
      'This video takes a practical look at {topic}.',
      'We will work through {topic} in a clear order.',
      'The next few minutes are about {topic}, with the focus on what you can use.',
    ],
    promise: [
      'You will see how to {step} and how to {other}, with a reason for each.',
      'The aim is simple: afterwards you know how to {step}, and how to {other}.',
    ],
    first: ['The first step: {step}.', 'We begin with the foundation: {step}.'],
    next: [
      'The next step: {step}.',
      'Building on that, {step}.',
      'From there, {step}.',
      'Another point that pays off: {step}.',
      'With that in place, {step}.',
      'In the same way, {step}.',
    ],
    last: ['The final step: {step}.', 'To complete the picture, {step}.'],
    turn: [
      'Put it into practice.',
      'A short task to make it concrete.',
      'Apply it directly.',
      'Test this for yourself.',
      'Take a moment for this one.',
      'Here is a task worth doing.',
    ],
    myth: ['One assumption deserves a second look:', 'A common belief stands in the way:'],
    doubt: ['A fair objection at this point:', 'You may hear somebody say:'],
    recap: ['To summarise:', 'In summary, the steps to keep:'],
    close: [
      'Choose the step with the most effect on your own situation, and begin there.',
      'Put one of these steps into your calendar before you close this video.',
    ],
    ask: ['I would value your view in the comments:', 'A question for the comments:'],
    goodbye: ['Thank you for your time.', 'Thank you for watching; the next video continues from here.'],
  },
  formal: {
    topic: [
      'The subject of this video is {topic}.',
      'In what follows, we consider {topic} step by step.',
      'Allow me to present an orderly view of {topic}.',
    ],
    promise: ['You will learn how to {step}, and subsequently how to {other}.', 'It will become clear how to {step} and how to {other}.'],
    first: ['To begin: {step}.', 'The first principle is this: {step}.'],
    next: [
      'Thereafter, {step}.',
      'The following principle is related: {step}.',
      'In addition, {step}.',
      'It is equally advisable to do the following: {step}.',
      'Furthermore, {step}.',
      'A further recommendation: {step}.',
    ],
    last: ['Finally, {step}.', 'To conclude, {step}.'],
    turn: [
      'The following exercise is recommended.',
      'You may wish to verify this yourself.',
      'A brief exercise illustrates the point.',
      'This can be tested without great effort.',
      'Consider this exercise.',
      'A practical task follows from this.',
    ],
    myth: ['A widespread opinion deserves correction:', 'It is often stated as follows:'],
    doubt: ['One might object:', 'The following reservation is understandable:'],
    recap: ['The essential points, once more:', 'The principal recommendations are:'],
    close: [
      'It is advisable to begin with a single recommendation and to proceed from there.',
      'Careful repetition of one step will serve you better than haste with all of them.',
    ],
    ask: ['Your considered answer in the comments would be welcome:', 'I invite you to answer the following in the comments:'],
    goodbye: ['Thank you for your attention.', 'I thank you for watching.'],
  },
  conversational: {
    topic: ['You and I are going to talk about {topic}.', "Let's sit down for a moment with {topic}.", 'Can we talk about {topic}?'],
    promise: [
      "I'll walk you through how to {step}, and we'll get to how to {other} as well.",
      "We'll look at how to {step}, then at how to {other}, and you can decide what fits you.",
    ],
    first: ["So where do we begin? I'd say this: {step}.", "Here's where I'd start: {step}."],
    next: [
      'Right, and after that? Well, {step}.',
      'And you know what helps too? This does: {step}.',
      'Now, on to the next thing: {step}.',
      'Which brings us to this: {step}.',
      "There's more, though: {step}.",
      'Let me add something here: {step}.',
    ],
    last: ['And one more before we wrap up: {step}.', "There's one thing left, and it matters: {step}."],
    turn: [
      'Would you try something for me?',
      "Let's make it real for a second.",
      'Just see what happens with this.',
      "I'd love for you to try this.",
      'How about a small experiment?',
      'Here is something for this week.',
    ],
    myth: ['You know how people always say this?', "There's this thing everybody repeats:"],
    doubt: ['Now you might be telling me:', 'And if you are sitting there thinking:'],
    recap: ['So what did we talk about? The main things were these:', 'If you forget everything else, keep these:'],
    close: [
      'Take the one that spoke to you, and let the others wait their turn.',
      'You do not need all of it today; you need one honest try.',
    ],
    ask: ["I'm curious, so write it down there:", 'So let me ask you something:'],
    goodbye: ['It was good talking with you; come back soon.', "Thanks for listening, and let's talk again soon."],
  },
  persuasive: {
    topic: [
      'Give me a few minutes, and you will look at {topic} with different eyes.',
      'If you take one thing seriously this week, let it be {topic}.',
      'There are good reasons to think again about {topic}.',
    ],
    promise: [
      'Once you know how to {step} and how to {other}, waiting stops making sense.',
      'You will leave knowing how to {step} and how to {other}, with no excuse left to postpone it.',
    ],
    first: ['Start where it counts: {step}.', 'The strongest move comes first: {step}.'],
    next: [
      'That alone would help, but go further and {step}.',
      'Then make it count: {step}.',
      'The next choice is easy: {step}.',
      'Do not stop there: {step}.',
      'If you want to feel the difference, {step}.',
      'Keep the pace, and {step}.',
    ],
    last: ['And the step that brings it together: {step}.', 'Then seal it: {step}.'],
    turn: [
      'Do not take my word for it.',
      'Prove it to yourself.',
      'See it with your own eyes.',
      'Decide after you have tried this.',
      'Make the test today.',
      'Let the result convince you.',
    ],
    myth: ['One belief keeps people waiting:', 'Here is the excuse that sounds like wisdom:'],
    doubt: ['If something in you still says no, it probably sounds like this:', 'The usual reason to wait goes like this:'],
    recap: ['So here is what to do:', 'You now hold these in your hand:'],
    close: ['Choose one of them and do it today, while the reason is still fresh.', 'The only thing missing now is your first attempt.'],
    ask: ['Commit to it in the comments by answering this:', 'Answer me honestly in the comments:'],
    goodbye: ['Subscribe if you want the next step, and start before it arrives.', 'Start now, and tell me how it went.'],
  },
  humorous: {
    topic: [
      'Yes, this is an entire video about {topic}, and no, I am not sorry.',
      'Today we are taking {topic} far more seriously than anybody asked us to.',
      'Welcome to the only corner of the internet that gets emotional about {topic}.',
    ],
    promise: [
      'You will learn how to {step} and how to {other}, and you can sound unbearably wise about it at dinner.',
      'Stay until the end and you will know how to {step}, how to {other}, and how to keep a straight face while doing it.',
    ],
    first: ['We start with the bit everybody pretends to do: {step}.', 'Step one, and please act surprised: {step}.'],
    next: [
      'If you are still with me, brave soul, {step}.',
      'Next, with all the dignity you can find, {step}.',
      'Now for the glamorous part: {step}.',
      'Feeling confident? Dangerous. So {step}.',
      'Take a breath, wiggle your shoulders, and {step}.',
      'And because life is never that simple, {step}.',
    ],
    last: ['Last one, and then you may have a biscuit: {step}.', 'And for the grand finale, without fireworks: {step}.'],
    turn: [
      'Homework, but the kind nobody grades.',
      'Try this when no one is watching.',
      'Here comes the part where you put down the snack.',
      'Science demands a volunteer, and it is you.',
      'A tiny quest for you.',
      'Go on, nobody will laugh, except possibly me.',
    ],
    myth: ['A rumour as old as the internet, so roughly forever, says:', 'Somebody at every party will tell you:'],
    doubt: ['Your inner lawyer objects:', 'I can hear the couch speaking through you:'],
    recap: ['For those who skipped to the end, and I see you:', 'The whole thing on the back of a napkin:'],
    close: [
      'Pick one, do it badly, and do it a little less badly tomorrow.',
      'If it goes wrong, you at least have a story, and stories are free.',
    ],
    ask: ['Confess in the comments, this is a safe place:', 'The comment section is open for this one:'],
    goodbye: ['See you next time, hopefully in one piece.', 'Until next time, be kind to yourself and suspicious of shortcuts.'],
  },
  entertaining: {
    topic: [
      'Get comfortable, because this one is about {topic}.',
      'The star of today is {topic}.',
      'Lights on, curtain up: we are going into {topic}.',
    ],
    promise: [
      'On the way we find out how to {step}, and later on there is a good bit about how to {other}.',
      'There is a plot, too: first how to {step}, then how to {other}, and a small surprise between them.',
    ],
    first: ['Scene one: {step}.', 'The story opens like this: {step}.'],
    next: [
      'And now it gets interesting: {step}.',
      'Cut to the next scene: {step}.',
      'Meanwhile, {step}.',
      'Plot twist: {step}.',
      'The music changes: {step}.',
      'Keep watching, because this comes next: {step}.',
    ],
    last: ['And the final scene: {step}.', 'For the ending, {step}.'],
    turn: [
      'You are in this scene, too.',
      'Audience participation, please.',
      'Hit pause and play along.',
      'Now it is your stage.',
      'A challenge for you.',
      'Here is your cameo.',
    ],
    myth: ['Every story needs a villain, and ours says:', 'Enter the rumour that refuses to leave:'],
    doubt: ['From the back row somebody calls:', 'And the critic in your head writes:'],
    recap: ['Previously in this video:', 'The highlights, in fast forward:'],
    close: ['Pick your favourite scene and act it out this week.', 'The credits roll, and now it is your turn to make the sequel.'],
    ask: ['Write the next line in the comments:', 'Roll the comments, I want your answer to this:'],
    goodbye: ['Stay for the next episode.', 'That was the show, and thank you for watching.'],
  },
  inspirational: {
    topic: [
      'This video is about {topic}, and about the courage to be new at something.',
      'Let this be the day you give {topic} a real chance.',
      'There is more waiting for you in {topic} than it seems from outside.',
    ],
    promise: [
      'Step by step you will see how to {step}, and how to {other}, at a pace that is yours.',
      'You will find out how to {step} and how to {other}, and that you are closer than you think.',
    ],
    first: ['It begins with something small: {step}.', 'Take the first step gently: {step}.'],
    next: [
      'Then let it grow: {step}.',
      'When you are ready, {step}.',
      'Trust the slow way, and {step}.',
      'Keep going, and {step}.',
      'Each time it gets a little lighter, so {step}.',
      'From here you can {step}.',
    ],
    last: ['And when the rest feels familiar, {step}.', 'One last step, and it may be the bravest: {step}.'],
    turn: [
      'Give yourself this small start.',
      'Let today count.',
      'Begin where you are.',
      'Do this one for yourself.',
      'A small promise to keep.',
      'You can do this today.',
    ],
    myth: ['Do not let this sentence stop you:', 'Many people stay at the door because of one belief:'],
    doubt: ['If doubt speaks up, it may sound like this:', 'On a hard day you might tell yourself:'],
    recap: ['Carry these with you:', 'Here is what you can lean on from now on:'],
    close: ['You do not have to be good at it yet; you only have to begin.', 'A year of small steps begins with the one you take today.'],
    ask: ['Share it, because your answer may help the next person:', 'Write it down for somebody who needs it today:'],
    goodbye: ['Thank you for being here; now go and begin.', 'I am glad you are here, and I will see you on the way.'],
  },
  educational: {
    topic: [
      'In this lesson we take {topic} apart, piece by piece.',
      'Let us look closely at {topic} and at the reasons behind each step.',
      'This is a short course on {topic}, with something to try at every stage.',
    ],
    promise: [
      'By the end you will be able to explain how to {step} and how to {other}.',
      'Each step comes with its reason, from how to {step} to how to {other}.',
    ],
    first: ['Lesson one: {step}.', 'We start with the part that explains the rest: {step}.'],
    next: [
      'The next idea follows from it: {step}.',
      'With that understood, {step}.',
      'Now we add a layer: {step}.',
      'Here is a related skill: {step}.',
      'To see this from another side, {step}.',
      'Once that is clear, {step}.',
    ],
    last: ['The last piece: {step}.', 'To bring the pieces together, {step}.'],
    turn: [
      'Check your understanding.',
      'Pause the video for this.',
      'A short exercise.',
      'Practise it once now.',
      'Test the idea yourself.',
      'Make it stick.',
    ],
    myth: ['Let us correct a misunderstanding:', 'A belief worth examining:'],
    doubt: ['A student would ask here:', 'A good question at this point sounds like this:'],
    recap: ['Let us review:', 'What to remember:'],
    close: [
      'Explain one of these to somebody else this week, because teaching shows you what you know.',
      'Come back to the step that felt unclear, and try its exercise again.',
    ],
    ask: ['Write your answer below, and compare it with the others:', 'A question to think about:'],
    goodbye: ['Thank you for learning along.', 'In the next lesson we build on this.'],
  },
  excited: {
    topic: [
      'I have been looking forward to this one: {topic}!',
      'Oh, this is a good one, because today we get into {topic}!',
      'It is finally time for {topic}!',
    ],
    promise: [
      'You are about to find out how to {step}, and wait until we get to how to {other}!',
      'We will see how to {step}, and my favourite part comes later: how to {other}!',
    ],
    first: ['Ready? Here we go: {step}!', "Let's jump straight in: {step}!"],
    next: [
      'And it gets better: {step}!',
      'Next up, and I love this one: {step}!',
      'Hold on, there is more: {step}!',
      'Now this part is fun: {step}!',
      'Keep that energy, and {step}!',
      'You will want to write this down: {step}!',
    ],
    last: ['Saving a favourite for last: {step}!', 'And the big finish: {step}!'],
    turn: [
      'Go and try this right now!',
      'You have to feel this yourself!',
      'Quick, before the idea cools down!',
      'Here is your mission!',
      'This one is so satisfying to try!',
      'Up you get!',
    ],
    myth: ['Please, can we retire this one?', 'Here is a sentence I would love to bust:'],
    doubt: ['And if you are about to say this, wait:', 'I know, I know, you want to say:'],
    recap: ['What a ride! The best bits:', 'Look at everything you have now:'],
    close: ['Pick the one that made you smile and do it today!', 'Go and make a start, and enjoy every clumsy second of it!'],
    ask: ['I cannot wait to read your answer to this:', 'Quick, tell me in the comments:'],
    goodbye: ['See you very soon in the next one!', 'Thank you for watching, and have fun with it!'],
  },
}
