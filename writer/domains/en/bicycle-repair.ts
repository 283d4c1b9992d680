import type { Branch } from '#writer/domains/material.ts'

/** Mending bicycles; a part of bikes and cars. */
export const bicycleRepair: Branch = {
  id: 'bicycle-repair',
  gate: [
    ['bicycle', 'bike', 'cycle', 'e-bike'],
    [
      'repair',
      'fix',
      'restore',
      'restoration',
      'maintain',
      'maintenance',
      'service',
      'rebuild',
      'old',
      'vintage',
      'mechanic',
      'upgrade',
      'cleaning',
      'workshop',
      'tune',
    ],
  ],
  lessons: [
    {
      step: 'check the chain for wear before anything else',
      why: 'A stretched chain [eats the cogs it runs on|grinds down the cogs it runs on], and [cogs cost more than chains|it is the cogs that cost more].',
      how: '[Drop a chain checker between the links|Use a chain checker], or [pull the chain off the front of the chainring and see how much of a tooth shows|lift the chain at the front of the chainring and look how much of a tooth comes into view].',
      mistake:
        '[Oiling a chain without wiping it first|Putting oil on a dirty chain] [turns the grit into grinding paste|makes a grinding paste of the grit].',
      exercise:
        'Wipe your chain with a dry rag, [put a drop of oil on each roller|give each roller a drop of oil], and wipe it again [until it barely looks oiled|until hardly any oil can be seen].',
    },
    {
      step: 'replace the cables and housing',
      why: '[Old cables drag|A cable that is old drags], and [no amount of adjusting makes a dragging cable shift well|a dragging cable cannot be adjusted into shifting well].',
      how: '[Pull the old cable out, cut new housing to the same length|Take the old cable out, cut the new housing as long as the old], and [file the end square so the cable runs free|square the cut end with a file so that nothing rubs].',
      mistake:
        '[Reusing rusty housing with a new cable|Pushing a new cable through rusty housing] brings the stiff lever [straight back|back within a few rides].',
      exercise:
        '[Squeeze each lever slowly|Pull every lever slowly] and feel for a gritty spot, [because that is the cable to replace first|which tells you the cable to replace first].',
    },
    {
      step: 'true a wheel with the brake pads as a guide',
      why: '[A true wheel lets the brakes|A wheel that runs true allows the brakes to] [sit close and stop evenly|stand close to the rim and bite evenly].',
      how: '[Spin the wheel and watch the gap at the pad|Turn the wheel and keep your eye on the gap at the pad]. Tighten the spoke that pulls the rim away from the rub, [a quarter turn at a time|never more than a quarter turn before you look again].',
      mistake:
        '[Cranking one spoke hard|Pulling on a single spoke with force] [fixes the wobble today and breaks the spoke later|cures the wobble now and costs you the spoke later].',
      exercise:
        '[Turn your bike upside down|Stand your bike on saddle and bars], spin each wheel and mark the spot where the rim [comes closest to the pad|all but touches the pad].',
    },
    {
      step: 'free a seized bolt without stripping it',
      why: '[A rounded bolt|One rounded bolt head] turns a short job into [an afternoon of drilling|a long afternoon with the drill].',
      how: 'Soak the thread in penetrating oil overnight, [seat the right key fully|push the right key all the way in], and [press in as you turn|keep pressing while you turn].',
      mistake:
        '[Starting with a worn hex key|Reaching for a hex key with rounded corners] is how [most bolt heads get ruined|bolt heads are ruined].',
      exercise:
        '[Put a drop of penetrating oil on|Give a drop of penetrating oil to] every bolt you plan to open, and [leave them alone until tomorrow|let the oil work until tomorrow].',
    },
    {
      step: 'clean and repack the bearings',
      why: 'Dry bearings [feel like sand in the hands|crunch like sand between the fingers] and [slow down every ride|hold you back on every ride].',
      how: 'Open the hub over a cloth, [count the balls as they come out|count every ball that comes out], wipe the races and [bed everything in fresh grease|set it all in fresh grease].',
      mistake:
        '[Overtightening the cones|Doing the cones up too tight] makes a fresh bearing [bind worse than the old one did|run worse than the worn one].',
      exercise:
        '[Lift the front wheel|Take the weight off the front wheel], turn the axle between two fingers and [notice whether it rolls or grinds|feel whether it rolls or grinds].',
    },
  ],
  myths: [
    {
      claim: 'A rusty frame is a dead frame.',
      truth:
        '[Surface rust brushes off|Rust on the surface can be brushed off]; what matters is whether the tube [still rings clear when you tap it|gives a clear note when you tap it].',
    },
    {
      claim: 'Old bikes are heavy, so they are slow.',
      truth:
        'A smooth drivetrain and firm tyres [do more for an old bike than a lighter frame would|make an old bike faster than a lighter frame would].',
    },
    {
      claim: 'Any spray oil will do for a chain.',
      truth:
        'Thin household spray [flies off within a ride|is gone after a ride], while proper chain lube [stays inside the rollers|gets into the rollers and stays].',
    },
  ],
  objections: [
    {
      says: 'I do not own the special tools.',
      answer:
        'A set of hex keys, a spoke key and a chain tool [cover most jobs on an old bike|are enough for most of what an old bike needs].',
    },
    {
      says: 'The parts are no longer made.',
      answer:
        'Second-hand boxes at bike kitchens and swap meets [are full of parts that fit older frames|are where the parts for older frames have gone].',
    },
  ],
  tools: ['a set of hex keys', 'a spoke key', 'a chain tool', 'tyre levers', 'penetrating oil', 'fresh bearing grease', 'a cable cutter'],
  moments: [
    'The chain goes quiet, and [all that is left is the tick of the freewheel|only the freewheel still ticks].',
    'Brushing dirt off the head badge [brings back a colour nobody has seen for years|uncovers a colour that was forgotten for years].',
    'A derailleur that lands on the right cog [makes one clean click|gives a single clean click].',
  ],
  questions: [
    'Is this old frame worth saving?',
    'Why does the chain skip when I push hard?',
    'How tight should the spokes be?',
    'Which parts should I replace, and which can I clean?',
  ],
  wins: [
    'The wheel spins between the pads [without touching either one|and touches neither of them].',
    'The gears change under your thumb [without a second thought|as if there had never been any trouble].',
    'Somebody asks where you bought it, and [you bought it as scrap|the honest answer is the scrap heap].',
  ],
  terms: ['repair old bicycle', 'vintage bike restoration', 'bike chain replacement', 'how to true a wheel', 'bike cable replacement'],
  hashtags: ['BikeRestoration', 'VintageBicycle', 'BikeRepair', 'BikeMechanic', 'Cycling'],
}
