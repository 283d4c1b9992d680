import { routines } from '#writer/domains/en/routines.ts'
import type { DomainPack } from '#writer/domains/material.ts'

export const wellbeing: DomainPack = {
  id: 'wellbeing',
  label: 'wellbeing',
  vocabulary: {
    3: [
      'wellbeing',
      'well-being',
      'mental health',
      'meditation',
      'mindfulness',
      'self-care',
      'self care',
      'journaling',
      'anxiety',
      'stress',
      'burnout',
      'sleep better',
      'better sleep',
      'insomnia',
      'gratitude',
      'digital detox',
      'loneliness',
      'self-love',
      'therapy',
      'breathwork',
      'wellness',
      'work-life balance',
      'overthinking',
      'morning routine',
    ],
    2: [
      'sleep',
      'meditate',
      'calm',
      'relax',
      'habit',
      'mindset',
      'happiness',
      'kindness',
      'boundary',
      'boundaries',
      'emotion',
      'therapist',
      'rest',
      'motivation',
      'confidence',
      'grief',
      'journal',
      'mindful',
      'adhd',
      'introvert',
      'healing',
    ],
    1: ['morning', 'evening', 'balance', 'breath', 'quiet', 'health', 'feeling', 'tired', 'routine'],
  },
  lessons: [
    {
      step: 'make the first step very small',
      why: '[A change that asks for little|A very small change] [gets done on bad days, too|survives a bad day|is hard to skip].',
      how: '[Tie it to something you do anyway, such as the kettle or the toothbrush|Attach it to something fixed such as the kettle or the toothbrush], and [keep it under a minute|make it shorter than you think it needs to be].',
      mistake:
        '[Starting with a perfect morning routine|A perfect morning routine as the first step] [turns one missed alarm into a failure|leaves no room for an ordinary morning].',
      exercise:
        '[Choose one thing you already do daily|Pick a thing you do every day anyway], and [add one slow breath to it|let one slow breath go with it].',
    },
    {
      step: 'name what you feel in plain words',
      why: '[A feeling with a name|A feeling that has been given a name] [is easier to carry than a fog|weighs less than one without|can be talked about].',
      how: '[Finish the sentence “right now I am” with one word|Complete “right now I am” with a single word], and then [look for a more exact one|try to find a word that fits more closely].',
      mistake:
        '[Arguing yourself out of a feeling|Talking a feeling away] [usually makes it wait around the corner|rarely makes it leave|often makes it louder].',
      exercise:
        '[Write down one feeling from today|Put one feeling from today on paper], [without explaining or judging it|and leave it without a comment].',
    },
    {
      step: 'protect one quiet moment a day',
      why: '[A day without a pause|A day with no gap in it] [leaves you reacting to everything|is a day in which everything else decides].',
      how: '[Pick the same small gap every day|Choose one small gap in the day], put the phone elsewhere, and [look out of a window|watch what happens outside].',
      mistake:
        '[Filling each pause with a screen|A screen in every pause] [looks like rest and does not feel like it afterwards|often leaves you no more rested than before].',
      exercise:
        '[Drink your next cup of something|Have your next cup of tea or coffee] [without doing anything else|and do nothing besides|sitting down, with nothing in the other hand].',
    },
    {
      step: 'ask for help early',
      why: 'A hard time [gets smaller|gets a little lighter|is easier to bear] when [somebody knows about it|it is shared with one person].',
      how: '[Tell one person what you need|Say to one person what would help]: an ear, company, or help in [finding someone qualified|finding professional support].',
      mistake:
        '[Waiting until nothing works any more|Holding out until nothing works any more] [makes the first call the hardest one|leaves you to make the call with the least strength].',
      exercise:
        '[Write down the name of the person you would call|Think of the person you would call], and [send them a hello today|let them hear from you today].',
    },
    {
      step: 'say no to one thing kindly',
      why: '[Every yes|Each yes you give] [takes its time from somewhere|is also a no to something else].',
      how: '[Thank them, say it short|Say thank you, keep it brief], and [leave out the invented excuse|do without an invented reason].',
      mistake:
        '[Saying yes and resenting it later|A yes that you resent later] [costs more than the awkward moment|lasts longer than one awkward minute].',
      exercise:
        '[Look at your week and find the appointment|Go through your week and mark the appointment] [you said yes to out of habit|you would not accept again today].',
    },
    {
      step: 'move a little when the mood is low',
      why: '[Body and mood share one house|The body and the mood talk to each other], and [the body is often easier to reach|a few steps are often easier than a new thought].',
      how: '[Stand up, open a window, walk to the corner and back|Get up, put on shoes, go once around the block], and [let it be short|expect nothing more of it].',
      mistake:
        '[Waiting until you feel like moving|Turning every walk into a sport with a target] [leaves you in the chair on the days it might do you good|is no help on the days with the least strength].',
      exercise:
        '[Go outside for the length of one song|Walk to the next corner and back today] and [notice one thing you had not seen before|look for something green on the way].',
    },
    {
      step: 'notice what gives you energy',
      why: '[Not everything called rest is restful|Some kinds of rest leave people tired], and [people differ in what refills them|what helps is different for each of us].',
      how: '[Put a small plus or minus beside each part of the day|At night, mark each part of the day with a plus or a minus], and [look at a whole week before you judge|compare the days at the end of the week].',
      mistake:
        "[Copying somebody else's perfect evening|Taking over another person's routine] [may cost more strength than it brings|can leave you tired and guilty as well].",
      exercise:
        '[Think back over yesterday|Go through yesterday] and [name one moment that did you good|find the hour after which you felt lighter].',
    },
    {
      step: 'speak to yourself as to a friend',
      why: '[A harsh inner voice|Harshness towards yourself] [rarely makes anything easier|adds a second weight to the first].',
      how: '[Write down the sentence you throw at yourself|Catch the hard sentence in your head], then [write what you would say to a friend in the same place|answer it as you would answer somebody you like].',
      mistake:
        '[Taking the inner critic for honesty|Treating every harsh thought as a fact] [leaves out half of the picture|overlooks all that went well].',
      exercise:
        '[Choose one hard sentence from this week|Remember one hard thing you told yourself this week] and [say it again in a kinder way|rewrite it so that you could say it to a friend].',
    },
  ],
  myths: [
    {
      claim: 'Rest has to be earned.',
      truth:
        '[Rest is what makes the work possible|Rest carries the work], [so it comes before as well as after|so it belongs at the beginning, too].',
    },
    {
      claim: 'Meditating means thinking of nothing.',
      truth:
        '[Meditating means|To meditate means] [noticing that you were thinking, and coming back|coming back each time you notice a thought].',
    },
    {
      claim: 'Strong people manage alone.',
      truth:
        '[Strong people|Those who seem strong] [tend to know whom to call|often have somebody they can call|ask before the load is too heavy].',
    },
    {
      claim: 'A good habit sits after a few weeks.',
      truth:
        '[Some habits settle quickly and others take much longer|How long a habit takes differs from one to the next], and [a missed day does not undo the others|missing a day now and then is part of it].',
    },
  ],
  objections: [
    {
      says: 'I have no time for this.',
      answer: '[A single slow breath at the red light|One slow breath at a red light] [already counts|is a beginning].',
    },
    {
      says: 'It feels selfish.',
      answer:
        '[People around you|Those who live with you] [notice first when you are rested|often feel it when you are rested|gain from your rest as well].',
    },
    {
      says: 'I tried, and it did not help.',
      answer:
        '[Not every practice suits everyone|No practice suits everyone], and [a professional can help to find what does|somebody qualified can help you look for another].',
    },
    {
      says: 'I always give up after a few days.',
      answer:
        '[Beginning again is part of every habit|Starting over is allowed as often as needed], and [a smaller version is often the one that stays|it is easier when the step gets smaller].',
    },
  ],
  tools: ['a plain notebook', 'a warm blanket', 'a timer with a soft sound', 'a walk around the block', 'a glass of water'],
  moments: [
    '[The kettle hums, the street is still dark|The kettle begins to sing, the windows across the street are dark], and [for once nothing is late|the first quiet minutes are yours].',
    '[Shoulders drop|The shoulders sink a little], and [only then you notice how high they were|the day gets a little lighter|the next breath goes deeper].',
    '[A long breath out|You breathe out slowly], and [the room comes back|the room is just a room again|things move back to their size].',
  ],
  questions: [
    'How do I start when I am exhausted?',
    'What helps when the thoughts will not stop?',
    'How do I keep a habit going?',
    'How do I talk about it with somebody close?',
  ],
  wins: [
    '[You notice the tension|You catch the tension] [before it becomes a headache|while it is still small|and let your jaw go].',
    '[You said no|You turned an invitation down], and [the world went on|nobody minded|the evening stayed free].',
    '[You put the phone down first|You lay the phone aside first], [and pick up the book|before anyone asks|and the room seems larger].',
  ],
  terms: ['self care ideas', 'how to slow down', 'small daily habits', 'mindfulness for beginners'],
  hashtags: ['SmallHabits', 'SelfCareIdeas', 'MindfulMoments', 'MentalWellbeing', 'Wellbeing'],
  branches: [
    routines,
    {
      id: 'sleep',
      gate: [['sleep', 'insomnia', 'bedtime', 'night', 'sleep better', 'better sleep']],
      lessons: [
        {
          step: 'get up at the same time every day',
          why: '[A steady morning|Getting up at a steady time] [sets the clock for the next evening|tells the body when the next evening begins].',
          how: '[Choose a time you can keep on weekends, open the curtains at once|Settle on a time that suits weekends as well, draw the curtains straight away], and [step into the daylight|go out into the light for a moment].',
          mistake:
            '[Sleeping in to catch up|A long lie-in to catch up] [moves the next night back as well|often makes the following night later, too].',
          exercise:
            '[Put your alarm|Place the alarm clock] [on the far side of the room tonight|tonight where you have to stand up to reach it].',
        },
        {
          step: 'give the evening a slope',
          why: '[Nobody falls asleep|Few people fall asleep] [at full speed|in the middle of a sprint].',
          how: '[Dim the lamps, lower the voices|Let the lights get softer, speak more quietly], and [do the last hour in the same order each night|give the last hour the same order every night].',
          mistake:
            '[Answering one last mail in bed|One last mail answered in bed] [brings the office under the blanket|takes the working day under the covers].',
          exercise: '[Choose the moment tonight|Decide on a moment tonight] when the screens [go to sleep before you do|are put away].',
        },
        {
          step: 'leave the bed when you lie awake',
          why: '[A bed in which you worry|A bed where worries are thought through] [becomes a place for worrying|soon reminds you of worry].',
          how: '[Get up, keep the light low|Leave the bed, switch on only a small lamp], do something dull, and [return when the eyelids are heavy|go back when your eyes want to close].',
          mistake:
            '[Watching the clock|A look at the clock every few minutes] [turns a wakeful moment into arithmetic|keeps the mind counting hours].',
          exercise: '[Turn the clock to the wall|Let the clock face the wall] [before you lie down|tonight|when you switch off the lamp].',
        },
        {
          step: 'write tomorrow down before bed',
          why: '[The mind|A busy mind] [stops repeating what it knows is on paper|lets go more easily of what is on paper].',
          how: '[Write the unfinished things and the first step for each|List what is unfinished and where each thing begins], and [close the notebook|leave the list in the notebook until morning].',
          mistake:
            '[Planning the next day while lying down|Going through tomorrow with your eyes closed] [keeps you awake to guard the plan|asks your mind to stay on duty].',
          exercise: '[Put a pencil and a sheet|Lay a pencil and a sheet] [on the bedside table now|of paper next to the bed now].',
        },
      ],
      myths: [
        {
          claim: 'You can train yourself to need hardly any sleep.',
          truth:
            '[You can get used to being tired|Tiredness can become a habit], and [that is something else|that is not the same as being rested].',
        },
        {
          claim: 'A nightcap helps you sleep.',
          truth:
            '[Alcohol may make you drowsy|A nightcap may bring sleep sooner], and [the second half of the night pays for it|it tends to disturb the second half of the night].',
        },
      ],
      objections: [
        {
          says: 'My head will not switch off.',
          answer:
            '[A head that gets a notebook and a dull half hour before bed|A head that had a notebook and a dull half hour] [has less to keep on|finds it easier to wind down].',
        },
      ],
      tools: ['a dim bedside lamp', 'an alarm clock that is not a phone', 'a cool, dark room', 'a paperback'],
      moments: [
        '[The pillow is cool, the rain is outside|The sheets are cool, rain taps on the window], and [nothing is asked of you|there is nothing left to do].',
      ],
      questions: ['What should I do when I wake up at night?', 'Is a nap a good idea?', 'Why am I tired after a long night?'],
      wins: [
        '[You wake|You open your eyes] [a minute before the alarm|before the alarm and do not mind|and the first thought is a slow one].',
      ],
      terms: ['how to sleep better', 'evening routine', 'what to do when you wake up at night'],
      hashtags: ['BetterSleep', 'SleepTips', 'EveningRoutine'],
    },
  ],
}
