import type { Branch } from '#writer/domains/material.ts'

/** Bread and dough; a part of food and baking. */
export const bread: Branch = {
  id: 'bread',
  gate: [['sourdough', 'bread', 'dough', 'loaf', 'focaccia', 'starter', 'baguette', 'bakery', 'pizza', 'croissant', 'bagel']],
  lessons: [
    {
      step: 'read the dough instead of the clock',
      why: 'Dough moves faster in a warm kitchen and slower in a cold one.',
      how: 'Press a wet finger into it: if the dent springs back slowly and stays a little, it is ready.',
      mistake: 'Baking by the clock in a cold kitchen gives a tight, pale loaf.',
      exercise: 'Put a rubber band around the jar at the height of the dough and watch how far it climbs.',
    },
    {
      step: 'weigh the flour and the water',
      why: 'A cup of flour can be packed or loose, and the dough feels the difference.',
      how: 'Set the bowl on the scale, zero it, and add each ingredient by weight.',
      mistake: 'Adding flour until the dough stops sticking makes the bread dry.',
      exercise: 'Scoop a cup of flour a few times, weigh each scoop and see how much they differ.',
    },
    {
      step: 'build strength with folds',
      why: 'Folding lines up the gluten that holds the gas in.',
      how: 'Wet your hand, pull one side up until it resists, and lay it over the middle. Turn the bowl and repeat.',
      mistake: 'Tearing the dough while folding undoes the work you just did.',
      exercise: 'Fold once, wait, fold again and notice how the dough holds its shape a little longer.',
    },
    {
      step: 'bake darker than feels safe',
      why: 'Colour on the crust is flavour.',
      how: 'Start under a lid so that steam keeps the crust soft, then take the lid off and let it brown deeply.',
      mistake: 'Pulling the loaf out at the first sign of gold leaves the crumb gummy.',
      exercise: 'Leave your next loaf in a little longer than you dare and listen to the crust crackle as it cools.',
    },
  ],
  myths: [
    {
      claim: 'A starter is difficult to keep alive.',
      truth: 'A starter in the fridge forgives a missed feeding; flour and water bring it back.',
    },
    { claim: 'More yeast makes better bread.', truth: 'More yeast makes faster bread, and slow bread tastes of more.' },
  ],
  objections: [{ says: 'Bread takes all day.', answer: 'Bread takes a few minutes of hands and a long time of leaving it alone.' }],
  tools: ['a kitchen scale', 'a bench scraper', 'a heavy pot with a lid', 'a proofing basket', 'a razor for scoring'],
  moments: ['The crust crackles as it cools, like quiet rain.', 'Wet dough smells of yoghurt and apples when it is alive.'],
  questions: ['Why is my loaf so dense?', 'How do I know my starter is ready?', 'Why does the dough stick to everything?'],
  wins: ['The loaf opens along the cut exactly where you scored it.', 'The crumb is open, and the crust sings.'],
  terms: ['sourdough for beginners', 'why is my bread dense', 'how to feed a starter', 'no knead bread'],
  hashtags: ['SourdoughAtHome', 'BreadBaking', 'HomeBaker', 'Sourdough', 'Baking'],
}
