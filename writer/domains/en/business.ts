import { firstCustomers } from '#writer/domains/en/first-customers.ts'
import type { DomainPack } from '#writer/domains/material.ts'

export const business: DomainPack = {
  id: 'business',
  label: 'small business',
  vocabulary: {
    3: [
      'small business',
      'entrepreneur',
      'entrepreneurship',
      'startup',
      'freelance',
      'freelancer',
      'freelancing',
      'etsy',
      'e-commerce',
      'ecommerce',
      'online shop',
      'online store',
      'business owner',
      'side hustle',
      'dropshipping',
      'shopify',
      'business plan',
      'pricing',
      'invoice',
      'founder',
      'consulting',
      'coaching business',
      'handmade business',
      'studio business',
      'small-batch',
      'salon',
      'boutique',
    ],
    2: [
      'business',
      'client',
      'customer',
      'sales',
      'sell',
      'selling',
      'shop',
      'store',
      'agency',
      'profit',
      'supplier',
      'wholesale',
      'packaging',
      'founders',
      'b2b',
      'customer service',
      'studio',
      'bakery',
      'open a',
    ],
    1: ['brand', 'product', 'market', 'order', 'owner', 'local', 'launch', 'handmade', 'service', 'price', 'team', 'negotiation'],
  },
  lessons: [
    {
      step: 'name the problem you solve in one sentence',
      why: 'People pay [to have a problem go away|to be rid of a problem], [not to own a description|and only then read the description|and a description alone solves none].',
      how: '[Finish the line “people come to me when…”|Complete “people come to me when…”] [with words a customer would use|the way a customer would put it|in the everyday words of a customer].',
      mistake:
        '[Listing everything you can do|A list of everything you can do] makes it hard [to recommend you for anything|for anyone to pass your name on].',
      exercise:
        '[Ask your last customer why they chose you|Find out from your last customer why it was you], and [write the answer down word for word|keep the exact words of the answer].',
    },
    {
      step: 'price the work you cannot see',
      why: '[Messages, packing and corrections|Mails, parcels and changes] [take hours that nobody put on the bill|eat hours that no invoice mentions].',
      how: '[Write down every step of one order|List each step of one order] from the first message to the thank-you, and [time it once|let a clock run beside it once].',
      mistake:
        '[Setting a price by looking at the cheapest competitor|A price taken from the cheapest competitor] [copies their mistakes too|may copy a loss as well|tells you nothing about your own costs].',
      exercise:
        '[Follow one order from start to finish|Accompany a single order from beginning to end] and [note each minute that is not paid|write down the minutes nobody pays for].',
    },
    {
      step: 'look after the customers you have',
      why: '[A customer who comes back|A returning customer] [needs no advertisement|already knows the way|has no need to be convinced again].',
      how: '[Send a short note after the order|Write a few lines after the order], ask how it went, and [fix small things without being asked twice|put small things right at the first word].',
      mistake:
        '[Keeping the best offers for strangers|A welcome offer that regulars never get] [teaches loyal people to leave|rewards everyone except the loyal|tells regulars that loyalty does not pay].',
      exercise:
        '[Write to one past customer today|Send one former customer a few lines today] [without selling anything|and leave every offer out|just to hear how they are].',
    },
    {
      step: 'write down how you do things',
      why: '[What lives only in your head|Knowledge that lives only in your head] [stops when you are ill|cannot be handed to anyone|takes a holiday whenever you do].',
      how: '[After each task|When a task is done], note the steps on a single page that [somebody else could follow|a stranger could work from].',
      mistake:
        '[Waiting for a quiet week to get organised|Putting off the tidying until a quiet week] [means waiting for the week without work|is waiting for a week that never comes].',
      exercise:
        '[Pick the task you explain most often|Choose the task people keep asking you about] and [write its steps on one page|put its steps on paper, in order].',
    },
    {
      step: 'look at your numbers every week',
      why: '[A problem seen early|Trouble that shows up early] [is still small|leaves you time to act|can still be turned around].',
      how: '[Choose a few numbers that fit on a card|Pick a handful of numbers], such as orders, open invoices and money in the account, and [write them down on the same weekday|note them on a fixed day].',
      mistake:
        '[Opening the accounts only for the tax return|Looking at the books once a year] means [steering by the rear window|learning of a leak when the floor is wet].',
      exercise: '[Write down today|Put on a card today] [what came in and what went out this week|what is owed to you and what you owe].',
    },
    {
      step: 'offer fewer things and know them well',
      why: '[A short list is easy to choose from|A small range makes choosing easy], and [you can do all of it well|practice makes all of it better].',
      how: '[Mark what sells, what pays and what you enjoy|Look for what sells, what pays and what you like making], and [let the rest run out|stop offering the rest, one item at a time].',
      mistake:
        '[Saying yes to every special wish|Agreeing to each special wish] [turns one business into many small ones|leaves you a beginner at each new job].',
      exercise:
        '[Find the offer that brings the most trouble|Pick the offer that costs you the most nerves], and [write down what would be missing without it|imagine a month without it].',
    },
    {
      step: 'test an idea on a few real buyers',
      why: '[Praise costs nothing|Compliments are free], and [only a purchase tells you what an idea is worth|an order is the answer that counts].',
      how: '[Show a first version to a few people|Offer a plain first version to a handful of people], name a price, and [listen to what stops them|ask those who hesitate what is missing].',
      mistake:
        '[Asking friends whether they like it|A survey among friends] [brings kindness instead of orders|measures affection more than demand].',
      exercise:
        '[Write down whom you would ask first|Name the first person you would offer it to], and [what you would ask them to pay|the price you would say aloud].',
    },
    {
      step: 'answer a complaint the same day',
      why: '[A fast, calm answer|An honest answer that comes quickly] [often keeps the customer you were about to lose|can save a customer who had already left in thought].',
      how: '[Thank them for telling you, repeat the problem in your words|Say thank you, say the problem back], and [offer one clear way out|name what you will do and by when].',
      mistake:
        '[Explaining why it was not your fault|Proving that you were right] [wins the argument and loses the customer|leaves the customer with the broken thing].',
      exercise:
        '[Write three lines for the next complaint|Draft a calm answer now], so that [you need not search for words when you are upset|your temper does not do the writing].',
    },
  ],
  myths: [
    {
      claim: 'You need a perfect plan before you start.',
      truth:
        '[The first paying customer|One paying customer] corrects a plan [faster than another month of planning|better than one more month at the desk].',
    },
    {
      claim: 'The customer is always right.',
      truth:
        'The customer is always [worth hearing|worth listening to], and [sometimes the honest answer is no|now and then the right answer is still no].',
    },
    {
      claim: 'A good product sells itself.',
      truth:
        '[A good product still needs somebody to|However good it is, a product needs somebody to] [show it, explain it and ask for the order|put it in front of the right people].',
    },
    {
      claim: 'Growing is always the right aim.',
      truth:
        '[Some businesses are best at the size their owner enjoys|A business may stay small on purpose], and [staying there is a decision, too|that can be the plan rather than a failure].',
    },
  ],
  objections: [
    {
      says: 'The market is too crowded.',
      answer:
        '[A crowded market shows that people buy|Where many sell, people are buying]; your task is [to be easy to choose|to be the obvious choice for somebody].',
    },
    {
      says: 'I hate selling.',
      answer:
        '[Selling gets easier when you only ask what people need|Selling is easier to like once you simply ask what people need] and [say whether you have it|tell them honestly if you have it].',
    },
    {
      says: 'I do not feel ready yet.',
      answer:
        '[A small first job|One modest order] [shows you what is missing|teaches what is missing] better than [more preparation|another month of thinking].',
    },
    {
      says: 'I have no money to start with.',
      answer:
        '[Many services begin with a skill and a first customer|A service can begin with one skill and one customer], and [the rest can be bought from what comes in|equipment can follow the orders].',
    },
  ],
  tools: ['a simple order sheet', 'a separate business account', 'a template for common answers', 'a folder of customer words'],
  moments: [
    '[The phone buzzes|The screen lights up], and it is an order from [somebody you have never met|a name you have never heard|a town you have never seen].',
    '[The table is covered in tape and paper|Tape and paper cover the table], and [every parcel has a name on it|each parcel is on its way to somebody].',
  ],
  questions: ['How do I set a fair price?', 'How do I find the first customers?', 'When should I say no to a job?'],
  wins: [
    '[A customer sends a friend|A regular sends a friend], and the friend [already knows what to ask for|arrives already convinced|needs no introduction].',
    '[You raise a price|A price goes up], and [nobody mentions it|the orders keep coming|not one customer asks why].',
  ],
  terms: ['small business tips', 'how to price your work', 'first customers', 'running a small shop'],
  hashtags: ['SmallBusinessTips', 'BehindTheBusiness', 'SmallBusinessOwner', 'ShopSmall', 'Entrepreneur'],
  branches: [
    firstCustomers,
    {
      id: 'handmade',
      gate: [
        [
          'handmade',
          'etsy',
          'studio',
          'small-batch',
          'online shop',
          'online store',
          'ceramics',
          'candle',
          'jewellery',
          'jewelry',
          'bakery',
          'packaging',
          'boutique',
          'shop',
          'craft',
          'e-commerce',
          'ecommerce',
        ],
      ],
      lessons: [
        {
          step: 'show the making as well as the shelf',
          why: '[People pay for the hands|People value the hands] [once they have seen them work|when they have watched them at it].',
          how: '[Put the phone on a stack of books|Lean the phone against a stack of books] and film one ordinary step [with the real sound|and leave the sound as it is].',
          mistake:
            '[Showing only polished product pictures|A feed of nothing but polished product pictures] [makes handmade things look like stock|hides that a person made them].',
          exercise:
            '[Film the next ordinary step of your work|Record whatever step comes next] [without tidying the table|with the table as it is].',
        },
        {
          step: 'photograph the size and the back',
          why: '[Most questions before an order are about|Before they order, people mostly ask about] [how big a piece is and how it is made|the size of a piece and its making].',
          how: '[Put the piece into a hand|Hold the piece in a hand], beside a cup, and [turn it around in daylight|show its back in daylight].',
          mistake:
            '[Hiding the small irregularities|Keeping quiet about small irregularities] leads to returns [that an honest picture would have prevented|which one honest picture could have spared you].',
          exercise:
            '[Take one item|Pick one piece] and photograph it [in a hand, on a shelf and from behind|held, standing on a shelf and from the back].',
        },
        {
          step: 'sell in small numbered batches',
          why: '[A small batch lets you learn|With a small batch you learn] [before you are stuck with a full shelf|while the shelf is still nearly empty].',
          how: '[Announce the day, show what will be in it|Name the day, show the pieces in advance], and [close the shop when everything is gone|stop when the last one is sold].',
          mistake:
            '[Taking custom orders for everything|Accepting every custom order] [fills the calendar with work you did not choose|leaves no week for your own ideas].',
          exercise:
            '[Plan one batch around a single idea|Build one batch on a single idea] and [set its day|choose the day it goes on sale].',
        },
      ],
      myths: [
        {
          claim: 'Handmade has to be cheap to sell.',
          truth:
            '[Handmade sells when people|A handmade piece sells when people] [understand what went into it|can see the work inside it|know who made it and how].',
        },
      ],
      objections: [
        {
          says: 'I cannot compete with factory prices.',
          answer:
            '[Factories compete on price|Price is the game of factories], and [you compete on being the person who made it|what you offer is the person behind the piece].',
        },
      ],
      tools: ['a window with soft light', 'plain packing paper', 'a scale for parcels'],
      moments: [
        'The lid comes off, [the piece survived|nothing has cracked], and [it looks better than the drawing|the drawing never looked this good].',
        '[Tissue paper rustles, the sticker goes on|The paper folds, the string is tied], and [a part of your week leaves the house|some of your week is ready for the post].',
      ],
      questions: ['How do I photograph my work at home?', 'What should I write on the card in the parcel?', 'Should I take custom orders?'],
      wins: [
        '[Somebody posts a picture of your work|A buyer sends you a picture of your work] [in their kitchen|on their own shelf|in daily use].',
      ],
      terms: ['selling handmade online', 'product photos at home', 'how to price handmade items'],
      hashtags: ['HandmadeBusiness', 'MakersGonnaMake', 'StudioLife', 'SupportSmall', 'Handmade'],
    },
    {
      id: 'freelance',
      gate: [
        [
          'freelance',
          'freelancer',
          'freelancing',
          'client',
          'consulting',
          'agency',
          'contract',
          'invoice',
          'coaching',
          'self-employed',
          'service',
        ],
      ],
      lessons: [
        {
          step: 'put the scope in writing',
          why: '[Most arguments with clients are about|Quarrels with clients usually begin with] [what was never written down|a sentence that nobody put on paper].',
          how: '[List what is included|Write down what is included], how many rounds of changes there are, and [what counts as extra|what would cost more].',
          mistake:
            '[Starting on a friendly call alone|Beginning after no more than a friendly call] [leaves two people remembering two different jobs|means that each side remembers another job].',
          exercise:
            '[Write the scope of your current job in a few lines|Put the scope of your current job into a few lines] and [send it for a yes|ask the client to confirm it].',
        },
        {
          step: 'ask for a deposit',
          why: '[A deposit shows|A payment in advance shows] [that both sides mean it|that the job is serious on both sides].',
          how: '[Name it in the first offer, explain it in one sentence|Put it into the first offer, give the reason in one sentence], and [begin when it has arrived|start once it is on the account].',
          mistake:
            '[Starting out of kindness before the deposit|Being kind and beginning without the deposit] [makes it awkward to ask for the rest|turns the rest of the bill into a favour].',
          exercise:
            '[Put one line about the deposit|Include a line about the deposit] [in your offer template today|in the offer you send next].',
        },
        {
          step: 'say no and name somebody else',
          why: '[A good no|A friendly no] [keeps the door open|leaves the door ajar|can still bring you the next job].',
          how: '[Thank them, say what you do take on|Say thank you, explain what you do take on], and [recommend somebody who fits|pass on the name of somebody better suited].',
          mistake:
            '[Taking a job out of fear|A job accepted out of fear] [fills the week in which the right one would have come|blocks the week for the right one].',
          exercise:
            '[Write a kind refusal now|Draft a friendly no today], so that [you have it when you need it|it is ready when you need it].',
        },
      ],
      myths: [
        {
          claim: 'Freelancers are free all day.',
          truth:
            '[Freelancers choose their hours|People who freelance choose their hours] and [then have to defend them|must then guard them|then explain them to everyone].',
        },
      ],
      objections: [
        {
          says: 'Clients will leave if I raise my rate.',
          answer:
            '[Clients who stay for the rate|Clients who chose you for the rate alone] [leave for a lower one anyway|will follow a lower one sooner or later].',
        },
      ],
      tools: ['an offer template', 'a contract you understand', 'a calendar with blocked days'],
      moments: [
        '[The kettle boils, the inbox is quiet|The coffee is hot, the inbox is silent], and the whole morning is yours [to waste or to use|to spend as you like].',
      ],
      questions: ['How do I find my first client?', 'What should a contract say?', 'How do I deal with late payment?'],
      wins: [
        '[The invoice is paid|The money is on the account] [before you thought of chasing it|while you are still planning the reminder].',
      ],
      terms: ['freelancing for beginners', 'how to set your rate', 'client contract basics', 'dealing with late invoices'],
      hashtags: ['FreelanceTips', 'FreelanceLife', 'SelfEmployed', 'Freelancer'],
    },
  ],
}
