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
      why: 'Cold eggs [split a creamed batter|make a creamed batter curdle], and [a split batter bakes heavy|a batter that has split never rises well].',
      how: '[Take butter and eggs out before anything else|Set butter and eggs on the table first]; the butter is ready when [a finger leaves a dent|it gives way to a finger].',
      mistake:
        '[Melting the butter to save time|Putting the butter on the stove because you are in a hurry] [swaps a light crumb for a dense one|costs you the air that makes a crumb light].',
      exercise:
        'Bake the same small batch [with cold and with soft butter|once with cold butter and once with soft], and [break one of each in half|compare them broken in half].',
    },
    {
      step: 'stop mixing once the flour disappears',
      why: '[Every turn of the whisk after that|Each further turn of the whisk] [makes a cake tougher|takes away some of the tenderness].',
      how: '[Fold the flour in by hand from the bottom of the bowl|Use a spatula and lift the flour through from below], and stop while [a streak is just fading|the last streak is about to vanish].',
      mistake:
        '[Chasing the last lump with a mixer|Running the mixer until the last lump is gone] [turns a tender sponge into rubber|leaves you with a sponge that chews].',
      exercise:
        '[Mix your next batter by hand|Leave the mixer in the cupboard next time] and [count the turns until the flour is gone|see how few turns it takes].',
    },
    {
      step: 'learn what your oven really does',
      why: '[The dial is a wish|The number on the dial is only a hope], and [every oven has a hot corner|hardly any oven is equally hot all over].',
      how: '[Line a tray with slices of bread and toast them|Cover a tray with sliced bread and let it toast]; the dark ones [show you where the heat sits|draw you a map of the heat].',
      mistake: '[Opening the door early|A look inside too soon] [lets the middle of a cake sink|can make the middle of a cake fall].',
      exercise:
        '[Run the bread test once|Give the bread test an evening] and [draw the result on a sticky note for the oven door|stick a small sketch of the result beside the dial].',
    },
    recipe,
  ],
  myths: [
    {
      claim: 'Baking is pure science, so there is no room to play.',
      truth:
        '[The structure is fixed|What holds a cake up is fixed], while [flavour, shape and filling are yours|everything you taste and see is open to play].',
    },
  ],
  objections: [
    {
      says: 'My cakes never look like the picture.',
      answer:
        '[A level layer and a clean edge|Level layers and clean edges] [do more for a cake than any decoration|matter more to the eye than sugar flowers].',
    },
  ],
  tools: ['an offset spatula', 'baking paper', 'a fine sieve', 'an oven thermometer'],
  moments: [
    'Brown butter [smells of|begins to smell of] toasted nuts [just before it is too late|in the moment when it has to leave the heat].',
    '[The knife comes out clean|The knife is clean when it comes out] and [the whole room smells of vanilla|the smell of vanilla fills the room|nobody wants to wait for it to cool].',
  ],
  questions: ['Why did my cake sink in the middle?', 'Can I freeze the dough?', 'How do I keep the bottom from burning?'],
  wins: [
    'The layers [stack straight|stand straight] [without a single toothpick|and stay that way].',
    '[The edges are crisp|The rim is crisp] and [the middle still bends|the middle is still soft].',
  ],
  terms: ['why did my cake sink', 'soft cookies at home', 'baking tips for beginners'],
  hashtags: ['CakeBaking', 'BakingTips', 'HomeBaker', 'Dessert', 'Baking'],
}
