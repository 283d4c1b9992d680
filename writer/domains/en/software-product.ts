import type { Branch } from '#writer/domains/material.ts'

/** Building a product that others use; a part of software. */
export const softwareProduct: Branch = {
  id: 'product',
  gate: [
    ['saas', 'app', 'website', 'software'],
    ['launch', 'build', 'saas', 'startup', 'product', 'founder', 'idea', 'user', 'customer', 'mvp', 'side project', 'indie'],
  ],
  lessons: [
    {
      step: 'talk to users before you open the editor',
      why: 'A feature nobody asked for [is still work to maintain|still has to be maintained|goes on costing work for as long as it stays].',
      how: '[Ask people how they solve it today|Let people show you how they manage today], and [listen for the workaround they are a little ashamed of|wait for the workaround they would rather not show|look out for the trick they apologise for].',
      mistake:
        '[Asking whether people would use it|The question whether they would use it] gets a polite yes that [means nothing|tells you nothing|costs them nothing].',
      exercise:
        'Find one person with the problem and [watch them solve it their way|look on while they solve it as they always do|sit beside them while they deal with it].',
    },
    {
      step: 'make the first minute clear',
      why: 'A new user decides [quickly|early on|within the first few clicks] whether [this is for them|it was meant for people like them|to stay].',
      how: '[Remove every field you do not need yet|Take out each field that can wait], and let the first screen [do one useful thing|do a single useful thing|give something back at once].',
      mistake:
        '[A tour of all features|Showing every feature at the start] explains the product and [hides the point|buries the point|loses the reason to use it].',
      exercise:
        'Sign up to your own product with a fresh address and [note each moment of doubt|write down every place where you hesitate|mark each point at which you wonder what to do].',
    },
    {
      step: 'write the release note first',
      why: 'A change that is hard to explain [is usually hard to use|is seldom easy to use|will mostly be hard to use as well].',
      how: '[Write two sentences for the user before the work starts|Before the work starts, write two sentences to the user], and [cut whatever does not serve them|leave out what does not serve them|drop every part they would not miss].',
      mistake:
        '[Shipping quietly|Releasing without a word] means the people who asked for it [never learn that it is there|go on waiting for it|do not find out that it exists].',
      exercise:
        'Write the release note for [the thing you are building right now|what is on your desk right now][|, in words a user would use].',
    },
  ],
  myths: [
    {
      claim: 'If you build it, they will come.',
      truth:
        'People come because [somebody told them what it does for them|they heard what it would do for them|someone they know showed them what it is good for].',
    },
  ],
  objections: [
    {
      says: 'Somebody already built it.',
      answer:
        '[An existing product proves the need|What exists already shows that people need it]; [a narrower one can serve it better|something narrower can fit a few people better].',
    },
  ],
  tools: ['a feedback inbox', 'a changelog', 'a list of words your users use'],
  moments: [
    '[The first stranger signs up|A name you do not know appears in the list], and you [refresh the page to be sure|reload the page to make sure|look twice].',
  ],
  questions: ['What belongs in the first version?', 'How do I find the first users?', 'When should I charge?'],
  wins: [
    'A user explains your product to another user [better than you do|in better words than yours|and finds the words you were looking for].',
  ],
  terms: ['how to launch an app', 'first users for a product', 'what to put in a first version'],
  hashtags: ['BuildInPublic', 'IndieHackers', 'ProductTips', 'SaaS'],
}
