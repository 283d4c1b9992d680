import type { Branch } from '#writer/domains/material.ts'

/** Insurance; a part of personal finance. */
export const insurance: Branch = {
  id: 'insurance',
  gate: [['insurance', 'policy', 'cover', 'premium', 'insurer']],
  lessons: [
    {
      step: 'insure what you could not pay for',
      why: 'Insurance is for the loss that would change your life, not for the one that would annoy you.',
      how: 'Ask of each risk what it would cost you on a bad day, and cover the biggest first.',
      mistake: 'Paying to insure small gadgets while a large risk stays open gets the order backwards.',
      exercise: 'List the policies you pay for, and write beside each what it would save you from.',
    },
    {
      step: 'read the exclusions first',
      why: 'The exclusions tell you what the policy is not.',
      how: 'Search the document for the words “not covered” and for the excess before looking at the price.',
      mistake: 'Comparing prices of policies that cover different things compares nothing.',
      exercise: 'Find one thing that your current policy leaves out.',
    },
  ],
  myths: [{ claim: 'The cheapest policy is the best deal.', truth: 'The best deal is the one that pays when you need it to.' }],
  objections: [
    { says: 'I never claim anyway.', answer: 'A year without a claim is the good outcome, and a policy is for the other kind.' },
  ],
  tools: ['the policy document', 'a list of what you own'],
  moments: ['The rain comes through the ceiling, and the folder is exactly where you left it.'],
  questions: ['Which cover do I really need?', 'What does the excess mean?', 'What is left out?'],
  wins: ['You know what your policy leaves out before you need to know.'],
  terms: ['insurance explained', 'what does an excess mean', 'how to compare policies'],
  hashtags: ['InsuranceExplained', 'InsuranceTips', 'Insurance'],
}
