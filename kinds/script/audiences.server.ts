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
    intro: ['You can follow along whatever you already know.', 'Take from it whatever fits your own situation.'],
    remarks: [
      'If only one thing from this video stays with you, this would be a good one.',
      'It sounds small, and that is why it gets skipped.',
      'You will notice the difference sooner than you expect to.',
      'Everybody does this a little differently, and that is fine.',
      'It is worth doing slowly once.',
      'Give it a fair try before you decide whether it suits you.',
    ],
    onward: ['Save this video for the day you need it.', 'Send this to the person who came to mind while you were watching.'],
  },
  beginners: {
    intro: ['You need no experience for any of this, only a little patience.', 'If you are completely new, you are in the right place.'],
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
    ],
  },
  intermediate: {
    intro: [
      'You have made a start already, so we go straight to the parts that usually stay rough.',
      'This is for you if the basics work but the results still vary.',
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
    ],
  },
  advanced: {
    intro: [
      'You know the basics, so treat this as a check on your own habits.',
      'We skip the introductions and look at what still makes a difference.',
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
    ],
  },
  professionals: {
    intro: [
      'You do this for other people, so every step also has to be explainable.',
      'This is for people whose work depends on getting it right repeatedly.',
    ],
    remarks: [
      'When somebody pays for the result, write this step down so that it happens the same way each time.',
      'Explain this to a client in one sentence, and see which part they ask about.',
      'Agree on who does this, because a step without an owner gets dropped.',
      'Under time pressure this is the step that goes first, so protect it in the schedule.',
      'Make it part of the handover, so that it does not depend on one person.',
      'It belongs on the checklist even when everybody believes that it is obvious.',
    ],
    onward: ["Put one of these steps into your team's checklist this week.", 'Take one point to your next meeting and ask who owns it.'],
  },
}
