import { festivals } from '#writer/domains/en/festivals.ts'
import type { DomainPack } from '#writer/domains/material.ts'

export const events: DomainPack = {
  id: 'events',
  label: 'local events',
  vocabulary: {
    3: [
      'event',
      'festival',
      'wedding',
      'community event',
      'fundraiser',
      'charity run',
      'meetup',
      'workshop event',
      'conference',
      'street fair',
      'farmers market',
      "farmers' market",
      'flea market',
      'open day',
      'birthday party',
      'block party',
      'concert night',
      'exhibition',
      'diwali',
      'holi',
      'christmas market',
      'halloween party',
      'open mic',
      'neighbourhood',
      'neighborhood',
      'volunteer',
      'volunteering',
      'town hall',
      'grand opening',
      'reunion',
      'baby shower',
      'eid',
      'thanksgiving',
    ],
    2: [
      'party',
      'celebration',
      'venue',
      'ticket',
      'guest',
      'invitation',
      'community',
      'parade',
      'market',
      'organiser',
      'organizer',
      'christmas',
      'halloween',
      'easter',
      'workshop',
      'fair',
      'gathering',
      'ceremony',
      'anniversary',
      'picnic',
      'opening',
    ],
    1: ['local', 'saturday', 'sunday', 'weekend', 'host', 'celebrate', 'charity', 'town', 'village', 'city', 'friday'],
  },
  lessons: [
    {
      step: 'say in one sentence who it is for',
      why: 'People come when they [recognise themselves in the invitation|find themselves in the invitation|feel that the invitation means them].',
      how: 'Finish the line “come if you” with something concrete, and [put it before the date|let the date follow it|give it the first place].',
      mistake:
        '[Inviting everyone|An invitation to everybody] makes each person think that [somebody else is meant|it is meant for others].',
      exercise: 'Write the invitation [as a message to one friend|to one friend, as a message][| who has never been there].',
    },
    {
      step: 'put the day and the door on the first line',
      why: 'Most people decide [while they are standing in a queue|in a spare moment between two other things|at a glance on a small screen].',
      how: '[Name|Give] the day, the hour, the door and the nearest stop [before anything else|at the very top].',
      mistake:
        '[Hiding the address on the third slide|Leaving the address for the third slide] loses those who [were ready to come|had already made up their minds].',
      exercise:
        "[Read your announcement as a stranger|Go through your announcement with a stranger's eyes] and [look for the entrance|see whether you would find the door].",
    },
    {
      step: 'welcome people at the door',
      why: 'The first minute decides [whether a stranger stays|if a stranger will stay|how the whole evening feels to a stranger].',
      how: 'Let one person do nothing but greet, [show where the coats go|take the coats], and [introduce two people to each other|bring two people into a conversation].',
      mistake:
        '[Having the whole team busy with cables|A whole team on its knees among the cables] leaves the guests [to their phones|standing alone with their phones].',
      exercise:
        '[Choose who stands at the door|Decide who will stand at the door], and [tell them it is their only task|give them nothing else to do].',
    },
    {
      step: 'plan for the part that goes wrong',
      why: '[Rain, a missing key and a broken microphone|A shower, a lost key and a dead microphone] are [the regular guests of every event|guests that come without an invitation].',
      how: '[Write down the three likeliest troubles|List the three troubles you expect most], and [put a name and a plan beside each|give each of them a plan and a person].',
      mistake:
        '[Relying on one person who knows everything|Leaving all the knowledge with one person] [makes that person the weak point of the plan|leaves nobody to ask when that person is ill].',
      exercise: 'Ask somebody [who was not involved|from outside the team] [what they would worry about|where they see trouble coming].',
    },
    {
      step: 'thank people while it is fresh',
      why: '[A quick thank-you|An early word of thanks] [brings helpers back for the next time|is what helpers remember next time].',
      how: '[Write the evening after|Sit down the evening after], name what each person did, and [add one picture|put one picture with it].',
      mistake:
        '[Waiting for the perfect recap|Putting it off until the recap is perfect] [means sending none|is how helpers never hear from you].',
      exercise:
        '[Draft the thank-you before the event|Prepare the thank-you ahead of time], and [leave room for the names|keep a gap for the names].',
    },
    {
      step: 'ask for help with small and clear tasks',
      why: '[People like to help when they can see the end of it|A task with an end finds its helper], and [a vague call scares them off|a vague one finds nobody].',
      how: 'Cut the work into pieces of an hour, [write each on a card|give each its own line on a list], and [ask one person for each|let people choose their own].',
      mistake:
        '[Calling for volunteers in general|Asking everybody at once] lets [each person wait for another|everyone look at the floor].',
      exercise:
        'Write down [one task that somebody could do in an hour|the smallest job you could give away], and [ask a particular person|think of the right person for it].',
    },
    {
      step: 'walk the way a guest will walk',
      why: '[What the team knows by heart|Whatever the team takes for granted] is [what a guest cannot see|new to every guest].',
      how: '[Come from the nearest stop on foot|Start at the nearest stop], follow only the signs, and [note every place where you hesitate|put a sign wherever you had to think].',
      mistake:
        '[Planning from the stage outwards|Starting the plan at the stage] forgets [the toilets, the steps and the coats|those who come with a pram or a stick].',
      exercise: '[Walk your venue once|Go through the rooms once] as somebody who [has never been there|comes with a pushchair].',
    },
    {
      step: 'leave room for people to talk',
      why: '[Guests come for the programme and stay for each other|People remember whom they met], and [conversations need gaps|a gap is where it happens].',
      how: 'Put pauses between the items, [set chairs in small circles|place a table where people can lean], and [keep the music below the voices|let the music stay in the background].',
      mistake: '[Filling every minute|A programme without a gap] sends people home [without having met anyone|full and alone].',
      exercise:
        '[Take one item off your programme|Cross one item out of your programme] and [write the word pause in its place|see what the room does with the time].',
    },
  ],
  myths: [
    {
      claim: 'A good event needs a big budget.',
      truth:
        'People remember who greeted them and what they tasted [more than what the stage cost|long after they have forgotten the stage].',
    },
    {
      claim: 'People will find it online by themselves.',
      truth: 'People come because [someone they know asked them to|somebody they know is going].',
    },
    {
      claim: 'The hard part is over when the doors open.',
      truth:
        '[Guests notice the care that goes on after the doors open|What guests feel happens after the doors have opened], so [somebody should have no task but to look around|keep one pair of hands free].',
    },
    {
      claim: 'More programme makes a better evening.',
      truth:
        '[A few good items with air between them leave|A short programme with pauses leaves] more behind than [a crowded evening|an evening without a gap].',
    },
  ],
  objections: [
    {
      says: 'What if nobody comes?',
      answer: 'A small round that stays and talks is a good evening, and [the beginning of the next one|the next one grows out of it].',
    },
    {
      says: 'I would not know anyone there.',
      answer: 'Most people arrive thinking that, so [a kind word at the door changes the room|one kind word at the door is worth a lot].',
    },
    {
      says: 'Nobody has time to help.',
      answer:
        '[Many people have an hour to give and no more|An hour is easier to give than a whole weekend], so [ask for exactly that hour|cut the work into hours].',
    },
    {
      says: 'The weather may ruin it.',
      answer:
        '[A roof, a second date or a smaller plan|A tent, a hall or a second date] [takes the fear out of the forecast|turns the weather into a detail].',
    },
  ],
  tools: ['a list with names and tasks', 'tape and scissors', 'signs with large letters', 'an extension lead', 'a box for lost things'],
  moments: [
    'Chairs scrape, somebody tests the microphone, and [the first guest looks in at the door|there is the first face at the door].',
    'The lights go on over the street, and [strangers begin to talk|people who never met begin to talk].',
    'Afterwards there is one balloon left, and [nobody wants to go home|the last ones are still talking under it].',
  ],
  questions: ['How do I get there?', 'Can I bring my children?', 'Do I need to book?', 'What happens if it rains?'],
  wins: [
    'Two people who met at the door [leave together, still talking|go home together and have not stopped talking].',
    'Somebody asks when the next one is [before this one has ended|while this one is still going on].',
  ],
  terms: ['events near me', 'what to do this weekend', 'how to plan a community event', 'event checklist'],
  hashtags: ['LocalEvents', 'CommunityEvent', 'WeekendPlans', 'WhatsOn', 'Events'],
  branches: [festivals],
}
