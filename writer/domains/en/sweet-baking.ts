import { recipe } from '#writer/domains/en/recipe.ts'
import type { Branch } from '#writer/domains/material.ts'

/** Cakes and pastry; a part of food and baking. */
export const sweetBaking: Branch = {
  id: 'sweet-baking',
  gate: [
    [
      'cake',
      'cookie',
      'pastry',
      'dessert',
      'cupcake',
      'brownie',
      'macaron',
      'icing',
      'frosting',
      'chocolate',
      'pie',
      'tart',
      'bakery',
      'muffin',
    ],
  ],
  lessons: [
    {
      step: 'bring the butter and eggs to room temperature',
      why: 'Cold eggs split a creamed batter, and a split batter bakes heavy.',
      how: 'Take butter and eggs out before anything else; the butter is ready when a finger leaves a dent.',
      mistake: 'Melting the butter to save time swaps a light crumb for a dense one.',
      exercise: 'Bake the same small batch with cold and with soft butter, and break one of each in half.',
    },
    {
      step: 'stop mixing once the flour disappears',
      why: 'Every turn of the whisk after that makes a cake tougher.',
      how: 'Fold the flour in by hand from the bottom of the bowl, and stop while a streak is just fading.',
      mistake: 'Chasing the last lump with a mixer turns a tender sponge into rubber.',
      exercise: 'Mix your next batter by hand and count the turns until the flour is gone.',
    },
    {
      step: 'learn what your oven really does',
      why: 'The dial is a wish, and every oven has a hot corner.',
      how: 'Line a tray with slices of bread and toast them; the dark ones show you where the heat sits.',
      mistake: 'Opening the door early lets the middle of a cake sink.',
      exercise: 'Run the bread test once and draw the result on a sticky note for the oven door.',
    },
    recipe,
  ],
  myths: [
    {
      claim: 'Baking is pure science, so there is no room to play.',
      truth: 'The structure is fixed, while flavour, shape and filling are yours.',
    },
  ],
  objections: [
    { says: 'My cakes never look like the picture.', answer: 'A level layer and a clean edge do more for a cake than any decoration.' },
  ],
  tools: ['an offset spatula', 'baking paper', 'a fine sieve', 'an oven thermometer'],
  moments: [
    'Brown butter smells of toasted nuts just before it is too late.',
    'The knife comes out clean and the whole room smells of vanilla.',
  ],
  questions: ['Why did my cake sink in the middle?', 'Can I freeze the dough?', 'How do I keep the bottom from burning?'],
  wins: ['The layers stack straight without a single toothpick.', 'The edges are crisp and the middle still bends.'],
  terms: ['why did my cake sink', 'soft cookies at home', 'baking tips for beginners'],
  hashtags: ['CakeBaking', 'BakingTips', 'HomeBaker', 'Dessert', 'Baking'],
}
