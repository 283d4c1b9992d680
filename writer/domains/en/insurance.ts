import type { Branch } from '#writer/domains/material.ts'

/** Insurance; a part of personal finance. */
export const insurance: Branch = {
  id: 'insurance',
  gate: [['insurance', 'policy', 'cover', 'premium', 'insurer']],
  lessons: [
    {
      step: 'insure what you could not pay for',
      why: 'Insurance is for the loss that would [change your life|turn your life around], not for the one that [would annoy you|would only be a nuisance].',
      how: '[Ask of each risk what it would cost you on a bad day|Put a rough cost beside each risk], and [cover the biggest first|begin with the one you could not bear].',
      mistake:
        '[Paying to insure small gadgets|Insuring small gadgets] while a large risk stays open [gets the order backwards|covers the wrong end].',
      exercise:
        '[List the policies you pay for|Write down every policy you have], and write beside each [what it would save you from|which bad day it is for].',
    },
    {
      step: 'read the exclusions first',
      why: '[The exclusions tell you|In the exclusions you can read] [what the policy is not|where the policy stops].',
      how: '[Search the document for|Look in the document for] the words “not covered” and for the excess[ before looking at the price|, and leave the price for later].',
      mistake:
        '[Comparing prices of policies that cover different things|Setting prices side by side when the cover differs] [compares nothing|tells you very little].',
      exercise:
        '[Find one thing that your current policy leaves out|Look for one thing your policy does not cover], [and write it down|and ask whether you can live with that].',
    },
  ],
  myths: [
    {
      claim: 'The cheapest policy is the best deal.',
      truth: '[The best deal is|A good deal is] [the one that pays when you need it to|a policy that pays when it has to].',
    },
  ],
  objections: [
    {
      says: 'I never claim anyway.',
      answer:
        'A year without a claim is [the good outcome|the good kind of year], and [a policy is for the other kind|the policy is there for a different one].',
    },
  ],
  tools: ['the policy document', 'a list of what you own'],
  moments: [
    '[The rain comes through the ceiling|Water drips from the ceiling], and the folder is [exactly where you left it|in its place].',
  ],
  questions: ['Which cover do I really need?', 'What does the excess mean?', 'What is left out?'],
  wins: [
    'You know [what your policy leaves out|the gaps in your policy] [before you need to know|while there is still time to change it].',
  ],
  terms: ['insurance explained', 'what does an excess mean', 'how to compare policies'],
  hashtags: ['InsuranceExplained', 'InsuranceTips', 'Insurance'],
}
