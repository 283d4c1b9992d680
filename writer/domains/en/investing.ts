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
      why: '[Money needed soon|What you will need soon] does not belong [where prices swing|in anything whose price can fall before then].',
      how: '[Sort your goals into soon, later and much later|Make three piles, for soon, for later and for much later], and [treat each pile differently|give each pile its own rules].',
      mistake:
        "[Investing next year's rent|Putting next year's rent into the market] turns [an ordinary dip into an emergency|a small fall in prices into a crisis].",
      exercise:
        '[Write a date beside each goal you save for|Go through your goals and give each a date], [even a rough one|and see which date comes first].',
    },
    {
      step: 'look at the costs before the returns',
      why: 'Past returns are [a story|a memory], and costs are [a promise|charged every year].',
      how: '[Find the yearly charge in the fact sheet|Look for the yearly charge in the fact sheet], along with [any fee for buying or leaving|what it costs to get in and out].',
      mistake:
        "[Choosing last year's winner|Chasing what did best last year] means [buying what has already happened|paying for a past that is over].",
      exercise:
        '[Look up the yearly cost of|Find out what you would pay each year for] one fund you [own or have considered|hold or have thought about].',
    },
    {
      step: 'write your rules while you are calm',
      why: '[Fear and excitement both argue well|Both fear and greed sound reasonable] [in the moment|when prices move].',
      how: '[Write down what you buy, how often, and what would make you sell|Put on paper what you buy, when, and what would be a reason to sell], and [date the page|write the date above it].',
      mistake:
        '[Checking prices several times a day|Looking at prices from morning to night] [makes patient people impatient|wears out even patient people].',
      exercise:
        '[Write three lines that you will read before selling anything|Leave yourself a short note to be read before any sale], [and keep the page with your papers|and put the page where you would look first].',
    },
  ],
  myths: [
    {
      claim: 'Investing is gambling.',
      truth:
        'Buying what you do not understand for a quick gain is [close to gambling|not far from a bet]; owning many businesses for a long time is [something else|a different thing].',
    },
    {
      claim: 'You can always spot the right moment.',
      truth:
        '[Right moments are clear in hindsight|The right moment shows itself afterwards], so a steady habit usually [asks for less luck|depends less on luck].',
    },
  ],
  objections: [
    {
      says: 'I could lose everything.',
      answer:
        'Any investment can fall, so [spreading it out and keeping a cash cushion|a cash cushion and a wide spread] [come before the first purchase|belong before the first purchase].',
    },
  ],
  tools: ['a fund fact sheet', 'a written plan with a date', 'a low-cost account'],
  moments: [
    '[The news is loud, the plan is on the fridge|The headlines shout, the written plan stays as it was], and [you do nothing|you make tea instead|for once there is nothing to decide].',
  ],
  questions: ['How do I start with a small amount?', 'What does this fund really cost me?', 'What should I do when prices fall?'],
  wins: ['[The market has a bad week|Prices fall for a week], and you [only notice on Sunday|hear about it from somebody else].'],
  terms: ['investing for beginners', 'what is an index fund', 'fund fees explained', 'long term investing'],
  hashtags: ['InvestingForBeginners', 'LongTermInvesting', 'InvestingBasics', 'Investing'],
}
