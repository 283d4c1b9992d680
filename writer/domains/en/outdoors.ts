import type { Branch } from '#writer/domains/material.ts'

/** Hiking and camping; a part of travel. */
export const outdoors: Branch = {
  id: 'outdoors',
  gate: [
    [
      'hike',
      'hiking',
      'trek',
      'trekking',
      'camping',
      'mountain',
      'backpacking',
      'trail',
      'himalayas',
      'national park',
      'wild camping',
      'tent',
      'safari',
    ],
  ],
  lessons: [
    {
      step: 'turn around on time',
      why: '[The way back is longer than it looks|The last stretch seems longer than the first] [when you are tired|once the legs are empty|at the end of a day].',
      how: '[Set a turning time before you leave|Fix at home the time at which you will turn round], and [keep to it even if the top is in sight|obey it even with the summit close by].',
      mistake:
        '[Chasing the summit late in the day|Going for the top late in the day] [means coming down in the dark|leaves the hardest steps for the last light].',
      exercise:
        '[Write the turning time of your next walk|Put the turning time of your next walk] [on your hand or your map|on a strip of tape on your map|where you will see it].',
    },
    {
      step: 'dress in layers you can take off',
      why: '[Sweat on the climb|A shirt soaked on the climb] [turns cold at the top|chills you as soon as you stop].',
      how: '[Start a little cool, open layers early|Set off slightly cold, open the jacket before you sweat], and [keep one dry thing at the bottom of the bag|save one dry thing for the top].',
      mistake: '[Cotton stays wet|A cotton shirt dries slowly] and [pulls the heat out of you|cools you long after the climb].',
      exercise:
        '[Lay out a base, a warm layer and a shell|Put a base, a warm layer and a shell on the bed], and [see what you can leave at home|try on all three together].',
    },
    {
      step: 'tell somebody the route',
      why: '[A plan at home is worth more than|A route left with a friend is worth more than] [a phone without signal|a full battery in a dead valley].',
      how: '[Send the start, the way and the latest time you will call|Say where you start, which way you go and when you will call at the latest], and [then do call|then keep that promise].',
      mistake:
        '[Changing the route without telling anyone|A change of route that nobody knows of] [makes the message worthless|sends any helper to the wrong place].',
      exercise: '[Send one friend your plan|Write your plan to somebody] before the next walk, [however short it is|even for a short one].',
    },
  ],
  myths: [
    {
      claim: 'You need expensive gear to start hiking.',
      truth:
        '[Comfortable shoes, water and a dry layer|Shoes that fit, something to drink and a dry layer] [are enough for a first marked trail|will do for a first walk on a marked trail].',
    },
  ],
  objections: [
    {
      says: 'I am not fit enough for mountains.',
      answer:
        '[A slow pace and a shorter loop|Slow steps and a shorter round] [get you the same air|lead through the same woods|are mountain walking, too].',
    },
  ],
  tools: ['a paper map', 'a head torch', 'a dry layer', 'a small first-aid kit'],
  moments: [
    '[Boots crunch on frost|Frost creaks under the boots], and [the valley is still under cloud|the cloud below hides the whole valley].',
    '[The tent flap opens on a silence|Outside the tent there is a silence] [that has a sound of its own|with one bird in it|that you can almost hear].',
  ],
  questions: ['What do I need for a first overnight trip?', 'How do I choose a trail?', 'What should I do when the weather turns?'],
  wins: [
    '[Your feet are dry, the tea is hot|The socks are dry, the tea steams], and [there is nowhere else to be|the day has no more plans for you].',
  ],
  terms: ['hiking for beginners', 'what to pack for a day hike', 'first camping trip'],
  hashtags: ['HikingForBeginners', 'TrailTips', 'GetOutside', 'Hiking', 'Outdoors'],
}
