import type { DomainPack } from '#writer/domains/material.ts'

export const study: DomainPack = {
  id: 'study',
  label: 'studying',
  vocabulary: {
    3: [
      'study',
      'studying',
      'exam',
      'exam stress',
      'student',
      'university',
      'college',
      'flashcard',
      'learning a language',
      'language learning',
      'note taking',
      'note-taking',
      'revision',
      'homework',
      'thesis',
      'dissertation',
      'essay',
      'learn spanish',
      'learn english',
      'ielts',
      'classroom',
      'scholarship',
    ],
    2: [
      'school',
      'teacher',
      'teaching',
      'lesson',
      'learn',
      'learning',
      'tutor',
      'lecture',
      'grade',
      'math',
      'maths',
      'vocabulary',
      'grammar',
      'spanish',
      'french',
      'english',
      'german',
      'japanese',
      'hindi',
      'education',
      'course',
      'physics',
      'chemistry',
      'biology',
      'history',
      'science',
    ],
    1: ['memory', 'focus', 'procrastination', 'concentration', 'notes', 'test', 'reading', 'quiz'],
  },
  lessons: [
    {
      step: 'test yourself instead of rereading',
      why: '[Rereading feels like knowing|A page read twice feels like knowledge], and [recalling shows whether you know it|only recalling shows what has stayed].',
      how: '[Close the book, write down what you remember|Shut the book, put on paper what is left in your head], and [open it again only to fill the gaps|look back only for what is missing].',
      mistake:
        '[Highlighting whole pages makes|A marker over whole pages makes] [a colourful book and an empty memory|the book bright and leaves the head as it was].',
      exercise:
        '[Take the last page you read, cover it|Put a hand over the last page you read], and [say its main point aloud|write its main point in one line|tell somebody what it said].',
    },
    {
      step: 'spread the work over several days',
      why: '[Memory grows in the pauses|What you learn settles in the pauses] [between two meetings with the same thing|in which you nearly forget|between one look and the next].',
      how: '[Look at new material the next day|Go over what is new on the following day], [again after a few days, and again the week after|after a few days, and once more a week later].',
      mistake:
        '[Leaving everything for one long night|One long night for everything] [fills a bucket with a hole in it|puts into the head what is gone by the weekend].',
      exercise:
        '[Put three short dates with the same topic into your calendar now|Open your calendar and give one topic three short dates|Choose one topic and note three short dates for it].',
    },
    {
      step: 'explain it to someone who does not know it',
      why: '[The sentence you cannot finish|The part you cannot explain] [is the one you have not understood|shows where your understanding stops|marks the gap].',
      how: '[Use everyday words, draw a picture|Speak plainly, sketch it on paper], and [let them interrupt you|welcome every question].',
      mistake:
        '[Reciting the definition|A definition said by heart] [hides the gap behind the right words|sounds right and proves little].',
      exercise:
        "[Explain today's hardest idea|Take the hardest idea of the day and explain it] [in a voice message to a friend|to somebody at the kitchen table|aloud, as if to a younger pupil].",
    },
    {
      step: 'begin with the smallest possible task',
      why: '[Starting is the hard part|The first minute is the hardest], and [a small start costs little|a tiny start asks for no courage].',
      how: '[Open the book, write the date and solve one question|Sit down, write the date and answer one question]; [then you are already in it|the rest comes more easily].',
      mistake:
        '[Waiting until you feel like it|Putting it off until you feel ready] [hands the decision to your mood|lets your mood plan the week].',
      exercise:
        '[Decide on a first task so small|Choose a first task so small] that [refusing would be silly|you would laugh at refusing it|it is done before you can object].',
    },
    {
      step: 'put the phone into another room',
      why: '[A phone on the desk takes attention|The phone beside the book costs attention] [even when it is silent|without making a sound|even with the screen face down].',
      how: '[Leave it behind a door|Put it in the hallway], set a kitchen timer, and [fetch it in the break|pick it up again when the timer rings].',
      mistake:
        '[Studying with a chat open|An open chat beside the book] [turns an hour into many small beginnings|breaks an hour into crumbs].',
      exercise:
        '[Do one session without the phone|Study once with the phone in another room] and [note how often your hand looked for it|count how often you reached for it].',
    },
    {
      step: 'practise the way you will be tested',
      why: '[Knowing a thing and using it under a clock|Understanding at the desk and answering in the hall] are [two different skills|not the same ability].',
      how: "Take an old paper, set the real time, and [put the notes out of sight|work without notes]. [Mark it the next day|Correct it after a night's sleep], as strictly as a stranger would.",
      mistake:
        '[Keeping the old papers for the last evening|Saving all the practice papers for the end] [leaves no time to learn from them|shows you the gaps when it is too late to fill them].',
      exercise: '[Answer one old question today|Work on one question from an old paper] [with a clock beside you|without opening a book].',
    },
    {
      step: 'learn from the answers you got wrong',
      why: '[A mistake shows exactly where to work|Each wrong answer points to the place that needs work], and [a right answer only says carry on|that is more than a right answer can do].',
      how: '[Write each wrong answer into one list|Enter each wrong answer in a list], with the reason beside it, and [try the same question again a few days later|return to it before the week is over].',
      mistake:
        '[Looking at the solution and nodding|A nod at the printed solution] [feels like learning and leaves the same gap|makes the next attempt no better].',
      exercise:
        '[Take your last corrected work|Get out the last work that came back to you] and [sort its mistakes into slips and gaps|find the one mistake that came up twice].',
    },
    {
      step: 'plan the week around your clear hours',
      why: '[An hour in which you are awake|One clear hour] [is worth several tired ones|does the work of a whole tired evening].',
      how: '[Notice when you think best|Watch for a few days when thinking is easiest], give that time to the hardest subject, and [keep copying and sorting for the rest|leave the simple tasks for later].',
      mistake:
        '[A timetable for a person who never tires|A timetable without a free evening] [fails on the first ordinary day|is broken before the week is half over].',
      exercise:
        '[Mark your best hour of the day|Draw your clearest hour into tomorrow] and [give it one subject|write one subject into it].',
    },
  ],
  myths: [
    {
      claim: 'Everyone has one fixed learning style.',
      truth:
        'Most people learn better by [mixing words, pictures and practice|combining words, pictures and practice] than by [sticking to one of them|keeping to a single one].',
    },
    {
      claim: 'Long hours mean good studying.',
      truth:
        '[A short session in which you had to think|A short hour of real thinking] [beats a long one in which you only looked|is worth more than an evening of looking at pages].',
    },
    {
      claim: 'Some people are just not good at it.',
      truth:
        '[What looks like talent is often|Behind what looks like talent there is often] [an earlier start and a better method|a head start, or simply a better method].',
    },
    {
      claim: 'Listening to a lecture again is the best revision.',
      truth:
        '[Hearing it again feels easy|A second hearing is comfortable], and [the effort of recalling is what makes things stay|only recalling makes things stay].',
    },
  ],
  objections: [
    {
      says: 'I cannot concentrate for long.',
      answer:
        '[Nobody can for long|Hardly anyone can for long], which is why [short blocks with real breaks work|breaks belong to the plan].',
    },
    {
      says: 'It is too late to catch up.',
      answer:
        '[Catching up on the part that everything else rests on|Going back to the part that carries the rest] [brings back more than you expect|often makes the later parts clear as well].',
    },
    {
      says: 'I have too much to learn.',
      answer:
        '[A list turns the mountain into pieces|Written down, the mountain becomes a list of pieces], and [the most important of them come first|some of them matter far more than others].',
    },
    {
      says: 'I study alone and lose heart.',
      answer:
        '[An agreed hour with one other person|A fixed hour with somebody else], even [without a word|on a silent call], [makes starting easier|gets both of you to the desk].',
    },
  ],
  tools: ['a stack of blank cards', 'a kitchen timer', 'a plain notebook', 'old exam questions', 'a quiet corner'],
  moments: [
    '[The page looks familiar for the first time|The page suddenly makes sense], and [it is not because you highlighted it|this time you could say why].',
    '[The library lamp hums|The reading room is quiet], and [somebody else turns a page|a page turns at the next table|a pencil scratches somewhere behind you].',
  ],
  questions: [
    'How do I remember what I read?',
    'How early should I start for an exam?',
    'How do I stop putting it off?',
    'What should my notes look like?',
  ],
  wins: [
    '[You answer|You have the answer] [before the others have found the page|while the others are still looking for the page].',
    'You close the book and [can still see the argument|the argument stays in front of you|can tell the whole chain of thought].',
  ],
  terms: ['how to study effectively', 'active recall', 'exam preparation', 'how to stop procrastinating'],
  hashtags: ['ActiveRecall', 'StudyWithMe', 'ExamPrep', 'StudyTips', 'Students'],
  branches: [
    {
      id: 'languages',
      gate: [
        [
          'language',
          'spanish',
          'french',
          'english',
          'german',
          'japanese',
          'hindi',
          'korean',
          'italian',
          'portuguese',
          'vocabulary',
          'mandarin',
          'chinese',
          'arabic',
          'russian',
        ],
        ['learn', 'learning', 'language', 'speak', 'speaking', 'vocabulary', 'grammar', 'study', 'studying', 'teach', 'fluent', 'practice'],
      ],
      lessons: [
        {
          step: 'learn phrases instead of single words',
          why: '[A phrase|A whole phrase] [brings its grammar along|arrives with its grammar inside|shows how its words behave].',
          how: '[Note the whole sentence in which you met the word|Write down the sentence in which the word came to you], and [say it until it flows|repeat it until it comes easily].',
          mistake:
            '[Lists of single words leave you with|Word lists alone leave you with] [bricks and no mortar|pieces that do not join up|many words and nothing to say].',
          exercise:
            '[Choose one sentence you would really say this week|Pick a sentence you will need this week], and [learn it by heart|say it until it sits].',
        },
        {
          step: 'speak before you feel ready',
          why: '[The mouth has to learn, too|Speaking is work for the mouth], and [it only learns by moving|it cannot learn in silence].',
          how: '[Talk to yourself while cooking, name what you see|Speak to yourself in the kitchen, give everything its name], and [keep going when a word is missing|walk around every word you do not have].',
          mistake:
            '[Waiting until you make no mistakes means|Wanting to speak without mistakes means] [waiting for good|never opening your mouth|staying silent for years].',
          exercise:
            '[Describe the room you are in aloud for a minute|Spend a minute describing your room aloud], [without a dictionary|and talk around the words you lack].',
        },
        {
          step: 'listen to something you enjoy every day',
          why: '[The ear needs many hours|It takes the ear many hours], and [pleasure is what makes them happen|nobody spends them on something dull].',
          how: '[Pick a song, a series or a podcast a little above your level|Find something to listen to that is a little above your level], and [listen to the same part more than once|go back to the same part until it clears].',
          mistake:
            '[Choosing only textbook dialogues|A diet of textbook dialogues] [keeps the real speed a surprise|leaves you lost at the speed of the street].',
          exercise:
            '[Play a minute of something in the language|Listen to one minute in the language] and [write down every word you caught|note each word you recognised].',
        },
      ],
      myths: [
        {
          claim: 'Adults cannot learn a language well.',
          truth:
            '[Adults learn differently|Grown-ups learn in another way], and [they know how to look for patterns|their feeling for patterns helps them].',
        },
      ],
      objections: [
        {
          says: 'I have nobody to speak with.',
          answer:
            'Reading aloud and recording yourself [trains the same muscles|prepares mouth and ear] [until somebody turns up|for the day somebody answers].',
        },
      ],
      tools: ['a set of sentence cards', 'a favourite series', 'a pocket phrasebook'],
      moments: [
        '[You understand a joke on the tram|On the tram somebody makes a joke, and you get it] [before your head has translated it|and laugh along with everyone else].',
      ],
      questions: [
        'How many words do I need for a simple talk?',
        'Should I begin with grammar?',
        'How do I keep going after the first weeks?',
      ],
      wins: [
        '[You order a coffee|You ask for the bill], and [the answer does not come back in English|nobody switches to English for you].',
      ],
      terms: ['learn a language at home', 'how to start speaking', 'language learning routine'],
      hashtags: ['LanguageLearning', 'LearnLanguages', 'SpeakFromDayOne', 'Polyglot'],
    },
  ],
}
