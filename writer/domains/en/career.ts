import { remoteWork } from '#writer/domains/en/remote-work.ts'
import type { DomainPack } from '#writer/domains/material.ts'

export const career: DomainPack = {
  id: 'career',
  label: 'work and career',
  vocabulary: {
    3: [
      'career',
      'job interview',
      'job search',
      'resume',
      'résumé',
      'cover letter',
      'promotion',
      'remote work',
      'working from home',
      'work from home',
      'remote team',
      'work from home',
      'job hunting',
      'layoff',
      'burnout at work',
      'leadership',
      'manager',
      'salary negotiation',
      'negotiate salary',
      'negotiate a salary',
      'salary',
      'raise',
      'networking',
      'career change',
      'onboarding',
      'hiring',
      'recruiter',
      'new job',
      'public speaking',
    ],
    2: [
      'job',
      'interview',
      'colleague',
      'boss',
      'office',
      'workplace',
      'meeting',
      'employee',
      'employer',
      'cv',
      'mentor',
      'productivity',
      'presentation',
      'team',
      'feedback',
      'coworker',
      'resign',
      'quit my job',
      'work-life balance',
      'intern',
      'internship',
    ],
    1: ['work', 'working', 'professional', 'skill', 'email', 'deadline', 'remote', 'negotiate', 'negotiating'],
  },
  lessons: [
    {
      step: 'keep a list of what you finished',
      why: '[Nobody remembers your work|Nobody else recalls your work|No memory holds your work] as well as [a written list does|a note made at the time does].',
      how: '[Note each finished thing on Friday|On Friday, write down each finished thing|Before the weekend, record what got finished]: what it was, who used it, [what changed because of it|what is different now].',
      mistake:
        '[Trying to remember a whole year|Digging a whole year out of your memory] on the evening before a review [loses the best parts|leaves the best parts behind|brings back the latest weeks and little else].',
      exercise:
        '[Write down the last three things you finished|List the last three things you got done] and [who was glad about them|whose day each of them made easier].',
    },
    {
      step: 'ask the question everybody is avoiding',
      why: 'The [unasked question|question that everybody swallows|question nobody puts] usually [costs the most time later|comes back later as lost time].',
      how: '[Say it calmly and early|Put it on the table early, in a calm voice]: what happens if this is late, who decides, [what does done mean|when is it finished]?',
      mistake:
        '[Nodding in the meeting and asking in the corridor|Keeping the question for the corridor] [leaves half the room without the answer|means that half the room never hears the answer|gives the answer to you alone].',
      exercise:
        '[Prepare one clear question for your next meeting|Write down one clear question before your next meeting], and [ask it in the first part|put it early on|ask it before the time runs short].',
    },
    {
      step: 'make it easy to say yes to you',
      why: '[A busy person|Somebody with a full inbox] [answers what takes a moment to answer|replies first to what needs only a moment|gets to the easy messages first].',
      how: '[Put the request in the first line|Open with the request|Say what you need at once], offer two options, and [name the date|say by when].',
      mistake:
        '[Hiding the request under four paragraphs of background|A request buried below four paragraphs of background] gets [you silence|no reply|little but silence].',
      exercise:
        '[Take an unanswered mail|Look up a mail that nobody answered] and [rewrite it in three sentences|say the same in three sentences|cut it to three sentences].',
    },
    {
      step: 'stay in touch before you need something',
      why: '[A contact who hears from you only in need|A person you write to only in need] [feels like a phone book|starts to feel like an emergency number|learns to dread your name].',
      how: '[Send a useful link, congratulate somebody|Pass on an article, cheer a new job], [ask how it went|ask how the project ended|ask what became of the plan].',
      mistake:
        '[Starting to network|Writing the first messages] on the day the job is gone [makes every message heavy|puts a weight on every line|makes each hello sound like a plea].',
      exercise:
        '[Write to one former colleague today|Send one former colleague a few lines today] and [ask for nothing|want nothing in return|leave every request out].',
    },
    {
      step: 'agree on what good looks like first',
      why: '[Two people can both say finished|Two colleagues can use the word finished] and [mean different things|picture different results].',
      how: '[Describe the result in a few lines|Write a few lines about the result], send them to whoever asked, and [wait for a yes|start once they agree|begin after the nod].',
      mistake:
        '[Polishing for a week before showing anything|A week of polishing in private] risks [perfecting the wrong thing|a beautiful answer to another question].',
      exercise:
        '[Take the task on your desk|Pick the task you are on now] and [ask what it must be able to do at the end|ask its owner how they will know it is done].',
    },
    {
      step: 'ask for feedback on one thing',
      why: '[A broad question gets a polite answer|Ask broadly and you get politeness], and [a narrow question gets a useful answer|a precise question brings something you can use].',
      how: '[Name the piece, say what you are unsure about|Point to one piece, say where you have doubts], and [ask what you should do differently next time|ask for one change that would help most].',
      mistake:
        'A vague “any thoughts” [invites a friendly “fine”|brings back a shrug and a smile] and [teaches you nothing|leaves you where you were].',
      exercise:
        '[Choose one piece of recent work|Pick something you delivered lately] and [ask one person what they would change|ask a colleague which part was unclear].',
    },
    {
      step: 'protect time for the hard work',
      why: '[Difficult work needs a run-up|Thinking needs a run-up], and [every interruption sends you back to the start|each interruption makes you take it again].',
      how: '[Block the same stretch in your calendar|Reserve a regular stretch of the day], close the inbox, and [tell people when you are back|say when you can be reached again].',
      mistake:
        '[Doing the quick things first|Beginning with all the small tasks] leaves the hard one for [the tired end of the day|the hour when your head is empty].',
      exercise:
        "[Book one block for tomorrow|Reserve a block in tomorrow's calendar] and write into it [the one task it is for|what it is meant for].",
    },
    {
      step: 'leave a meeting with names and dates',
      why: '[A task without a name|Work that belongs to all of us] is [a task that everyone leaves to the others|usually done by no one].',
      how: '[Before people stand up|In the closing minutes], read out who does what by when, and [send the same lines round|put it in a short note to all].',
      mistake:
        '[Ending on a warm “let us do that”|A warm “we should” at the end] [feels like progress and decides nothing|sounds like agreement and commits nobody].',
      exercise:
        '[In your next meeting, be the one who asks|Close your next meeting by asking] [who takes it and by when|who will do it and until which day].',
    },
  ],
  myths: [
    {
      claim: 'Good work speaks for itself.',
      truth:
        '[Good work needs somebody|Even the best work needs somebody] [who tells the right people that it exists|who points it out to the right people|to carry word of it to the right people].',
    },
    {
      claim: 'A career is a ladder.',
      truth:
        '[Many good careers|Plenty of good careers] went sideways for a while, and [that is where they widened|the detour is what made them wide].',
    },
    {
      claim: 'Everyone else knows what they are doing.',
      truth:
        '[Most people are improvising|Many of your colleagues are improvising] [with more confidence than knowledge|and hide it well|and only look certain].',
    },
    {
      claim: 'Being busy shows that you matter.',
      truth:
        '[What matters is what gets finished|Results are what people remember], and [a full calendar can hide how little gets done|a crowded day proves little by itself].',
    },
  ],
  objections: [
    {
      says: 'I am not experienced enough.',
      answer:
        '[A job advert is a wish list|An advert is a list of wishes], and [nobody brings all of it|hardly anyone can tick all of it].',
    },
    {
      says: 'I do not like to praise myself.',
      answer:
        '[Saying what changed because of your work|Telling people what your work changed] is [a report, not praise|reporting rather than boasting|a plain report].',
    },
    {
      says: 'I am too shy for networking.',
      answer:
        '[One good question to one person|A short message to a single person] [is networking, too|counts as much as a round of handshakes].',
    },
    {
      says: 'My manager never gives me feedback.',
      answer:
        '[Many managers wait to be asked|Plenty of managers simply do not think of it], and [a narrow question is easy to answer|one precise question is hard to wave away].',
    },
  ],
  tools: ['a running list of results', 'a calendar with blocked time', 'a short pitch you can say aloud', 'a template for difficult mails'],
  moments: [
    '[The call ends, the laptop closes|The last call ends, the screen goes dark], and for a second [nobody needs anything|nobody wants anything from you].',
    '[Somebody repeats your idea in the meeting|Somebody picks your idea up in the meeting], and [adds your name|says whose idea it was|points to you].',
  ],
  questions: [
    'How do I bring this up with my boss?',
    'What do I say when I do not know the answer?',
    'How do I know it is time to leave?',
    'How do I say no without seeming difficult?',
  ],
  wins: [
    '[Somebody asks for your opinion|You are asked for your opinion] [before the decision is made|while the decision is still open].',
    '[You leave on time|You go home on time] and [nothing breaks|the work holds until morning|nobody has to call you].',
  ],
  terms: ['career advice', 'how to ask for feedback', 'work habits', 'how to say no at work'],
  hashtags: ['CareerTips', 'WorkLife', 'ProfessionalGrowth', 'CareerAdvice', 'Careers'],
  branches: [
    remoteWork,
    {
      id: 'applying',
      gate: [
        [
          'interview',
          'job interview',
          'job search',
          'resume',
          'résumé',
          'cv',
          'cover letter',
          'job hunting',
          'career change',
          'recruiter',
          'hiring',
          'new job',
          'layoff',
          'first job',
          'internship',
          'apply',
        ],
      ],
      lessons: [
        {
          step: 'prepare stories instead of answers',
          why: '[One good story|A single well-told story] [answers many different questions|fits a whole row of questions|serves for many questions].',
          how: '[For each story note the situation, what you did, what came out of it|Write down for each story where you stood, what you did, how it ended] and [what you would change|what you would do differently now|what it taught you].',
          mistake:
            '[Learning answers by heart|Memorised answers] [can make you sound like a recording|can leave you stranded] when the question is a little different.',
          exercise:
            '[Tell one story from your last job aloud|Say one story from your last job out loud], and [stop before it gets long|end it while it is still short].',
        },
        {
          step: 'write the CV for a reader in a hurry',
          why: '[The first look at a CV|In a pile of applications, the first look at a CV] is [a glance|a quick one|over in a moment].',
          how: '[Put the most relevant thing in the upper third|Move what matters for this job into the upper third], start lines with verbs, and [cut what any applicant could say|drop whatever every applicant writes].',
          mistake:
            'Listing duties [tells what the job was|describes the post], [not what you did with it|while your part in it stays unseen].',
          exercise:
            '[Change one line|Rewrite one line of your CV] from “responsible for” to [what happened because of you|what you made happen|the result you brought about].',
        },
        {
          step: 'ask them questions that matter to you',
          why: 'An interview [decides for both sides|is a decision for both sides|lets both sides choose].',
          how: '[Ask how a normal week looks, how people disagree|Let them describe a normal week, ask how people disagree], and [what the last person in the role found hard|what was hard for the person before you].',
          mistake:
            'Saying “no questions” [wastes|gives away|skips] the part of the talk [in which you learn the most|that tells you most about the place].',
          exercise:
            '[Write down the two things that would make you leave a job|Note two reasons for which you would leave a job], and [turn them into questions|make a question of each].',
        },
      ],
      myths: [
        {
          claim: 'You must meet every requirement.',
          truth:
            '[Requirements describe|A list of requirements describes] an ideal person [who rarely applies|whom hardly anyone has met|more than the one they will hire].',
        },
      ],
      objections: [
        {
          says: 'I get too nervous in interviews.',
          answer:
            'Nerves [shrink|settle|grow quieter] when you have told the same story aloud [several times|a few times before|to a friend beforehand].',
        },
      ],
      tools: ['a page of stories', 'a one-page CV', 'a list of your own questions'],
      moments: [
        '[The lift opens, your shoes are too loud|The corridor is long, your heart is too loud], and then [somebody smiles at the door|a face at the door smiles|somebody at the desk says your name].',
      ],
      questions: ['How do I explain a gap?', 'What should I ask at the end?', 'How do I answer when they ask about weaknesses?'],
      wins: ['The interviewer [puts the pen down|stops writing|looks up from the notes] and [simply listens|leans in|asks you to go on].'],
      terms: ['interview preparation', 'how to write a cv', 'questions to ask in an interview'],
      hashtags: ['InterviewTips', 'JobSearch', 'CVTips', 'JobHunt'],
    },
    {
      id: 'pay',
      gate: [['raise', 'salary', 'salary negotiation', 'negotiate', 'negotiating', 'promotion', 'pay']],
      lessons: [
        {
          step: 'collect proof before you ask for more',
          why: 'A request with examples [is a decision|can be decided on], and one without [is a mood|is only a mood|sounds like a mood].',
          how: '[Bring the results you are proud of|Come with the results you are proudest of], and say [what each one made easier for the company|what the company gained from each|whom each one helped].',
          mistake:
            '[Arguing with your rent|Pointing to your rent] [gives the other side nothing to carry upstairs|leaves the other side without a reason to pass on|hands your boss no case to make].',
          exercise:
            '[Write down the result from this year|Choose the one result from this year] that you would [mention first|put at the top|open with].',
        },
        {
          step: 'choose the moment for the talk',
          why: '[A good request at a bad moment|Asked at a bad moment, even a good request] [still gets a no|is easily refused|often gets a no].',
          how: '[Ask for a meeting with a title that says what it is about|Book a meeting and say in its title what it is about], [after a success and before the budgets are fixed|once something has gone well and while budgets are still open].',
          mistake:
            '[Bringing it up between door and desk|Mentioning it in passing] lets both of you [pretend it never happened|forget it by lunch].',
          exercise:
            '[Find out when budgets are decided where you work|Ask when your company decides its budgets|Look up the month in which your budgets are set].',
        },
        {
          step: 'let the silence work',
          why: '[The person who fills the pause|Whoever speaks first into the pause] [usually gives something away|often hands over a concession|tends to lower the wish].',
          how: '[Say your number or your wish in one sentence|Put your number or your wish into a single sentence, say it], and then [stop talking|be quiet|wait for the answer].',
          mistake:
            '[Softening the request in the same breath|An apology right after the request] [turns it into a suggestion|makes it sound optional|takes half of it back].',
          exercise:
            '[Practise the one sentence aloud|Say your one sentence out loud], and [count a slow breath after it|stay silent for a slow breath afterwards].',
        },
      ],
      myths: [
        {
          claim: 'Asking for a raise looks greedy.',
          truth:
            '[Asking with reasons looks like|A request with reasons sounds like] [somebody who knows their work|a person who knows what the work is worth|somebody who has done the preparation].',
        },
      ],
      objections: [
        {
          says: 'They will just say no.',
          answer:
            '[A no with a reason|Even a no, when it comes with a reason,] [tells you what the yes would need|shows what is missing for a yes|is the first half of the next talk].',
        },
      ],
      tools: ['a list of results', 'a sentence you have practised', 'a date to come back to it'],
      moments: [
        '[You say the sentence|The sentence is out], and [the room is quiet for one long second|one long second passes in silence|for one long second nobody speaks].',
      ],
      questions: ['When is the right time to ask?', 'What if they say there is no budget?', 'Should I name a number first?'],
      wins: [
        '[You get a yes|The answer is a yes], or at least [a date for the next talk|a day on which you will talk again|a clear next step].',
      ],
      terms: ['how to ask for a raise', 'salary talk preparation', 'what to say in a pay review'],
      hashtags: ['SalaryTalk', 'AskForARaise', 'KnowYourWorth'],
    },
  ],
}
