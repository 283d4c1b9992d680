import type { Branch } from '#writer/domains/material.ts'

/** Sneakers, hoodies and proportion; a part of fashion. */
export const streetwear: Branch = {
  id: 'streetwear',
  gate: [['streetwear', 'sneaker', 'hoodie', 'oversized', 'graphic tee', 'cargo', 'hypebeast', 'skate style']],
  lessons: [
    {
      step: 'balance one wide piece with a quiet one',
      why: 'Volume reads as a choice when something next to it is calm.',
      how: 'Wear the wide trousers with a plain cropped jacket, or the big hoodie over a straight leg.',
      mistake: 'Oversized from head to toe without a clear line looks borrowed.',
      exercise: 'Put on your widest piece and change everything else until the mirror calms down.',
    },
    {
      step: 'start the outfit at the shoes',
      why: 'In streetwear the shoe sets the colour and the weight of everything above it.',
      how: 'Choose the pair first, repeat one of its colours once, and let the rest stay neutral.',
      mistake: 'Loud shoes under a loud print leave the eye nowhere to rest.',
      exercise: 'Lay out an outfit from the floor up, and stop when one colour has appeared twice.',
    },
    {
      step: 'look at the weight of the cotton',
      why: 'A heavy cotton keeps its shape when a thin one hangs.',
      how: 'Hold the hem up to the light, crumple it in your hand, and see how fast it opens again.',
      mistake: 'Paying for the print alone buys a shirt that twists after its first washes.',
      exercise: 'Compare the hem of your favourite hoodie with that of one you never wear.',
    },
    {
      step: 'mix old pieces with new ones',
      why: 'One worn piece keeps an outfit from looking like a shop window.',
      how: 'Bring in a faded cap, a thrifted jacket or a repaired knee, and keep the rest clean.',
      mistake: 'Wearing a whole drop at once shows the receipt instead of the person.',
      exercise: 'Swap one new piece of an outfit for the oldest one that still fits.',
    },
  ],
  myths: [
    { claim: 'Streetwear is about logos.', truth: 'Proportion and fabric carry the look; the logo is only the loudest part.' },
    { claim: 'Only rare pieces count.', truth: 'A plain piece worn your own way says more than a rare one worn like everybody else.' },
  ],
  objections: [{ says: 'It only works on tall people.', answer: 'A cropped jacket and a clean ankle change proportions for anybody.' }],
  tools: ['clean sneakers', 'a heavy hoodie', 'a plain cap', 'a soft brush for suede'],
  moments: ['The laces are fresh, the pavement is dry, and the first step out of the door feels new.'],
  questions: ['How wide is too wide?', 'Which jacket goes over a hoodie?', 'How do I keep white sneakers white?'],
  wins: ['You wear the old jacket, and it is the piece people ask about.'],
  terms: ['streetwear basics', 'how to style a hoodie', 'oversized fit guide'],
  hashtags: ['StreetwearBasics', 'SneakerStyle', 'FitCheck', 'StreetStyle', 'Streetwear'],
}
