import type { DomainPack } from '#writer/domains/material.ts'

export const parenting: DomainPack = {
  id: 'parenting',
  label: 'parenting',
  vocabulary: {
    3: [
      'parenting',
      'toddler',
      'newborn',
      'baby',
      'breastfeeding',
      'new mom',
      'new mum',
      'new dad',
      'new parent',
      'potty training',
      'montessori',
      'bedtime routine',
      'homeschooling',
      'screen time',
      'tantrum',
      'motherhood',
      'fatherhood',
      'raising children',
      'raising kids',
      'preschooler',
    ],
    2: [
      'parent',
      'mother',
      'father',
      'child',
      'children',
      'kid',
      'teenager',
      'family',
      'bedtime',
      'playground',
      'lunchbox',
      'daughter',
      'son',
      'nursery',
      'pregnancy',
    ],
    1: ['mom', 'mum', 'dad', 'school', 'play', 'sleep', 'toy', 'homework', 'birthday party', 'craft for kids', 'home'],
  },
  lessons: [
    {
      step: 'name the feeling before the rule',
      why: '[A child who feels understood|A child whose feeling has a name] [hears the next sentence|can listen to what comes next].',
      how: '[Get down to their height, say what you see|Kneel down, put into words what you see], and [only then say what happens next|keep the rule for the sentence after that].',
      mistake:
        '[Explaining a rule to a screaming child is|Reasoning with a child in the middle of a tantrum is] [talking to a storm|like reading aloud in a storm|asking a wave to wait].',
      exercise:
        '[Next time it gets loud, say one sentence about the feeling|When it next gets loud, name the feeling in one sentence] and [then wait|leave a pause after it].',
    },
    {
      step: 'offer two choices you can live with',
      why: '[A small choice gives a child control|Choosing between two things gives a child control] [without giving away the plan|while the plan stays yours].',
      how: '[Hold up two shirts, two cups, two ways to the door|Show two shirts, two cups or two ways to the door], and [let them decide|wait for a finger to point].',
      mistake:
        '[Asking whether they want to get dressed|The question whether they would like to get dressed] [invites an honest no|leaves you with an honest no].',
      exercise:
        '[Turn one daily battle into|Make one of the daily battles] [a choice between two good answers|a question with two right answers].',
    },
    {
      step: 'build the same small ritual every evening',
      why: '[Children relax|Children grow calm] [when they know what comes next|once the next step is no surprise].',
      how: '[Keep a short order, such as bath, book and light|Settle on a few steps, such as bath, book and light], and [let the child announce each step|ask the child what comes next].',
      mistake:
        '[Changing the order because it is late|A different order on a late evening] [makes the evening longer|often costs more time than it saves].',
      exercise:
        '[Draw your evening as a row of little pictures|Draw the steps of your evening in one strip of pictures] and [hang it low on the wall|put it where a child can see it|let your child point at the next one].',
    },
    {
      step: 'repair after an argument',
      why: '[Children learn from the making up|Children take from the making up] [as much as from the quarrel|at least as much as from the argument].',
      how: '[Say what you are sorry for|Name what you are sorry for], without a “but”, and [what you will try next time|what you would like to do differently].',
      mistake:
        '[Pretending nothing happened|Carrying on as if nothing had happened] [leaves the child to explain it alone|leaves a child alone with the question why].',
      exercise:
        '[Think of one recent moment|Remember one moment you regret], and [say the sorry that is still missing|make up for it with a few honest words].',
    },
    {
      step: 'take your own rest seriously',
      why: 'A tired parent [has a shorter fuse|runs out of patience sooner], and [every child knows where it ends|children feel it at once].',
      how: '[Agree on a fixed time that belongs to you|Settle on a time that is yours], tell the others, and [leave the room|close a door behind you].',
      mistake:
        '[Using every quiet minute for the laundry|Giving every quiet minute to the housework] [means never being rested|leaves none of them for you].',
      exercise:
        '[Choose a quarter of an hour today|Take a quarter of an hour for yourself today] and [spend it on nothing useful|keep it free of every duty].',
    },
    {
      step: 'say what you want to see instead',
      why: '[A child who hears what not to do|Hearing only what is forbidden, a child] [still has to guess what to do|has half an instruction].',
      how: 'Replace “do not run” with “walk beside me”, [use few words|keep it short], and [say it once you have their eyes|wait until they look at you].',
      mistake: '[Calling a list of bans across the room|A row of bans called across the room] [turns into noise|soon becomes background].',
      exercise:
        '[Listen to yourself for an hour today|Listen for your own “stop that” today] and [turn one ban into a request|say once what you would like to see instead].',
    },
    {
      step: 'let them do what they nearly can',
      why: '[Being trusted with something real|Doing a real task] [lets a child grow|shows a child what they can do].',
      how: '[Give the whole small task|Hand over one whole small task], show it once slowly, and [keep your hands behind your back|let the result be crooked].',
      mistake:
        '[Doing it yourself because it is faster|Putting it right behind their back] [keeps the job yours for years|tells a child that their try was not wanted].',
      exercise:
        '[Choose one thing you do for your child every day|Pick one of the daily things you take over] and [let them do the last step today|leave the first attempt to them].',
    },
    {
      step: 'agree on the rules between the adults',
      why: '[Rules that hold with everyone|The same rules from every adult] [need no testing|give a child less to test].',
      how: '[Talk when the children are not there|Sit down while the children are not listening], choose the few rules that matter most, and [let the small differences be|leave the rest to whoever is in charge].',
      mistake:
        '[Overruling each other in front of the child|Arguing the rule in front of the child] [turns one question into two fights|teaches them whom to ask first].',
      exercise:
        '[Name the one rule you most often disagree on|Think of the rule that causes most friction] and [find a time to talk about it|ask the other what worries them].',
    },
  ],
  myths: [
    {
      claim: 'Good parents never lose their temper.',
      truth:
        '[Good parents do lose it sometimes|Even good parents get loud sometimes], and [come back to say sorry|they make up afterwards].',
    },
    {
      claim: 'Other families have it all under control.',
      truth:
        '[Other families|The families next door] [tidy up before you arrive|have their chaos behind another door|look calm from across the street].',
    },
    {
      claim: 'Bored children need entertainment.',
      truth: '[Boredom is often|A bored moment is often] [the minute before a child invents something|where the best games begin].',
    },
    {
      claim: 'Consistent parents never change a rule.',
      truth:
        '[A rule may grow with the child|Rules may change as a child grows], and [a good reason keeps the trust|a changed rule works when you announce it].',
    },
  ],
  objections: [
    {
      says: 'Nothing works with my child.',
      answer:
        '[What fails on a hungry evening may work on a rested morning|A tired, hungry child refuses what a rested one accepts], [so the time of day counts, too|so try the same thing at another hour].',
    },
    {
      says: 'My parents did it differently, and I am fine.',
      answer: '[You can keep what was good|Keep what was good in their way] and [still change what was hard|do the rest in your own way].',
    },
    {
      says: 'We have no time for rituals.',
      answer:
        '[A ritual can be one sentence at the door|A song while brushing teeth is a ritual], and [it fits into what you do anyway|it takes no extra minute].',
    },
    {
      says: 'I do not want to be strict.',
      answer:
        '[A few clear limits can be kept warmly|Warmth and limits go together], and [they leave more room for being kind|a calm no is not a hard one].',
    },
  ],
  tools: ['a low hook for every jacket', 'a visual timetable', 'a snack in the bag', 'a book you can read by heart', 'a kitchen timer'],
  moments: [
    '[A small hand looks for yours|On the way, a small hand reaches for yours] [without checking whether it is there|and finds it without looking].',
    '[The house goes quiet, and you listen at the door|The last voice stops, and you stand at the door] [a little longer than needed|until you are sure|with a cold cup in your hand].',
    '[Somebody has put a sticker|There is a sticker, and it sits] [on the important letter|on your laptop, exactly in the middle|on the back of your coat].',
  ],
  questions: [
    'How do I stay calm when they do not?',
    'What do I do when they simply will not listen?',
    'How do other families handle mornings?',
    'How much should I help?',
  ],
  wins: [
    '[The shoes are on the right feet|Both shoes are on the right feet], and [nobody had to ask|the bow is nearly a bow|you only watched].',
    '[Your child tells you about a mistake|Your child comes to you with a mistake] [before you find it|and is not afraid to].',
  ],
  terms: ['calm parenting', 'toddler tantrum help', 'bedtime routine ideas', 'morning routine with children'],
  hashtags: ['GentleParenting', 'FamilyLife', 'ParentingTips', 'RaisingKids', 'Parenting'],
  branches: [
    {
      id: 'sleep',
      gate: [
        ['sleep', 'bedtime', 'bedtime routine', 'nap', 'night'],
        ['baby', 'toddler', 'child', 'kid', 'newborn', 'parent', 'children', 'family', 'bedtime'],
      ],
      lessons: [
        {
          step: 'dim the evening before the bedroom',
          why: '[A bright, loud hour before bed tells the body|Bright lights and loud games before bed tell the body] [that it is still day|to stay awake].',
          how: '[Turn off the big lights|Switch the big lights off], lower the voices and [put the wild games before dinner|keep the wild games for the afternoon].',
          mistake:
            '[Waiting for a child to look tired|Holding off until a child looks tired] [often means waiting until they are overtired|may mean missing the easy moment].',
          exercise:
            '[Switch off the ceiling lamp an hour earlier tonight|Let only small lamps burn in the last hour tonight] and [watch the mood of the room|see what happens to the voices].',
        },
        {
          step: 'let the last step stay the same',
          why: '[The last thing before sleep|What comes last before sleep] [becomes the signal for it|tells a child that the day is over].',
          how: '[Choose a song, a sentence or a squeeze of the hand|Agree on a song, a sentence or a squeeze of the hand], and [end every evening with it|let it close every evening].',
          mistake:
            '[Adding one more story each time|One more story, and then another,] [teaches that the end is open to negotiation|makes the end of the day a matter of bargaining].',
          exercise:
            '[Pick your last sentence of the day|Find one sentence for the end of the day] and [use it every night this week|say it each night for a week].',
        },
      ],
      myths: [
        {
          claim: 'Keeping a child up longer makes them sleep longer.',
          truth:
            '[Overtired children often|Children who are kept up too long often] [fall asleep later and wake up earlier|find it harder to fall asleep and sleep worse].',
        },
      ],
      objections: [
        {
          says: 'We come home too late for a routine.',
          answer:
            '[A routine can be very short|A few minutes can be a routine], [as long as it ends the same way|and the same ending is what counts].',
        },
      ],
      tools: ['a dim lamp', 'a worn picture book', 'a favourite blanket'],
      moments: [
        '[The breathing next to you changes|The small hand lets go of yours], and [you count to a hundred before moving|you dare not move yet|you begin the long retreat to the door].',
      ],
      questions: ['What do I do when they keep getting up?', 'When is the right time for bed?'],
      wins: [
        '[The light goes out|The lamp is off], and [nobody calls for water|the room stays quiet|a sleepy voice says good night first].',
      ],
      terms: ['bedtime battles', 'how to build a bedtime routine'],
      hashtags: ['BedtimeRoutine', 'ToddlerSleep', 'TiredParents'],
    },
  ],
}
