import type { Branch } from '#writer/domains/material.ts'

/** Keeping one's papers for the tax office; a part of money. No rule of any country is stated. */
export const tax: Branch = {
  id: 'tax',
  gate: [['tax', 'taxes', 'tax return', 'vat', 'gst', 'deduction', 'income tax']],
  lessons: [
    {
      step: 'put money for tax aside with every payment',
      why: '[Income that has not been taxed yet|Untaxed income] is [only partly yours|partly spoken for].',
      how: 'Open a separate account, move the same share of each payment there [on the day it arrives|as soon as it comes in], and [leave it alone|forget that it is there].',
      mistake: '[Spending the whole invoice|Treating the whole invoice as yours] makes the tax bill [feel like a fine|come as a shock].',
      exercise:
        '[Open the account this week|Set up the account before the week is over] and [move a share of your last payment into it|start it with a share of your last payment].',
    },
    {
      step: 'keep every receipt from the first day',
      why: '[An expense without proof|An expense you cannot prove] [is only a story|may as well not have happened].',
      how: '[Photograph the receipt when you get it|Take a picture of the receipt at the till], name the file by date and purpose, and [keep the original in one folder|put the paper itself into one folder].',
      mistake:
        'A shoebox [sorted in the last week|that waits until the last week] always lacks [the paper that mattered|the one slip that counts].',
      exercise:
        '[Photograph the receipts in your wallet today|Empty your wallet today, photograph the receipts] and [give each a name|name each file].',
    },
    {
      step: 'write the deadlines into one calendar',
      why: '[A late form|A form sent late] [may cost money that nobody gets anything for|can cost money and buys nothing].',
      how: '[Look the dates up on the page of your tax office|Take the dates from the official page of your tax office], and set a reminder [well before each of them|early enough to gather the papers].',
      mistake:
        '[Taking the date from a forum|Trusting a date from a forum] means [using the date of another year|that you may be reading about another year or another country].',
      exercise:
        '[Find the next date that applies to you on the official page|Look up your next date at the source], and [save it|put it into the calendar at once].',
    },
    {
      step: 'separate private from business payments',
      why: '[Two clear accounts|An account for work and another for home] [will answer most questions before they are asked|can save a good many questions].',
      how: '[Pay work expenses from one account only|Let every work expense leave from the same account], and [pay yourself a fixed amount from it|give yourself a fixed amount from there].',
      mistake:
        '[One account for everything|Mixing everything in one account] [turns each month into detective work|makes every month a puzzle].',
      exercise:
        '[Mark last week in your statement with two colours|Take two pens to the last week of your statement], [one for work and one for home|so that work and home stand apart].',
    },
    {
      step: 'ask a qualified adviser one precise question',
      why: 'Rules [differ from place to place|are not the same everywhere] and [change from year to year|do not stay the same].',
      how: '[Write down your situation in a few lines|Describe your situation in a few lines], bring the papers, and ask [what applies to you this year|which rules are yours this year].',
      mistake:
        '[Copying what a friend does|Doing as a friend does] ignores that [somebody else earns in another way|no two cases are quite alike].',
      exercise:
        '[Write the question you would ask|Put your question into one sentence], and find out [who may answer it where you live|who is allowed to advise on it where you live].',
    },
  ],
  myths: [
    {
      claim: 'Small amounts do not have to be declared.',
      truth:
        'Whether a small amount counts is [decided by the rules where you live|a matter of the rules where you live], so [look it up there|check it at the source].',
    },
    {
      claim: 'An adviser is only for rich people.',
      truth:
        '[One hour of advice|A single hour of advice] can prevent [the mistake that costs more than the hour|a mistake that would have been dearer].',
    },
  ],
  objections: [
    {
      says: 'I will sort it out at the end of the year.',
      answer:
        '[Sorting a week takes minutes|A week is sorted in minutes], and [sorting a year takes a weekend|a whole year fills a weekend].',
    },
  ],
  tools: ['a separate account for tax', 'a folder for receipts', 'a calendar with the official dates', 'a simple income sheet'],
  moments: [
    '[The form is sent, the folder closes|The last page is signed and sent], and [the evening is suddenly free|for a moment there is nothing left to do].',
  ],
  questions: ['How much should I put aside?', 'Which expenses count?', 'What happens when I am late?', 'When does an adviser pay off?'],
  wins: [
    'The bill [arrives|comes in], and the money [is already waiting in its own account|has been set aside for months].',
    '[A question comes back from the tax office|The tax office asks a question], and the receipt [takes a minute to find|is where it should be].',
  ],
  terms: ['tax for freelancers', 'how to keep receipts', 'tax deadlines explained'],
  hashtags: ['FreelanceTax', 'TaxTips', 'SelfEmployed', 'TaxSeason', 'Taxes'],
}
