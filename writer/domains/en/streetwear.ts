import type { Branch } from '#writer/domains/material.ts'

/** Sneakers, hoodies and proportion; a part of fashion. */
export const streetwear: Branch = {
  id: 'streetwear',
  gate: [['streetwear', 'sneaker', 'hoodie', 'oversized', 'graphic tee', 'cargo', 'hypebeast', 'skate style']],
  lessons: [
    {
      step: 'balance one wide piece with a quiet one',
      why: 'Volume [reads as a choice|looks intended] [when something next to it is calm|as soon as something quiet stands beside it].',
      how: 'Wear the wide trousers with [a plain cropped jacket|a short and quiet jacket], or the big hoodie [over a straight leg|with a straight leg under it].',
      mistake:
        "[Oversized from head to toe|Wide on top and wide below] without a clear line [looks borrowed|looks like somebody else's clothes].",
      exercise:
        '[Put on|Start with] your widest piece and [change everything else until the mirror calms down|swap the rest until the mirror has gone quiet].',
    },
    {
      step: 'start the outfit at the shoes',
      why: 'In streetwear [the shoe sets|it is the shoe that sets] [the colour and the weight of everything above it|how light or heavy, loud or quiet everything above it can be].',
      how: '[Choose the pair first|Begin with the pair], repeat one of its colours once, and [let the rest stay neutral|keep everything else neutral].',
      mistake:
        '[Loud shoes under a loud print|A loud print over loud shoes] [will leave the eye nowhere to rest|can turn into a shouting match].',
      exercise:
        '[Lay out an outfit from the floor up|Build an outfit from the floor up], and [stop when one colour has appeared twice|stop as soon as a colour comes up a second time].',
    },
    {
      step: 'look at the weight of the cotton',
      why: 'A [heavy|firm and heavy] cotton [keeps its shape when a thin one hangs|still stands where a thin one only hangs].',
      how: '[Hold the hem up to the light|Look at the hem against the light], crumple it in your hand, and [see how fast it opens again|watch it open again].',
      mistake:
        '[Paying for the print alone|Paying for nothing but the print] [buys a shirt that twists after its first washes|gets you a shirt that is crooked after a few washes].',
      exercise:
        'Compare the hem of [your favourite hoodie|the hoodie you wear most] [with that of one you never wear|with the hem of the one you leave on the shelf].',
    },
    {
      step: 'mix old pieces with new ones',
      why: 'One [worn|old] piece keeps an outfit [from looking like a shop window|from looking as if it came straight off a dummy].',
      how: '[Bring in|Add] a faded cap, a thrifted jacket or a repaired knee, and [keep the rest clean|let everything else be plain and clean].',
      mistake:
        '[Wearing a whole drop at once|Dressing in a single drop from top to toe] [shows the receipt instead of the person|tells people what you paid and not who you are].',
      exercise: '[Swap|Exchange] one new piece of an outfit [for the oldest one that still fits|for something old that still fits].',
    },
  ],
  myths: [
    {
      claim: 'Streetwear is about logos.',
      truth: 'Proportion and fabric carry the look; [the logo is only the loudest part|the logo just speaks the loudest].',
    },
    {
      claim: 'Only rare pieces count.',
      truth:
        'A plain piece worn your own way [says more than a rare one worn like everybody else|has more to say than a rare one worn as everyone wears it].',
    },
  ],
  objections: [
    {
      says: 'It only works on tall people.',
      answer: 'A cropped jacket and a clean ankle [change proportions for anybody|shift the proportions on any body].',
    },
  ],
  tools: ['clean sneakers', 'a heavy hoodie', 'a plain cap', 'a soft brush for suede'],
  moments: ['The laces are fresh, the pavement is dry, and the first step out of the door [feels new|is a quiet little show].'],
  questions: ['How wide is too wide?', 'Which jacket goes over a hoodie?', 'How do I keep white sneakers white?'],
  wins: ['You wear the old jacket, and [it is the piece people ask about|that is the one people ask about].'],
  terms: ['streetwear basics', 'how to style a hoodie', 'oversized fit guide'],
  hashtags: ['StreetwearBasics', 'SneakerStyle', 'FitCheck', 'StreetStyle', 'Streetwear'],
}
