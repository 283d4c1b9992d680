import type { Tone } from '#contract/options.ts'

/** How each tone presents a video. `{topic}` stands where a title could stand; steps read on after 'how to'. */
export interface DescriptionVoice {
  /** The first line; at most 80 UTF-16 units without the topic, so that it stands before the fold. */
  readonly leads: readonly string[]
  /** First lines of what one does, which would promise too much about a thing. */
  readonly doing: readonly string[]
  /** `{one}`, `{two}` and `{three}` are steps. */
  readonly promise: readonly string[]
  /** Over the list of contents. */
  readonly contents: readonly string[]
  /** Before the list of tools. */
  readonly tools: readonly string[]
  /** Before a myth in quotation marks. */
  readonly myth: readonly string[]
  readonly calls: readonly string[]
}

export const descriptionVoices: Readonly<Record<Tone, DescriptionVoice>> = {
  casual: {
    leads: [
      'A relaxed look at {topic}, no prior knowledge needed.',
      '{Topic}, without making it complicated.',
      'So, {topic}: here is what I find worth knowing.',
      'A few good things to know about {topic}.',
      'Just {topic} today, nice and easy.',
      'Some honest notes on {topic}.',
    ],
    doing: ['A relaxed look at {topic}, with things you can try today.', "Here's what helps with {topic}, plain and simple."],
    promise: [
      "You'll see how to {one}, how to {two} and how to {three}.",
      'We start with how to {one}, then look at how to {two} and how to {three}.',
      "It's about how to {one}, how to {two} and how to {three}.",
      'Along the way: how to {one}, how to {two} and how to {three}.',
    ],
    contents: ["What's in it:", "Here's the plan:", 'Along the way:', 'You will find:'],
    tools: ['Handy to have:', 'What you might want next to you:'],
    myth: ["One thing people say that isn't quite right:", 'Heard this one?'],
    calls: ['If it helped, a like is a nice way to say so.', "Subscribe if you'd like more of this, no pressure."],
  },
  professional: {
    leads: [
      'A clear overview of {topic}, part by part.',
      '{Topic}: what to know first, and what follows from it.',
      'An overview of {topic}, with reasons rather than opinions.',
      '{Topic}: the points that matter in practice.',
      'A structured look at {topic}.',
    ],
    doing: ['A practical look at {topic}, with reasons and steps.', '{Topic}: what to do, in which order, and why.'],
    promise: [
      'You will see how to {one}, how to {two} and how to {three}.',
      'The video shows how to {one} and how to {two}, and closes with how to {three}.',
      'The focus is on how to {one}, how to {two} and how to {three}.',
      'In order: how to {one}, how to {two}, and how to {three}.',
    ],
    contents: ['Contents, in order:', 'Covered in this video:', 'Agenda:', 'The main points:'],
    tools: ['Useful to have:', 'Recommended equipment:'],
    myth: ['A common assumption, examined:', 'A belief that deserves a second look:'],
    calls: ['Subscribe to follow the next part.', 'Share it with a colleague who is working on this.'],
  },
  formal: {
    leads: [
      'A concise introduction to {topic}.',
      'On {topic}: a brief and orderly account.',
      'An account of {topic}, arranged in order.',
      '{Topic}: an introduction for the attentive reader.',
      'Some considerations on {topic}.',
    ],
    doing: ['An orderly introduction to {topic}, with practical advice.', 'This video considers {topic} and the principles behind it.'],
    promise: [
      'It explains how to {one}, how to {two} and how to {three}.',
      'The viewer learns how to {one}, how to {two} and, finally, how to {three}.',
      'Attention is given to how to {one}, how to {two} and how to {three}.',
      'Among other things, it is shown how to {one}, how to {two} and how to {three}.',
    ],
    contents: ['The video is arranged as follows:', 'Order of contents:', 'Contents:', 'The following points are treated:'],
    tools: ['The following are of use:', 'Recommended materials:'],
    myth: ['A widespread opinion is corrected:', 'The following belief is discussed:'],
    calls: ['You are welcome to subscribe for further videos.', 'Comments and corrections are appreciated.'],
  },
  conversational: {
    leads: [
      "Let's talk about {topic}, the way we would over coffee.",
      'Come in, we are talking about {topic}.',
      'You asked about {topic}, so here we are.',
      'Tell me what you think of {topic} while I tell you what I think.',
      'Pull up a chair, this one is about {topic}.',
    ],
    doing: ["Thinking about {topic}? Let's go through it together."],
    promise: [
      "I'll show you how to {one}, how to {two} and how to {three}.",
      "We'll get into how to {one}, and then how to {two} and how to {three}.",
      'So, how do you {one}? How do you {two}? And how do you {three}? That is what this is about.',
      "Let's look at how to {one}, how to {two} and how to {three}.",
    ],
    contents: ['What we talk about:', 'So, what is in here?', 'We get into:', 'Here is what comes up:'],
    tools: ['You might want these around:', 'What I would put on the table first:'],
    myth: ['You know how people say this?', 'We also talk about this one:'],
    calls: ["Stay a while and subscribe, I'd like that.", 'Say hello in the comments, I read them.'],
  },
  persuasive: {
    leads: [
      'There is more to {topic} than it seems, and this video shows it.',
      'Take a second look at {topic}, starting here.',
      '{Topic}: a better look than the first one.',
      'Judge {topic} for yourself, with the reasons in front of you.',
      'Here is the case for spending a few minutes on {topic}.',
    ],
    doing: ['Still undecided about {topic}? See what changes once you begin.', 'Give {topic} one honest try, starting here.'],
    promise: [
      'Learn how to {one}, how to {two} and how to {three}, and put it to use today.',
      'Once you have seen how to {one}, how to {two} and how to {three}, waiting makes little sense.',
      'See how to {one}, how to {two} and how to {three}, and then decide.',
      'Find out how to {one}, how to {two} and how to {three}; each one pays back the effort.',
    ],
    contents: ['What you take away:', 'Inside:', 'What you get:', 'See for yourself:'],
    tools: ['All it takes:', 'You can begin with:'],
    myth: ['The belief that keeps people waiting:', 'The excuse this video answers:'],
    calls: ['Subscribe now so that the next step finds you.', 'Watch it to the end, then do the first step today.'],
  },
  humorous: {
    leads: [
      'A serious video about {topic}, made by somebody who cannot stay serious.',
      '{Topic}: bring snacks and low expectations.',
      '{Topic}, with a straight face for as long as it lasts.',
      'A calm and sensible look at {topic}, give or take.',
    ],
    doing: ['Everything I would tell my past self about {topic}, minus the shouting.'],
    promise: [
      'You will find out how to {one}, how to {two} and how to {three}, with only mild chaos.',
      'Learn how to {one}, how to {two} and how to {three}, then brag about it at dinner.',
      'Subjects include how to {one}, how to {two} and, against all advice, how to {three}.',
      'Expect to see how to {one}, how to {two} and, with luck, how to {three}.',
    ],
    contents: ['The menu:', 'What happens, in order of dignity:', 'The plan, such as it is:', 'Coming up, if all goes well:'],
    tools: ['Bring these, and maybe a biscuit:', 'Your heroic equipment:'],
    myth: ['A rumour we politely escort to the door:', 'Somebody at a party will tell you:'],
    calls: ['Subscribe, it makes the houseplants happy.', 'Like the video, or at least nod at it respectfully.'],
  },
  entertaining: {
    leads: [
      'Sit back: this one takes you right into {topic}.',
      'Front row seats for {topic}, starting now.',
      '{Topic}, told as a story with a few turns.',
      'Today in the spotlight: {topic}.',
      'Curtain up for {topic}.',
      '{Topic}, from the first scene to the last.',
    ],
    doing: ['Will it work? An episode about {topic}.'],
    promise: [
      'Watch how to {one}, stay for how to {two}, and see it end with how to {three}.',
      'On stage: how to {one}, how to {two} and how to {three}.',
      'First how to {one}, then how to {two}, and for the finale how to {three}.',
      'The plot: how to {one}, how to {two} and how to {three}.',
    ],
    contents: ['The programme:', 'Scene by scene:', 'On the bill:', 'Coming up:'],
    tools: ['The props:', 'Backstage you will find:'],
    myth: ["Tonight's villain is a rumour:", 'And the plot twist:'],
    calls: ['Subscribe for the next episode.', 'Tell us in the comments which scene was yours.'],
  },
  inspirational: {
    leads: [
      'A gentle first look at {topic}.',
      '{Topic}, and what we can take from it.',
      'An invitation to look at {topic} again.',
      '{Topic}, seen with patience.',
      'Take your time with {topic}; it gives something back.',
    ],
    doing: [
      'For everybody who has been waiting for the right moment for {topic}.',
      'A gentle first step into {topic}.',
      '{Topic}, one small and honest step at a time.',
    ],
    promise: [
      'Step by step you see how to {one}, how to {two} and how to {three}.',
      'Begin with how to {one}, grow into how to {two}, and arrive at how to {three}.',
      'A way to {one}, a way to {two} and a way to {three}, without hurry.',
      'You will see how to {one}, how to {two} and how to {three}, in your own time.',
    ],
    contents: ['The way we take:', 'Step by step:', 'Along the path:', 'One after the other:'],
    tools: ['What you can lean on:', 'It helps to have:'],
    myth: ['Do not let this sentence stop you:', 'A belief you can let go of:'],
    calls: ['Subscribe if you would like company on the way.', 'Send it to somebody who needs a first step today.'],
  },
  educational: {
    leads: [
      '{Topic}, explained from the ground up.',
      'A clear lesson on {topic}, piece by piece.',
      '{Topic}: the parts, and how they fit together.',
      'An introduction to {topic} in small steps.',
    ],
    doing: ['A clear lesson on {topic}, with something to try at every step.'],
    promise: [
      'You will learn how to {one}, how to {two} and how to {three}, each with its reason.',
      'The lesson covers how to {one}, how to {two} and how to {three}.',
      'It covers how to {one}, how to {two} and how to {three}, with the reasons behind them.',
      'Learn how to {one}, how to {two} and how to {three}.',
    ],
    contents: ['Lesson plan:', 'In this lesson:', 'What you will learn:', 'The parts:'],
    tools: ['Have these ready:', 'Materials:'],
    myth: ['A misunderstanding we clear up:', 'True or not?'],
    calls: ['Subscribe for the next lesson.', 'Write your answers in the comments, and compare them.'],
  },
  excited: {
    leads: [
      'This one is all about {topic}, and I could not wait to share it!',
      'Ready for {topic}? Here we go!',
      'So much to show you about {topic}!',
      'Today is all about {topic}, and here it comes!',
      '{Topic}! Let us get straight into it!',
    ],
    doing: ['We finally get into {topic}, and it is so much fun!'],
    promise: [
      'You get to see how to {one}, how to {two} and how to {three}!',
      'Wait until you see how to {one}, how to {two} and, my favourite, how to {three}!',
      'See how to {one}, how to {two} and how to {three}, all in one go!',
      'Here comes how to {one}, how to {two} and how to {three}!',
    ],
    contents: ['Look what is inside:', "Here's everything we get into:", 'Get ready for this:', 'All of this is in it:'],
    tools: ['Grab these and join in:', 'Get these ready:'],
    myth: ['We get to bust this one:', 'Please stop believing this:'],
    calls: ['Subscribe so we can do the next one together!', 'Tell me everything in the comments!'],
  },
}
