import type { Branch } from '#writer/domains/material.ts'

/** Coffee; a part of food and baking. */
export const coffee: Branch = {
  id: 'coffee',
  gate: [['coffee', 'espresso', 'latte', 'barista', 'pour over', 'cafe', 'café', 'cold brew']],
  lessons: [
    {
      step: 'grind just before you brew',
      why: 'Ground coffee loses its smell long before it loses its date.',
      how: 'Weigh the beans for one brew, grind them, and pour while the grounds still smell sweet.',
      mistake: 'Keeping ground coffee in the fridge lets it take on the smell of everything else there.',
      exercise: 'Smell the grounds fresh from the grinder and again after an hour.',
    },
    {
      step: 'change the grind before you change anything else',
      why: 'Sour coffee ran too fast, and bitter coffee ran too slow.',
      how: 'Go finer when the cup is sharp and thin, and coarser when it is harsh and dry.',
      mistake: 'Adding more coffee to fix a sour cup only makes a stronger sour cup.',
      exercise: 'Brew the same beans at two grind sizes this week and taste them side by side.',
    },
    {
      step: 'keep everything clean',
      why: 'Old coffee oil tastes like an ashtray, and it hides in every corner of the gear.',
      how: 'Rinse the filter holder, wipe the wand and brush out the grinder after the last cup.',
      mistake: 'Blaming the beans for a bitter cup often lets a dirty machine off the hook.',
      exercise: 'Run hot water through your empty brewer and taste what comes out.',
    },
  ],
  myths: [
    {
      claim: 'Dark roast is stronger.',
      truth: 'Dark roast tastes bolder, but strength comes from how much coffee meets how much water.',
    },
  ],
  objections: [
    {
      says: 'Good coffee at home needs an expensive machine.',
      answer: 'A simple dripper and a decent grinder make a cup that holds its own.',
    },
  ],
  tools: ['a burr grinder', 'a small scale', 'a paper filter', 'a gooseneck kettle'],
  moments: ['The bloom rises, cracks and smells of toast.', 'The first sip is quiet, and then everything else can start.'],
  questions: ['Why does my coffee taste sour?', 'How fine should I grind?', 'How long do beans stay fresh?'],
  wins: ['The cup is sweet without sugar.', 'A guest asks what you did differently.'],
  terms: ['coffee at home', 'why is my coffee bitter', 'pour over for beginners', 'coffee grind size'],
  hashtags: ['HomeBarista', 'PourOver', 'CoffeeTips', 'CoffeeLovers', 'Coffee'],
}
