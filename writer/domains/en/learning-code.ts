import type { Branch } from '#writer/domains/material.ts'

/** Learning to program; a part of software. */
export const learningCode: Branch = {
  id: 'learning-code',
  gate: [
    [
      'programming',
      'coding',
      'code',
      'developer',
      'python',
      'javascript',
      'java',
      'rust',
      'web development',
      'html',
      'c++',
      'typescript',
      'golang',
    ],
    ['learn', 'learning', 'beginner', 'start', 'bootcamp', 'first', 'self taught', 'teach', 'kid', 'career', 'student', 'how'],
  ],
  lessons: [
    {
      step: 'build something you would use yourself',
      why: 'A project you care about [asks better questions than any course|raises better questions than any course can|teaches by questions that no course would ask].',
      how: '[Pick a chore that bores you|Choose a dull little chore|Think of a task you are tired of], such as renaming files or splitting a bill, and [make the computer do it|let the computer take it over|write the few lines that do it for you].',
      mistake:
        '[Moving from tutorial to tutorial|Finishing one tutorial after another] feels like progress and [leaves nothing you could explain|leaves you with nothing you can explain|ends without a line you could explain].',
      exercise:
        'Write one sentence that says [what your first small program will do for you|what your first little program is for|which small job your first program will take off you].',
    },
    {
      step: 'type the example instead of copying it',
      why: '[Fingers notice|The hands notice] the details that [eyes skip|the eyes slide over|reading leaves out].',
      how: 'Type it, run it, [break one line on purpose|spoil one line on purpose], and [read what the machine says|see what the machine has to say about it|read the complaint closely].',
      mistake:
        '[Pasting working code|Copying code that already works] [teaches you that it works, not why|shows you that it works and keeps the why to itself].',
      exercise:
        'Take one example you know and [change it until it fails in a way you can explain|bend it until it breaks and you can say why|alter it step by step until you can explain how it fails].',
    },
    {
      step: 'explain each line to an empty chair',
      why: 'The line you cannot explain [is the one you have to learn next|is your next lesson|marks the place where you should read on].',
      how: 'Go through the program slowly and [say what each line changes|say aloud what is different after each line|tell the chair what every line does].',
      mistake:
        '[Skipping the line|Stepping over the line] that “just has to be there” [leaves a hole under everything above it|builds everything else on a gap|means that all the rest stands on something you cannot explain].',
      exercise:
        'Explain [the last function you wrote|your newest function] to somebody who [has never written code|does not write code|has nothing to do with programming].',
    },
  ],
  myths: [
    {
      claim: 'You need to be good at maths.',
      truth:
        '[Most everyday programming|Day-to-day programming] [needs patience and clear language more than maths|asks for patience and clear language before it asks for maths|runs on patience and clear words rather than on maths].',
    },
  ],
  objections: [
    {
      says: 'I am too old to learn this.',
      answer:
        'Computers [do not ask for your age|never ask how old you are], and [experience in another field is an advantage|what you know from another field is a head start|knowing another field well helps].',
    },
  ],
  tools: ['a free code editor', 'a notebook for new words', 'the official tutorial'],
  moments: [
    '[The first program that says hello|The first hello on the screen] [feels bigger than it is|feels like a much larger thing].',
    'The cursor blinks, and [for once you know what to type|this time you know the next line|your fingers already know what comes next].',
  ],
  questions: [
    'Which language should I learn first?',
    'How long until I can build something real?',
    'Should I take a course or start with a project?',
  ],
  wins: [
    'You fix an error [without searching for it|without looking it up|from memory, and only notice afterwards].',
    '[A friend|Somebody you know] uses the thing you made[| and asks what else it can do| without being asked to].',
  ],
  terms: ['learn to code', 'first programming project', 'which programming language first'],
  hashtags: ['LearnToCode', 'CodeNewbie', 'CodingForBeginners', 'Programming'],
}
