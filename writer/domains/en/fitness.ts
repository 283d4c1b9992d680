import { running } from '#writer/domains/en/running.ts'
import { strength } from '#writer/domains/en/strength.ts'
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
  branches: [yoga, running, strength],
}
