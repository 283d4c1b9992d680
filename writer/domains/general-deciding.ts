import type { Lesson } from '#writer/domains/material.ts'

/** What helps with a choice between two ways, whatever they are. */
export const deciding: readonly Lesson[] = [
  {
    step: 'write down what the choice is really about',
    why: 'Two options [often stand for something else|are often stand-ins for something larger], [such as freedom and safety|like safety on one side and freedom on the other].',
    how: 'Finish the sentence “I want this because” [once for each option|for one option and then for the other], and [compare the endings|put the endings side by side|see how the endings differ].',
    mistake:
      '[Comparing details first|A comparison that begins with the details] hides that [the two options answer different wishes|each option answers a wish of its own].',
    exercise:
      '[Write one line for each option|Give each option one line on paper], and [underline the word that matters most to you|circle the word you could least do without].',
  },
  {
    step: 'look at an ordinary Tuesday with each option',
    why: '[Most of life with a decision happens|A decision is mostly lived] on [ordinary days|days when nothing special is planned].',
    how: '[Go through such a day from morning to evening|Walk through that day in your mind, from the alarm to the pillow], once with each option, and [note where it gets heavy|mark the hours that drag].',
    mistake:
      '[Picturing only the best day|Thinking of nothing but the best day] makes [the more exciting option look like the better one|excitement look like a reason].',
    exercise: '[Describe next Tuesday|Write a few lines about next Tuesday] as if [you had already decided|the decision were behind you].',
  },
  {
    step: 'ask what would be hard to undo',
    why: 'A choice [that can be taken back|with a way back] deserves [less worry than a final one|a lighter hand than one that is final].',
    how: '[Write down|Work out on paper] what it would take [to change your mind in a year|to turn back a year from now], in money, time and people.',
    mistake:
      '[Treating every choice as final|Acting as if there were never a way back] makes [the small ones as heavy as the large ones|small decisions weigh as much as large ones].',
    exercise: '[Name|Think of|Write down] the cheapest way to try one option [for a short while|before you commit to it].',
  },
  {
    step: 'talk to one person on each side',
    why: '[People who live with a choice|Those who wake up with a choice every day] know [its small print|the parts that nobody advertises].',
    how: 'Ask somebody who chose one way and somebody who chose the other [what they had not expected|what came as a surprise], and [listen without arguing|let them finish before you reply].',
    mistake:
      'Asking only people who [chose as you would like to|already did what you hope to do] [gives you applause instead of advice|is a way of collecting permission].',
    exercise: '[Write to one person today|Send somebody a short message today] and ask [what surprised them|what they would tell you now].',
  },
  {
    step: 'put the costs of both ways on one page',
    why: 'Costs that [stand in different places|never share a page] [cannot be compared|are hard to weigh against each other].',
    how: '[List what each way asks for|Give each way a column for what it asks] in money, in time and in nerves, [with the sources of your figures beside them|and note where every figure comes from].',
    mistake: '[Leaving out the costs you already pay|Forgetting what you pay today] [makes staying look free|hides what it costs to stay].',
    exercise: '[Begin the page|Open the list] with the cost [you would rather not look at|you have been avoiding].',
  },
  {
    step: 'set a day for the decision',
    why: 'A question [without a date|that never gets a date] [goes on asking|keeps coming back|follows you from room to room].',
    how: '[Choose a day|Pick a date], note what you still need to know before it, and [let that be all|leave everything else out].',
    mistake:
      '[Collecting more opinions|Going on asking around] after the facts are clear [only postpones the answer|is a polite way of putting it off].',
    exercise: '[Put the day into your calendar|Write the date where you will see it] [now|before the evening is over].',
  },
]
