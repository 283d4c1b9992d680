import type { Branch } from '#writer/domains/material.ts'

/** Coffee; a part of food and baking. */
export const coffee: Branch = {
  id: 'coffee',
  gate: [['coffee', 'espresso', 'latte', 'barista', 'pour over', 'cafe', 'café', 'cold brew']],
  lessons: [
    {
      step: 'grind just before you brew',
      why: 'Ground coffee loses [its smell|the best of its smell] long before [it loses its date|the date on the bag].',
      how: '[Weigh the beans for one brew, grind them|Grind only the beans for this one brew], and pour while [the grounds still smell sweet|the smell is still in the air].',
      mistake:
        '[Keeping ground coffee in the fridge|Storing ground coffee in the fridge] lets it take on [the smell of everything else there|the smells of its neighbours].',
      exercise:
        '[Smell the grounds|Put your nose to the grounds] [fresh from the grinder and again after an hour|at once, and again when an hour has passed].',
    },
    {
      step: 'change the grind before you change anything else',
      why: 'Sour coffee [ran too fast|came through too quickly], and bitter coffee [ran too slow|took too long].',
      how: 'Go finer when the cup is [sharp and thin|thin and sour], and coarser when it is [harsh and dry|bitter and dries the mouth].',
      mistake:
        '[Adding more coffee to fix a sour cup|Answering a sour cup with more coffee] [only makes a stronger sour cup|gives you the same sourness, only louder].',
      exercise:
        '[Brew the same beans at two grind sizes this week|Make one cup from a finer and one from a coarser grind] and [taste them side by side|try them one after the other].',
    },
    {
      step: 'keep everything clean',
      why: 'Old coffee oil [tastes like an ashtray|tastes of ash], and it hides [in every corner of the gear|wherever you do not wipe].',
      how: '[Rinse the filter holder, wipe the wand and brush out the grinder|Brush out the grinder, wipe the wand and rinse the filter holder] [after the last cup|when the last cup is made|before you walk away].',
      mistake:
        '[Blaming the beans for a bitter cup|Buying other beans because the cup is bitter] often lets a dirty machine [off the hook|go on as before].',
      exercise:
        '[Run hot water through your empty brewer|Brew once without any coffee] and [taste what comes out|smell the water in the cup].',
    },
  ],
  myths: [
    {
      claim: 'Dark roast is stronger.',
      truth:
        '[Dark roast tastes bolder|A dark roast has a bolder taste], but strength comes from [how much coffee meets how much water|the measure of coffee to water].',
    },
  ],
  objections: [
    {
      says: 'Good coffee at home needs an expensive machine.',
      answer:
        '[A simple dripper and a decent grinder|A decent grinder and a plain dripper] make a cup that [holds its own|you would gladly be served].',
    },
  ],
  tools: ['a burr grinder', 'a small scale', 'a paper filter', 'a gooseneck kettle'],
  moments: [
    'The bloom [rises, cracks|swells, breaks open] and [smells of toast|sends up the smell of toast].',
    '[The first sip is quiet|The first sip needs no words], and then [everything else can start|the day may begin].',
  ],
  questions: ['Why does my coffee taste sour?', 'How fine should I grind?', 'How long do beans stay fresh?'],
  wins: [
    'The cup [is sweet|tastes sweet] [without sugar|and there is no sugar in it].',
    '[A guest|Somebody at the table] asks [what you did differently|where the beans are from|for a second cup].',
  ],
  terms: ['coffee at home', 'why is my coffee bitter', 'pour over for beginners', 'coffee grind size'],
  hashtags: ['HomeBarista', 'PourOver', 'CoffeeTips', 'CoffeeLovers', 'Coffee'],
}
