import type { DomainPack } from '#writer/domains/material.ts'

export const home: DomainPack = {
  id: 'home',
  label: 'home and garden',
  vocabulary: {
    3: [
      'gardening',
      'garden',
      'houseplant',
      'interior design',
      'home decor',
      'declutter',
      'decluttering',
      'diy home',
      'renovation',
      'vegetable garden',
      'balcony garden',
      'compost',
      'composting',
      'cleaning routine',
      'furniture',
      'home organization',
      'home organisation',
      'tidying',
      'houseplants',
      'raised bed',
      'tiny house',
      'small apartment',
      'moving house',
    ],
    2: [
      'plant',
      'soil',
      'seed',
      'tomato',
      'herb',
      'lawn',
      'balcony',
      'cleaning',
      'laundry',
      'living room',
      'bedroom',
      'wall',
      'paint',
      'shelf',
      'minimalism',
      'apartment',
      'house',
      'monstera',
      'succulent',
      'flower',
      'decor',
      'diy',
      'kitchen renovation',
      'tidy',
    ],
    1: ['home', 'room', 'space', 'wood', 'weekend', 'storage', 'repair', 'cosy', 'cozy', 'spring', 'light'],
  },
  lessons: [
    {
      step: 'watch the light for a day',
      why: '[Light decides where|The light in a place decides where] [a chair, a desk or a plant will be happy|people like to sit and plants like to grow].',
      how: '[Note in the morning, at noon and in the evening where the sun falls|Check three times a day where the sun falls], and [plan around it|let that decide what stands where].',
      mistake:
        '[Arranging everything around the television|Turning every seat towards the television] [leaves the best light to the hallway|means that nobody sits where the light is good].',
      exercise:
        '[Take a picture of the same corner|Photograph one and the same corner] [at three times today|this morning, at noon and tonight|whenever the light changes today].',
    },
    {
      step: 'finish one corner completely',
      why: '[A single finished corner|One corner that is really done] [gives the strength for the next one|shows what the rest could be|makes you want a second].',
      how: '[Choose a spot you see every day|Pick a spot you pass every day], take everything out, clean it, and [put back what belongs there|return only what belongs there].',
      mistake:
        '[Starting in every room at once|A start in every room at once] [leaves the whole place worse by evening|means that no room is done at night].',
      exercise:
        '[Clear one windowsill tonight|Empty a single windowsill tonight] and [leave it clear until the weekend|see how long it stays that way].',
    },
    {
      step: 'live with a plan before you spend on it',
      why: '[A week with tape on the floor|Living with tape on the floor for a week] [saves a year with the wrong table|is cheaper than a table in the wrong place].',
      how: '[Mark the outline with tape|Draw the outline in tape], walk around it, and [open every door once|check that every door still opens].',
      mistake:
        '[Buying first and measuring later|Going to the shop without measurements] [fills the cellar|ends with furniture that fits nowhere].',
      exercise:
        '[Measure the space you have been thinking about|Take a tape to the space you have in mind] and [write the figures on your phone|keep the figures where you will find them in the shop].',
    },
    {
      step: 'do the preparation before the pretty part',
      why: '[The part nobody sees|What lies underneath] [decides how long the visible part lasts|shows sooner or later on the surface].',
      how: '[Clean, smooth and cover before you begin|Clear the place, clean it and protect what stays], and [let every layer dry or settle|give each step the time it asks for].',
      mistake:
        '[Starting with the colour, the cushions or the flowers|Skipping straight to the nice part] [leaves the old trouble underneath|often means doing it all again].',
      exercise:
        '[Look at your next project|Think of the project you have in mind] and [list what has to be ready before the nice part starts|write down its dull steps first].',
    },
    {
      step: 'learn to use a few good tools',
      why: '[A blunt or borrowed tool|Poor equipment] [makes simple work hard|spoils good work and good moods].',
      how: '[Buy the piece you need for this job|Get what the job in front of you needs], try it on something unimportant, and [clean it before you put it away|put it back clean and dry].',
      mistake:
        '[Buying a whole set for the first job|A big boxed set at the very beginning] [fills a cupboard with things you never touch|leaves you with pieces that never get unwrapped].',
      exercise:
        '[Take out the tool you use most|Look at the tool in your home that works hardest] and [give it a proper clean|see whether it needs an edge, a screw or a wipe].',
    },
    {
      step: 'keep a notebook of the home',
      why: '[Nobody remembers the name of the paint|The name of the paint is gone in a year], and [a home keeps asking for it|it is needed when a scratch appears].',
      how: '[Write down sizes, colours, dates and what you planted or repaired|Note measurements, shades, dates, plants and repairs], and [keep the labels in the same place|tuck the labels between the pages].',
      mistake:
        '[Trusting your memory|Keeping it all in your head] [means measuring the same window every time|leads to a second tin in almost the same white].',
      exercise: '[Start one page today|Open a page today] with [the measurements of a single room|what you did in the home last].',
    },
    {
      step: 'make the ways short',
      why: '[A chore is done|Small jobs get done] [when everything is within reach|sooner when the tools lie ready].',
      how: '[Walk through one task you do every day|Follow yourself through a daily task], count the detours, and [move what you fetch each time|bring its things together in one place].',
      mistake:
        '[Storing things by how they look|Putting things where they look best] [makes every small job begin with a walk|sends you through the home for each of them].',
      exercise:
        '[Choose one daily task|Pick a chore that annoys you] and [put everything for it in one basket|move one of its things a few steps closer].',
    },
    {
      step: 'look after small damage early',
      why: '[Small damage is easy to repair|A small fault is a small job], and [it rarely stays small|waiting seldom makes it smaller].',
      how: '[Walk around once a season|Make a slow round with each season], look for damp, cracks, pests and loose screws, and [deal with the wet ones first|begin with whatever involves water]. [Leave gas, mains electricity and the roof to professionals|Call a professional for gas, wiring and the roof].',
      mistake: '[Painting over a stain|Pushing a cupboard in front of a stain] [hides what made it|leaves its cause at work].',
      exercise:
        '[Open the cupboard under the sink today|Look under the sink today] and [feel whether everything is dry|run a dry tissue along the pipes].',
    },
  ],
  myths: [
    {
      claim: 'A beautiful home needs a lot of money.',
      truth:
        '[Light, order and one thing you love|Good light, some order and one thing you love] [do more than new furniture|change a room more than new furniture does].',
    },
    {
      claim: 'Some people just have a green thumb.',
      truth:
        '[A green thumb is|What people call a green thumb is] [the habit of looking at a plant before watering it|mostly a matter of looking before watering].',
    },
    {
      claim: 'Doing it yourself is always cheaper.',
      truth:
        '[Doing it yourself is cheaper when you have the tools and the time|With tools, time and a little practice, your own work is often cheaper], and [some jobs cost less when a professional does them once|other jobs are cheaper done once by somebody trained].',
    },
    {
      claim: 'A small home cannot look generous.',
      truth:
        '[Free floor, good light and fewer, larger pieces|A clear floor, good light and a few larger pieces] [make a small room feel wide|give a small room air].',
    },
  ],
  objections: [
    {
      says: 'We only rent.',
      answer:
        '[Lamps, textiles and plants|Plants, lamps and textiles] [change a room and move out with you|make a room yours and come along when you go].',
    },
    {
      says: 'I have no time for a big project.',
      answer: '[A shelf at a time|Going shelf by shelf] [still adds up to a room|gets you there as well|is a project you can finish].',
    },
    {
      says: 'I am not good with my hands.',
      answer:
        '[Hands learn by doing|Skill comes with the third attempt], and [a small, hidden spot is a good place to begin|the back of a cupboard forgives everything].',
    },
    {
      says: 'We cannot agree on how it should look.',
      answer:
        '[Agree on one corner for each|Begin with how it should feel to be there], and [the rest is easier to talk about|the details are easier to settle afterwards].',
    },
  ],
  tools: ['a tape measure', 'masking tape', 'a bucket and a soft cloth', 'a good lamp', 'a notebook for measurements'],
  moments: [
    '[The window is open, the floor is still damp|Fresh air comes in, the floor is drying], and [everything smells of soap|the whole place smells clean].',
    '[Evening light reaches|The late sun reaches] [the one wall you painted yourself|the corner you cleared yesterday|the chair you moved this morning].',
  ],
  questions: ['Where do I start when everything is a mess?', 'How do I make a small room feel larger?', 'What is worth doing myself?'],
  wins: [
    '[Guests sit down in the corner you made|Friends take the seats in the corner you made], and [stay|nobody wants to leave|ask for another cup].',
    '[You find the scissors|You reach for the scissors and find them] [where they belong|in the first drawer you open|without asking anyone].',
  ],
  terms: ['small space ideas', 'home projects for beginners', 'how to make a room cosy'],
  hashtags: ['HomeProjects', 'CosyHome', 'SmallSpaces', 'HomeTips', 'Home'],
  branches: [
    {
      id: 'garden',
      gate: [
        [
          'garden',
          'gardening',
          'plant',
          'soil',
          'seed',
          'tomato',
          'herb',
          'balcony',
          'compost',
          'composting',
          'houseplant',
          'monstera',
          'succulent',
          'flower',
          'raised bed',
          'lawn',
          'vegetable garden',
        ],
      ],
      lessons: [
        {
          step: 'feel the soil before watering',
          why: '[More plants drown|More potted plants drown] [than dry out|than die of thirst|in good intentions than ever dry out].',
          how: '[Push a finger into the soil as deep as the first joint|Put a finger into the soil up to the first joint], and [water only if it is dry there|leave the can alone while it feels damp].',
          mistake:
            '[Watering by the calendar|A fixed watering day] [ignores rain, heat and the size of the pot|takes no notice of rain, heat or the pot].',
          exercise:
            '[Go from pot to pot today|Make a round of your pots today] and [only touch the soil|feel the soil before you fetch any water].',
        },
        {
          step: 'put the right plant in the right place',
          why: '[A shade plant in the sun|A plant made for shade, put in the sun,] [asks for help every day|never stops struggling|suffers however well you water it].',
          how: '[Read the label for light first and for looks second|Choose by the light on the label before you choose by looks], and [group plants with the same thirst|put plants of equal thirst side by side].',
          mistake:
            '[Falling in love in the shop and looking for a spot at home|Buying on sight and finding a place afterwards] is how [plants suffer|plants end up in the wrong light].',
          exercise:
            '[Move the plant that struggles|Carry the plant that struggles] to a different window [for a while|and watch its next leaves].',
        },
        {
          step: 'feed the soil rather than the plant',
          why: '[Living soil|Soil full of life] [holds water, feeds roots and forgives mistakes|keeps water, feeds roots and makes up for many mistakes].',
          how: '[Add compost on top, cover bare earth with leaves|Spread compost on the surface, lay leaves on bare earth], and [let the worms do the digging|leave the digging to the worms].',
          mistake:
            '[Turning the soil over again and again|Digging the soil over every year] [breaks what lives in it|disturbs the life that feeds your plants].',
          exercise:
            '[Take a handful of your soil, squeeze it|Press a handful of your soil together], and [see whether it crumbles or stays a lump|watch if it falls apart or holds together].',
        },
        {
          step: 'start with a few plants',
          why: '[A small bed that you visit every day|A little bed you look at daily] [grows better than a large one that you fear|gives you more than a big one you avoid].',
          how: '[Choose what you like to eat or look at|Grow what you enjoy eating or looking at], and [leave space between the seedlings|give every seedling room].',
          mistake:
            '[Sowing the whole packet gives|A whole packet in one row gives] [a carpet in which nothing can grow|a crowd of seedlings and no strong plant].',
          exercise:
            '[Choose three plants for this season|Limit yourself to three plants this season] and [write down why|note what you want from each].',
        },
      ],
      myths: [
        {
          claim: 'Plants need talking to.',
          truth:
            '[Whoever talks to plants looks at them daily|People who talk to their plants see them every day], and [the looking is what helps|it is the looking that helps].',
        },
        {
          claim: 'Yellow leaves always mean too little water.',
          truth:
            '[Yellow leaves often mean wet feet|A yellow leaf is often a sign of too much water], [so the soil decides|so feel the soil before you reach for the can].',
        },
      ],
      objections: [
        {
          says: 'I kill every plant.',
          answer:
            '[Most of those plants died of kindness|Many a plant is cared for to death]; [a tougher one and less water change the score|try a tougher one, and water less].',
        },
      ],
      tools: ['a hand trowel', 'a watering can with a fine rose', 'sharp secateurs', 'a pot with a hole'],
      moments: [
        '[A tomato, still warm from the sun|The first tomato, warm in your hand], and [the smell of its leaves on your fingers|its leaves scenting your fingers].',
        '[The first green hook|A tiny green hook] [breaks the soil overnight|stands in the pot in the morning|lifts a crumb of earth].',
      ],
      questions: [
        'How often should I water?',
        'Why are the leaves turning yellow?',
        'What can I grow without a garden?',
        'When do I start the seeds?',
      ],
      wins: [
        '[A new leaf unrolls on the plant|There is a new leaf on the plant] [you had given up on|that was nearly on the compost|everyone else had written off].',
        '[Dinner has something in it|On your plate there is something] [that grew outside your window|you sowed yourself|that was still a seed in spring].',
      ],
      terms: ['gardening for beginners', 'balcony garden ideas', 'why are the leaves yellow', 'easy vegetables to grow'],
      hashtags: ['BalconyGarden', 'GrowYourOwn', 'PlantCare', 'GardeningTips', 'Gardening'],
    },
    {
      id: 'order',
      gate: [
        [
          'declutter',
          'decluttering',
          'tidy',
          'tidying',
          'cleaning',
          'minimalism',
          'organization',
          'organisation',
          'storage',
          'laundry',
          'wardrobe',
          'clean',
        ],
      ],
      lessons: [
        {
          step: 'sort by category instead of by room',
          why: '[You see how many scissors you own|You learn how many scissors you have] [only when they all lie on one table|once they lie side by side on one table].',
          how: '[Collect one kind of thing from the whole home, keep the best|Bring together all things of one kind, choose the best], and [give the rest one place|let the others go].',
          mistake:
            '[Buying boxes first|A stack of new boxes at the beginning] [organises what should have left|gives clutter a better house].',
          exercise:
            '[Collect every pen in the home|Gather all the pens in the home] and [throw out those that do not write|try each of them on paper].',
        },
        {
          step: 'give everything a home',
          why: '[Clutter is mostly things|What we call clutter is mostly things] [without an address|that have no place to go back to|nobody has decided about].',
          how: '[Keep each thing where you use it first|Store a thing where you first need it], [at the height where your hand goes anyway|within reach of the hand that looks for it].',
          mistake:
            '[Putting things away somewhere for now|Laying things down just for now] is how [piles are born|a pile gets its first layer].',
          exercise:
            '[Choose the thing you search for most|Think of what you search for most], and [give it a hook today|decide today where it lives].',
        },
        {
          step: 'close the day with a short round',
          why: '[Mornings are lighter in a room|The day begins more lightly in a room] [that was put to bed|that was tidied at night|where nothing waits from yesterday].',
          how: '[Set a timer for the length of two songs, carry things home|Let a timer run for two songs, bring things back to their places], and [stop when it rings|let the bell end it].',
          mistake:
            '[Saving it all for Saturday|A week of mess left for Saturday] [costs you Saturday|turns the free day into a working day].',
          exercise:
            '[Do one round tonight|Make one short round tonight] [with your favourite song|before you sit down|while the kettle boils].',
        },
      ],
      myths: [
        {
          claim: 'Tidy people have more discipline.',
          truth:
            '[Tidy people mostly own less|People with tidy homes mostly own less] and [have shorter ways to put it back|have a place for what they own].',
        },
      ],
      objections: [
        {
          says: 'My family undoes it at once.',
          answer:
            '[Rules that others helped to make|Rules that the whole family made] [last longer than labels|hold better than any label on a box].',
        },
      ],
      tools: ['a donation box by the door', 'a few hooks', 'a timer'],
      moments: ['[The drawer closes|Even the kitchen drawer closes] [with a fingertip|without a push|on the first try].'],
      questions: ['What do I do with sentimental things?', 'How do I keep it that way?'],
      wins: [
        '[You can lend somebody a pen|Somebody needs a pen, and you hand one over] [without opening three drawers|and know where it came from].',
      ],
      terms: ['decluttering for beginners', 'where to start tidying', 'evening reset routine'],
      hashtags: ['Decluttering', 'TidyHome', 'EveningReset'],
    },
  ],
}
