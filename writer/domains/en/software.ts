import { databases } from '#writer/domains/en/databases.ts'
import { learningCode } from '#writer/domains/en/learning-code.ts'
import { softwareProduct } from '#writer/domains/en/software-product.ts'
import type { DomainPack } from '#writer/domains/material.ts'

export const software: DomainPack = {
  id: 'software',
  label: 'software',
  vocabulary: {
    3: [
      'programming',
      'software',
      'coding',
      'developer',
      'javascript',
      'typescript',
      'python',
      'rust',
      'golang',
      'java',
      'c++',
      'c#',
      'react',
      'node.js',
      'devops',
      'kubernetes',
      'docker',
      'postgresql',
      'postgres',
      'sql',
      'api',
      'web development',
      'frontend',
      'backend',
      'open source',
      'github',
      'linux',
      'code review',
      'cybersecurity',
      'saas',
    ],
    2: [
      'code',
      'app',
      'database',
      'engineer',
      'engineering',
      'debugging',
      'debug',
      'refactor',
      'refactoring',
      'algorithm',
      'unit test',
      'deploy',
      'deployment',
      'server',
      'cloud',
      'website',
      'framework',
      'git',
      'html',
      'css',
      'security',
      'password',
      'microservice',
      'legacy code',
      'technical debt',
    ],
    1: [
      'bug',
      'test',
      'testing',
      'tech',
      'data',
      'index',
      'release',
      'computer',
      'automation',
      'mobile',
      'web',
      'design system',
      'startup',
    ],
  },
  lessons: [
    {
      step: 'make the smallest version that works',
      why: 'A small thing that [runs|already works] teaches more than [a large thing that is planned|any large thing on paper|a grand plan ever will].',
      how: '[Cut the idea down until one person can use one part of it|Shrink the idea to one part that one person can use|Take away until a single useful part is left], and [ship that part|release exactly that|put that part out first].',
      mistake:
        '[Building for a million users before the first one arrives|Preparing for crowds before the first user turns up] [adds work nobody asked for|is work that nobody asked for|piles up work nobody needs yet].',
      exercise:
        '[Write down|Name] the one screen or command that [would already be useful alone|would help somebody even on its own|could stand alone and still be useful].',
    },
    {
      step: 'read the error message to the end',
      why: 'The last line of a stack trace [says what broke|names the failure], and the first line of your own code [says where|in it shows where|points to the place].',
      how: 'Read it aloud, [look up the words you do not know|look up whatever you cannot explain], and only then [change something|touch the code|make your first change].',
      mistake:
        '[Changing lines at random until the red goes away|Poking at lines until the error disappears] leaves a bug that [only changed its address|has merely moved house|is still there under another name].',
      exercise:
        'Take [the last error you met|the most recent error you ran into] and [explain it in one plain sentence|say in one plain sentence what it means|put it into words a colleague from another team would follow].',
    },
    {
      step: 'write for the person who reads it next',
      why: 'Code is [read far more often than it is written|written once and read again and again|read many more times than it is typed][| by people who never met its author].',
      how: 'Name things after what they mean, [keep functions short|let each function do one thing], and [say in a comment why and not what|use comments for the reasons and not for the steps|keep comments for why it has to be so].',
      mistake:
        '[Clever one-liners|Lines that show off] save a minute now and [cost an afternoon later|take an afternoon from whoever has to change them|ask for it back with an afternoon on top].',
      exercise:
        'Open a file you wrote [some months ago|a while ago] and [rename the first thing that confuses you|give the first name that puzzles you a better one|mend the first name that makes you stop].',
    },
    {
      step: 'change one thing at a time',
      why: '[Two changes at once hide|Changing two things together hides|Two edits in one go blur] [which of them mattered|which one made the difference].',
      how: '[Commit before each experiment|Save a commit before every experiment], make a single change, and [look at the result before the next|see what it did before you make another].',
      mistake:
        '[Mixing a clean-up with a fix|Putting a fix and a clean-up into one change] makes both [impossible to review|a puzzle for the reviewer|hard to check and hard to undo].',
      exercise:
        'Split [your current work|what you are working on] into two commits, [each with its own reason|one reason to each|so that each can be explained in a line].',
    },
    {
      step: 'look at what the program really does',
      why: '[Most bugs live|Bugs like to live] in the gap between what the code does and [what you believe it does|what you are sure it does|what you meant it to do].',
      how: '[Stop the program just before it goes wrong|Halt it right before the failure], look at the values, and [follow them back to the first one that surprises you|go backwards to the first value you did not expect].',
      mistake:
        '[Reasoning about it for an hour|Arguing from memory] is slower than [looking at one value for a minute|one look at the value itself].',
      exercise:
        'Write down [what you expect a variable to hold|the value you expect at one line], and then [check it while the program runs|run the program and compare].',
    },
    {
      step: 'work in steps that can be undone',
      why: '[A mistake you can take back|A step that can be reversed] is [an experiment|only a lesson], and one you cannot take back is an incident.',
      how: '[Keep a copy before you delete|Make a copy before anything is deleted], put changes behind a switch where you can, and [know the way back before you go forward|find out how to return before you set off].',
      mistake:
        '[Planning only for success|Trusting that it will go well] leaves you [looking for the way back while people wait|inventing the way back under pressure].',
      exercise: '[Say|Write] in one sentence [how you would undo your next change|what you would do if your next change went wrong].',
    },
    {
      step: 'let a machine repeat what you repeat',
      why: '[A task done by hand is done a little differently each time|Whatever is done by hand drifts a little each time], and [differences are where trouble starts|trouble likes to start in the drift].',
      how: '[Write the steps down first|Begin with the steps on paper], then turn [the dullest one|the one you most often forget] into a script.',
      mistake:
        '[Automating a task you have not understood|Scripting what nobody understands yet] only [repeats the confusion faster|makes the muddle quicker].',
      exercise:
        'Notice [the next command you type for the third time|the next thing you do for the third time], and [put it into a file|save it as a script].',
    },
    {
      step: 'ask for help with the whole story',
      why: '[A good question is half the answer|A clear question has done half the work], and [writing it down finds the other half surprisingly often|you may find the other half while writing it].',
      how: '[Say what you wanted, what you did and what happened instead|Give the aim, the attempt and the outcome], and [make the example as small as it can be|cut the example down to the lines that matter].',
      mistake:
        '[Asking only why it does not work|A bare cry that it is broken] makes others [guess before they can help|spend their patience on guessing].',
      exercise:
        '[Write your next question|Put your current problem down] as if [the reader had never seen your screen|it went to a stranger].',
    },
  ],
  myths: [
    {
      claim: 'Good developers know everything by heart.',
      truth:
        'Good developers [look things up quickly|find the answer fast] and [know when they are guessing|notice when they have begun to guess|can tell a guess from knowledge].',
    },
    {
      claim: 'A rewrite will fix it.',
      truth:
        'A rewrite [repeats old bugs|brings old bugs back], because the strange lines in the old code [were answers to real problems|were put there to solve real problems|had learned something the hard way].',
    },
    {
      claim: 'More code means more progress.',
      truth:
        '[Code has to be read, tested and kept alive|Every line asks to be read, tested and maintained], so [a change that removes some can be the better one|taking lines away is often the real progress].',
    },
    {
      claim: 'Real developers never get stuck.',
      truth:
        '[Everybody who builds things gets stuck|Being stuck is part of the work]; [practice only shortens the way out|experience just knows more ways out].',
    },
  ],
  objections: [
    {
      says: 'There is no time for tests.',
      answer:
        '[The time goes into|The hours you save go into|You spend that time anyway, on] [finding the same bug by hand again and again|hunting one bug by hand, over and over].',
    },
    {
      says: 'It works on my machine.',
      answer:
        "A script that builds it from nothing [turns your machine into everybody's|makes every machine behave like yours|gives everybody a machine like yours][| and ends the discussion].",
    },
    {
      says: 'There are too many tools to choose from.',
      answer:
        '[Any tool that others around you know will do to begin with|Take one that somebody near you can explain], because [the ideas move with you to the next one|what you learn with it carries over].',
    },
    {
      says: 'Things change too fast to keep up.',
      answer:
        '[Names and versions change quickly|The surface changes quickly], while [reading, naming and testing stay the same|the habits underneath hardly move].',
    },
  ],
  tools: ['a debugger', 'version control', 'a linter', 'a fast test runner', 'a text editor you know well'],
  moments: [
    '[The test turns green|The bar goes green], and you run it again because [you do not quite believe it|it feels too easy|you want to see it twice].',
    '[The bug that took all afternoon|What ate the whole afternoon] [was a missing await|turned out to be a missing await|came down to one missing await].',
  ],
  questions: ['Where do I start?', 'Which tool should I learn first?', 'How do I know when it is good enough to ship?'],
  wins: [
    'Somebody else fixed a bug in your code [without asking you a single question|and never had to ask you anything|and did not need you for it].',
    'The deploy was [so dull that nobody noticed it|so quiet that nobody looked up|such a non-event that nobody mentioned it].',
  ],
  terms: ['programming for beginners', 'how to debug', 'clean code', 'software engineering tips'],
  hashtags: ['CleanCode', 'CodingTips', 'SoftwareEngineering', 'Developers', 'Programming'],
  branches: [learningCode, databases, softwareProduct],
}
