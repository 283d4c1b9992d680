import { makingMusic } from '#writer/domains/en/making-music.ts'
import { playingMusic } from '#writer/domains/en/playing-music.ts'
import type { DomainPack } from '#writer/domains/material.ts'

export const music: DomainPack = {
  id: 'music',
  label: 'music',
  vocabulary: {
    3: [
      'music',
      'guitar',
      'piano',
      'singing',
      'songwriting',
      'violin',
      'drums',
      'drumming',
      'ukulele',
      'music production',
      'home studio',
      'choir',
      'jazz',
      'orchestra',
      'dj',
      'beatmaking',
      'vinyl record',
      'music theory',
      'saxophone',
      'cello',
      'tabla',
      'sitar',
      'lo-fi',
      'k-pop',
      'hip hop',
      'rap',
    ],
    2: [
      'song',
      'band',
      'singer',
      'musician',
      'chord',
      'melody',
      'rhythm',
      'album',
      'concert',
      'lyrics',
      'playlist',
      'instrument',
      'vinyl',
      'bass',
      'mixing',
      'producer',
      'synth',
      'gig',
      'flute',
    ],
    1: ['practice', 'sound', 'listen', 'recording', 'microphone', 'classical', 'note'],
  },
  lessons: [
    {
      step: 'listen to one piece with full attention',
      why: 'A piece [reveals its parts|shows how it is built|opens up] only [when nothing else is going on|while you do nothing else|when it has you to itself].',
      how: '[Play it three times|Go through it three times|Give it three rounds]: once for the voice or the lead, once for the bass, once for [what happens in the gaps|the spaces between them].',
      mistake:
        '[Letting music run in the background for years|Having music on in the background for years] [teaches you only its surface|leaves you with nothing but its surface].',
      exercise:
        '[Choose a song you love|Put on a song you love], and [find a sound in it that you have never noticed|listen for a sound you have always missed].',
    },
    {
      step: 'feel the pulse before the notes',
      why: 'A wrong note in time [passes by|slips by unnoticed], and a right note out of time [does not|sticks out|is heard by everybody].',
      how: '[Tap your foot, clap the rhythm|Clap the rhythm while your foot taps], and add the notes only when [the pulse holds by itself|the pulse no longer needs you].',
      mistake:
        '[Speeding up in the easy part and slowing down in the hard one|Rushing what is easy and dragging what is hard] hides [what needs work|the place that needs your practice].',
      exercise:
        'Clap along to a slow song and [keep going after you have turned it off|go on in the same time once it is off|see whether you can hold it in silence].',
    },
    {
      step: 'finish small things',
      why: '[A finished little tune|One small tune with an end] [teaches what an eternal first verse never will|has more to teach than a first verse that never ends].',
      how: '[Set an end in advance|Choose an end beforehand], such as one verse, one loop or one page, and [call it done when you get there|stop as soon as you get there].',
      mistake:
        '[Polishing the first bars for weeks|Going over the first bars again and again] leaves you with [an expensive beginning|a shining beginning and nothing after it].',
      exercise:
        '[Take an unfinished idea|Choose one of your unfinished ideas] and [give it an ending tonight, even a plain one|bring it to any ending at all tonight].',
    },
    {
      step: 'share it before it is perfect',
      why: 'Music [changes|becomes something else] [as soon as somebody else is in the room|the moment another person hears it].',
      how: '[Play it for one kind listener|Find one kind listener], and ask [which moment they remember|what stayed in the ear|where their mind began to wander].',
      mistake:
        '[Waiting for the perfect version|Holding out for the perfect take] [keeps good music in a drawer|means that nobody hears the good one].',
      exercise: 'Send one rough recording to a friend, [without an apology|and do not apologise for it|with no excuse attached].',
    },
    {
      step: 'practise in short pieces',
      why: '[Attention runs out|The ear grows tired] long before [the clock says so|the hour is over], and what follows is only repetition.',
      how: '[Divide the time into small parts with one aim each|Give every few minutes an aim of their own], and [rest before you are tired|put a pause between them].',
      mistake:
        '[Playing everything from the beginning each time|Always starting at the top] polishes [what was already good|the opening] and never reaches the hard part.',
      exercise:
        'Choose [one passage and one aim|a single passage], and [stop after ten honest minutes|work on it for ten minutes with nothing else in mind].',
    },
    {
      step: 'record yourself and listen later',
      why: 'While you make music you hear [what you meant|your intention], and a recording gives you [what came out|what the others hear].',
      how: '[Leave the recorder on the table, wait a day|Let the recorder run, put it away for a day], and [listen as if it were somebody else|listen with a pencil in your hand].',
      mistake:
        '[Judging a take right after it is over|Deciding right after the last note] mixes [the effort with the result|what you felt with what was heard].',
      exercise:
        '[Record one minute|Make a recording of one minute] today, and [write down one thing to keep and one to change|note what you would praise in a pupil].',
    },
    {
      step: 'learn a piece by ear',
      why: 'What the ear has found [by itself|on its own|alone] [stays longer than what the eye has read|is rarely forgotten].',
      how: '[Take a very simple tune|Begin with a nursery tune], sing it, and [look for one note after another|search for it note by note on your instrument].',
      mistake: '[Looking up every note at once|Reaching for the notes straight away] leaves the ear [without work|untrained].',
      exercise: '[Find|Pick out] the first line of a song you know [without any help|by trial and listening alone].',
    },
    {
      step: 'play with other people',
      why: 'Other people keep you in time [better than any metronome|more kindly than a metronome does], because [they listen back|they answer].',
      how: 'Choose something easy, [agree on the ending|settle how it will end], and [listen more than you play|leave room for one another].',
      mistake:
        '[Waiting until you are good enough|Putting it off until you are good] keeps you from [the thing that would make you good|what would teach you fastest].',
      exercise: 'Ask [one person you know|a friend or a neighbour] to make music with you [for half an hour|once this month].',
    },
  ],
  myths: [
    {
      claim: 'You are either musical or you are not.',
      truth:
        'An ear grows by being used, and [almost everyone who is moved by music can train it|whoever is moved by music can nearly always train it].',
    },
    {
      claim: 'Theory kills creativity.',
      truth:
        'Theory gives names to what you already like, [so that you can find it again|and a thing with a name is easier to find again].',
    },
    {
      claim: 'It is too late to learn an instrument.',
      truth: 'Adults [practise with more purpose|know why they practise], and [nobody asks them for a career|no career hangs on it].',
    },
    {
      claim: 'Good musicians never make mistakes.',
      truth:
        'Good musicians make mistakes too, and [carry on in time|play on as if nothing had happened], so [few people notice|the music survives].',
    },
  ],
  objections: [
    {
      says: 'My neighbours would complain.',
      answer: 'Headphones, a towel over the drums and fair hours [keep the peace|go a long way with the people next door].',
    },
    {
      says: 'I have no sense of rhythm.',
      answer:
        'Anyone who walks without stumbling [has a pulse to start from|already keeps time with both feet|carries a steady pulse around].',
    },
    {
      says: 'I cannot read music.',
      answer:
        '[Whole traditions live by ear alone|Much of the music in the world is passed on by ear], and [reading can be learned later|notes on paper can wait].',
    },
    {
      says: 'I have no time to practise.',
      answer:
        '[Ten minutes on most days|A little on most days] [carries further than one long Sunday|does more than a long session now and then].',
    },
  ],
  tools: ['a metronome', 'a pencil for the score', 'a simple recorder', 'a comfortable chair without arms', 'good headphones'],
  moments: [
    'The last note hangs in the room, and [nobody wants to be the first to move|for a while nobody moves].',
    '[Fingertips hurt|The fingertips burn a little], and the chord [rings clean for the first time|rings out clean at last].',
    'The needle drops, it crackles, and [the evening begins|the room is a different room].',
  ],
  questions: [
    'How long should I practise?',
    'Where do I begin with theory?',
    'How do I deal with stage fright?',
    'Which song should I learn first?',
  ],
  wins: [
    'You play it through without stopping, and [only then remember to breathe|notice at the end that you held your breath].',
    'Somebody hums your melody [in the next room|while doing something else].',
  ],
  terms: ['how to practise music', 'learn an instrument as an adult', 'easy songs for beginners', 'music practice routine'],
  hashtags: ['MusicPractice', 'MusicTips', 'LearnMusic', 'Musician', 'Music'],
  branches: [playingMusic, makingMusic],
}
