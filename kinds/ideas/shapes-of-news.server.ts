import type { IdeaShape } from '#kinds/ideas/shape.server.ts'

const anywhere = { categories: ['any'] } as const

/** Ideas under news that is not good news, or that is told of the world: they keep to the news, and play with nothing. */
export const shapesOfNews: readonly IdeaShape[] = [
  {
    ...anywhere,
    platforms: ['facebook', 'instagram', 'twitter'],
    titles: ['The news, plainly told', 'Said in one sentence'],
    angles: ['Say it in one sentence, and leave a pause.', 'Keep to what you know, and say what you do not know yet.'],
    openings: ['Opening line: the news itself, word for word.', 'First shot: you, at eye level, without music.'],
  },
  {
    ...anywhere,
    platforms: ['instagram', 'youtube', 'facebook'],
    titles: ['What people ask first', 'The first questions, answered'],
    angles: [
      'Collect the first questions you get, and answer them one by one.',
      'Answer each question in a sentence, in the order they came.',
    ],
    openings: ['First shot: the question as a comment on the screen.', 'Opening line: the question that came most often.'],
  },
  {
    ...anywhere,
    platforms: ['facebook', 'instagram', 'tiktok'],
    titles: ['What anybody can do', 'One small thing that helps'],
    angles: ['Name one small thing that anybody can do, and show how.', 'Say plainly what would help, and what would not.'],
    openings: ['Opening line: “If you have one minute, here is what helps.”', 'First slide: the one thing, in large letters.'],
  },
  {
    ...anywhere,
    platforms: ['instagram', 'facebook', 'tiktok'],
    titles: ['Before and now, side by side', 'Two pictures, and no comment'],
    angles: ['Two pictures, one line each, and nothing more.', 'Keep the frame the same, so that only the change is seen.'],
    openings: ['First shot: the older picture, held a little longer than usual.', 'First slide: the earlier one, without a caption.'],
  },
  {
    ...anywhere,
    platforms: ['facebook', 'linkedin', 'instagram'],
    titles: ['A thank-you, said aloud', 'To those who are helping'],
    angles: ['Name what people have done, with their permission.', 'Thank one person at a time, and say what for.'],
    openings: ['Opening line: “This one is for a few people in particular.”', 'First shot: your hand, writing the first name.'],
  },
  {
    ...anywhere,
    platforms: ['facebook', 'reddit', 'twitter'],
    titles: ['Ask your audience: {asked}', 'An open question: {asked}'],
    angles: ['Read every answer before you reply.', 'Give your own answer last, and keep it short.'],
    openings: ['First shot: the question, in plain letters.', 'Opening line: read the question aloud, and wait a moment.'],
  },
  {
    ...anywhere,
    platforms: ['youtube', 'instagram', 'tiktok'],
    titles: ['What happened, in order', 'How it came to this'],
    angles: [
      'Tell it in the order in which it happened, without looking for somebody to blame.',
      'Three short scenes, and a date on each.',
    ],
    openings: ['First shot: the place where it began.', 'Opening line: the day and the hour.'],
  },
  {
    ...anywhere,
    platforms: ['instagram', 'facebook', 'tiktok'],
    titles: ['An update, however small', 'A week later'],
    angles: [
      'Come back after a few days and say what has changed, even if it is little.',
      'Begin with what is new, and repeat the rest in one line.',
    ],
    openings: ['Opening line: “Here is where things stand.”', 'First shot: the same place as last time.'],
  },
  {
    ...anywhere,
    platforms: ['tiktok', 'instagram', 'facebook'],
    titles: ['One word from each', 'Three voices'],
    angles: ['Ask a few people for one word each, and let the words stand.', 'Let them say it in their own way, and cut nothing short.'],
    openings: ['First shot: one face, listening to the question.', 'First shot: a microphone, and nobody behind it yet.'],
  },
  {
    ...anywhere,
    platforms: ['instagram', 'twitter', 'facebook'],
    titles: ['The picture that says it', 'One photo, one line'],
    angles: ['Choose one photo, and write a single line under it.', 'Leave out every word that the picture says already.'],
    openings: ['First slide: the photo, alone.', 'First shot: the detail that only you would notice.'],
  },
  {
    ...anywhere,
    platforms: ['linkedin', 'reddit', 'youtube'],
    titles: ['What is known by now, and what is not', 'Two lists: known and unknown'],
    angles: [
      'Keep the two apart, and say where each piece of news comes from.',
      'Read the short list first; it is usually the honest one.',
    ],
    openings: ['First slide: a page with a line down the middle.', 'Opening line: “This much is certain.”'],
  },
  {
    ...anywhere,
    platforms: ['youtube', 'instagram', 'facebook'],
    titles: ['Your replies, read aloud', 'A few answers worth hearing'],
    angles: [
      'Choose a few replies, read them aloud with permission, and answer each in a sentence.',
      'Let the kindest and the most useful one stand last.',
    ],
    openings: ['First shot: your phone, and the first reply on it.', 'Opening line: “You wrote, and I would like to answer.”'],
  },
]
