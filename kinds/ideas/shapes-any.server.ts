import type { IdeaShape } from '#kinds/ideas/shape.server.ts'

/** What serves every category, and some more than others. */
export const shapesForAny: readonly IdeaShape[] = [
  {
    categories: ['any', 'education'],
    platforms: ['youtube', 'tiktok', 'instagram'],
    steps: true,
    titles: ['How to {step}', '{Step}, from start to finish', '{Step}: one take, no rush'],
    angles: [
      '{why} Show it once at normal speed and once slowly.',
      '{why} Leave the slow part in, because that is where people learn.',
      '{why} Do it with the sound of the room and no music.',
    ],
    openings: [
      'First shot: your hands, before anything has happened.',
      'First shot: the finished result, then back to the beginning.',
      'First shot: everything you need, in one row.',
    ],
  },
  {
    categories: ['any', 'education'],
    platforms: ['tiktok', 'instagram', 'youtube'],
    steps: true,
    titles: ['The mistake to catch when you {step}', 'What tends to go wrong with {core}', '{Core}: the slip that costs an afternoon'],
    angles: [
      '{mistake} Show the wrong way for a moment, then the right one.',
      '{mistake} Let people see the consequence before you explain it.',
      '{mistake} Freeze the picture at the moment it happens.',
    ],
    openings: [
      'Opening line: “Stop here for a second.”',
      'Opening line: “This is the part that gets rushed.”',
      'First shot: the result that nobody wants.',
    ],
  },
  {
    categories: ['any', 'education', 'entertainment'],
    platforms: ['tiktok', 'instagram', 'twitter', 'youtube'],
    titles: ['Myth check: “{claim}”', 'True or not? “{claim}”', 'People say: “{claim}”'],
    angles: [
      'Say the sentence with a straight face, then show what is true. {truth}',
      'Ask people to vote first, and answer afterwards. {truth}',
      'Read it out, count to three, and take it apart. {truth}',
    ],
    openings: [
      'First shot: the sentence in big letters, and a pause.',
      'Opening line: “Raise your hand if you believed this.”',
      'First shot: a note with the sentence, and a pen that crosses it out.',
    ],
  },
  {
    categories: ['any', 'education'],
    platforms: ['youtube', 'reddit', 'facebook'],
    titles: ['A real question: {question}', 'Asked and answered: {question}', 'A question worth an answer: {question}'],
    angles: [
      'Answer one question and nothing else, with one example.',
      'Give the short answer first, then the reason behind it.',
      'Answer it twice: once for somebody new, once for somebody who knows.',
    ],
    openings: [
      'First shot: the question as a comment on the screen.',
      'Opening line: read the question aloud, exactly as it was asked.',
      'First shot: your phone, and the question on it.',
    ],
  },
  {
    categories: ['any', 'lifestyle', 'entertainment'],
    platforms: ['instagram', 'tiktok', 'facebook'],
    doing: true,
    titles: ['{Core}, before and after', 'Then and now: {core}', 'What changed with {core}'],
    angles: [
      'Two pictures from the same spot, and the story is what happened between them.',
      'Keep the frame the same, so that only the change moves.',
      'Begin with the end, and let people guess how it began.',
    ],
    openings: [
      'First shot: the “before”, held a second longer than feels comfortable.',
      'First shot: the “after”, then rewind.',
      'First shot: a photograph held up in front of the place today.',
    ],
  },
  {
    categories: ['any', 'tech', 'education'],
    platforms: ['instagram', 'youtube', 'tiktok'],
    field: true,
    titles: ['What I keep at hand for {core}', 'The short equipment list for {core}', '{Core}: what is in the bag'],
    angles: [
      'Lay out {tool}, {tool2} and {tool3}, and say what you could do without.',
      'Show {tool}, {tool2} and {tool3} in use, and name the one you would buy first.',
      'Put {tool}, {tool2} and {tool3} in front of the camera one by one, each with one use.',
    ],
    openings: [
      'First shot: from above, with your hands coming into the frame.',
      'First shot: one object at a time, each with its sound.',
      'First shot: an empty table.',
    ],
  },
  {
    categories: ['any', 'lifestyle', 'entertainment'],
    platforms: ['tiktok', 'instagram'],
    field: true,
    titles: ['{Core}, with the sound on', 'The quiet part of {core}', '{Core}: half a minute without a word'],
    angles: [
      '{moment} Let the pictures tell it, without talking.',
      '{moment} Film only that, close up, and resist explaining it.',
      '{moment} Hold the shot longer than you would dare to.',
    ],
    openings: [
      'First shot: close enough to see the texture.',
      'First shot: nothing happens yet, and you can hear the room.',
      'First shot: a sound, before the picture comes.',
    ],
  },
  {
    categories: ['any', 'business'],
    platforms: ['linkedin', 'facebook', 'twitter'],
    titles: ['“{says}”: a kind reply', 'What to answer when somebody says: “{says}”', 'For everyone who thinks: “{says}”'],
    angles: [
      'Take the doubt seriously and answer it as you would for a friend. {answer}',
      'Agree with the part that is right, then add yours. {answer}',
      'Let two voices talk, both of them yours. {answer}',
    ],
    openings: [
      'Opening line: quote the sentence, and admit that it is a fair one.',
      'First shot: you read the comment and put the phone down.',
      'Opening line: “I used to say this as well.”',
    ],
  },
  {
    categories: ['any', 'lifestyle'],
    platforms: ['instagram', 'facebook', 'twitter'],
    field: true,
    titles: ['A small win with {core}', 'Worth showing: a small success with {core}', '{Core}: the moment it worked'],
    angles: [
      '{win} Tell what came before it in a single sentence.',
      '{win} Show the moment itself and let people add their own.',
      '{win} Ask people for theirs in the last line.',
    ],
    openings: [
      'First shot: your face right after it worked.',
      'Opening line: “Nobody else would notice this.”',
      'First shot: the result, without a word about it.',
    ],
  },
  {
    categories: ['any', 'business', 'lifestyle'],
    platforms: ['reddit', 'facebook', 'linkedin', 'twitter'],
    titles: ['Ask your audience: {asked}', 'Open question: {asked}', 'One question for everybody: {asked}'],
    angles: [
      'Answer it yourself first, briefly and honestly, then reply to every comment.',
      'Collect the best answers and turn them into the next post.',
      'Ask three people on camera, and leave their pauses in.',
    ],
    openings: [
      'Opening line: your own answer, in one sentence.',
      'First shot: a blank page with the question on top.',
      'First shot: a microphone, and nobody behind it yet.',
    ],
  },
  {
    categories: ['any', 'education'],
    platforms: ['instagram', 'linkedin', 'facebook'],
    steps: true,
    titles: ['{Core}: a checklist to save', 'A carousel on {core}, one step a slide', '{Core} on a single page'],
    angles: [
      'One line a slide: {step1}; {step2}; {step3}.',
      'Write it so that it works as a note on the fridge: {step1}; {step2}; {step3}.',
      'Tick them off on camera as you go: {step1}; {step2}; {step3}.',
    ],
    openings: [
      'First slide: the result people want, in plain words.',
      'First slide: the question that the list answers.',
      'First slide: an empty list with a pen beside it.',
    ],
  },
  {
    categories: ['any', 'entertainment', 'fitness'],
    platforms: ['tiktok', 'instagram', 'youtube'],
    steps: true,
    titles: ['A small challenge: {core}', 'Try this today: {core}', '{Core}: who joins in?'],
    angles: [
      'Set your followers one task and do it first. {exercise}',
      'Do it on camera, fail once if it happens, and leave it in. {exercise}',
      'Say the task, do the task, and ask for pictures. {exercise}',
    ],
    openings: [
      'Opening line: “Do this with me.”',
      'First shot: you, ready to start, and slightly unsure.',
      'First shot: a clock, and your hand on the start.',
    ],
  },
  {
    categories: ['any', 'education'],
    platforms: ['youtube', 'tiktok', 'facebook'],
    titles: [
      '{Core}, explained to a curious child',
      'The plainest words for {core}',
      '{Core} for somebody who has a minute',
      '{Core} without a single difficult word',
    ],
    angles: [
      'Use no word that a ten-year-old would have to look up.',
      'Explain it with three objects from the kitchen table.',
      'Explain it to somebody at the table and keep their questions in.',
      'Say it once as an expert would, and once as you would at breakfast.',
    ],
    openings: [
      'Opening line: “Do you know what this is?”',
      'First shot: a drawing you make while you talk.',
      'Opening line: “Imagine you had never heard of it.”',
      "First shot: a child's drawing of it.",
    ],
  },
  {
    categories: ['any', 'education', 'lifestyle'],
    platforms: ['instagram', 'youtube', 'tiktok'],
    titles: [
      'One detail of {core}, looked at closely',
      'The detail about {core} that people walk past',
      'A magnifying glass over {core}',
      '{Core}: the part nobody photographs',
    ],
    angles: [
      'Stay with a single detail until it becomes interesting.',
      'Ask why it is the way it is, and follow the answer one step further than usual.',
      'Begin very close, and move back until everybody recognises it.',
      'Say what it is for, and what would be missing without it.',
    ],
    openings: [
      'First shot: so close that nobody can tell what it is.',
      'Opening line: “Look at this for a second.”',
      'First shot: a fingertip, pointing.',
      'First shot: the same spot in three kinds of light.',
    ],
  },
  {
    categories: ['any', 'business', 'education'],
    platforms: ['linkedin', 'reddit', 'youtube'],
    titles: [
      'The other side of {core}',
      'Two people, two views on {core}',
      '{Core}: what speaks against it',
      'A fair argument about {core}',
    ],
    angles: [
      'Make the case you do not hold, and make it well.',
      'Let somebody disagree with you on camera, and thank them for it.',
      'Write both sides on one page, and leave the last line empty.',
      'Ask somebody who sees it differently, and only listen.',
    ],
    openings: [
      'Opening line: “Here is what I might be wrong about.”',
      'First shot: two empty chairs.',
      'Opening line: “Convince me.”',
      'First shot: a coin in the air.',
    ],
  },
  {
    categories: ['any', 'entertainment'],
    platforms: ['tiktok', 'instagram', 'youtube'],
    titles: [
      'The story of {core} in a minute',
      '{Core}, told as a bedtime story',
      '{Core} in three scenes',
      'How {core} came to be what it is',
    ],
    angles: [
      'One beginning, one turn and one last sentence that stays.',
      'Tell it as if it had happened next door.',
      'Use three pictures and one sentence for each.',
      'Start in the middle, where something changes.',
    ],
    openings: [
      'Opening line: “It began quietly.”',
      'First shot: a lamp, a chair and your voice.',
      'Opening line: “Nobody had planned it.”',
      'First shot: an old object on a table.',
    ],
  },
  {
    categories: ['any', 'lifestyle'],
    platforms: ['facebook', 'instagram', 'twitter'],
    titles: ['A personal note on {core}', 'A letter to somebody new to {core}', 'What {core} means to me', 'A postcard about {core}'],
    angles: [
      'Write it by hand, and read it aloud in one go.',
      'Name one thing you would keep and one you would let go.',
      'Keep to one memory, with a place and a time of day.',
      'Write what you would say to a friend, and send it to everybody.',
    ],
    openings: [
      'First shot: a pen touching paper.',
      'Opening line: “I should have told you this earlier.”',
      'First shot: an envelope.',
      'Opening line: “I have wanted to write this for a while.”',
    ],
  },
  {
    categories: ['any', 'business', 'tech'],
    platforms: ['twitter', 'linkedin', 'reddit'],
    titles: [
      'Words around {core} that need translating',
      'A small dictionary of {core}',
      '{Core}: what the words really mean',
      'Three words you meet with {core}',
    ],
    angles: [
      'Take a few words that insiders use, and say what each one means in daily life.',
      'Let your audience send in the next word.',
      'One word a day, with an example from real life.',
      'Guess the meaning first, and look it up afterwards.',
    ],
    openings: [
      'First shot: a single word on a white card.',
      'Opening line: “Nobody dares to ask what this means.”',
      'First shot: a dictionary, open at the wrong page.',
      'Opening line: “I had to look this up, too.”',
    ],
  },
]
