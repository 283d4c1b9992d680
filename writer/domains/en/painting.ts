import type { Branch } from '#writer/domains/material.ts'

/** Painting and drawing; a part of craft and art. */
export const painting: Branch = {
  id: 'painting',
  gate: [
    [
      'watercolour',
      'watercolor',
      'painting',
      'paint',
      'acrylic paint',
      'oil painting',
      'canvas',
      'brush',
      'drawing',
      'sketching',
      'sketchbook',
      'sketch',
      'draw',
      'illustration',
      'digital art',
    ],
  ],
  lessons: [
    {
      step: 'squint to see the big shapes',
      why: 'A picture [is carried by|stands or falls with] [its large light and dark shapes|a few big shapes of light and dark].',
      how: '[Half close your eyes until the details vanish|Look through your lashes until the details are gone], and [put down only what is left|paint nothing but what remains].',
      mistake:
        '[Starting with the eyelashes|Beginning at the eyelashes] leaves [a beautiful eye in the wrong place|a perfect eye where no eye should be].',
      exercise:
        'Draw [a corner of your room|the view across the table] [with three tones and no lines|in three tones, without a single line].',
    },
    {
      step: 'mix more colour than you think you need',
      why: '[The same colour cannot be mixed twice|No colour can be mixed the same way twice] [while the paper dries|while the first wash is drying].',
      how: '[Prepare a generous puddle|Mix a large puddle], test it on a scrap, and [only then touch the picture|go to the picture last].',
      mistake:
        '[Running out in the middle of the sky|An empty palette halfway across the sky] [leaves a hard edge there for ever|puts a hard edge into the sky for good].',
      exercise:
        '[Mix a green from blue and yellow|Make a green out of blue and yellow], and then [make it warmer and cooler|push it once to the warm and once to the cool side].',
    },
    {
      step: 'let a layer dry',
      why: '[Patience between layers|A pause between layers] [keeps colours clear|keeps the colours from turning to mud].',
      how: '[Touch the paper with the back of your hand|Hold the back of your hand against the paper]; if it feels cool, [it is still wet|there is still water in it].',
      mistake:
        '[Going back into a damp layer|Touching a layer that is still damp] [pushes the pigment to the edges|drives the colour to the edges in blots].',
      exercise:
        'Paint [two overlapping circles|two circles that overlap], [one pair wet and one pair dry|one pair into the wet and one pair after drying].',
    },
  ],
  myths: [
    {
      claim: 'Watercolour cannot be corrected.',
      truth: 'A damp brush and a clean rag [lift more than you would expect|take away more than most people think].',
    },
  ],
  objections: [
    {
      says: 'My colours always turn brown.',
      answer: 'Fewer colours on the palette and clean water between them [keep them bright|make the difference].',
    },
  ],
  tools: ['two jars of water', 'a round brush', 'heavy paper', 'a limited set of colours', 'masking tape'],
  moments: [
    'Two colours meet in the wet, and [you only watch|there is nothing to do but watch].',
    'The tape comes off, and [the edge is clean|beneath it the edge is sharp].',
  ],
  questions: ['Which paper should I buy?', 'Why do my colours look dull?', 'How do I paint light?'],
  wins: ['You leave the white of the paper alone, and [it becomes the light|it turns into light].'],
  terms: ['watercolour for beginners', 'how to mix colours', 'sketching from life'],
  hashtags: ['WatercolourPainting', 'SketchbookPractice', 'PaintingProcess', 'LearnToPaint'],
}
