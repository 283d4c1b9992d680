import type { IdeaShape } from '#kinds/ideas/shape.server.ts'

/** What only the named category asks for. */
export const shapesOfCategory: readonly IdeaShape[] = [
  {
    categories: ['entertainment'],
    platforms: ['tiktok', 'youtube', 'instagram'],
    titles: ['A friend meets {core} for the first time', 'Explaining {core} to somebody who has no idea'],
    angles: [
      'Hand the camera to the person who knows nothing, and let them ask.',
      'Keep every honest reaction, and add captions instead of comments.',
    ],
    openings: ['First shot: their face when they hear what you have planned.', 'Opening line: “What do you think this is?”'],
  },
  {
    categories: ['entertainment'],
    platforms: ['tiktok', 'instagram'],
    titles: ['{Core} as a film trailer', 'If {core} had a soundtrack'],
    angles: [
      'Treat an ordinary moment as if it were the end of an epic.',
      'Cut on the beat, and let the most ordinary shot come at the loudest point.',
    ],
    openings: [
      'First shot: darkness, a breath, and then the smallest detail you have.',
      'First shot: slow motion of something that needs none.',
    ],
  },
  {
    categories: ['lifestyle'],
    platforms: ['instagram', 'youtube', 'facebook'],
    doing: true,
    titles: ['A morning that begins with {core}', 'An ordinary day, with {core} in it'],
    angles: [
      'Show where it fits between breakfast and everything else.',
      'Film the day as it is, including the part that did not go to plan.',
    ],
    openings: ['First shot: the window, before anyone speaks.', 'First shot: the kettle, the keys, the door.'],
  },
  {
    categories: ['lifestyle'],
    platforms: ['instagram', 'facebook'],
    doing: true,
    titles: ['Where {core} happens: a corner tour', 'The corner at home that belongs to {core}'],
    angles: ['Three objects and the reason each of them is there.', 'Show it untidied, and say what you would never throw away.'],
    openings: ['First shot: from the doorway, as a guest would see it.', 'First shot: the light at the hour you like best.'],
  },
  {
    categories: ['tech'],
    platforms: ['youtube', 'twitter', 'linkedin'],
    titles: ['Notes, lists, reminders: the simple system behind {core}', 'One spreadsheet for {core}'],
    angles: [
      'Show the real file with the private parts blurred, and explain the columns.',
      'Build it live from an empty page, and share what you left out.',
    ],
    openings: ['First shot: the screen, with a cursor waiting in an empty cell.', 'Opening line: “This used to be in my head.”'],
  },
  {
    categories: ['tech'],
    platforms: ['youtube', 'tiktok', 'reddit'],
    doing: true,
    titles: ['What software can and cannot do for {core}', 'By hand or with a tool? {Core}, tried both ways'],
    angles: [
      'Do the same task twice and compare the result, not the speed.',
      'Say clearly where the tool helped and where it got in the way.',
    ],
    openings: ['First shot: a split screen, both sides empty.', 'Opening line: “Let us be fair to both.”'],
  },
  {
    categories: ['tech'],
    platforms: ['instagram', 'youtube', 'tiktok'],
    titles: ['How I film {core} with only a phone', 'A phone, a window and {core}'],
    angles: [
      'Show where the phone stands, where the light comes from and what is out of frame.',
      'Film the filming, so that others can copy the set-up.',
    ],
    openings: ['First shot: the messy room around the tidy picture.', 'First shot: the phone on a stack of books.'],
  },
  {
    categories: ['fitness'],
    platforms: ['tiktok', 'instagram', 'youtube'],
    titles: ['Walk and talk: {core}', 'One lap, one thought about {core}'],
    angles: [
      'Take the camera for a walk and say one thing you have learned.',
      'Start talking when you leave, and stop when you are back at the door.',
    ],
    openings: ['First shot: your shoes, already moving.', 'Opening line: “I think better when I walk.”'],
  },
  {
    categories: ['fitness'],
    platforms: ['instagram', 'tiktok'],
    titles: ['A week of small steps: {core}', 'Showing up: a habit diary on {core}'],
    angles: [
      'One short clip a day, including the day you did not feel like it.',
      'Mark every day on paper in front of the camera, and say one honest sentence.',
    ],
    openings: ['First shot: an empty calendar page and a pen.', 'Opening line: “Day one, and no promises.”'],
  },
  {
    categories: ['fitness'],
    platforms: ['youtube', 'instagram', 'tiktok'],
    titles: ['A stretch break for everyone busy with {core}', 'Stand up for a minute: {core} and your back'],
    angles: [
      'Show a few easy movements for neck and shoulders, with room to join in.',
      'Do it in everyday clothes, so that nobody has an excuse.',
    ],
    openings: ['First shot: the slump that everybody recognises.', 'Opening line: “Sit up, this one is for you.”'],
  },
  {
    categories: ['business'],
    platforms: ['linkedin', 'facebook', 'instagram'],
    doing: true,
    titles: ['What customers never see of {core}', 'Behind the counter: {core}'],
    angles: [
      'Follow one ordinary step from start to finish, and say why you do it that way.',
      'Show the care that goes in before anyone pays for anything.',
    ],
    openings: ['First shot: the part of the room that no customer sees.', 'Opening line: “This step is invisible when it is done well.”'],
  },
  {
    categories: ['business'],
    platforms: ['linkedin', 'twitter', 'facebook'],
    titles: ['How I would explain {core} to a client', '{Core} in one honest paragraph'],
    angles: [
      'Use no technical word, and end with the question they should ask you.',
      'Say what you do, what you do not do, and who should go elsewhere.',
    ],
    openings: ['Opening line: the question you hear most often.', 'First shot: a sheet of paper and one simple drawing.'],
  },
  {
    categories: ['business'],
    platforms: ['linkedin', 'reddit', 'twitter'],
    titles: ['One decision about {core}, and the reasons for it', 'What I said no to in {core}'],
    angles: [
      'Show both options as fairly as you can before you say which one you took.',
      'Tell what it cost, what it gave, and whether you would do it again.',
    ],
    openings: ['Opening line: “Both answers would have been reasonable.”', 'First shot: a list with one line crossed out.'],
  },
]
