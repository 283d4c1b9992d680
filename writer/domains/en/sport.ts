import { swimming } from '#writer/domains/en/swimming.ts'
import { teamBall } from '#writer/domains/en/team-ball.ts'
import type { DomainPack } from '#writer/domains/material.ts'

export const sport: DomainPack = {
  id: 'sport',
  label: 'sport',
  vocabulary: {
    3: [
      'football',
      'soccer',
      'basketball',
      'cricket',
      'tennis',
      'badminton',
      'swimming',
      'volleyball',
      'hockey',
      'rugby',
      'baseball',
      'golf',
      'boxing',
      'martial arts',
      'karate',
      'judo',
      'skateboarding',
      'surfing',
      'skiing',
      'snowboarding',
      'climbing',
      'bouldering',
      'athletics',
      'f1',
      'world cup',
      'olympics',
      'ipl',
      'table tennis',
      'kabaddi',
      'rowing',
      'gymnastics',
      'triathlon',
      'premier league',
      'youth sports',
      'pickleball',
      'wrestling',
      'mma',
    ],
    2: [
      'sport',
      'athlete',
      'tournament',
      'league',
      'goalkeeper',
      'striker',
      'coach',
      'penalty',
      'referee',
      'stadium',
      'swim',
      'swimmer',
      'ski',
      'surf',
      'skate',
      'climb',
      'climber',
      'racket',
      'match',
      'championship',
    ],
    1: ['team', 'training', 'ball', 'fan', 'season', 'competition', 'race', 'game', 'club'],
  },
  lessons: [
    {
      step: 'repeat the basics when nobody is watching',
      why: 'Under pressure everybody falls back on [what was repeated most|what they have repeated most often|habit].',
      how: '[Choose one basic movement|Pick a single basic movement], do it slowly and well, and [stop before it gets sloppy|end while it is still clean].',
      mistake:
        '[Practising only the spectacular move|Working on nothing but the spectacular move] [leaves the ordinary one to luck|leaves to luck what you need in every game].',
      exercise:
        '[Write down|Name] the basic movement of your sport that [you have not practised on its own lately|has had no practice of its own for a while].',
    },
    {
      step: 'look up before you act',
      why: 'The best decision is made [before it is your turn|before the moment arrives|a little earlier than it is needed].',
      how: 'Take a short look around, [choose two options|see two options], and [take the simpler one|go for the simpler of the two].',
      mistake:
        '[Watching only what is right in front of you|Staring at what is right in front of you] means [seeing the chance when it is gone|noticing each chance a moment too late].',
      exercise:
        '[Watch a few minutes of a game|Take a few minutes of any game] and [follow one player who is nowhere near the action|keep your eyes on somebody far from the action].',
    },
    {
      step: 'warm up with what comes next',
      why: 'A body that has rehearsed the first move [does not meet it cold|is ready when it comes|makes it more easily].',
      how: '[Begin gently|Start easy], go through the movements of the game at half speed, and [finish with a short, quick one|end with a few quick moments].',
      mistake:
        '[Standing around until the start and going full speed at once|Going from standing still to full speed] [asks for a strain|is asking a lot of a cold muscle].',
      exercise: '[Write your warm-up on a card|Put your warm-up on a card], [from gentle to quick|with the gentle part first].',
    },
    {
      step: 'lose in a way that teaches you something',
      why: 'A defeat [tells you where to train next|shows where the next training belongs|is a list of what to practise].',
      how: '[Wait until the anger is gone|Let the anger pass first], name one thing that worked and one that did not, and [leave it there|let that be enough].',
      mistake:
        '[Blaming the referee|Putting it all on the referee] [closes the only lesson of the day|throws away what the day could teach].',
      exercise:
        '[Think of your last defeat|Go back to your last defeat], and say in one sentence [what you changed since|what is different today because of it].',
    },
    {
      step: 'let rest be part of the plan',
      why: 'The body gets stronger [after the training|in the hours of rest], [and only if you allow it to|provided that you give it the time].',
      how: '[Put easy days between the hard ones|Let an easy day follow a hard one], sleep enough, and [notice when you have no wish to start|take a lack of joy as a sign].',
      mistake:
        '[Adding more whenever progress stops|Answering every standstill with more training] often [makes it worse|deepens the hole].',
      exercise:
        '[Look at your week|Go through your week] and [mark the day that is really easy|find out whether any day in it is really easy].',
    },
    {
      step: 'set a goal that is in your own hands',
      why: '[A result depends on others|Others have a hand in the result], while [what you do depends on you|your own part is yours alone].',
      how: '[Choose something you can count yourself|Pick a goal for your own actions], such as a clean start or a calm breath, and [check it afterwards|ask about that first when it is over].',
      mistake:
        '[Thinking of the result during the game|Playing with the score in your head] takes [your eyes off the next move|attention from the only thing you can change].',
      exercise: '[Write|Choose] one goal for your next session that [nobody can take from you|does not depend on an opponent].',
    },
    {
      step: 'train the weaker side',
      why: '[Opponents find your weaker side quickly|Your weaker side is quickly found], and [it is where you have most to gain|nothing else has as much to gain].',
      how: 'Start each exercise on the weaker side [while you are fresh|at the beginning of training], go slower than usual, and [accept that it looks clumsy|give it the better minutes].',
      mistake: '[Practising what already works|Showing what you do well] feels good and [changes little|leaves the gap as it was].',
      exercise:
        'Do one everyday thing[, such as opening doors or pouring tea,|] [with your weaker hand or foot|on your weaker side] for the rest of the day.',
    },
    {
      step: 'watch those who do it well',
      why: '[The eye learns before the body does|A movement seen clearly is half learned], and [good players hide nothing|good examples cost nothing].',
      how: 'Watch one detail at a time, such as [the feet|the first step], and [try it slowly straight afterwards|go and try it while the picture is fresh].',
      mistake:
        '[Watching for the highlights|Looking only at the finish] shows [the end of a move and not its beginning|what happened and not how].',
      exercise:
        '[Choose one player you admire|Pick a player you would like to resemble] and [describe in a sentence what they do before everyone else|watch only their feet for a while].',
    },
  ],
  myths: [
    {
      claim: 'Talent decides everything.',
      truth: 'Talent opens the door, and [habits decide who stays in the room|staying inside is a matter of habits].',
    },
    {
      claim: 'Practice makes perfect.',
      truth: 'Practice makes permanent, so [it matters what you repeat|be careful what you repeat|what you repeat is what you keep].',
    },
    {
      claim: 'You have to suffer to improve.',
      truth:
        '[Most training that helps feels controlled|Good training mostly feels under control], and [pain is a reason to stop|pain is a message rather than a medal].',
    },
    {
      claim: 'Nerves are a sign of weakness.',
      truth:
        '[Nerves are the body getting ready|Nerves mean that the body is getting ready], and [even experienced players feel them|they do not disappear with experience].',
    },
  ],
  objections: [
    {
      says: 'I started too late.',
      answer: 'Most clubs have a group for people who [started late and came for the fun of it|began late and are there for the fun].',
    },
    {
      says: 'I am not competitive.',
      answer:
        '[Playing with others is reason enough|Moving together with others is reason enough], and [the score can stay at home|nobody has to count].',
    },
    {
      says: 'I have nobody to train with.',
      answer:
        '[Most clubs are glad of a new face|Clubs look for new people all the time], and [the basics can be practised alone|a wall or an empty field is a patient partner].',
    },
    {
      says: 'I am not fit enough to join.',
      answer:
        '[The game itself makes you fit|Fitness comes with playing], and [a good coach lets you begin at your own pace|there is a beginning for every condition].',
    },
  ],
  tools: ['shoes made for the surface', 'a full water bottle', 'a towel', 'a notebook for the season', 'a training partner'],
  moments: [
    'The whistle goes, the noise drops away, and [there is only the next move|nothing is left but the next move].',
    'Wet grass, cold air, and [somebody calls your name|a voice calls your name from the other side].',
    'The whole bench [stands up at once|is on its feet][| before anyone knows why].',
  ],
  questions: [
    'What should I practise alone?',
    'How do I deal with nerves before the start?',
    'How do I get back after a break?',
    'What makes a good team mate?',
  ],
  wins: [
    'The move you practised alone [works when it counts|is there at the moment you need it].',
    'An opponent [says|comes over and says]: well played.',
  ],
  terms: ['sports training tips', 'how to deal with nerves', 'practice drills', 'sport for beginners'],
  hashtags: ['TrainSmart', 'SportTips', 'TeamSpirit', 'GameDay', 'Sport'],
  branches: [teamBall, swimming],
}
