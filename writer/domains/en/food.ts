import { barbecue } from '#writer/domains/en/barbecue.ts'
import { bread } from '#writer/domains/en/bread.ts'
import { coffee } from '#writer/domains/en/coffee.ts'
import { everydayCooking } from '#writer/domains/en/everyday-cooking.ts'
import { sweetBaking } from '#writer/domains/en/sweet-baking.ts'
import type { DomainPack } from '#writer/domains/material.ts'

export const food: DomainPack = {
  id: 'food',
  label: 'food and baking',
  vocabulary: {
    3: [
      'cooking',
      'baking',
      'recipe',
      'sourdough',
      'bread',
      'cake',
      'bakery',
      'restaurant',
      'chef',
      'barbecue',
      'bbq',
      'meal prep',
      'curry',
      'pasta',
      'pizza',
      'coffee',
      'espresso',
      'latte',
      'ramen',
      'cuisine',
      'street food',
      'biryani',
      'dosa',
      'chai',
    ],
    2: [
      'food',
      'cook',
      'kitchen',
      'dinner',
      'lunch',
      'breakfast',
      'dough',
      'oven',
      'spice',
      'vegetarian',
      'vegan',
      'dessert',
      'cookie',
      'pastry',
      'soup',
      'salad',
      'meal',
      'dish',
      'cafe',
      'café',
      'barista',
      'brew',
      'brewing',
      'tea',
      'ferment',
      'fermentation',
      'kimchi',
      'pickle',
      'jam',
      'chocolate',
      'grill',
      'foodie',
      'snack',
      'ice cream',
      'cheese',
      'croissant',
    ],
    1: [
      'bake',
      'taste',
      'eat',
      'eating',
      'ingredient',
      'flour',
      'butter',
      'egg',
      'fruit',
      'vegetable',
      'fish',
      'chicken',
      'rice',
      'bean',
      'roast',
      'fry',
      'stew',
      'protein',
    ],
  },
  lessons: [
    {
      step: 'taste at every stage',
      why: 'Flavour changes [along the way|from one step to the next], and only a taste [tells you where it stands|shows you where it is heading].',
      how: '[Keep a clean spoon at hand|Leave a tasting spoon within reach] and [ask one question each time|put the same question to every taste]: what is missing, and what is too much?',
      mistake:
        '[Tasting only at the table|Taking the first taste at the table] [leaves you nothing to fix it with|comes too late to change anything].',
      exercise:
        '[Taste the next thing you make at the start, halfway and at the end|Take three tastes of what you make next], and [put a word to each|write one word beside each].',
    },
    {
      step: 'clear the counter before you begin',
      why: 'A clear counter [leaves room for the hands|gives your hands space to work] and [quiet for the head|lets the head stay calm].',
      how: '[Put away what you do not need, wipe the surface|Wipe the surface, put away whatever has no part in this], and keep [an empty bowl for the scraps|a bowl at hand for peel and paper].',
      mistake:
        "[Working around yesterday's dishes|Building a meal between dirty plates] makes every small step [twice as long|harder than it has to be].",
      exercise:
        "[Clear one arm's length of counter tonight|Empty an arm's length of counter this evening] and [keep it clear until you are done|let nothing settle on it until you have finished].",
    },
    {
      step: 'buy one good ingredient and let it lead',
      why: 'A good ingredient [needs less done to it|asks for very little work][, and it shows|, and you taste the difference|].',
      how: '[Choose what looks best on the day|Take whatever looks best today], keep the rest plain, and [let it be tasted|give it the room to be tasted].',
      mistake:
        '[Hiding a fine ingredient under many others|Burying something fine under a crowd of flavours] [makes it an expensive nobody|is money spent on what nobody can taste].',
      exercise:
        '[Taste one ingredient on its own today|Eat a small piece of one ingredient by itself today] [before anything is done to it|before you cook with it].',
    },
    {
      step: 'keep notes on what you changed',
      why: '[A dish you cannot repeat was only luck|What you cannot make again was a lucky day], and [luck is hard to serve twice|a note turns it into skill].',
      how: '[Write the date, the change and one word about the result|Put down the date, what was different and how it turned out] [in the margin|beside the recipe].',
      mistake:
        'Changing [the flour, the heat and the timing|one ingredient, the heat and the timing] all at once [tells you nothing about any of them|leaves you unable to say which of them mattered].',
      exercise:
        '[Cook one thing twice this week|Make the same thing twice this week] and [change a single detail|let exactly one thing differ] the second time.',
    },
    {
      step: 'use your nose before the timer',
      why: '[Smell changes|The smell in the room changes] before colour does, and [it warns you earlier than any clock|the nose is the first to know].',
      how: '[Stop for a breath over what you are making|Lean in now and then], and learn the difference between [nutty and scorched|toasted and burnt].',
      mistake:
        '[Leaving the room because the timer is running|Trusting the timer and walking off] [lets the last minute do the damage|hands the most delicate moment over to chance].',
      exercise:
        '[Smell one thing three times while you make it|Take in the smell at the start, halfway and at the end], and [put a word to each|name what has changed].',
    },
    {
      step: 'balance what tastes flat',
      why: '[What tastes flat|Something that tastes of little] often lacks [a contrast rather than a spice|its opposite more than another spice].',
      how: '[Try a little salt, then a little acid|Begin with a pinch of salt, go on to a drop of something sour], and [taste again after each|wait a moment before going on].',
      mistake:
        '[Adding more of what is already there|Piling on what is in there already] makes it [louder and no better|stronger without making it rounder].',
      exercise:
        'Take a bite of something plain, then [another with a grain of salt on it|one more with a drop of lemon on it], and [notice what comes forward|say what you taste that was hidden before].',
    },
    {
      step: 'serve it at its best moment',
      why: '[Heat and cold change|Temperature changes] what the tongue [can taste|notices], [and the best minute is short|and the best minute does not wait].',
      how: '[Decide when it will be eaten, count backwards|Begin with the time at the table and count back from there], and [set out plates and cups first|have the table ready before the food is].',
      mistake:
        '[Calling people when everything is already served|Gathering everybody only when it is done] [lets the best minute pass|gives the best minute away to an empty chair].',
      exercise:
        '[Taste the next thing you make hot, warm and cold|Keep a little of what you make next and taste it as it cools], and [note when it is best|write down when you liked it most].',
    },
    {
      step: 'keep the tools you use most in good order',
      why: '[A tool in good order|Whatever is sharp, clean and in its place] does half of the work [before you notice it|without asking for attention].',
      how: '[Choose the three things you reach for daily|Look at the few things you use every day], clean them well, and [give each a fixed place|put them where your hand goes first].',
      mistake:
        '[Buying another gadget|Adding one more gadget to the drawer] seldom helps where [the knife is blunt and the scale is buried|the daily tools are blunt, sticky or out of reach].',
      exercise:
        '[Pick one tool tonight|Take the tool you use most], and [make it as good as on its first day|give it the care it has been waiting for].',
    },
  ],
  myths: [
    {
      claim: 'People who are good at it never measure.',
      truth:
        'People who are good at it [measured for years|spent years measuring] until [their hands remembered|the hands had learned the weights by heart].',
    },
    {
      claim: 'You need expensive equipment for good food and drink.',
      truth:
        '[A few plain tools and your full attention|Your full attention and a few plain tools] do [most of the work|more than any gadget].',
    },
    {
      claim: 'A recipe always works the same way.',
      truth:
        '[Kitchens, seasons and ingredients differ|No two kitchens are alike], so a recipe is [a good beginning and your senses do the rest|a map, and your senses still have to drive].',
    },
    {
      claim: 'Simple food is boring.',
      truth:
        '[Simple food leaves nothing to hide behind|When there is little on the plate, every detail counts], which is why [care shows at once|patience goes far].',
    },
  ],
  objections: [
    {
      says: 'I have no time for it.',
      answer:
        '[Most of the time in a recipe|The larger part of the time in a recipe] [asks nothing of you but patience|is waiting, and you may spend it elsewhere].',
    },
    {
      says: 'I always mess it up.',
      answer:
        '[A dish that goes wrong still tells you|What goes wrong at least shows you] [which step to slow down next time|where to take more care next time].',
    },
    {
      says: 'Good ingredients are too expensive.',
      answer:
        '[What is in season|Whatever the season has plenty of] tends to be [the better and the cheaper choice|cheaper and better at the same time].',
    },
    {
      says: 'I have no talent for it.',
      answer:
        '[Taste is trained one spoonful at a time|A palate grows by comparing], and [attention does more than talent|everybody begins with the same tongue].',
    },
  ],
  tools: ['a sharp knife', 'a heavy pan', 'a kitchen scale', 'a bench scraper', 'a spoon for tasting'],
  moments: [
    '[Steam fogs the window|The window fogs up] and somebody asks [when it will be ready|whether it is ready yet|what smells so good].',
    'The kitchen goes quiet [when the first bite is good|over the first good bite], [and nobody says a word|and then everybody speaks at once].',
  ],
  questions: [
    'What can I use instead if I do not have that ingredient?',
    'Can I make it the day before?',
    'How do I know when it is done?',
  ],
  wins: [
    'The [plate comes|plates come] back [clean|without a crumb|wiped with bread].',
    'You can tell [by taste alone|without looking anything up] [what is missing|when to stop].',
  ],
  terms: ['easy recipes at home', 'cooking tips for beginners', 'what to cook tonight'],
  hashtags: ['HomeCooking', 'CookingTips', 'FromScratch', 'Foodie', 'Food'],
  branches: [bread, sweetBaking, coffee, barbecue, everydayCooking],
}
