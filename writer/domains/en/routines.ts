import type { Branch } from '#writer/domains/material.ts'

/** Mornings, evenings and whatever is done every day. */
export const routines: Branch = {
  id: 'routines',
  gate: [['routine', 'routines', 'habit', 'habits', 'ritual', 'morning', 'evening']],
  lessons: [
    {
      step: 'start with one fixed point',
      why: '[One thing that happens every day|A single fixed point] [gives the rest something to lean on|pulls the others along with it].',
      how: '[Choose a thing you already do without thinking|Take something that happens anyway], such as the first cup of the day, and [put the new habit right after it|let the new habit follow it].',
      mistake:
        '[Changing the whole morning at once|Rebuilding the whole day in one go] [lasts until the first short night|rarely outlives the first busy week].',
      exercise:
        '[Name the one thing you never skip|Find the one thing you do every single day], and [decide what could follow it|choose what comes right after it].',
    },
    {
      step: 'prepare it the evening before',
      why: '[A tired head|A head that has just woken up] [takes whatever is easiest|likes to be spared decisions].',
      how: '[Lay out clothes, cup and book|Put out what you will need] before bed, so that [the first steps need no thought|the morning only has to follow].',
      mistake:
        '[Leaving every choice for the morning|Deciding everything after the alarm] [spends the best minutes on looking for things|uses up the quiet before it has begun].',
      exercise:
        '[Put one thing ready tonight|Set out one thing this evening] that [tomorrow would otherwise have to look for|makes tomorrow a little shorter].',
    },
    {
      step: 'keep the phone out of the first minutes',
      why: '[Messages set the mood|The first message of the day sets the mood] [before you have had one of your own|before you have chosen one].',
      how: '[Let the phone charge in another room|Leave the phone where you have to get up for it], and [look out of the window first|give the first minutes to light, water and a stretch].',
      mistake:
        '[Checking the news in bed|Reading the news before getting up] [starts the day with the worries of everybody else|fills the head before the feet touch the floor].',
      exercise:
        '[Decide what comes before the phone tomorrow|Choose one thing that tomorrow comes before the screen], [and keep it to that one thing|however short it is].',
    },
    {
      step: 'have a short version for bad days',
      why: '[A habit survives|What you do every day survives] [because it can shrink|when it may be small for once].',
      how: '[Decide what counts when there is hardly any time|Settle on the smallest version that still counts], and [do that without a bad conscience|be content with it for the day].',
      mistake:
        '[Dropping everything after one missed day|Giving up after one day that went wrong] [turns a slip into an ending|makes an ending out of an exception].',
      exercise:
        '[Write down the shortest version of your routine|Cut your routine down to its shortest form], and [try it once on purpose|use it on the next rushed day].',
    },
    {
      step: 'leave a gap in it',
      why: '[A plan without a gap|A routine filled to the last minute] [breaks at the first surprise|has no room for an ordinary delay].',
      how: '[Take one thing out|Drop the least important part], and [let nothing take its place|keep the time free, even if it looks like waste].',
      mistake:
        '[Copying the routine of somebody with another life|Taking over the routine of somebody else] leaves you [tired and guilty in turn|with their timetable and your mornings].',
      exercise:
        '[Cross out one item tomorrow|Leave one thing out tomorrow], and [see whether anybody misses it|notice what the free minutes are good for].',
    },
  ],
  myths: [
    {
      claim: 'A good routine starts at dawn.',
      truth: '[A routine is good when it fits|A good routine fits] [the life around it|the day it belongs to], whatever the clock says.',
    },
  ],
  objections: [
    {
      says: 'My days are too different for a routine.',
      answer:
        '[One fixed point|A single fixed point] is enough, and [it may be as small as a glass of water|the rest may stay as lively as it is].',
    },
  ],
  tools: ['a glass of water', 'a chair for tomorrow’s clothes', 'an alarm clock without a screen', 'a short list on paper'],
  moments: [
    '[The kettle hums|The kettle begins to sing], the house is still asleep, and [nobody wants anything yet|the day has not asked for anything].',
  ],
  questions: ['How do I keep a routine on weekends?', 'What do I do first in the morning?', 'How do I start again after a break?'],
  wins: ['You are [already half done|in the middle of it] before you [notice that you have begun|have thought about skipping it].'],
  terms: ['morning routine ideas', 'how to build a routine', 'evening routine', 'daily habits'],
  hashtags: ['MorningRoutine', 'DailyHabits', 'RoutineIdeas', 'SlowMornings'],
}
