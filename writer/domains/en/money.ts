import { budget } from '#writer/domains/en/budget.ts'
import { insurance } from '#writer/domains/en/insurance.ts'
import { investing } from '#writer/domains/en/investing.ts'
import { tax } from '#writer/domains/en/tax.ts'
import type { DomainPack } from '#writer/domains/material.ts'

export const money: DomainPack = {
  id: 'money',
  label: 'personal finance',
  vocabulary: {
    3: [
      'personal finance',
      'budget',
      'budgeting',
      'saving money',
      'save money',
      'investing',
      'investment',
      'debt',
      'mortgage',
      'pension',
      'retirement',
      'credit card',
      'emergency fund',
      'stock market',
      'mutual fund',
      'insurance',
      'tax return',
      'tax',
      'taxes',
      'crypto',
      'cryptocurrency',
      'bitcoin',
      'financial',
      'frugal',
      'side income',
      'passive income',
      'student loan',
      'compound interest',
      'interest rate',
      'inflation',
      'dividend',
      'net worth',
    ],
    2: [
      'finance',
      'money',
      'savings',
      'loan',
      'salary',
      'invest',
      'investor',
      'index fund',
      'etf',
      'credit score',
      'bank',
      'wealth',
      'sip',
      'emi',
      'expense',
      'paycheck',
      'net worth',
    ],
    1: ['bill', 'spending', 'rent', 'cost', 'income', 'cheap', 'afford', 'interest', 'save', 'stock'],
  },
  except: ['laptop', 'phone', 'camera', 'airline', 'hotel', 'makeup'],
  lessons: [
    {
      step: 'write down where the money goes now',
      why: 'A plan built on [guesses|what you think you spend] [breaks in its first month|does not survive the first month].',
      how: '[Open the last bank statement|Take the last bank statement] and give each line [one of a few plain names|a plain name], such as home, food, travel and fun.',
      mistake:
        '[Starting with a strict plan before looking at real spending|Making strict rules before you know what you really spend] makes the plan [feel like a punishment|something you want to escape from].',
      exercise:
        '[Go through last week only|Look at nothing but last week], and [circle the payment you had already forgotten|mark the payment that surprises you most].',
    },
    {
      step: 'give every payment a date',
      why: 'Most money stress comes from [surprise|being caught unprepared], and [most surprises were on the calendar all along|most of what surprises us comes back every year].',
      how: '[List the yearly payments|Write down what falls due once a year], such as insurance, gifts and repairs, [beside the month in which they fall|each next to its month].',
      mistake:
        '[Calling a yearly bill an emergency|Treating a yearly bill as bad luck] hides that [it comes back each year|it could have been expected].',
      exercise:
        '[Write down the next payment that is not monthly|Find the next payment that does not come every month], and [note when it is due|put its date in the calendar].',
    },
    {
      step: 'understand a product before signing for it',
      why: 'What you cannot [explain to a friend|put into plain words for a friend] [you should not sign|is not ready for your signature].',
      how: 'Ask what it costs, [what happens if you leave early|how you get out of it], and [who earns from your signature|who is paid when you sign].',
      mistake:
        '[Comparing only the headline rate|Looking only at the number in large print] leaves out [the fees where the difference hides|the small print, where the difference usually is].',
      exercise:
        '[Take one contract you already have|Pull one old contract out of the folder] and [find its notice period|look up how you could end it].',
    },
    {
      step: 'keep the papers in one place',
      why: '[A paper you can find in a minute|Whatever you can find at once] [takes the fear out of a letter|answers most letters by itself].',
      how: '[Make one folder with a few sections|Use one folder, on the shelf or on the computer], name each paper by its date and its purpose, and [file it on the day it comes|put it away before the next one arrives].',
      mistake:
        '[Keeping things in three drawers and an inbox|Spreading the papers over drawers and inboxes] means [searching whenever it matters|that the one you need is always elsewhere].',
      exercise:
        '[Find the last letter about money|Take the newest letter from a bank or an office], [give it a name and put it away properly|name it, and make it the first paper in the folder].',
    },
    {
      step: 'look at your money at a fixed hour',
      why: '[A short look every week|Looking often and briefly] is [calmer than a long session in a panic|easier than one long reckoning].',
      how: '[Choose a quiet hour|Pick a day and an hour], open the accounts and the post, and [stop when the list is done|close everything again once it is sorted].',
      mistake:
        '[Looking only when something is wrong|Opening the accounts only in a crisis] teaches you to [connect money with bad news|dread the very thing you need to see].',
      exercise:
        '[Put the first of these hours into your calendar|Set a date with your own accounts], and [make it short|keep it so short that you will come back].',
    },
    {
      step: 'turn down any offer that has to be decided now',
      why: '[Hurry is the oldest trick|Pressure to decide at once is an old trick], and [a sound offer still stands tomorrow|what is sound today will be sound after a night].',
      how: '[Ask for everything in writing|Say that you want to read it first], sleep on it, and [show it to somebody who earns nothing from it|let somebody neutral read it too].',
      mistake:
        '[Signing because the offer ends tonight|Saying yes because a clock is running] gives away [the night that would have protected you|the time in which doubts would have come].',
      exercise:
        '[Write down one sentence for such a moment|Learn one polite sentence by heart] that says [you never decide on the same day|you always sleep on it].',
    },
    {
      step: 'work out what it costs over a whole year',
      why: 'Small amounts [look harmless one by one|hide in the month], and [a year makes them comparable|the year shows their real size].',
      how: '[Take the monthly payment twelve times|Add up every payment of twelve months], add the fees that come once, and [write the sum beside what you get for it|set the sum against its use].',
      mistake:
        '[Judging by the monthly amount|Looking no further than the monthly amount] makes [the long contract look like the cheap one|the dearer choice look small].',
      exercise:
        '[Choose one thing you pay for monthly|Take a single monthly payment] and [write down what a year of it costs|find out what it adds up to in a year].',
    },
    {
      step: 'talk about money before it is urgent',
      why: '[A calm evening|An ordinary evening] finds better answers than [the day the bill arrives|a day on which something is overdue].',
      how: 'Begin with [what each of you wishes for|what matters to each of you], go on to the figures, and [write down what you agreed|end with one thing both of you will do].',
      mistake: '[Opening with a reproach|Starting from who spent what] [ends the talk before it begins|makes everybody defend the past].',
      exercise:
        '[Ask one person close to you|Choose somebody you share costs with, and ask] [what money is for|what they would like money to make possible].',
    },
  ],
  myths: [
    {
      claim: 'You need a lot of money before planning makes sense.',
      truth: '[A plan matters most|Planning helps most] when [there is little room for error|every mistake is felt].',
    },
    {
      claim: 'Talking about money is rude.',
      truth: '[Silence about money|Not talking about money] mostly helps [the people who sell it|those who earn from it].',
    },
    {
      claim: 'What is complicated must be clever.',
      truth:
        '[What is complicated is often only hard to compare|What nobody can explain is hard to compare], and [plain things can be checked|plain things are easier to check].',
    },
    {
      claim: 'You have to be good at maths to handle money.',
      truth:
        '[Questions matter more than sums|The right question does more than a quick head for figures], and [most of the sums are simple|a calculator does the rest].',
    },
  ],
  objections: [
    {
      says: 'There is nothing left at the end of the month.',
      answer:
        'Money set aside on payday, [however little|even if it is hardly worth naming], [never has to survive until the end of the month|is already out of reach when the month gets long].',
    },
    {
      says: 'I am bad with numbers.',
      answer:
        '[Adding and subtracting is enough|It takes adding and subtracting, and no more]; [the hard part is looking|the courage to look is the harder part].',
    },
    {
      says: 'I would rather not know how bad it is.',
      answer:
        '[An unknown sum frightens more than a known one|The number in your head is often worse than the one on paper], and only [a known sum|what has been written down] can be dealt with.',
    },
    {
      says: 'It is too late for me to sort this out.',
      answer:
        '[What is past cannot be changed|Nobody can go back], and [the next decision is still open|the next letter can still be opened in time].',
    },
  ],
  tools: ['a plain spreadsheet', 'a separate savings account', 'the last bank statement', 'a calendar with payment dates'],
  moments: [
    '[The statement is open, the tea goes cold|The tea goes cold beside the open statement], and [nothing in it is as bad as the fear was|it turns out to be a page of ordinary numbers].',
    'Payday morning [feels different|is calmer] when [the bills are already covered|every bill already has its money].',
  ],
  questions: ['Where do I start when everything feels tight?', 'What should I pay first?', 'How do we talk about money as a couple?'],
  wins: [
    '[A bill arrives and nothing happens|A bill comes and your pulse stays calm], because [the money was waiting for it|you knew it would come].',
    'You [cancel a subscription|end a contract you hardly used] and [never notice that it is gone|nothing is missing a month later].',
  ],
  terms: ['how to start budgeting', 'money habits for beginners', 'personal finance basics'],
  hashtags: ['MoneyHabits', 'BudgetTips', 'MoneyTalk', 'FinancialLiteracy', 'PersonalFinance'],
  branches: [tax, budget, investing, insurance],
}
