import { streetwear } from '#writer/domains/en/streetwear.ts'
import type { DomainPack } from '#writer/domains/material.ts'

export const fashion: DomainPack = {
  id: 'fashion',
  label: 'fashion',
  vocabulary: {
    3: [
      'fashion',
      'outfit',
      'wardrobe',
      'capsule wardrobe',
      'thrift',
      'thrifting',
      'thrifted',
      'streetwear',
      'styling',
      'clothes',
      'clothing',
      'dress',
      'sneaker',
      'jeans',
      'denim',
      'saree',
      'tailoring',
      'vintage clothing',
      'slow fashion',
      'ootd',
      'second-hand clothes',
    ],
    2: [
      'style',
      'shirt',
      'jacket',
      'shoe',
      'accessory',
      'skirt',
      'blazer',
      'coat',
      'fabric',
      'linen',
      'textile',
      'stylist',
      'handbag',
      'tailor',
      'suit',
      'wear',
      'kurta',
      'boots',
    ],
    1: ['colour', 'color', 'trend', 'season', 'vintage', 'second-hand', 'jewellery', 'jewelry', 'closet', 'minimalist'],
  },
  lessons: [
    {
      step: 'start from what you already wear most',
      why: '[The pieces you reach for|The clothes you reach for without thinking] [say more about your style than any mood board|know more about your style than any mood board does].',
      how: '[Hang everything worn this week on one side of the rail|Move everything worn this week to one end of the rail], and look for [what those pieces share|what they have in common].',
      mistake:
        '[Shopping for an imagined life|Buying for a life you do not lead] fills the rail with clothes [that never leave it|that stay on it].',
      exercise:
        '[Photograph what you wear on a few ordinary days|Take a picture of what you wear on a few ordinary days] and [lay the pictures side by side|look at the pictures together].',
    },
    {
      step: 'check the seams before the label',
      why: 'Seams and buttons show [how long a piece will last|what a piece was made to stand|how much care went into a piece].',
      how: 'Turn it inside out, [pull gently at a seam|give a seam a gentle pull], and [look for loose threads and a proper hem|see whether threads are loose and how the hem is made].',
      mistake:
        '[Trusting a price to mean quality|Taking a high price for quality] leads to expensive clothes [that twist in the wash|that lose their shape in the wash].',
      exercise: '[Take|Lay out] your oldest good piece and your newest one, and [compare the insides|look at both from the inside].',
    },
    {
      step: 'let a tailor finish what the shop began',
      why: '[A hem at the right height|The right length of a hem] [changes a garment more than its brand does|does more for a garment than its brand].',
      how: '[Have shoulders fit when you buy, because they are hard to alter|See that the shoulders fit when you buy, since they are hard to alter], and [leave length and waist to the tailor|let the tailor see to length and waist].',
      mistake:
        '[Buying a size that nearly fits|A size that nearly fits] usually means [tugging at it all day|pulling it straight all day long].',
      exercise:
        '[Put on one thing you rarely wear|Take out one thing you rarely wear and put it on], and [pin the place where it feels wrong|mark with a pin where it is wrong].',
    },
    {
      step: 'wash less and mend sooner',
      why: 'Heat and friction[ in the wash| in the machine|] [age fabric faster than wearing does|wear fabric out faster than you do].',
      how: '[Air a garment overnight|Hang a garment out overnight], treat the spot, wash cool and inside out, and [sew the button on while it still hangs|fasten a loose button before it falls].',
      mistake: "[Putting wool through a hot wash|Washing wool hot] [turns a jumper into a child's jumper|shrinks a jumper to fit a child].",
      exercise: 'Mend one small thing tonight, [even if it is only a button|and a button is enough|before it becomes a larger one].',
    },
    {
      step: 'choose a few colours that go together',
      why: '[A small family of colours|A short list of colours] makes [almost everything match almost everything|mornings easier than a full rainbow does].',
      how: '[Pick two quiet colours and one you love|Take two calm colours and add one for joy], and [hold each new piece against all three|let new pieces pass all three].',
      mistake:
        '[Buying every colour that looks good alone|Falling for single pieces in single colours] leaves [a rail of strangers|pieces that go with nothing].',
      exercise:
        '[Lay your favourite pieces on the bed|Spread your favourite pieces out] and [see which colour turns up most|take away the one colour that speaks to none of the others].',
    },
    {
      step: 'try it on with what it will be worn with',
      why: '[A piece is never worn alone|Clothes live in company], and [the wrong shoes can undo a good coat|a good coat can fail on the wrong shoes].',
      how: '[Bring the shoes and the trousers to the fitting room|Wear your usual shoes when you go looking], sit down, lift your arms, and [take a few steps|bend as you would to tie a lace].',
      mistake:
        '[Judging it standing still|Looking only from the front] misses [the moment when it pinches or rides up|how it behaves when you live in it].',
      exercise: '[Put on|Take] the newest thing you own and [make three outfits around it|find it three partners in your own wardrobe].',
    },
    {
      step: 'look after shoes before they look tired',
      why: '[Leather dries out and heels wear down quietly|Shoes wear slowly and then all at once], and [a little early care slows that down|early care costs only minutes].',
      how: '[Brush off the dust|Wipe off the day], stuff the shoes with paper or put in a shoe tree, and [let them rest a day between wearings|give every pair a day off].',
      mistake:
        '[Drying wet shoes on a radiator|Leaving wet shoes close to the heat] [makes the leather hard and the glue brittle|opens cracks that no cream can close].',
      exercise:
        '[Turn over the pair you wear most|Look at the soles of your favourite pair] and [see whether the heel needs a cobbler|decide whether it is time for new heels].',
    },
    {
      step: 'clear the rail before you add to it',
      why: '[What cannot be seen is not worn|Clothes you cannot see are clothes you do not wear], and [a crowded rail hides its best pieces|a full rail makes everything look old].',
      how: 'Take everything out, [put back what fits and is liked|hang up again what fits and pleases you], and [give the doubtful ones a box and a date|let the doubtful pieces wait in a box].',
      mistake:
        '[Keeping a piece because it was expensive|Holding on to an expensive mistake] pays for it [a second time with space|again with every look in the wardrobe].',
      exercise:
        'Take out [five pieces you have not worn lately|everything on one shelf], and [put on each piece once|decide on each piece before it goes back].',
    },
  ],
  myths: [
    {
      claim: 'Style means buying new things every season.',
      truth:
        'Style shows in how a piece is combined, and [most combinations are already on the rail|most of what you need to combine hangs there already].',
    },
    {
      claim: 'Black goes with everything.',
      truth:
        'Blacks fade at different speeds, so [two of them can clash more than two colours|two blacks side by side can look less alike than two colours].',
    },
    {
      claim: 'Horizontal stripes never flatter anyone.',
      truth: 'Fit and the width of the stripe matter [far more than its direction|much more than the way it runs].',
    },
    {
      claim: 'Dressing well takes a lot of money.',
      truth:
        '[Fit, care and a few repeated colours do most of it|Clothes that fit and are cared for do most of it], and [that costs attention more than money|little of that stands on a price tag].',
    },
  ],
  objections: [
    {
      says: 'I have nothing to wear.',
      answer: 'A full rail without outfits needs [combinations rather than another purchase|new combinations before it needs new clothes].',
    },
    {
      says: 'Good clothes cost too much.',
      answer:
        'A coat worn for years costs less each day [than a cheap one replaced every winter|than one that has to be bought anew each winter].',
    },
    {
      says: 'I am too old for that look.',
      answer:
        '[Cut and confidence decide what suits you|What suits you is a matter of cut and confidence], and neither [has an age|knows how old you are].',
    },
    {
      says: 'I do not have the figure for it.',
      answer:
        '[Clothes can be altered and bodies need not be|It is the clothes that have to fit], and [a tailor works with the body that walks in|a good cut begins with the body that is there].',
    },
  ],
  tools: ['a fabric shaver', 'a steamer', 'a small sewing kit', 'a full-length mirror', 'wooden hangers'],
  moments: [
    'Linen creases by noon and [looks better for it|is all the better for it].',
    'The zip closes without a breath held, and [you stand differently|you stand a little taller].',
    'An old jacket still holds [the shape of your elbows|the bend of your elbows].',
  ],
  questions: [
    'What can I combine this with?',
    'How do I know whether it really fits?',
    'Which pieces are worth paying more for?',
    'How do I find my own style?',
  ],
  wins: [
    'You get dressed in the dark and [it still works|everything goes together].',
    'Somebody asks where the coat is from, and the answer is [your own wardrobe|the back of your own wardrobe].',
  ],
  terms: ['capsule wardrobe for beginners', 'how to style basics', 'thrift shopping tips', 'how clothes should fit'],
  hashtags: ['StyleNotes', 'WardrobeBasics', 'OutfitIdeas', 'PersonalStyle', 'Fashion'],
  branches: [
    streetwear,
    {
      id: 'second-hand',
      gate: [['thrift', 'thrifting', 'thrifted', 'second-hand', 'vintage', 'slow fashion', 'preloved', 'sustainable', 'charity shop']],
      lessons: [
        {
          step: 'touch the rail before you look at it',
          why: '[Good fabric|A good fabric] [announces itself to the hand first|is felt before it is seen].',
          how: '[Run your fingers along the hangers|Let your fingers walk along the rail], stop at wool, silk, linen or heavy cotton, and [only then pull the piece out|look at the piece only then].',
          mistake:
            '[Searching by size|Looking only at your own size] misses half the rail, [because sizes have shifted over the years|since sizes used to be cut differently].',
          exercise: 'Go through one rail [with your eyes half closed|almost without looking] and [choose by feel|let your fingers choose].',
        },
        {
          step: 'inspect a used piece in daylight',
          why: '[Shop light|The light in a shop] [hides moth holes and shine|is kind to moth holes and shiny patches].',
          how: '[Carry it to the window|Take it to the window], hold it against the light, and [check armpits, crotch and cuffs|look closely at armpits, crotch and cuffs].',
          mistake:
            '[Buying a stain because it will surely come out|Taking a stained piece home because it will surely wash out] [rarely ends well|is a bet that is mostly lost].',
          exercise:
            '[Hold your favourite jumper up to the window|Take your favourite jumper to the window] and [find the first thin spot|look for the spot that has grown thin].',
        },
        {
          step: 'buy the coat in summer',
          why: '[The best coats hang there|The best coats turn up] [when nobody wants one|in the weeks when nobody thinks of coats].',
          how: '[Keep a list of what the next season needs|Note what the next season needs], and [look for it out of season|hunt for it in the wrong season].',
          mistake:
            '[Going without a list|Looking around without a list] means [coming home with the third denim jacket|carrying home one more denim jacket].',
          exercise: '[Write down|Name] the two pieces you will need [when the weather turns|as soon as the weather turns].',
        },
      ],
      myths: [
        {
          claim: 'Second-hand clothes are worn out.',
          truth:
            'Plenty of second-hand pieces were worn a few times and [then forgotten in a wardrobe|spent the rest of their time in a wardrobe].',
        },
      ],
      objections: [
        {
          says: 'I never find anything in thrift shops.',
          answer: 'A short visit every week [finds more than a long one every year|turns up more than one long hunt a year].',
        },
      ],
      tools: ['a tape measure', 'a list of what is missing', 'a fabric comb'],
      moments: [
        'The lining is silk, the label is hand-sewn, and [the price is pencilled on a card|somebody has pencilled the price on a card].',
      ],
      questions: ['How do I get the smell out?', 'What should I never buy used?', 'How do I date a vintage label?'],
      wins: ['The lining turns out to be [better than the outside|finer than the cloth it was hidden under].'],
      terms: ['thrift haul tips', 'how to shop second-hand', 'vintage clothing care'],
      hashtags: ['ThriftFinds', 'SecondHandStyle', 'SlowFashion', 'VintageStyle'],
    },
  ],
}
