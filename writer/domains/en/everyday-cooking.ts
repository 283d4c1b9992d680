import { recipe } from '#writer/domains/en/recipe.ts'
import type { Branch } from '#writer/domains/material.ts'

/** Cooking on ordinary days; a part of food and baking. */
export const everydayCooking: Branch = {
  id: 'everyday-cooking',
  gate: [
    [
      'cook',
      'dinner',
      'lunch',
      'meal',
      'meal prep',
      'recipe',
      'curry',
      'pasta',
      'soup',
      'salad',
      'vegan',
      'vegetarian',
      'breakfast',
      'stew',
      'rice',
      'biryani',
      'dosa',
      'ramen',
      'spice',
      'vegetable',
      'bean',
    ],
  ],
  lessons: [
    {
      step: 'heat the pan before the oil',
      why: 'Food sticks to a pan that [was not ready for it|is still cold], [and what sticks does not brown|and it tears when you turn it].',
      how: '[Let the pan warm, add the oil|Warm the pan on its own, pour in the oil], and wait until it shimmers [before anything goes in|before you add the food].',
      mistake:
        '[Crowding the pan|Filling the pan to the rim] [steams the food that you wanted to brown|gives you steam where you wanted a crust].',
      exercise:
        'Brown one small batch [with space between the pieces|with room around every piece], and [compare it with a full pan|cook the rest close together to see the difference].',
    },
    {
      step: 'build flavour in layers',
      why: '[Onion, spice and acid|Onions, spices and anything sour] [each need their own moment in the heat|do not want the same time in the pan].',
      how: '[Cook the onions until they are soft|Give the onions the time to soften], wake the spices in the fat, and [save something fresh for the end|keep something green or sour for the last minute].',
      mistake: '[Putting everything in at once|Tipping everything in together] makes a dish that [tastes of one thing|has a single note].',
      exercise:
        '[Toast a spoon of whole spice in a dry pan|Warm a spoon of whole spice in a pan without oil] and smell it [before and after|cold and then hot].',
    },
    {
      step: 'cook once and eat twice',
      why: '[A tired evening|The end of a long day] is the wrong moment to [decide what to eat|start from nothing].',
      how: 'Cook plain bases such as [rice, beans or roast vegetables|roast vegetables, lentils or rice], and [change the sauce from day to day|give them a new sauce each day].',
      mistake:
        '[Packing a whole week of one finished dish|Filling every box with the same finished meal] [makes you order in by Wednesday|means that by Wednesday nobody wants it].',
      exercise:
        '[Roast one extra tray of vegetables tonight|Put a second tray of vegetables into the oven tonight] and [plan where it goes tomorrow|decide what becomes of it tomorrow].',
    },
    recipe,
  ],
  myths: [
    {
      claim: 'Fresh is always better than frozen.',
      truth:
        'Frozen peas and spinach were [picked ripe|packed soon after the harvest] and often beat [what sat in the shop|fresh ones that have travelled far].',
    },
  ],
  objections: [
    {
      says: 'Cooking for one is not worth it.',
      answer:
        "Cooking for one means [tomorrow's lunch is already done|there is a lunch waiting for you tomorrow] [and nobody argues about the menu|and the menu is entirely yours].",
    },
  ],
  tools: ['a heavy frying pan', 'a sharp knife', 'a lidded pot', 'boxes that stack'],
  moments: [
    '[Onions go from sharp to sweet|The onions turn soft and sweet], and [the whole flat smells of dinner|somebody opens a door to ask what is cooking].',
    'Cumin seeds crackle [the second they meet hot oil|in the hot oil], [and the kitchen wakes up|and the room smells of somewhere warm].',
  ],
  questions: ['What can I prepare the night before?', 'Why does my food taste flat?', 'How do I keep leftovers interesting?'],
  wins: [
    '[Dinner is on the table|Dinner is ready] [before anyone asks about it|while the evening is still young].',
    '[The lunch box is|The box you packed last night is] [the best part of a long day|what you look forward to all morning].',
  ],
  terms: ['easy weeknight dinners', 'meal prep for beginners', 'how to season food', 'cook once eat twice'],
  hashtags: ['WeeknightDinner', 'MealPrepIdeas', 'EasyRecipes', 'HomeCooking', 'Cooking'],
}
