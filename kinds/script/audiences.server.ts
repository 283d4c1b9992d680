import type { Audience } from '#contract/options.ts'

/** What is said to one audience and to no other. */
export interface AudienceWords {
  /** In the introduction: who this is for. */
  readonly intro: readonly string[]
  /** Between points: how this audience should take what was just said. */
  readonly remarks: readonly string[]
  /** Before the goodbye: where this audience goes from here. */
  readonly onward: readonly string[]
}

export const audienceWords: Readonly<Record<Audience, AudienceWords>> = {
  general: {
    intro: [
      'You can follow along whatever you already know.',
      'Take from it whatever fits your own situation.',
      'Watch it in one go, or stop after each point.',
      'It is short, so let us begin.',
      'No special knowledge is needed.',
      'A pen and a piece of paper will do.',
    ],
    remarks: [
      'If only one thing from this video stays with you, this would be a good one.',
      'It sounds small, and that is why it gets skipped.',
      'You will notice the difference sooner than you expect to.',
      'Everybody does this a little differently, and that is fine.',
      'It is worth doing slowly once.',
      'Give it a fair try before you decide whether it suits you.',
      'Try it once before you judge it.',
      'The first time takes longest.',
      'It costs little and is easy to forget.',
      'You may already do half of it.',
      'Many people only find this out later.',
    ],
    onward: [
      'Save this video for the day you need it.',
      'Send this to the person who came to mind while you were watching.',
      'Come back to it when you have tried the first point.',
      'Keep the one sentence that surprised you.',
      'Share it with somebody who asked you about it.',
      'Try one point before you look for more advice.',
    ],
  },
  beginners: {
    intro: [
      'You need no experience for any of this, only a little patience.',
      'If you are completely new, you are in the right place.',
      'Everything is explained from the start.',
      'Nobody expects you to know this yet.',
      'You can pause after each step and try it.',
    ],
    remarks: [
      'Go slowly the first time, because speed comes by itself.',
      'A rough first result is exactly what a first result should be.',
      'If a word is new to you, stop and look it up; everyone had to once.',
      'You do not have to understand all of it before you try it.',
      'Do it once with help and once alone, and compare.',
      'Nobody gets this right on the first day.',
    ],
    onward: [
      'Do the easiest step first, and watch this again afterwards; you will hear more in it.',
      'When the first step feels normal, come back for the second.',
      'Write down what was unclear, because that is your next question.',
      'Repeat the first step until it feels easy.',
      'Ask somebody to watch you do it once.',
    ],
  },
  intermediate: {
    intro: [
      'You have made a start already, so we go straight to the parts that usually stay rough.',
      'This is for you if the basics work but the results still vary.',
      'We leave the basics aside and look at the details.',
      'Bring the point at which you usually get stuck.',
      'Expect fewer rules and more reasons.',
    ],
    remarks: [
      'You have probably done this before, so look at the part you tend to rush.',
      'Compare it with the way you do it now, and keep the better of the two.',
      'This is where a good routine starts to show.',
      'Notice what you do without thinking, because that is where old habits live.',
      'If it already works for you, try to say why.',
      'Here a small correction goes a long way.',
    ],
    onward: [
      'Choose the step you thought you already knew, and check it once.',
      'Work on the weakest of these steps first, and leave the comfortable ones alone.',
      'Change one habit, and leave the rest as it is for a while.',
      'Film or note your next attempt, and compare.',
      'Come back with the point that did not work.',
    ],
  },
  advanced: {
    intro: [
      'You know the basics, so treat this as a check on your own habits.',
      'We skip the introductions and look at what still makes a difference.',
      'Expect nothing new in name, and look for what is new in detail.',
      'Some of it you will want to argue with, and that is welcome.',
      'Bring your own exceptions.',
    ],
    remarks: [
      'Ask yourself when you would deliberately do the opposite.',
      'You know this in your hands, so try to put the reason into words.',
      'Look for the case in which this rule breaks, because that case teaches you the most.',
      'The gain here is small and lasting.',
      'Experience makes it easy to skip this, which is the reason to do it on purpose.',
      'If you disagree, note why, and test it.',
    ],
    onward: [
      'Write down where you do it differently, and whether you can defend that.',
      'Teach one of these steps to somebody, and watch what you leave out.',
      'Find the exception, and tell us about it.',
      'Choose the step you skip most often, and do it on purpose once.',
      'Explain your own version to somebody who does it differently.',
    ],
  },
  professionals: {
    intro: [
      'You do this for a living or want to, so every step also has to be explainable.',
      'This is for people whose work depends on getting it right repeatedly.',
      'Think of your last working week while you watch.',
      'Every point is meant to survive a busy week.',
      'It is about doing it well on an ordinary day.',
    ],
    remarks: [
      'If others rely on you, do it the same way each time.',
      'Explain it to somebody you work with in one sentence, and see which part they ask about.',
      'Ask yourself how you would teach it to somebody new to the job.',
      'Under pressure this is the step that goes first, so protect it.',
      'Write down how you do it, so that somebody else could take over.',
      'It belongs on the checklist even when everybody believes that it is obvious.',
      'Notice where you take a shortcut, and whether you could defend it.',
    ],
    onward: [
      'Put one of these steps on your own checklist this week.',
      'Take one point back to work, and watch what changes.',
      'Discuss one point with somebody whose work you respect.',
      'Try it on an ordinary working day first.',
      'Compare it with the way your colleagues do it.',
    ],
  },
}
