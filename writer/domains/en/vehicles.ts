import { bicycleRepair } from '#writer/domains/en/bicycle-repair.ts'
import { cars, tyres } from '#writer/domains/en/cars.ts'
import { cycling } from '#writer/domains/en/cycling.ts'
import type { DomainPack } from '#writer/domains/material.ts'

export const vehicles: DomainPack = {
  id: 'vehicles',
  label: 'bikes and cars',
  vocabulary: {
    3: [
      'bicycle',
      'bike',
      'cycling',
      'motorcycle',
      'motorbike',
      'car',
      'scooter',
      'moped',
      'e-bike',
      'mechanic',
      'derailleur',
      'flat tyre',
      'flat tire',
      'puncture',
    ],
    2: [
      'cyclist',
      'vehicle',
      'engine',
      'tyre',
      'gearbox',
      'bike chain',
      'driving',
      'driver',
      'garage',
      'oil change',
      'pickup truck',
      'motor',
    ],
    1: ['brake', 'wheel', 'pedal', 'gear', 'chain', 'helmet', 'commute', 'ride', 'road', 'truck', 'van', 'tire', 'repair', 'battery'],
  },
  except: ['insurance', 'loan', 'lease', 'tax', 'dealer', 'dealership'],
  lessons: [
    {
      step: 'look the whole machine over before you touch anything',
      why: 'A slow walk around shows [what a test ride hides|more than a quick test ride does|what nobody sees from the seat].',
      how: '[Start at the ground and work up|Begin low down and go upwards]: [tyres, brakes, anything that should be tight, anything that should be dry|first the tyres and brakes, then whatever should be tight and whatever should be dry].',
      mistake:
        '[Reaching for the first obvious fault|Going straight at the first fault you see] usually means [missing the one that caused it|overlooking the cause behind it].',
      exercise:
        'Spend a few minutes today [looking your own machine over with a torch|going over your own machine with a torch], and [write down everything that seems off|note whatever does not look right].',
    },
    {
      step: 'listen for a new noise and find where it starts',
      why: 'A new noise is [the cheapest warning a machine ever gives|a warning that costs nothing to hear|the kindest warning you will get].',
      how: 'Note when the noise comes: only while turning, only while braking, or all the time. [That alone narrows the search|Knowing that rules out half of the causes|The answer tells you where to look].',
      mistake:
        '[Getting used to a new noise|Turning up the radio over a new noise] [lets a small job grow into a big one|gives a small job time to grow].',
      exercise:
        'On your next trip, [go a short stretch in silence|keep everything quiet for a stretch] and [listen for anything you have stopped noticing|listen as if the machine were new to you].',
    },
    {
      step: 'keep a maintenance log',
      why: 'A log tells you [what was done|which job was done and when], [so you stop guessing what is due|and what is due no longer has to be guessed].',
      how: '[Write the date, the job and the part|Put down the date, the job and the part] [in a small notebook that stays with the tools|into a notebook that lives in the toolbox].',
      mistake:
        '[Trusting memory|Keeping it all in your head] means the same part gets checked twice while [another is never checked at all|another one is forgotten].',
      exercise:
        '[Open a page|Start a page] tonight and [write down the last job you remember doing|begin with the last job you can remember].',
    },
    {
      step: 'clean it before you judge it',
      why: 'Dirt hides [leaks, cracks and loose bolts|what you are looking for], and [a clean part shows its first new drop|a clean surface tells you what is new].',
      how: '[Brush off the dry dirt|Take the dry dirt off first], wipe with a damp cloth, and [keep strong jets of water away from bearings and plugs|use no hard jet near bearings or electrics].',
      mistake:
        '[Cleaning only what others see|Polishing the outside alone] leaves [the working parts in the dirt|the parts that move under their crust].',
      exercise:
        'Wipe down [one part you never look at|one dirty corner], and [look again after the next trip|see what has gathered there a few days later].',
    },
    {
      step: 'tighten by feel and by the book',
      why: '[A bolt can be too tight as well as too loose|Too much force does as much harm as too little], and both [end on the road|show themselves at a bad time].',
      how: '[Start every thread with your fingers|Turn each bolt in by hand first], tighten in turns from side to side, and [finish with the figure from the handbook|let the handbook say how tight].',
      mistake:
        '[Leaning on the spanner to be safe|Giving it one more turn to be sure] [stretches the bolt or strips the thread|can ruin the thread].',
      exercise:
        '[Find the page in your handbook|Look for the page in your handbook] that says [how tight the wheels belong|which bolts have a prescribed tightness].',
    },
    {
      step: 'find the cause before you buy the part',
      why: '[A new part in an old fault|A part bought on a guess] is [money spent on hope|only an expensive guess].',
      how: '[Test one cause after another|Work from the simple causes to the rare ones], begin with what is free to check, and [change one thing at a time|leave all else as it was].',
      mistake: '[Replacing parts until it works|Swapping part after part] never tells you [what was wrong|which of them had failed].',
      exercise:
        'Take the fault that bothers you and [list three possible causes|write down three causes it could have], [the cheapest to check first|beginning with the simplest].',
    },
    {
      step: 'lay the parts out in the order they came off',
      why: 'The way back is [the same road in reverse|the harder half], and memory [loses its place|skips a washer].',
      how: 'Put each part on a cloth from left to right, [take a picture before each step|photograph every layer], and [keep the bolts with their part|push each bolt back into its own hole].',
      mistake: '[Throwing everything into one box|One box for all the screws] leaves [one screw over at the end|a riddle for the evening].',
      exercise:
        'Take something simple apart, [lay it out in a row|line up its parts], and [put it back without looking anything up|rebuild it by walking back along the row].',
    },
    {
      step: 'try it gently after every repair',
      why: '[A repair is finished when it has been tested|The test belongs to the repair], and [the first test should forgive a mistake|the first test should be slow].',
      how: '[Check that everything is tight and nothing is left over|Look for loose bolts and forgotten tools], then try it slowly, [close to home|where nothing is in the way].',
      mistake:
        '[Setting off straight from the last bolt|Trusting a fresh repair at full speed] means [finding the mistake in traffic|that the mistake shows itself far from the tools].',
      exercise:
        'After your next job, [stop early on the first trip|make the first trip a short one] and [look at what you touched|check everything you had loosened].',
    },
  ],
  myths: [
    {
      claim: 'If it still runs, it does not need attention.',
      truth: 'Most wear is silent [until the day it strands you|until the day something gives way|for a long time before it shows].',
    },
    {
      claim: 'Maintenance is only for people with a workshop.',
      truth: 'The checks that matter most need [your eyes, your hands and a cloth|nothing but eyes, hands and a cloth].',
    },
    {
      claim: 'If it is new, it needs no care.',
      truth:
        'Some new parts [settle and loosen in their first weeks|stretch and settle at first], so [an early check is worth more than a late one|the first look should come soon].',
    },
    {
      claim: 'The loudest noise is the worst fault.',
      truth:
        '[A rattle can be a loose cover|A loud rattle may be harmless], while [a soft grinding can be a bearing on its way out|a quiet scraping can be serious].',
    },
  ],
  objections: [
    {
      says: 'I am not mechanical.',
      answer: 'Nobody is [until they have undone the first bolt and put it back|before the first bolt is out and in again].',
    },
    {
      says: 'A shop will do it better.',
      answer: 'A shop may well do it better, and [you will still understand what you are paying for|it helps to understand the bill].',
    },
    {
      says: 'I am afraid of breaking something.',
      answer:
        '[Begin with checks that undo nothing|Start with looking, listening and cleaning], and [leave the rest for a day with help|ask somebody to stand beside you for the first bolt].',
    },
    {
      says: 'I do not have the space.',
      answer:
        "[Most checks fit on a pavement|A dry corner and a mat are enough for most checks], and [many towns have a shared workshop for the rest|a friend's garage may do for the rest].",
    },
  ],
  tools: ['a good torch', 'clean rags', 'a tyre pressure gauge', 'nitrile gloves', 'a tray for small parts'],
  moments: [
    'Cold metal, a bit of grease under the nails, and [the garage door open to the morning|the morning coming in through the garage door].',
    'There is a quiet second just after a repair [when you hold your breath and try it|before you dare to try it].',
  ],
  questions: [
    'What should I check first?',
    'Which jobs can I do myself, and which belong in a workshop?',
    'How do I know when a part is really worn out?',
  ],
  wins: [
    'The noise is gone, and [you are the one who found it|it was you who found it].',
    'The first repair you finish alone [changes how you look at every other one|makes every other one look possible].',
  ],
  terms: ['beginner maintenance checklist', 'what to check before a long trip', 'learn to repair it yourself'],
  hashtags: ['MaintenanceTips', 'DIYRepair', 'GarageLife', 'FixItYourself'],
  branches: [bicycleRepair, cycling, cars, tyres],
}
