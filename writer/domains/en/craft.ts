import { painting } from '#writer/domains/en/painting.ts'
import { textile } from '#writer/domains/en/textile.ts'
import type { DomainPack } from '#writer/domains/material.ts'

export const craft: DomainPack = {
  id: 'craft',
  label: 'craft and art',
  vocabulary: {
    3: [
      'watercolour',
      'watercolor',
      'painting',
      'drawing',
      'sketching',
      'knitting',
      'crochet',
      'pottery',
      'ceramics',
      'woodworking',
      'sewing',
      'embroidery',
      'calligraphy',
      'origami',
      'quilting',
      'candle making',
      'soap making',
      'jewellery making',
      'jewelry making',
      'macrame',
      'digital art',
      'illustration',
      'printmaking',
      'acrylic paint',
      'oil painting',
      'weaving',
      'resin art',
      'rangoli',
      'leathercraft',
      'sculpture',
      'bullet journal',
    ],
    2: [
      'craft',
      'art',
      'artist',
      'paint',
      'sketchbook',
      'yarn',
      'clay',
      'sketch',
      'handmade',
      'brush',
      'canvas',
      'illustrator',
      'wood',
      'carving',
      'doodle',
      'lettering',
      'diy',
      'stitch',
      'kiln',
      'glaze',
      'mural',
      'gallery',
    ],
    1: ['draw', 'paper', 'colour', 'color', 'creative', 'creativity', 'studio', 'design', 'handicraft', 'pattern'],
  },
  lessons: [
    {
      step: 'make a bad one on purpose',
      why: '[Fear of spoiling good material|The fear of wasting good material] [stops more hands than lack of skill|holds more hands back than any lack of skill].',
      how: '[Take the cheapest material you have|Choose the cheapest thing in the drawer], make it quickly, and [keep it as the first of a series|put it aside as the first of many].',
      mistake:
        '[Saving the good materials for later|Keeping the good materials for a better day] means [practising on nothing|that the practice never comes].',
      exercise:
        '[Make the worst version you can in ten minutes|Take ten minutes for the worst version you can make], and [find one thing in it that you like|look for the one thing in it that is good].',
    },
    {
      step: 'work from something real',
      why: '[The thing in front of you|A real thing in front of you] has details [that memory leaves out|your memory would never invent].',
      how: "Put it on the table, [look longer than you work|give more time to looking than to working], and measure with a pencil [at arm's length|held out at arm's length].",
      mistake:
        '[Copying a finished piece|Working from a finished piece] [copies its answers and skips its questions|gives you its answers without its questions].',
      exercise: 'Look at one object [for as long as a song lasts|for the length of a song] [before you begin|and only then begin].',
    },
    {
      step: 'learn what the material wants',
      why: '[Every material has a direction|There is in every material a direction] [in which it likes to go|it likes and one it resists].',
      how: '[Make a sheet of tests|Keep one sheet for tests]: wet and dry, thick and thin, fast and slow, and [label each one|write beside each how it was done].',
      mistake:
        '[Forcing the material|Working against the material] [shows in the result|can be seen in the result], however clever the idea was.',
      exercise: '[Fill one page or one scrap|Cover one page or one scrap] [with nothing but tests|with tests alone, and no picture].',
    },
    {
      step: 'stop before it is overworked',
      why: 'The last touch is [often the one too many|easily the one too many|sometimes what spoils the piece].',
      how: '[Step back every few minutes|Take a step back now and then], turn it upside down, and [leave it overnight when you are unsure|let it rest for a night when in doubt].',
      mistake:
        '[Correcting one spot again and again|Going back to one spot over and over] turns fresh work [into mud|into something dull and tired].',
      exercise:
        '[Call your current piece finished|Put your current piece down as finished] [a little earlier than feels safe|while you still want to add something].',
    },
    {
      step: 'set limits before you begin',
      why: '[Few choices free the hand|Limits make a bold hand], and [endless choice holds it still|too much choice keeps it waiting].',
      how: '[Choose one tool, one size and a few colours|Put all but a few colours and one tool away], and [stay with them for a whole series|use nothing else for several pieces].',
      mistake: '[Buying one more material|Looking for the missing material] is often [a way of not starting|only a pleasant delay].',
      exercise: '[Make|Plan] something small with [two colours and one tool|only what fits into one hand].',
    },
    {
      step: 'work in series',
      why: '[A single piece carries too much hope|One piece alone has to be everything], and [the fifth of a series is usually braver than the first|a series lets each piece try one thing].',
      how: 'Take one subject and [make it several times in a row|return to it again and again], changing [one thing each time|the size, the light or the tool].',
      mistake:
        '[Starting from nothing every time|Looking for a new idea each time] throws away [what the last piece taught|what you had just begun to understand].',
      exercise:
        'Choose a simple subject and [make three small versions of it|give it three tries] [in one sitting|before the day is over].',
    },
    {
      step: 'keep the tools ready and in sight',
      why: '[Setting up is where most evenings are lost|An evening is easily lost to setting up], so [a tray that stands ready wins time|what stands ready gets used].',
      how: '[Clean the tools while they are still wet|See to the tools right after work], put them back in the same place, and [leave the next step lying on top|lay out what comes next].',
      mistake:
        '[Leaving a brush or a blade dirty overnight|Leaving the tools dirty for a night] ruins [what would have lasted for years|the tool and the next beginning].',
      exercise: '[Put together one tray or one bag|Fill one small box] with everything for [the next hour of work|your next piece].',
    },
    {
      step: 'show it and ask one question',
      why: 'Other eyes see [what you have stopped seeing|what you have grown used to], and [one clear question keeps their answer useful|a clear question saves you from polite words].',
      how: '[Ask where the eye goes first|Ask what they noticed first], say nothing while they look, and [write the answer down|thank them without explaining].',
      mistake: '[Asking whether it is good|Fishing for praise] gets [a kind yes|kind words] and nothing to work with.',
      exercise:
        'Show one piece to [somebody you trust|a friend who makes things] and ask [what they saw first|which part they would keep].',
    },
  ],
  myths: [
    {
      claim: 'You need talent to make art.',
      truth:
        'You need many bad pieces and [the patience to look at them|the patience to learn from each|the courage to make the next one].',
    },
    {
      claim: 'Good materials make good work.',
      truth: 'Good materials make work more pleasant, and [a pencil is enough to learn seeing|seeing can be learned with a pencil].',
    },
    {
      claim: 'Artists wait for inspiration.',
      truth: 'Most artists sit down at a certain hour, and [inspiration comes late|inspiration turns up while they work].',
    },
    {
      claim: 'Using a reference is cheating.',
      truth:
        '[Looking things up is how artists have always learned|Artists have always worked from models], and [what you choose to leave out is yours|the choosing is still yours].',
    },
  ],
  objections: [
    {
      says: 'I cannot even draw a straight line.',
      answer: 'Rulers draw straight lines; [a hand is there for the other kind|the living ones come from a hand].',
    },
    {
      says: 'I have no space for a studio.',
      answer: 'A tray that goes under the bed [is a studio with a lid|holds a small studio|will do for a studio].',
    },
    {
      says: 'I never finish anything.',
      answer:
        '[Smaller pieces get finished|Small things are finished sooner], and [a postcard is a whole work of art|a thing that fits into one evening has an end].',
    },
    {
      says: 'Materials are too expensive.',
      answer:
        '[Paper from the bin, scraps and one good tool|Offcuts, scraps and one decent tool] [are enough for months|are all a beginner needs].',
    },
  ],
  tools: ['a cheap sketchbook', 'a soft pencil', 'a good lamp', 'a rag', 'a tray to keep it all together'],
  moments: [
    'The room is quiet [but for the tool on the material|except for the sound of the tool].',
    'There is colour on your sleeve that [you find the next day|you notice only a day later|somebody else points out].',
    'You step back, and [it looks like something|there it is|for the first time it looks like something].',
  ],
  questions: [
    'Which materials do I need to begin?',
    'How do I find my own style?',
    'How do I keep going when I hate what I make?',
    'How do I fix a mistake?',
  ],
  wins: [
    'The piece from last month looks [like somebody else made it|as if another hand had made it].',
    'A friend asks [whether they may keep it|to take it home].',
  ],
  terms: ['art for beginners', 'creative hobby ideas', 'how to start a sketchbook', 'craft projects at home'],
  hashtags: ['MakeSomething', 'ArtProcess', 'CreativeHobby', 'Handmade', 'Art'],
  branches: [painting, textile],
}
