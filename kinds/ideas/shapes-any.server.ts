import type { IdeaShape } from '#kinds/ideas/shape.server.ts'

/** What serves every category, and some more than others. */
export const shapesForAny: readonly IdeaShape[] = [
  {
    categories: ['any', 'education'],
    platforms: ['youtube', 'tiktok', 'instagram'],
    steps: true,
    titles: ['How to {step}', '{Step}, from start to finish'],
    angles: ['{why} Show it once at normal speed and once slowly.', '{why} Leave the slow part in, because that is where people learn.'],
    openings: ['First shot: your hands, before anything has happened.', 'First shot: the finished result, then back to the beginning.'],
  },
  {
    categories: ['any', 'education'],
    platforms: ['tiktok', 'instagram', 'youtube'],
    steps: true,
    titles: ['The mistake to catch when you {step}', 'What tends to go wrong with {core}'],
    angles: [
      '{mistake} Show the wrong way for a moment, then the right one.',
      '{mistake} Let people see the consequence before you explain it.',
    ],
    openings: ['Opening line: “Stop here for a second.”', 'Opening line: “This is the part that gets rushed.”'],
  },
  {
    categories: ['any', 'education', 'entertainment'],
    platforms: ['tiktok', 'instagram', 'twitter', 'youtube'],
    titles: ['Myth check: “{claim}”', 'True or not? “{claim}”'],
    angles: [
      'Say the sentence with a straight face, then show what is true. {truth}',
      'Ask people to vote first, and answer afterwards. {truth}',
    ],
    openings: ['First shot: the sentence in big letters, and a pause.', 'Opening line: “Raise your hand if you believed this.”'],
  },
  {
    categories: ['any', 'education'],
    platforms: ['youtube', 'reddit', 'facebook'],
    titles: ['A real question: {question}', 'Asked and answered: {question}'],
    angles: ['Answer one question and nothing else, with one example.', 'Give the short answer first, then the reason behind it.'],
    openings: ['First shot: the question as a comment on the screen.', 'Opening line: read the question aloud, exactly as it was asked.'],
  },
  {
    categories: ['any', 'lifestyle', 'entertainment'],
    platforms: ['instagram', 'tiktok', 'facebook'],
    doing: true,
    titles: ['{Core}, before and after', 'Then and now: {core}'],
    angles: [
      'Two pictures from the same spot, and the story is what happened between them.',
      'Keep the frame the same, so that only the change moves.',
    ],
    openings: ['First shot: the “before”, held a second longer than feels comfortable.', 'First shot: the “after”, then rewind.'],
  },
  {
    categories: ['any', 'tech', 'education'],
    platforms: ['instagram', 'youtube', 'tiktok'],
    field: true,
    titles: ['What I keep at hand for {core}', 'The short equipment list for {core}'],
    angles: [
      'Lay out {tool}, {tool2} and {tool3}, and say what you could do without.',
      'Show {tool}, {tool2} and {tool3} in use, and name the one you would buy first.',
    ],
    openings: ['First shot: from above, with your hands coming into the frame.', 'First shot: one object at a time, each with its sound.'],
  },
  {
    categories: ['any', 'lifestyle', 'entertainment'],
    platforms: ['tiktok', 'instagram'],
    field: true,
    titles: ['{Core}, with the sound on', 'The quiet part of {core}'],
    angles: ['{moment} Let the pictures tell it, without talking.', '{moment} Film only that, close up, and resist explaining it.'],
    openings: ['First shot: close enough to see the texture.', 'First shot: nothing happens yet, and you can hear the room.'],
  },
  {
    categories: ['any', 'business'],
    platforms: ['linkedin', 'facebook', 'twitter'],
    titles: ['“{says}”: a kind reply', 'What to answer when somebody says: “{says}”'],
    angles: [
      'Take the doubt seriously and answer it as you would for a friend. {answer}',
      'Agree with the part that is right, then add yours. {answer}',
    ],
    openings: [
      'Opening line: quote the sentence, and admit that it is a fair one.',
      'First shot: you read the comment and put the phone down.',
    ],
  },
  {
    categories: ['any', 'lifestyle'],
    platforms: ['instagram', 'facebook', 'twitter'],
    field: true,
    titles: ['A small win with {core}', 'Worth showing: a small success with {core}'],
    angles: ['{win} Tell what came before it in a single sentence.', '{win} Show the moment itself and let people add their own.'],
    openings: ['First shot: your face right after it worked.', 'Opening line: “Nobody else would notice this.”'],
  },
  {
    categories: ['any', 'business', 'lifestyle'],
    platforms: ['reddit', 'facebook', 'linkedin', 'twitter'],
    titles: ['Ask your audience: {asked}', 'Open question: {asked}'],
    angles: [
      'Answer it yourself first, briefly and honestly, then reply to every comment.',
      'Collect the best answers and turn them into the next post.',
    ],
    openings: ['Opening line: your own answer, in one sentence.', 'First shot: a blank page with the question on top.'],
  },
  {
    categories: ['any', 'education'],
    platforms: ['instagram', 'linkedin', 'facebook'],
    steps: true,
    titles: ['{Core}: a checklist to save', 'A carousel on {core}, one step a slide'],
    angles: [
      'One line a slide: {step1}; {step2}; {step3}.',
      'Write it so that it works as a note on the fridge: {step1}; {step2}; {step3}.',
    ],
    openings: ['First slide: the result people want, in plain words.', 'First slide: the question that the list answers.'],
  },
  {
    categories: ['any', 'entertainment', 'fitness'],
    platforms: ['tiktok', 'instagram', 'youtube'],
    steps: true,
    titles: ['A small challenge: {core}', 'Try this today: {core}'],
    angles: [
      'Set your followers one task and do it first. {exercise}',
      'Do it on camera, fail once if it happens, and leave it in. {exercise}',
    ],
    openings: ['Opening line: “Do this with me.”', 'First shot: you, ready to start, and slightly unsure.'],
  },
  {
    categories: ['any', 'education'],
    platforms: ['youtube', 'tiktok', 'facebook'],
    titles: ['{Core}, explained to a curious child', 'The plainest words for {core}'],
    angles: ['Use no word that a ten-year-old would have to look up.', 'Explain it with three objects from the kitchen table.'],
    openings: ['Opening line: “Do you know what this is?”', 'First shot: a drawing you make while you talk.'],
  },
  {
    categories: ['any', 'education', 'lifestyle'],
    platforms: ['instagram', 'youtube', 'tiktok'],
    titles: ['One detail of {core}, looked at closely', 'The detail about {core} that people walk past'],
    angles: [
      'Stay with a single detail until it becomes interesting.',
      'Ask why it is the way it is, and follow the answer one step further than usual.',
    ],
    openings: ['First shot: so close that nobody can tell what it is.', 'Opening line: “Look at this for a second.”'],
  },
  {
    categories: ['any', 'business', 'education'],
    platforms: ['linkedin', 'reddit', 'youtube'],
    titles: ['The other side of {core}', 'Two people, two views on {core}'],
    angles: ['Make the case you do not hold, and make it well.', 'Let somebody disagree with you on camera, and thank them for it.'],
    openings: ['Opening line: “Here is what I might be wrong about.”', 'First shot: two empty chairs.'],
  },
  {
    categories: ['any', 'entertainment'],
    platforms: ['tiktok', 'instagram', 'youtube'],
    titles: ['The story of {core} in a minute', '{Core}, told as a bedtime story'],
    angles: ['One beginning, one turn and one last sentence that stays.', 'Tell it as if it had happened next door.'],
    openings: ['Opening line: “It began quietly.”', 'First shot: a lamp, a chair and your voice.'],
  },
  {
    categories: ['any', 'lifestyle'],
    platforms: ['facebook', 'instagram', 'twitter'],
    titles: ['A personal note on {core}', 'A letter to somebody new to {core}'],
    angles: ['Write it by hand, and read it aloud in one go.', 'Name one thing you would keep and one you would let go.'],
    openings: ['First shot: a pen touching paper.', 'Opening line: “I should have told you this earlier.”'],
  },
  {
    categories: ['any', 'business', 'tech'],
    platforms: ['twitter', 'linkedin', 'reddit'],
    titles: ['Words around {core} that need translating', 'A small dictionary of {core}'],
    angles: ['Take a few words that insiders use, and say what each one means in daily life.', 'Let your audience send in the next word.'],
    openings: ['First shot: a single word on a white card.', 'Opening line: “Nobody dares to ask what this means.”'],
  },
]
