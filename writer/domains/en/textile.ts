import type { Branch } from '#writer/domains/material.ts'

/** Knitting, crochet and sewing; a part of craft and art. */
export const textile: Branch = {
  id: 'textile',
  gate: [['knitting', 'crochet', 'sewing', 'embroidery', 'quilting', 'yarn', 'weaving', 'macrame', 'stitch', 'knit']],
  lessons: [
    {
      step: 'make a swatch first',
      why: '[A small square|A square the size of a hand] tells you [whether the big piece will fit|how large the big piece will be].',
      how: '[Work a piece larger than your palm with the real material|Make a piece larger than your palm from the real material], wash it, and [measure it|only then take the measurements].',
      mistake:
        '[Skipping the swatch|Starting without a swatch] is how a jumper for you [becomes a jumper for a giant|turns out to fit somebody else].',
      exercise:
        '[Make one small square|Work one small square] tonight and [measure it before and after washing|compare its size before and after a wash].',
    },
    {
      step: 'learn to read your stitches',
      why: 'Whoever can read the stitches [can find the mistake|sees where it went wrong|finds the mistake before it grows].',
      how: '[Stop after each row, count|Count at the end of each row], and [look at how one loop sits in the next|see how each loop is held by the next].',
      mistake:
        '[Counting only when it looks wrong|Leaving the counting until it looks wrong] [means unravelling an evening|costs you a whole evening of rows].',
      exercise:
        '[Take a finished row|Choose a row that is done] and [follow a single thread through it with a needle|trace one thread through it with the tip of a needle].',
    },
    {
      step: 'undo it without regret',
      why: '[Unravelling|Undoing a row] is [part of the craft, not a punishment|no punishment but half of the craft].',
      how: '[Put a spare thread through a good row as a safety line|Run a spare thread through a row that is right], and [go back to it when needed|return to that row if you have to].',
      mistake:
        '[Hoping that nobody will see it|Leaving a mistake in the hope that it goes unseen] [means you will see it every time|makes it the first thing you notice each time].',
      exercise: 'Undo one row on purpose [and put it back|and work it again][| without hurrying].',
    },
  ],
  myths: [
    {
      claim: 'Sewing your own is always cheaper.',
      truth: 'Making your own is rarely cheaper, and [it fits you and lasts|what you gain is the fit].',
    },
  ],
  objections: [
    { says: 'I have no patience.', answer: 'Patience turns up [somewhere in the third row|as soon as the hands know the way].' },
  ],
  tools: ['sharp scissors', 'a tape measure', 'stitch markers', 'a blunt needle'],
  moments: ['The needles click, the rain runs down the window, and [the scarf is a hand longer|the scarf has grown by a hand].'],
  questions: ['Which yarn should I begin with?', 'How do I fix a dropped stitch?', 'Which project suits a first try?'],
  wins: ['You wear it outside, and [only you know where the mistake is|nobody but you could find the mistake].'],
  terms: ['knitting for beginners', 'first crochet project', 'how to fix a dropped stitch'],
  hashtags: ['KnittingForBeginners', 'CrochetLove', 'HandmadeClothes', 'FiberArts'],
}
