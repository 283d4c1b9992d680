import type { Branch } from '#writer/domains/material.ts'

/** Investing; a part of personal finance. */
export const investing: Branch = {
  id: 'investing',
  gate: [
    [
      'invest',
      'investing',
      'investment',
      'investor',
      'stock',
      'index fund',
      'etf',
      'mutual fund',
      'sip',
      'pension',
      'retirement',
      'crypto',
      'bitcoin',
      'cryptocurrency',
      'dividend',
      'wealth',
    ],
  ],
  lessons: [
    {
      step: 'decide when you will need the money',
      why: 'Money needed soon does not belong where prices swing.',
      how: 'Sort your goals into soon, later and much later, and treat each pile differently.',
      mistake: "Investing next year's rent turns an ordinary dip into an emergency.",
      exercise: 'Write a date beside each goal you save for.',
    },
    {
      step: 'look at the costs before the returns',
      why: 'Past returns are a story, and costs are a promise.',
      how: 'Find the yearly charge in the fact sheet, along with any fee for buying or leaving.',
      mistake: "Choosing last year's winner means buying what has already happened.",
      exercise: 'Look up the yearly cost of one fund you own or have considered.',
    },
    {
      step: 'write your rules while you are calm',
      why: 'Fear and excitement both argue well in the moment.',
      how: 'Write down what you buy, how often, and what would make you sell, and date the page.',
      mistake: 'Checking prices several times a day makes patient people impatient.',
      exercise: 'Write three lines that you will read before selling anything.',
    },
  ],
  myths: [
    {
      claim: 'Investing is gambling.',
      truth:
        'Buying what you do not understand for a quick gain is close to gambling; owning many businesses for a long time is something else.',
    },
    {
      claim: 'You can always spot the right moment.',
      truth: 'Right moments are clear in hindsight, so a steady habit usually asks for less luck.',
    },
  ],
  objections: [
    {
      says: 'I could lose everything.',
      answer: 'Any investment can fall, so spreading it out and keeping a cash cushion come before the first purchase.',
    },
  ],
  tools: ['a fund fact sheet', 'a written plan with a date', 'a low-cost account'],
  moments: ['The news is loud, the plan is on the fridge, and you do nothing.'],
  questions: ['How do I start with a small amount?', 'What does this fund really cost me?', 'What should I do when prices fall?'],
  wins: ['The market has a bad week, and you only notice on Sunday.'],
  terms: ['investing for beginners', 'what is an index fund', 'fund fees explained', 'long term investing'],
  hashtags: ['InvestingForBeginners', 'LongTermInvesting', 'InvestingBasics', 'Investing'],
}
