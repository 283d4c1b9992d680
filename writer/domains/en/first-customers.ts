import type { Branch } from '#writer/domains/material.ts'

/** Finding people who buy. */
export const firstCustomers: Branch = {
  id: 'customers',
  gate: [['customer', 'client', 'buyer', 'first sale', 'more sales', 'leads']],
  lessons: [
    {
      step: 'start with people who already know you',
      why: '[The first customers|First customers] [mostly come from people who know your name|rarely come from strangers].',
      how: '[Write to a handful of people one by one|Write a few personal messages], say in one line what you now offer, and [ask whom they know who could use it|ask for a name rather than an order].',
      mistake:
        '[Waiting until everything looks finished|Polishing the shop window first] [keeps the door shut|gives nobody a chance to come in].',
      exercise:
        '[Write three names on a slip of paper|List three people who would wish you well], and [write to the first one today|send one of them a message].',
    },
    {
      step: 'go where your customers already meet',
      why: '[People who need you|Those who need you] [already talk to each other somewhere|are already gathered somewhere].',
      how: '[Find the market, the group or the counter|Look for the market, the forum or the notice board] where they ask for help, and [answer a question before you offer anything|be useful there before you mention your work].',
      mistake:
        '[Shouting into every channel at once|Posting everywhere at the same time] [reaches nobody often enough|spreads you too thin to be noticed].',
      exercise:
        '[Name the one place|Find the one place] where your best customer [would ask a friend for advice|looks for help], [and spend a little time there|and listen for a while].',
    },
    {
      step: 'let people try it in a small way',
      why: '[A small first step|A taste, a sample or a short session] [asks for little trust|is easier to say yes to than a whole order].',
      how: '[Offer a small version with a clear end|Make a small offer with a price and an end], and [tell people what comes after it|say plainly what the next step would be].',
      mistake:
        '[Asking strangers for the biggest order first|Starting with the large package] [sends them home to think it over|asks for trust that has not grown yet].',
      exercise:
        '[Describe your smallest offer in one line|Put your smallest offer into one sentence], [with a price|and put a price beside it].',
    },
    {
      step: 'ask every happy customer for one introduction',
      why: '[A recommendation|A good word from somebody else] [opens doors that no advert can|arrives with trust already in it].',
      how: '[Ask when they have just thanked you|Choose the moment when they are pleased], and [make it easy with a line they can pass on|give them one sentence they can forward].',
      mistake:
        '[Hoping that people will spread the word by themselves|Trusting that word gets around on its own] [leaves it to chance|forgets how busy they are].',
      exercise:
        '[Think of the last person who thanked you|Remember who thanked you last], and [ask them who else could use your help|ask them for one name].',
    },
    {
      step: 'follow up once more than feels comfortable',
      why: '[Silence|No answer] [mostly means a busy week|is seldom a no].',
      how: '[Write again after some days|Come back after a while] with [one useful thought|something that helps them], and [ask a question that is easy to answer|leave it easy to say no].',
      mistake:
        '[Giving up after one unanswered message|Taking the first silence for an answer] [loses people who meant to reply|gives away those who only forgot].',
      exercise: '[Find one message nobody answered|Look up one offer that went quiet], and [write two friendly lines|send a short note].',
    },
  ],
  myths: [
    {
      claim: 'A good product sells itself.',
      truth:
        '[Even a good product needs|The best product still needs] somebody who [tells the first people about it|shows it to the first few people].',
    },
  ],
  objections: [
    {
      says: 'I do not want to pester anybody.',
      answer:
        '[Offering help to somebody who needs it|Telling people what you do] is no pestering; [not taking no for an answer is|that begins after the no].',
    },
  ],
  tools: ['a list of names', 'a one-line offer', 'a simple page with a price'],
  moments: ['[An order arrives|A message comes in], and [the name says nothing to you|for the first time you do not know the name].'],
  questions: ['Where do I find my first customers?', 'How do I sell without being pushy?', 'Should I lower my price at the start?'],
  wins: ['Somebody writes: [a friend told me about you|you were recommended to me].'],
  terms: ['how to find customers', 'first customers', 'how to get clients', 'word of mouth'],
  hashtags: ['FirstCustomers', 'FindingClients', 'WordOfMouth'],
}
