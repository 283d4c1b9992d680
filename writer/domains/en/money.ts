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
  branches: [
    tax,
    {
      id: 'budget',
      gate: [
        [
          'budget',
          'budgeting',
          'save money',
          'saving money',
          'savings',
          'save',
          'saving',
          'frugal',
          'spending',
          'expense',
          'emergency fund',
          'paycheck',
          'debt',
          'bill',
          'money',
          'credit card',
          'student loan',
        ],
      ],
      lessons: [
        {
          step: 'move savings on payday',
          why: 'Money that [moves first|leaves the account first] [is never there to be spent|does not have to be defended all month].',
          how: '[Set a standing order for the day after your pay arrives|Let a standing order run right after payday], small enough that [you never undo it|you will never want it back].',
          mistake:
            '[Saving whatever is left over|Waiting to see what is left] means saving [on the months when nothing happened|only in months without surprises].',
          exercise:
            '[Set up one automatic transfer today|Arrange one small standing order today], even if [the amount feels silly|it looks like nothing].',
        },
        {
          step: 'keep a little fun in the plan',
          why: '[A budget without pleasure|A plan that leaves out every pleasure] [lasts as long as a crash diet|is a diet, and ends like one].',
          how: 'Name an amount for things you enjoy, [keep it in its own account|keep it apart from the rest], and [spend it without explaining|spend it with a good conscience].',
          mistake:
            '[Cutting everything at once|Giving up everything on the same day] leads to [one big evening that undoes the month|a shopping trip that costs more than it saved].',
          exercise:
            '[List the small spending you would truly miss, and the small spending you would not|Make two lists, the small things you would miss and those you would hardly notice][, without changing anything yet|].',
        },
        {
          step: 'list debts in one place',
          why: 'Debts [are heavier|weigh more] when [you only half know them|they are scattered over many letters].',
          how: '[Write each one with its rate, its smallest payment and its date|Give each one a line with its rate, its date and the least you must pay], and put anything extra on [a single one of them|just one of them].',
          mistake:
            '[Spreading a little extra over every debt|Paying a little more on all of them] makes [none of them visibly smaller|the progress too small to see].',
          exercise:
            '[Write the full list once, on paper|Put the whole list on one sheet of paper], and [put the paper somewhere you will find it|keep it where you can reach it].',
        },
        {
          step: 'wait a night before buying',
          why: '[A want that survives until morning|What you still want the next morning] is [a better want|a wish you can trust a little more].',
          how: '[Put it on a list with the date and the price|Note what it is, the price and the date], close the tab, and [look again the next day|come back to it in the morning].',
          mistake:
            '[Buying because of a countdown clock|Letting a countdown hurry you] lets the shop [decide what you need|do the deciding].',
          exercise:
            '[Move everything from one shopping basket onto a wish list tonight|Empty one online basket into a wish list tonight], [and leave it there until tomorrow|and see what you still want tomorrow].',
        },
      ],
      myths: [
        {
          claim: 'Budgeting means never having fun.',
          truth: '[Budgeting means|A budget means] [knowing which fun is already paid for|that the fun has its own place in the plan].',
        },
      ],
      objections: [
        {
          says: 'My income changes every month.',
          answer:
            '[Planning from your leanest month|Taking your leanest month as the measure] turns every better month [into a cushion|into a little reserve].',
        },
      ],
      tools: ['labelled envelopes', 'a standing order', 'a wish list with dates'],
      moments: [
        '[A quiet evening, a list on the table|The table is cleared, the list is written], and for once [every line has an answer|no line is left open].',
      ],
      questions: ['How much should I keep for emergencies?', 'Should I save or pay off debt first?', 'How do I stick to a budget?'],
      wins: [
        '[The car needs a repair|The washing machine gives up], and [it is only an errand|the money for it is there].',
        'You [check|look at] your balance [without holding your breath|as calmly as you check the weather].',
      ],
      terms: ['budgeting for beginners', 'how to save on a low income', 'emergency fund', 'debt payoff plan'],
      hashtags: ['BudgetingForBeginners', 'DebtFreeJourney', 'SavingMoney', 'EmergencyFund', 'Budgeting'],
    },
    investing,
    insurance,
  ],
}
