import type { DomainPack } from '#writer/domains/material.ts'

export const beauty: DomainPack = {
  id: 'beauty',
  label: 'beauty',
  vocabulary: {
    3: [
      'beauty',
      'skincare',
      'skin care',
      'makeup',
      'make-up',
      'hairstyle',
      'haircut',
      'nail art',
      'manicure',
      'lipstick',
      'sunscreen',
      'moisturiser',
      'moisturizer',
      'foundation makeup',
      'curly hair',
      'hair care',
      'perfume',
      'fragrance',
      'eyeliner',
      'grwm',
      'serum',
      'hairdresser',
      'beard care',
    ],
    2: [
      'skin',
      'hair',
      'cosmetic',
      'nail',
      'acne',
      'glow',
      'blush',
      'mascara',
      'cleanser',
      'salon',
      'beard',
      'grooming',
      'barber',
      'curl',
      'braid',
    ],
    1: ['routine', 'mask', 'oil', 'natural', 'spa', 'scent', 'bridal'],
  },
  lessons: [
    {
      step: 'introduce one new product at a time',
      why: '[Skin and hair cannot tell you|Neither skin nor hair can tell you] [which of several new things they disliked|which of the new things was one too many].',
      how: '[Try it on a small spot first|Begin with a small spot], wait, and [leave the rest of the routine as it is|change nothing else in the meantime].',
      mistake:
        '[Starting a whole new routine on a Monday|Changing the whole routine on a Monday] leaves you [guessing by Thursday|none the wiser by Thursday].',
      exercise: '[Put everything you use in a row|Line up everything you use] and [mark the newest one|see which of it is newest].',
    },
    {
      step: 'read the order of the ingredients',
      why: 'What stands first on the list is [what you mostly buy|what you are mostly paying for|most of what the bottle holds].',
      how: '[Look at|Read] the first handful of ingredients, and [find the one named on the front|look among them for the one that the front promises].',
      mistake:
        '[Buying by the front of the bottle|Choosing a bottle by its front] [rewards the designer rather than the maker|pays for the label before the contents].',
      exercise:
        '[Turn one bottle around|Read the back of one bottle] and [find where the advertised ingredient stands|look how far down the advertised ingredient comes].',
    },
    {
      step: 'work with the light you will be seen in',
      why: 'Bathroom light hides edges [that daylight shows|that anyone can see in daylight|you would soften at once in daylight].',
      how: '[Carry a mirror to the window for the last check|Make the last check at the window], and [blend there|soften the edges there].',
      mistake:
        '[Matching colours|Choosing a shade] under a yellow bulb [leaves a line at the jaw|shows up as a line at the jaw as soon as you are outside].',
      exercise:
        '[Look at your usual result once at the window|Take your usual result to the window once], and [note what you would soften|decide what you would soften].',
    },
    {
      step: 'clean the tools as often as the face',
      why: '[Brushes and combs|The tools on the shelf] [keep what you wash off|hold on to what you wash off your face and hair].',
      how: '[Wash them with mild soap|Use mild soap and lukewarm water], press the water out, and [let them dry lying flat|lay them down flat to dry].',
      mistake: '[Drying a brush upright|Standing a wet brush upright] [lets the water loosen the glue|sends the water down into the glue].',
      exercise: 'Wash one brush [tonight|before bed] and [look at the colour of the water|see what the water looks like afterwards].',
    },
    {
      step: 'wash gently and not too often',
      why: '[Skin and hair protect themselves|There is a natural film on skin and hair], and [harsh washing takes that protection away|a harsh wash strips it].',
      how: 'Use lukewarm water, [mild products and soft hands|a mild product and little of it], and [pat dry instead of rubbing|press the towel on and do not rub].',
      mistake:
        '[Scrubbing until the skin squeaks|Washing until the skin feels tight] [leaves it dry and sore|takes off more than the dirt].',
      exercise:
        '[Turn the water a little cooler|Use a little less product] at your next wash and [notice how it feels an hour later|see what changes].',
    },
    {
      step: 'work with what you have',
      why: 'Your own texture, colour and shape [come back every morning|are there again every morning], so [plans that agree with them last longest|it is easier to work with them than against them].',
      how: '[Look at yourself clean and dry|Start from clean skin and dry hair], name what you like, and [choose one thing to bring forward|build on that].',
      mistake:
        '[Copying a face from a screen|Following a tutorial to the letter] forgets [that another face sits beneath it|that it was made for another face].',
      exercise:
        '[Name|Choose] one feature you like, and [leave everything else alone for a day|let it be the only one you underline today].',
    },
    {
      step: 'give a change time before you judge it',
      why: '[Skin and hair renew themselves slowly|Most changes on skin and hair need time], and [impatience changes the plan too soon|the mirror shows them late].',
      how: '[Take a picture in the same light once a week|Keep a short note each week], and [compare the first with the last|look back only after several weeks].',
      mistake:
        '[Switching after a few days|Giving up within days], although nothing itches or burns, means [never knowing what would have worked|starting the wait over and over].',
      exercise:
        'Take one picture [by the window today|in daylight today], and [put the next date in your calendar|repeat it in a few weeks at the same spot].',
    },
    {
      step: 'keep an eye on the date and the lid',
      why: 'Products [go off like food|do not keep for ever], and [old ones can irritate|an old one may do more harm than good].',
      how: 'Look for the open jar on the label, [write the day you opened it underneath|note the month on the bottom], and [throw away what smells or separates|let go of whatever has changed its smell].',
      mistake:
        '[Keeping the last third for years|Saving the best jar for special days] turns [a treat into a risk|something good into something stale].',
      exercise:
        'Go through [one drawer|the back of the shelf] and [take out what you cannot date|smell everything you have not used lately].',
    },
  ],
  myths: [
    {
      claim: 'Expensive products work better.',
      truth: 'Price pays for scent, packaging and advertising [as much as for what is inside|as well as for the contents].',
    },
    {
      claim: 'Natural always means gentle.',
      truth: 'Lemon juice and essential oils are natural and [can sting like anything else|can still irritate the skin].',
    },
    {
      claim: 'Trimming makes hair grow faster.',
      truth: 'Hair grows at the root, and [trimming only keeps the ends from breaking|what trimming does is keep the ends whole].',
    },
    {
      claim: 'More product gives a better result.',
      truth:
        '[A thin layer usually does what a thick one does|Beyond a certain amount the rest sits on top], except with sun protection, [where a generous hand matters|which needs a generous hand].',
    },
  ],
  objections: [
    {
      says: 'I have no time for a routine.',
      answer: 'Cleanse, moisturise and protect from the sun: [that is a routine already|three steps are a routine].',
    },
    {
      says: 'Make-up is not for me.',
      answer: 'It can be as little as combing the brows, [or nothing at all|and nothing at all is fine as well].',
    },
    {
      says: 'I have sensitive skin, so nothing works.',
      answer:
        '[Fewer products are often the kinder plan|Sensitive skin mostly asks for less], and [a doctor can find out what it reacts to|a patch test by a doctor tells you what to avoid].',
    },
    {
      says: 'Good care is too expensive.',
      answer:
        '[The plain things do most of the work|Plain products do most of what matters], and [they rarely stand at eye level|the plain ones are mostly the cheaper ones].',
    },
  ],
  tools: ['a mild cleanser', 'a soft towel', 'a mirror by the window', 'clean brushes', 'a wide-toothed comb'],
  moments: [
    'Cold water, a warm towel, and [the day has a border|the day is on the other side of the door].',
    'The curl springs back on its own, and [you leave it alone|nothing more needs doing].',
    'A scent on a scarf [brings back a whole winter|is enough, and a whole winter is back].',
  ],
  questions: [
    'In which order do I put things on?',
    'How long should I try something before I judge it?',
    'What can I leave out?',
    'How do I find my shade?',
  ],
  wins: [
    'You leave the house earlier because [the shelf has become shorter|there is less on the shelf to choose from].',
    'The style [survives the weather|is still there after the rain].',
  ],
  terms: ['simple skincare routine', 'makeup for beginners', 'how to find your shade', 'hair care basics'],
  hashtags: ['SimpleSkincare', 'BeautyBasics', 'MakeupTips', 'HairCareTips', 'Beauty'],
  branches: [
    {
      id: 'skin',
      gate: [['skincare', 'skin care', 'skin', 'sunscreen', 'moisturiser', 'moisturizer', 'serum', 'acne', 'cleanser']],
      lessons: [
        {
          step: 'protect the skin from the sun every day',
          why: '[Sunlight reaches skin|The sun finds skin] [on cloudy days and through windows, too|through clouds and window glass as well].',
          how: 'Put on enough to feel it, [include ears and neck|do not forget the ears and the neck], and [renew it when you stay outside|put on more when you stay out].',
          mistake:
            '[Relying on a thin dab in make-up|Trusting the little that is in make-up] [leaves most of the face uncovered|covers less of the face than you think].',
          exercise:
            '[Set the bottle beside your toothbrush|Give the bottle a place beside your toothbrush] so that you [meet it every morning|cannot pass it in the morning].',
        },
        {
          step: 'keep the routine boring',
          why: 'Skin [likes the same few things more than new ones|gets on best with a few familiar things|is happier with a few old friends than with a parade of new ones].',
          how: '[Keep|Settle on] a cleanser, a moisturiser and sun protection, and [stay with them before adding anything|give them time before you add anything].',
          mistake:
            '[Layering several strong products at once|Putting one strong product over another] [can irritate skin that wanted calm|often upsets the very skin that was to be calmed].',
          exercise:
            '[Leave out one step|Drop one step] for a while and [see whether anything is missing|notice whether your skin misses it].',
        },
        {
          step: 'know when to ask a professional',
          why: '[Some skin trouble is medical|Some trouble with the skin is a medical matter], and [no shelf can solve it|only a doctor can say what it needs].',
          how: 'Take a clear picture in daylight, [note since when it is there|write down when it began], and [show both to a doctor|take both to a doctor].',
          mistake:
            '[Trying product after product|Testing one cream after another] on something that hurts [only delays the right help|puts off the help it needs].',
          exercise: '[Write down|Note] what your skin has been through lately, [in a few plain words|as plainly as you can].',
        },
      ],
      myths: [
        {
          claim: 'Oily skin needs no moisturiser.',
          truth: 'Oil and water are different things, and [oily skin can be dry as well|skin can be oily and thirsty at once].',
        },
      ],
      objections: [
        {
          says: 'There are far too many products.',
          answer: 'Most shelves can be cut down to a few bottles [without anyone noticing|and the face will not notice].',
        },
      ],
      tools: ['a broad sun protection', 'a plain moisturiser', 'a soft cloth'],
      moments: ['The skin stops feeling tight, and you [forget about it for the rest of the day|do not think of it again all day].'],
      questions: ['Do I really need a toner?', 'How much sun protection is enough?', 'Why does my skin feel tight?'],
      wins: ['The shelf is down to [what you really finish|the few things you really use up].'],
      terms: ['skincare order', 'skincare for beginners', 'daily sun protection'],
      hashtags: ['SkincareBasics', 'SunscreenEveryDay', 'SkincareTips'],
    },
  ],
}
