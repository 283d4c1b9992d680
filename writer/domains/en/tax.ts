import type { Branch } from '#writer/domains/material.ts'

/** Keeping one's papers for the tax office; a part of money. No rule of any country is stated. */
export const tax: Branch = {
  id: 'tax',
  gate: [['tax', 'taxes', 'tax return', 'vat', 'gst', 'deduction', 'income tax']],
  lessons: [
    {
      step: 'put money for tax aside with every payment',
      why: 'Income that has not been taxed yet is only partly yours.',
      how: 'Open a separate account, move the same share of each payment there on the day it arrives, and leave it alone.',
      mistake: 'Spending the whole invoice makes the tax bill feel like a fine.',
      exercise: 'Open the account this week and move a share of your last payment into it.',
    },
    {
      step: 'keep every receipt from the first day',
      why: 'An expense without proof is only a story.',
      how: 'Photograph the receipt when you get it, name the file by date and purpose, and keep the original in one folder.',
      mistake: 'A shoebox sorted in the last week always lacks the paper that mattered.',
      exercise: 'Photograph the receipts in your wallet today and give each a name.',
    },
    {
      step: 'write the deadlines into one calendar',
      why: 'A late form costs money that nobody gets anything for.',
      how: 'Look the dates up on the page of your tax office, and set a reminder well before each of them.',
      mistake: 'Taking the date from a forum means using the date of another year.',
      exercise: 'Find the next date that applies to you on the official page, and save it.',
    },
    {
      step: 'separate private from business payments',
      why: 'Two clear accounts answer most questions before they are asked.',
      how: 'Pay work expenses from one account only, and pay yourself a fixed amount from it.',
      mistake: 'One account for everything turns each month into detective work.',
      exercise: 'Mark last week in your statement with two colours, one for work and one for home.',
    },
    {
      step: 'ask a qualified adviser one precise question',
      why: 'Rules differ from place to place and change from year to year.',
      how: 'Write down your situation in a few lines, bring the papers, and ask what applies to you this year.',
      mistake: 'Copying what a friend does ignores that your friend earns in another way.',
      exercise: 'Write the question you would ask, and find out who may answer it where you live.',
    },
  ],
  myths: [
    {
      claim: 'Small amounts do not have to be declared.',
      truth: 'Whether a small amount counts is decided by the rules where you live, so look it up there.',
    },
    { claim: 'An adviser is only for rich people.', truth: 'One hour of advice can prevent the mistake that costs more than the hour.' },
  ],
  objections: [
    { says: 'I will sort it out at the end of the year.', answer: 'Sorting a week takes minutes, and sorting a year takes a weekend.' },
  ],
  tools: ['a separate account for tax', 'a folder for receipts', 'a calendar with the official dates', 'a simple income sheet'],
  moments: ['The form is sent, the folder closes, and the evening is suddenly free.'],
  questions: ['How much should I put aside?', 'Which expenses count?', 'What happens when I am late?', 'When does an adviser pay off?'],
  wins: [
    'The bill arrives, and the money is already waiting in its own account.',
    'A question comes back from the tax office, and the receipt takes a minute to find.',
  ],
  terms: ['tax for freelancers', 'how to keep receipts', 'tax deadlines explained'],
  hashtags: ['FreelanceTax', 'TaxTips', 'SelfEmployed', 'TaxSeason', 'Taxes'],
}
