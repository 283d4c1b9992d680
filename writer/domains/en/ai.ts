import type { DomainPack } from '#writer/domains/material.ts'

export const ai: DomainPack = {
  id: 'ai',
  label: 'artificial intelligence',
  vocabulary: {
    3: [
      'ai',
      'artificial intelligence',
      'machine learning',
      'chatgpt',
      'llm',
      'llms',
      'language model',
      'neural network',
      'deep learning',
      'prompt engineering',
      'ai tool',
      'generative',
      'chatbot',
      'gpt',
      'data science',
      'computer vision',
      'ai agent',
    ],
    2: ['prompt', 'automation', 'algorithm', 'dataset', 'robot', 'robotics', 'fine-tuning', 'embedding', 'data scientist'],
    1: ['model', 'data', 'tool', 'future', 'assistant', 'tech'],
  },
  lessons: [
    {
      step: 'begin with a task you know well',
      why: 'You can only judge an answer in a field [where you could have written it|where you could have given it yourself|that you know from the inside].',
      how: "Take [something you did last week|a piece of last week's work], let the tool do it, and [compare line by line|lay both side by side|hold its version against yours].",
      mistake:
        '[Trying it first on what you know nothing about|Testing it first on a subject that is new to you] makes [every answer look brilliant|any answer look like wisdom].',
      exercise:
        'Give it one finished piece of your own work to redo, and [mark the differences|mark what it lost and what it gained|underline every place where it differs].',
    },
    {
      step: 'give context before you ask',
      why: 'A model fills what you leave out [with the average of everything|with whatever is most common|from the middle of all it has read].',
      how: '[Say|Tell it] who the text is for, what it must contain, what to avoid, and [show one example you like|add an example of the kind you want].',
      mistake:
        '[Asking in half a sentence and blaming the tool|Throwing half a sentence at it and blaming the answer] is [a common first disappointment|how many first attempts end].',
      exercise:
        '[Rewrite your last request|Write your last request again] with [a reader, a purpose and an example|a purpose, a reader and one example|everything a new colleague would need to know].',
    },
    {
      step: 'check every fact it gives you',
      why: 'A fluent sentence and a true sentence [look exactly alike|wear the same clothes|cannot be told apart by their sound].',
      how: '[Mark names, dates and figures|Underline each name, date and figure], and look each one up [where you would look it up anyway|in the place you would trust without the tool].',
      mistake:
        '[Copying a quotation without finding its source|Passing on a quotation whose source you never saw] [passes an invention on|can spread something nobody ever said].',
      exercise:
        'Ask about something you know in detail, and [count what is slightly off|note each thing that is almost right|look for what is nearly true].',
    },
    {
      step: 'keep private things out of it',
      why: '[What you paste leaves your desk|Whatever you paste in leaves your desk][| and may be kept elsewhere].',
      how: '[Replace names and numbers with placeholders|Put placeholders where the names and numbers stood], and [read the settings about stored conversations|look in the settings for what is stored].',
      mistake:
        "Pasting a customer's letter [to save time|because it is quicker] shares it [with more people than you think|further than the customer ever agreed to].",
      exercise:
        '[Open the settings of the tool you use|Go through the settings of your tool], and [find out what it keeps|look for what it keeps and for how long].',
    },
    {
      step: 'decide what stays yours',
      why: 'What you hand over completely [you slowly forget how to do|slowly fades from your own hands|becomes a little harder for you each time].',
      how: 'Let the tool draft, sort or check, and [keep the judgement and the last word|keep the decision for yourself|let nothing leave without your own judgement].',
      mistake:
        '[Publishing the first answer unread|Sending the first answer out unread] tells your audience that [nobody was home|nobody was looking|you were not there].',
      exercise: 'Name one part of your work you would never hand over, [and why|and say why|together with the reason].',
    },
    {
      step: 'ask for one thing at a time',
      why: '[A request with five wishes gets|Five wishes in one request get] [five half answers|something thin for each of them].',
      how: '[Break the job into steps|Cut the task into pieces], read the result of each, and [hand the good one on to the next|build the next request on what you kept].',
      mistake:
        '[Putting everything into one long request|Asking for the whole job in one go] hides [which part went wrong|the step where it slipped].',
      exercise:
        'Take [a request that disappointed you|the last request that let you down] and [split it into three smaller ones|ask only for its first step].',
    },
    {
      step: 'ask for choices instead of one answer',
      why: 'The first answer [is usually|tends to be] [the most ordinary one|what everybody else gets as well].',
      how: 'Ask for several versions that differ on purpose, and [say what you like in each|take what is good from each|tell it which one comes closest and why].',
      mistake:
        "[Taking the first version because it is there|Settling for whatever comes first] makes your work [sound like everybody's|hard to tell from the rest].",
      exercise:
        'Ask for three openings of your next text, and [use none of them as it stands|write a fourth one yourself|mix the two you like best].',
    },
    {
      step: 'tell people where it helped',
      why: 'People who [learn it later|find out afterwards] [feel fooled|wonder what else was not said], even if the work is good.',
      how: '[Agree on the rule before the work begins|Find out what is allowed before you start], say what the tool did, and [stand behind the result with your own name|answer for every line yourself].',
      mistake:
        '[Passing off a generated text as your own|Presenting generated work as if it were all yours] [costs more trust than the time it saved|can cost you the trust of the people you work with].',
      exercise:
        'Write [one plain sentence|one line for your readers] that says [how you used it in your last piece of work|what the tool did in your last piece of work and what you did].',
    },
  ],
  myths: [
    {
      claim: 'AI understands what it says.',
      truth:
        'A language model [continues text in a likely way|writes what is likely to come next], which is [useful without being understanding|often useful and still not understanding].',
    },
    {
      claim: 'You need to code to use it.',
      truth: 'Most everyday uses need [clear writing and a critical eye|a clear request and a critical reader][| rather than code].',
    },
    {
      claim: 'The answer is neutral because a machine gave it.',
      truth:
        'A model repeats [the habits of the text it has learned from|what was usual in the texts it has learned from][|, the bad ones included].',
    },
    {
      claim: 'A machine that sounds sure is right.',
      truth:
        '[The tone of an answer|How sure an answer sounds] says nothing about [its truth|whether it is true], so the check is still yours.',
    },
  ],
  objections: [
    {
      says: 'It will take my job.',
      answer:
        '[Tasks change sooner than jobs|What changes first is the task, not the job], and [whoever knows the work is best placed to change it|those who know the work are the best people to steer that].',
    },
    {
      says: 'The results all sound the same.',
      answer:
        'Results sound the same [when the requests do|when everybody asks the same way]; [your own examples change the voice|bring your own examples, and the voice changes].',
    },
    {
      says: 'Checking the answers takes longer than doing it myself.',
      answer:
        '[Then that task is better done by hand|For such a task your own hands are the better tool], and [the tool is for work that is quick to check|the tool waits for work that is quicker to check].',
    },
    {
      says: 'I do not know what to use it for.',
      answer:
        '[Start with the chore you put off most|Begin where you lose patience every week], and [let it write the first rough version|ask for a rough beginning].',
    },
  ],
  tools: ['a set of your own examples', 'a document of good requests', 'a trusted source to check against', 'a test you can repeat'],
  moments: [
    'The answer arrives [before you have picked up your cup|before the cup has reached your mouth], and [one sentence in it is wrong|one of its sentences is not true|somewhere in it a sentence is wrong].',
    'You laugh, because it [made the same mistake you used to make|stumbled exactly where you once stumbled].',
  ],
  questions: [
    'Where does it really save time?',
    'How do I know whether an answer is right?',
    'What should I never paste into it?',
    'How do I write a better request?',
  ],
  wins: [
    '[The dull part is done|The routine is out of the way], and you [spend the afternoon on the part that needs you|have the afternoon for the part that needs you].',
    'You catch the invented fact [before anyone else sees it|before it leaves your desk|on the second reading].',
  ],
  terms: ['how to write prompts', 'ai for beginners', 'ai at work', 'how to check ai answers'],
  hashtags: ['PromptTips', 'AIForBeginners', 'AIAtWork', 'AITools', 'AI'],
  branches: [
    {
      id: 'building',
      gate: [
        [
          'machine learning',
          'neural network',
          'deep learning',
          'dataset',
          'fine-tuning',
          'data science',
          'embedding',
          'computer vision',
          'data scientist',
          'ai agent',
        ],
      ],
      lessons: [
        {
          step: 'look at the data before the model',
          why: 'A model learns whatever is in the data, [mistakes included|and that includes the mistakes|the good and the wrong alike].',
          how: '[Open random rows|Pull out rows at random], read them, and ask [how each label came to be|who put each label there and why].',
          mistake:
            '[Tuning for days what a mislabelled column broke on the first|Spending days of tuning on what one mislabelled column had broken] is [a rite of passage|something nearly everybody goes through once].',
          exercise:
            'Read [a handful of examples from your dataset|a few rows of your dataset] aloud[|, and stop at the first that makes no sense| to somebody who knows the subject].',
        },
        {
          step: 'build the simplest baseline first',
          why: 'Without a baseline you cannot tell [whether the clever model helps|whether the clever model earns its keep|what the clever model adds].',
          how: '[Predict the most frequent answer or draw a straight line|Always predict the commonest answer, or fit a straight line], and [write the result down|note how far that gets you].',
          mistake:
            '[Starting with the largest model|Reaching for the largest model at once] hides that [a simple rule was nearly as good|a simple rule would have come close].',
          exercise: 'Write the dumbest solution that could work, and [measure it|see how well it does|keep its score as the one to beat].',
        },
        {
          step: 'keep a test set nobody touches',
          why: 'A model that has seen the exam [always passes|passes without having learned anything|is bound to pass].',
          how: '[Split before you explore|Make the split before the first look], lock the test part away, and [use it once at the end|open it once, when all else is decided].',
          mistake:
            '[Peeking at the test set for every decision|Letting the test set settle each decision] [turns it into training data|makes it one more part of the training].',
          exercise:
            'Check whether any row [appears in both parts of your split|has slipped into both parts of your split|stands on both sides of your split].',
        },
      ],
      myths: [
        {
          claim: 'More data always helps.',
          truth: 'More of the wrong data only [makes the same mistake more certain|teaches the same mistake more firmly].',
        },
      ],
      objections: [
        {
          says: 'I do not have enough computing power.',
          answer:
            'A small model on a clean sample [answers the first questions|settles the first questions|tells you what to ask next] on an ordinary laptop.',
        },
      ],
      tools: ['a notebook environment', 'a fixed random seed', 'a plot of the errors'],
      moments: ['The curve goes down, and you [check twice that it is not the wrong one|look again to be sure it is the right one].'],
      questions: ['Which model should I try first?', 'How much data do I need?', 'How do I know it is not just memorising?'],
      wins: ['You can say [which cases it gets wrong, and why|where it fails, and for which reason|why it fails where it fails].'],
      terms: ['machine learning for beginners', 'train test split', 'baseline model'],
      hashtags: ['MachineLearning', 'DataScience', 'LearnML'],
    },
  ],
}
