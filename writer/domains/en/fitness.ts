import { yoga } from '#writer/domains/en/yoga.ts'
import type { DomainPack } from '#writer/domains/material.ts'

export const fitness: DomainPack = {
  id: 'fitness',
  label: 'fitness',
  vocabulary: {
    3: [
      'running shoe',
      'fitness',
      'workout',
      'gym',
      'strength training',
      'weightlifting',
      'marathon',
      'jogging',
      'deadlift',
      'squat',
      'pilates',
      'crossfit',
      'calisthenics',
      'kettlebell',
      'personal trainer',
      'bodybuilding',
      'push up',
      'pull up',
      'hiit',
    ],
    2: [
      'running',
      'runner',
      'exercise',
      'yoga',
      'muscle',
      'cardio',
      'stretching',
      'lifting',
      'dumbbell',
      'barbell',
      'plank',
      'mobility',
      '5k',
      '10k',
      'trainer',
      'abs',
      'weight loss',
    ],
    1: [
      'training',
      'run',
      'strength',
      'weights',
      'coach',
      'body',
      'warm up',
      'posture',
      'healthy',
      'walk',
      'walking',
      'protein',
      'recovery',
    ],
  },
  lessons: [
    {
      step: 'start below what you can do',
      why: 'A first week that [feels easy|asks little of you] is [the one that leads to a second week|what makes a second week likely].',
      how: '[Choose a session you could repeat tomorrow|Plan a session short enough to repeat tomorrow], finish it, and [stop while you still want more|leave before you are empty].',
      mistake:
        '[Going all out on the first day|Giving everything on the first day] [buys soreness and a week on the sofa|is paid for with sore legs and a lost week].',
      exercise:
        '[Do half of what you planned today|Cut the plan for today in half], and [write down how you feel tomorrow|note tomorrow how it feels].',
    },
    {
      step: 'learn the movement before adding load',
      why: '[A clean movement with little weight|Little weight moved well] builds more than [a sloppy one with a lot|a lot of weight moved badly].',
      how: '[Film a few slow repetitions from the side|Let somebody film a few slow repetitions] and [compare them with a coach you trust|look at them together with a coach you trust].',
      mistake:
        '[Adding weight to hide a wobble|Putting more weight on top of a wobble] only makes [the wobble stronger|the fault harder to lose].',
      exercise:
        '[Do your main exercise at half speed|Slow your main exercise down to half its speed] and [find the point where you lose control|notice where it starts to shake].',
    },
    {
      step: 'protect the day of rest',
      why: '[The body gets stronger|Strength comes] [between sessions, not during them|in the pauses; the session is only the reason].',
      how: '[Put rest into the calendar like a session|Give rest a line of its own in the calendar], and fill it with [sleep, a walk and food you like|a slow walk, a proper meal and an early night].',
      mistake:
        '[Treating every rest day as a missed day|Counting rest days as failures] is how [a plan ends early|many good plans come to an end].',
      exercise:
        '[Choose your rest days for this week now|Mark the days of rest for this week now], [before the week chooses them for you|while the choice is still yours].',
    },
    {
      step: 'keep a training log',
      why: '[Progress is|Most progress is] [slow enough to be invisible without notes|so slow that only notes can show it].',
      how: '[Write what you did and how hard it felt|Note the work and the effort], [in a single line after each session|in one line before you shower].',
      mistake:
        '[Measuring only on the scale|Looking at nothing but the scale] hides [the stairs that have become easy|everything that has become lighter in daily life].',
      exercise:
        '[Write one line about your last session from memory|Put your last session into one line as you remember it], and [start from there|let that be the first entry].',
    },
    {
      step: 'open each session with an easy version of it',
      why: '[A cold body moves stiffly|The body needs a few minutes to arrive], and [the beginning sets the tone|a gentle start lets it catch up].',
      how: 'Do [the same movements slowly|what you came for at a gentle pace], smaller at first, and [let the range grow by itself|go on until they feel smooth].',
      mistake:
        '[Jumping straight into the hard part|Beginning with the hardest part] asks most of the body [when it is least ready|before it has woken up].',
      exercise:
        '[Keep the first minutes of your next session|Reserve the opening of your next session] for [the easiest version of what follows|slow, small and easy movements].',
    },
    {
      step: 'tie the session to a fixed place in the day',
      why: 'What has [its own hour|a fixed place in the day] does not have to be [decided again each time|argued about every evening].',
      how: '[Choose something you do every day anyway|Pick a daily habit that never fails], such as coming home from work, and [put the session right behind it|let the session follow it].',
      mistake:
        '[Waiting for a free moment|Hoping for a gap in the day] leaves the session to [whatever the day has left over|the most tired hour of all].',
      exercise:
        '[Lay your clothes out tonight|Put your shoes where you will stumble over them], and [write down after which habit you will begin|decide which habit will be the signal].',
    },
    {
      step: 'keep one plan for some weeks',
      why: 'The body [answers to what comes back|adapts to what it meets again], while [a new plan each week starts from nothing|novelty mostly keeps the head busy].',
      how: '[Choose a simple plan|Take a plan that fits on a card], leave it alone for a few weeks, and [change a single thing after that|only then change one part of it].',
      mistake:
        "[Hopping from plan to plan|Starting another programme every Monday] means that you are [always at the beginning|forever in somebody else's first week].",
      exercise:
        '[Write your plan on one card|Put your whole plan on a single card] and [set the date on which you may change it|note the day until which it stays as it is].',
    },
    {
      step: 'listen to pain and tiredness in time',
      why: '[Tiredness passes with a night of sleep|Ordinary tiredness fades with rest], while [pain that stays is asking for attention|pain that keeps returning has something to say].',
      how: 'Ask yourself before you begin [how you slept and what still hurts|whether anything hurts and how the night was], and [choose the shorter version when in doubt|make the session smaller when you are unsure].',
      mistake:
        '[Pushing through a sharp pain|Training over a sharp pain] can turn [a few careful days into a long break|a small complaint into one that takes months].',
      exercise:
        '[Rate your energy in one word|Find one word for your energy] before the next session, and [train to match it|let the word decide how long you stay].',
    },
  ],
  myths: [
    {
      claim: 'No pain, no gain.',
      truth:
        'Effort [is part of training|belongs to training]; sharp pain is [a reason to stop and ask somebody qualified|a signal to stop and let somebody qualified look at it].',
    },
    {
      claim: 'Missing a day ruins everything.',
      truth: 'A missed day [changes little|hardly matters] [as long as the next one happens|when you turn up for the next one].',
    },
    {
      claim: 'More training is always better.',
      truth:
        '[Training only asks the question|A session is only the request], and [rest is when the body answers|the body answers while it rests].',
    },
    {
      claim: 'You need a gym to get fit.',
      truth:
        'A gym is [one place of many|a convenience]; [a floor, a street or a park will do to begin|much can be done with a floor and some room].',
    },
  ],
  objections: [
    {
      says: 'I have no time.',
      answer: 'A short session that [happens|is really done] beats a long one that [stays in the calendar|is always moved to next week].',
    },
    {
      says: 'I feel out of place in a gym.',
      answer:
        'Most people in a gym are [busy counting their own repetitions|far too occupied with themselves to look at you], [and many felt the same at first|and all of them had a first day].',
    },
    {
      says: 'I am too old to start.',
      answer:
        '[People of any age can begin with what is easy for them today|It is possible to begin small at any age], and [a doctor can say what suits you|it is wise to ask a doctor first if you are unsure].',
    },
    {
      says: 'I lose motivation after two weeks.',
      answer:
        '[A fixed hour asks for less motivation|Habits need less motivation] than [a new decision every day|a fresh promise each Monday].',
    },
  ],
  tools: ['shoes that fit', 'a water bottle', 'a mat', 'a notebook for sessions', 'a timer'],
  moments: [
    '[The first minutes feel heavy|The beginning is heavy], and then [the breath finds a rhythm|the body remembers what to do].',
    'The shower after a session is [the best one of the week|better than any other], [and so is the first glass of water|and nobody has to explain why].',
  ],
  questions: ['How often should I train?', 'What should I do on days without energy?', 'How do I know I am doing it right?'],
  wins: [
    '[You take the stairs and notice at the top that|At the top of the stairs you notice that] [you are not out of breath|you are still talking].',
    '[The weight that was heavy last month|What was hard a month ago] is now [the warm-up|where you begin].',
  ],
  terms: ['workout for beginners', 'training plan at home', 'how to stay consistent with exercise'],
  hashtags: ['BeginnerFitness', 'TrainingTips', 'HomeWorkout', 'FitnessJourney', 'Fitness'],
  branches: [
    yoga,
    {
      id: 'running',
      gate: [['running', 'run', 'runner', 'jogging', 'marathon', '5k', '10k', 'half marathon', 'trail run']],
      lessons: [
        {
          step: 'run slowly enough to talk',
          why: 'Easy running [builds the base|lays the ground] that [fast running stands on|every faster run is built on].',
          how: '[Say a full sentence aloud|Speak a whole sentence as you run]; if it breaks in the middle, [slow down or walk until it does not|ease off until you can finish it].',
          mistake:
            '[Running every run a little too hard|Taking each run slightly too fast] leaves you [tired without making you faster|worn out and no quicker].',
          exercise:
            'On your next run, [phone a friend or recite a poem|talk to somebody or sing under your breath], and [keep a pace at which you can|let the words set the pace].',
        },
        {
          step: 'mix walking into the run',
          why: '[Walk breaks let|A minute of walking now and then lets] tendons [catch up with enthusiasm|keep pace with the rest of you].',
          how: '[Alternate a few minutes of easy running with a minute of walking|Run gently for some minutes, walk for one and repeat], [from the start and not only when tired|long before you are tired].',
          mistake:
            '[Seeing the walk as a defeat|Being ashamed of the walk] makes people [quit on the day they should have walked|give up where a minute of walking would have helped].',
          exercise:
            '[Plan the walk breaks before you leave|Decide on the walk breaks at the door], and [take the first one even if you feel good|do not skip the first one, however fresh you feel].',
        },
        {
          step: 'take shorter steps',
          why: 'A long stride [lands in front of you|puts the foot down too far ahead] and [works as a brake|slows you at every step].',
          how: '[Let the feet land under the hips, quiet and quick|Set the feet down under the body, lightly and often], and [keep the shoulders low|let the shoulders hang].',
          mistake:
            '[Reaching forward for speed|Stretching the leg out to go faster] sends the shock [straight to the knees|where you do not want it, into the knees].',
          exercise:
            '[Listen to your feet for a minute|Run one minute without music] and [try to land more quietly|make each step as quiet as you can].',
        },
        {
          step: 'add distance slowly',
          why: '[Lungs improve sooner than tendons|The breath improves before the tendons do], so [feeling good is not yet a reason to double the route|lungs alone are no reason for a longer route].',
          how: '[Lengthen one run a week|Let one run a week grow] and [leave the others as they are|change nothing about the others].',
          mistake:
            '[Making up for a missed week in one long run|Squeezing a missed week into one outing] is [how niggles start|how small aches begin].',
          exercise:
            '[Choose which run of your week is the long one|Give one day of the week the long run], and [keep the rest short|let all the others stay short].',
        },
      ],
      myths: [
        {
          claim: 'Running ruins your knees.',
          truth:
            'Knees mostly suffer from [doing too much too soon|too much in too short a time]; [gradual running lets them adapt|given time, they get used to running].',
        },
        {
          claim: 'Real runners do not walk.',
          truth:
            '[Plenty of experienced runners plan walk breaks|Many runners with years behind them walk on purpose] and [enjoy the finish more|arrive in a better mood].',
        },
      ],
      objections: [
        {
          says: 'I am too slow to be a runner.',
          answer:
            '[Nobody checks your pace at the park gate|There is no pace check at the park gate]; [slow runs count|a slow run is still a run].',
        },
      ],
      tools: ['running shoes that fit your foot', 'a watch or a phone', 'a light jacket', 'socks that do not slip'],
      moments: [
        '[The street is empty|Nobody else is out yet], and [the only sound is your own feet|all you hear is your own breath].',
        '[Somewhere on the way home|Some way into the run] [the legs stop arguing|the legs begin to run by themselves].',
      ],
      questions: ['How fast should I run?', 'What should I do when I get a stitch?', 'Is it fine to walk?'],
      wins: [
        'You [get to|reach] the lamp post [where you always stopped|that used to be the end], and [keep going|run past it|only notice when it is behind you].',
        'You can finish a sentence [on the hill|at the top of the hill], [and the hill used to finish you|and it surprises you].',
      ],
      terms: ['running for beginners', 'how to start running', 'easy run pace', 'run walk method'],
      hashtags: ['RunningForBeginners', 'EasyMiles', 'RunningTips', 'Runners', 'Running'],
    },
    {
      id: 'strength',
      gate: [
        [
          'strength',
          'gym',
          'lifting',
          'weights',
          'weightlifting',
          'squat',
          'deadlift',
          'dumbbell',
          'barbell',
          'kettlebell',
          'muscle',
          'push up',
          'pull up',
          'calisthenics',
          'bodybuilding',
          'workout',
          'hiit',
          'plank',
          'crossfit',
        ],
      ],
      lessons: [
        {
          step: 'build the session around a few big movements',
          why: '[A few big movements|A handful of big movements] [train the whole body without a long list|reach nearly everything, and the list stays short].',
          how: '[Choose one movement of each kind|Take one push, one pull and one movement for the legs], rest properly between sets, and [leave the machines for later|let the small exercises wait].',
          mistake:
            '[Collecting exercises from every video|Adding one more exercise from every video] leaves [no time to get good at any of them|you a beginner in all of them].',
          exercise:
            '[Write your push, your pull and your squat on a card|Put one push, one pull and one squat on a card], and [do only those in the next session|leave everything else out next time].',
        },
        {
          step: 'brace before you lift',
          why: 'A firm middle [protects the back|keeps the back safe] and [moves more weight|makes the weight easier to move].',
          how: 'Breathe in, [tighten as if somebody were about to poke your belly|make your middle firm all the way round], and [hold that until the weight is down|stay that way until you have put the weight back].',
          mistake:
            '[Holding the breath high in the chest|Breathing only into the chest] [leaves the back to do the work|means that the back carries what the middle should].',
          exercise:
            'Lie on the floor, brace, and [check that your lower back stays put|feel whether your lower back stays still] while you [lift one leg|raise one leg].',
        },
        {
          step: 'leave a repetition or two in the tank',
          why: '[Form breaks in the last repetition|It is the last repetition that breaks the form], and [so does the next session|the next session pays for it].',
          how: '[End the set|Put the weight down] [when the bar slows down, not when it stops|as soon as the movement turns slow, before it fails].',
          mistake:
            '[Grinding out every set|Taking every set to the very end] makes the following days worse [without adding much|and adds little in return].',
          exercise:
            'After each set today, [guess how many more you could have done|ask yourself how many were left] and [write it down|note the number].',
        },
      ],
      myths: [
        {
          claim: 'Lifting makes you bulky.',
          truth:
            'Muscle is built [slowly and on purpose|over years and with intent]; [nobody gets it by accident|it does not arrive overnight].',
        },
        {
          claim: 'You must be sore for it to count.',
          truth:
            'Soreness means [the stimulus was new|that something was unfamiliar], [not that it was good|and says little about how good it was].',
        },
      ],
      objections: [
        {
          says: 'I have no equipment.',
          answer:
            '[A floor, a chair and a loaded backpack|A backpack full of books, a chair and the floor] are [enough to begin with|a good first gym].',
        },
      ],
      tools: ['a pair of dumbbells', 'a resistance band', 'a sturdy bench', 'chalk for the grip'],
      moments: [
        '[The bar feels cold, the room goes quiet|A breath, a cold bar, a quiet room], and then [it moves|it leaves the floor].',
        '[The last repetition is slow|The last repetition slows down halfway], and [it still goes up|somehow it goes up].',
      ],
      questions: ['How heavy should I lift?', 'How long should I rest between sets?', 'Should I use machines or free weights?'],
      wins: [
        'You carry [all the shopping|the heavy bags] [in one trip|up the stairs without a break].',
        '[The first real push-up happens|Your first full push-up comes] [on an ordinary Tuesday|on a day when you did not expect it].',
      ],
      terms: ['strength training for beginners', 'full body workout at home', 'how to squat properly'],
      hashtags: ['StrengthTraining', 'LiftingTips', 'FullBodyWorkout', 'GymLife', 'Workout'],
    },
  ],
}
