import type { Branch } from '#writer/domains/material.ts'

/** Bread and dough; a part of food and baking. */
export const bread: Branch = {
  id: 'bread',
  gate: [['sourdough', 'bread', 'dough', 'loaf', 'focaccia', 'starter', 'baguette', 'bakery', 'pizza', 'croissant', 'bagel']],
  lessons: [
    {
      step: 'read the dough instead of the clock',
      why: 'Dough [moves|rises] [faster in a warm kitchen and slower in a cold one|with the warmth of the room, quickly in summer and slowly in winter].',
      how: 'Press a wet finger into it: if the dent [springs back slowly and stays a little|fills in slowly and leaves a trace], [it is ready|it may go into the oven].',
      mistake:
        '[Baking by the clock in a cold kitchen|Following the printed times in a cold room] gives a [tight, pale loaf|loaf that is dense and pale].',
      exercise:
        '[Put a rubber band around the jar|Mark the jar with a rubber band] at the height of the dough and [watch how far it climbs|see when it has left the mark behind].',
    },
    {
      step: 'weigh the flour and the water',
      why: 'A cup of flour can be [packed or loose|heaped, level, packed or loose], and [the dough feels the difference|dough is quick to notice].',
      how: '[Set the bowl on the scale, zero it|Put the bowl on the scale, bring it back to zero], and add [each ingredient by weight|one ingredient after another by weight].',
      mistake:
        '[Adding flour until the dough stops sticking|Shaking in flour for as long as the dough sticks] [makes the bread dry|ends in a dry crumb].',
      exercise:
        'Scoop a cup of flour a few times, [weigh each scoop|put each scoop on the scale] and [see how much they differ|compare the numbers].',
    },
    {
      step: 'build strength with folds',
      why: 'Folding [lines up|puts in order] the gluten that [holds the gas in|keeps the bubbles where they are].',
      how: 'Wet your hand, pull one side up until it resists, and [lay it over the middle|fold it across the middle]. [Turn the bowl|Give the bowl a quarter turn] and [repeat|do the same again|take the next side].',
      mistake:
        '[Tearing the dough while folding|Pulling until the dough tears] [undoes the work you just did|breaks what you have only just built].',
      exercise:
        '[Fold once, wait, fold again|Make one fold, rest for a while, make another] and [notice how the dough holds its shape a little longer|feel how much firmer the dough has become].',
    },
    {
      step: 'bake darker than feels safe',
      why: '[Colour on the crust is flavour|A dark crust is where the flavour is][, and a pale loaf tastes mostly of flour|, and a pale loaf goes without].',
      how: '[Start under a lid so that steam keeps the crust soft|Begin with the lid on so that the crust stays soft in the steam], then [take the lid off and let it brown deeply|lift the lid and wait for a deep brown].',
      mistake:
        '[Pulling the loaf out at the first sign of gold|Rescuing the loaf as soon as it turns golden] [leaves the crumb gummy|means a crumb that sticks to the knife].',
      exercise:
        'Leave your next loaf in [a little longer than you dare|past the point where you would have stopped] and [listen to the crust crackle as it cools|put your ear to the crust while it cools].',
    },
  ],
  myths: [
    {
      claim: 'A starter is difficult to keep alive.',
      truth:
        'A starter in the fridge [forgives a missed feeding|can go hungry for a while]; [flour and water bring it back|fresh flour and water wake it up again].',
    },
    {
      claim: 'More yeast makes better bread.',
      truth: 'More yeast makes [faster bread|bread in a hurry], and [slow bread tastes of more|time is what gives it taste].',
    },
  ],
  objections: [
    {
      says: 'Bread takes all day.',
      answer:
        'Bread takes [a few minutes of hands|very little of your hands] and [a long time of leaving it alone|many hours in which you may do something else].',
    },
  ],
  tools: ['a kitchen scale', 'a bench scraper', 'a heavy pot with a lid', 'a proofing basket', 'a razor for scoring'],
  moments: [
    '[The crust crackles as it cools|The loaf crackles on the rack], [like quiet rain|like a small fire|and everybody stops to listen].',
    'Wet dough smells of [yoghurt and apples|ripe apples] when [it is alive|the yeast is at work].',
  ],
  questions: ['Why is my loaf so dense?', 'How do I know my starter is ready?', 'Why does the dough stick to everything?'],
  wins: [
    '[The loaf opens along the cut|The crust has opened along the cut] [exactly where you scored it|just as you had drawn it].',
    '[The crumb is open|The slice is full of holes], and [the crust sings|the crust crackles under the knife].',
  ],
  terms: ['sourdough for beginners', 'why is my bread dense', 'how to feed a starter', 'no knead bread'],
  hashtags: ['SourdoughAtHome', 'BreadBaking', 'HomeBaker', 'Sourdough', 'Baking'],
}
