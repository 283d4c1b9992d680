import type { Branch } from '#writer/domains/material.ts'

/** Riding bicycles; a part of bikes and cars. */
export const cycling: Branch = {
  id: 'cycling',
  gate: [
    ['bicycle', 'bike', 'cycling', 'cyclist', 'e-bike', 'cycle'],
    [
      'ride',
      'riding',
      'commute',
      'cycling',
      'tour',
      'touring',
      'bikepacking',
      'city',
      'work',
      'trail',
      'mountain bike',
      'gravel',
      'road bike',
      'cyclist',
      'beginner',
      'climb',
      'lane',
      'winter',
    ],
  ],
  lessons: [
    {
      step: 'set the saddle to the right height',
      why: 'A saddle that sits too low [puts the work on your knees|makes your knees do the work|leaves the knees bent and working hard].',
      how: '[Sit on the bike|Lean on a wall, sit on the bike], put a heel on the lowest pedal, and [raise the saddle until the leg is just straight|bring the saddle up until that leg is only just straight].',
      mistake:
        '[Setting the saddle so that both feet stand flat on the ground|Setting the saddle low enough for both feet to stand flat] [makes every hill harder|costs you strength on every hill].',
      exercise:
        "[Mark the seatpost with tape|Put a strip of tape on the seatpost], raise it a finger's width, and [ride around the block|try it around the block].",
    },
    {
      step: 'ride a line that drivers can read',
      why: 'Drivers [give more room|leave more space] [to a rider who holds a steady line|to somebody whose next move they can guess].',
      how: "Keep an open door's width from parked cars, [look over your shoulder early|look back in good time], and [signal before you move|let your arm say it before the bike does].",
      mistake:
        '[Weaving in and out between parked cars|Slipping into every gap between parked cars] [makes you vanish from the mirrors|hides you from the drivers behind you].',
      exercise:
        '[On an empty street, practise looking back|Find an empty street and practise looking back] over each shoulder [without drifting off your line|while the wheel keeps its line].',
    },
    {
      step: 'shift before the hill begins',
      why: '[Gears change cleanly|A chain moves cleanly from one gear to the next] [when the pedals are light|while there is little weight on the pedals].',
      how: '[Look ahead|See the hill coming], drop a gear while the road is still flat, and [keep your feet turning at the same pace|let your feet turn as they did before].',
      mistake:
        'Shifting under full load [grinds the chain|makes the chain crunch] and can drop it [at the worst moment|just where you need it].',
      exercise:
        '[Pick one hill on your usual route|Choose a hill you ride often] and [change down a little earlier each time|see how much earlier you can change down].',
    },
    {
      step: 'carry what brings you home',
      why: '[A flat tyre|A puncture] is [a short stop with a kit and a long walk without one|a pause if you carry a kit and a long walk if you do not].',
      how: 'Keep a tube, levers and a small pump in a bag [that never leaves the bike|that stays on the bike for good][| and is checked now and then].',
      mistake:
        '[Packing a spare tube that does not fit your valve|Carrying a tube with the wrong valve] [only comes to light at the roadside|is a mistake that shows itself at the roadside].',
      exercise:
        '[Change a tube at home once|Practise changing a tube at home], sitting down, [with nothing to hurry you|with time and a cup of tea beside you].',
    },
  ],
  myths: [
    {
      claim: 'You need to be fit to start cycling.',
      truth: 'You get fit by starting, and [the easy gears are there for exactly that|that is what the easy gears are for].',
    },
    {
      claim: 'Softer tyres are always more comfortable.',
      truth:
        'A tyre that is too soft [drags and pinches|is slow and pinches its tube]; [the right pressure is written on its side|look on its side for the right pressure].',
    },
  ],
  objections: [
    {
      says: 'I would arrive sweaty.',
      answer:
        '[Riding the last stretch slowly and carrying a fresh shirt solves|A slow last stretch and a fresh shirt in the bag solve] most of it[|, and a cloth by the sink does the rest].',
    },
    {
      says: 'The roads here are not made for bikes.',
      answer: 'The quiet back street is often [only a little longer than the road you drive|hardly longer than the road you take by car].',
    },
  ],
  tools: ['a floor pump', 'a spare tube', 'tyre levers', 'bright lights', 'a bell'],
  moments: [
    'The street smells of bread and rain, and [you only know it because you are riding|nobody behind a windscreen will ever know].',
    'At the top of the hill [the pedals go light|the legs have it easy again] and the wind [turns cool|feels cool].',
  ],
  questions: ['How high should my saddle be?', 'Which gear should I use on a hill?', 'How do I ride safely in traffic?'],
  wins: [
    'The hill that used to stop you is now [only a change of gear|just a reason to change gear].',
    'You arrive awake [instead of stuck in a queue|and have passed the whole queue].',
  ],
  terms: ['cycling for beginners', 'bike commuting tips', 'saddle height', 'how to use bike gears'],
  hashtags: ['BikeCommute', 'CyclingTips', 'RideYourBike', 'Cycling'],
}
