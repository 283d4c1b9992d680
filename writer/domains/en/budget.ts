import type { Branch } from '#writer/domains/material.ts'

/** Budgets, saving and debt; a part of personal finance. */
export const budget: Branch = {
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
      mistake: '[Buying because of a countdown clock|Letting a countdown hurry you] lets the shop [decide what you need|do the deciding].',
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
    '[The car needs a repair|The washing machine gives up], and [for once it is only an errand|the money for it is there].',
    'You [check|look at] your balance [without holding your breath|as calmly as you check the weather].',
  ],
  terms: ['budgeting for beginners', 'how to save on a low income', 'emergency fund', 'debt payoff plan'],
  hashtags: ['BudgetingForBeginners', 'DebtFreeJourney', 'SavingMoney', 'EmergencyFund', 'Budgeting'],
}
