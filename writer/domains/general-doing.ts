import type { Material } from '#writer/domains/material.ts'

/**
 * What holds for learning or doing almost anything, for an activity whose field no pack knows.
 * `doing` is a gerund phrase that reads on mid-sentence.
 */
export const doing = (doing: string): Material => ({
  lessons: [
    {
      step: 'write down why you want this',
      why: '[A clear aim|Knowing what you are after] [tells you what to leave out|makes it easier to say no to the rest].',
      how: 'Finish the sentence “I want this because” [on paper|by hand], and [keep it to a single line|stop after one line|cut it until it fits on one line].',
      mistake:
        "[Borrowing somebody else's aim|Taking over an aim that belongs to somebody else] makes the work [feel like theirs|hard to care about].",
      exercise:
        '[Write your one-line reason down|Put your reason into one line] and [leave it where you will see it tomorrow|pin it up where your eyes fall every morning].',
    },
    {
      step: 'begin with the smallest complete version',
      why: 'A small thing [finished|carried to its end] teaches more than a big thing [begun|left in the middle].',
      how: '[Cut the plan down|Make the plan smaller] until it fits into one sitting, and [carry it through to the end|do not get up before it is whole].',
      mistake:
        '[Starting with the hardest version|Reaching for the hardest version at once] usually [ends in a half-done one|leaves you with half of it].',
      exercise:
        '[Name|Describe in one line] the version you could finish today, [however modest it looks|even if it looks like very little].',
    },
    {
      step: 'prepare the evening before',
      why: 'The first minute is [the hardest|where most attempts end], and preparation [makes it shorter|takes the weight out of it].',
      how: '[Lay out what you need|Put everything you need in one place], decide where you will begin, and [leave a note to yourself on top|write the first move on a slip of paper].',
      mistake:
        '[Leaving every decision until you begin|Deciding everything at the last minute] [turns the start into a planning meeting|uses up the energy you meant to begin with].',
      exercise:
        '[Set one thing ready tonight|Lay one thing out before you go to bed] so that tomorrow [starts by itself|begins without a decision].',
    },
    {
      step: 'watch somebody with years of practice',
      why: 'Experience [shows in|is easiest to see in] what people [no longer do|have stopped doing].',
      how: '[Choose one person, watch closely|Sit near one person for a while, stay quiet], and note the moment when [they slow down|they take more time than you would].',
      mistake:
        '[Copying the speed of an expert|Imitating how fast an expert is] skips the care that [made the speed possible|came long before the speed].',
      exercise:
        '[Find one person to watch this week|Choose somebody whose hands you can watch this week], and write down [a single thing you had not expected|one thing that surprised you].',
    },
    {
      step: 'change one thing at a time',
      why: '[Two changes at once|Two changes made together] [hide which of them helped|leave you guessing which of them did it].',
      how: '[Keep everything else as it was|Leave the rest untouched], try the one change, and [compare|look at the difference|hold the result against the last one].',
      mistake:
        '[Overhauling everything after a bad day|Turning everything upside down after one bad day] throws out [what was already working|the good parts along with the bad].',
      exercise:
        '[Pick|Write down] the one change you will try next, and [promise yourself to leave the rest alone|keep your hands off the rest].',
    },
    {
      step: 'repeat the weak part on its own',
      why: '[Practising only what already works|Going over the parts you like] feels good and [changes little|moves you hardly at all].',
      how: '[Take the part that goes wrong out of the whole|Cut out the part that goes wrong], do it slowly, and [put it back|join it to the rest again].',
      mistake:
        '[Starting over from the top each time|Going back to the very beginning after each slip] gives the weak part [the least attention|only a glance].',
      exercise:
        '[Name the moment where it usually goes wrong|Find the spot where it tends to fall apart], and [spend today only on that|give it all of your time today].',
    },
    {
      step: 'keep a short record',
      why: 'Memory [polishes|smooths things over], and [notes do not|a note stays as it was].',
      how: '[Write one line each time|Make it one line after every attempt]: what you did, what happened, [what you would change|what you would do differently].',
      mistake:
        '[Trusting yourself to remember|Leaving it all to memory] is how [the same lesson gets learned twice|people learn the same thing twice].',
      exercise:
        '[Write that line about your last attempt|Put your last attempt into one line] now, [before it fades|while it is still fresh].',
    },
    {
      step: 'ask for a second pair of eyes',
      why: '[Nobody sees their own habits for long|Your own habits soon become invisible to you], [and somebody else sees them at once|while a fresh eye finds them quickly].',
      how: '[Show one piece of it|Take one small part] to somebody you trust and [ask a narrow question|ask about one thing only].',
      mistake:
        '[Asking only what somebody thinks of it|A question as broad as whether somebody likes it] [gets you kindness instead of help|invites a compliment, and praise changes little].',
      exercise: '[Send one narrow question to one person|Write to one person and ask one exact thing] [today|before the day is over].',
    },
    {
      step: 'stop while it is going well',
      why: '[A good stopping point|Stopping at a good moment] [makes the next start easier|is half of the next start].',
      how: '[End with the next step already clear|Finish when you know what comes next], and [leave it waiting for you|let it wait until tomorrow].',
      mistake:
        '[Going on until you are exhausted|Carrying on until nothing is left] teaches you to [dread the next time|look for excuses the next time].',
      exercise:
        '[Decide now where you will stop|Choose your stopping point before you start], and [keep to it once|hold to it this one time].',
    },
    {
      step: 'plan for the day it does not work',
      why: 'Every habit [meets a bad day|has a bad day coming], and [the plan for it decides what comes after|what follows depends on the plan you made for it].',
      how: '[Write down the least you will still do on such a day|Decide what still counts on such a day], and [make it very small|keep it almost laughably small].',
      mistake:
        '[Treating one missed day as the end|Reading one missed day as a verdict] [turns a pause into a stop|makes a stop out of what was only a pause].',
      exercise:
        '[Name your smallest version|Write down the shortest version you would accept] for a bad day, [in a few words|in one line|now].',
    },
  ],
  myths: [
    {
      claim: 'You need talent to begin.',
      truth:
        'Talent is mostly visible [afterwards|in hindsight]; [at the start everybody looks clumsy|the first attempts look clumsy on everyone].',
    },
    {
      claim: 'The right equipment comes first.',
      truth:
        '[What you already have|What you own today] is [enough to find out what you are missing|enough for a first try, and the try tells you what is missing].',
    },
    {
      claim: 'It is too late to start.',
      truth: '[Starting late only means|A late start simply means] that you [know better why you want it|bring a clearer reason with you].',
    },
    {
      claim: 'You have to feel motivated first.',
      truth:
        '[Motivation usually arrives after the first few minutes|The wish to go on tends to come once you have begun], so [a small start matters more than the right mood|begin small and let the mood follow].',
    },
  ],
  objections: [
    {
      says: 'I have no time for this.',
      answer:
        '[A few honest minutes a day|Some minutes that you really use] go further than [a free weekend that never comes|the empty weekend you are waiting for].',
    },
    {
      says: 'Others are already so much better.',
      answer:
        'The people ahead of you [leave a path that you can follow|have made the path easier to see], [and most of them remember the beginning|and many of them are glad to be asked].',
    },
    {
      says: 'I tried it once and it did not work.',
      answer: 'One attempt [tests a plan, not a person|says something about the plan and nothing about you][|, and a plan can be changed].',
    },
    {
      says: 'I am afraid of looking foolish.',
      answer:
        '[Most people are too busy with their own beginnings|People have enough to do with their own attempts] to [keep count of your mistakes|remember how yours began].',
    },
  ],
  tools: ['a notebook', 'a quiet half hour', 'one good example', 'somebody to ask'],
  moments: [
    '[There is a moment when the hands|One day the hands] [know the next step before the head does|are already moving, and the head only follows].',
    'The second try [already feels different from the first|feels familiar in a way the first did not], [and nobody could say why|and you notice it at once].',
    'It [goes quiet for a second|is still for a breath], and then [it works|it simply happens|something falls into place].',
  ],
  questions: [
    `What does ${doing} really take?`,
    `Where do people get stuck with ${doing}?`,
    `What keeps people from ${doing}?`,
    `How do you get better at ${doing} without burning out?`,
    `What comes first in ${doing}?`,
  ],
  wins: [
    'Something that [needed your full attention last month|was hard work a month ago] now [happens on its own|runs along by itself].',
    'Somebody [asks you|comes over to ask you] [how you did it|what your secret is|to show them how it goes].',
    'You notice a mistake [before it happens|just in time] and [change course|smile, because once you would have made it].',
  ],
  terms: [],
  hashtags: [],
})
