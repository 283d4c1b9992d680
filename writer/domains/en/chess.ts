import type { Branch } from '#writer/domains/material.ts'

/** Chess, played or taught; a part of gaming. */
export const chess: Branch = {
  id: 'chess',
  gate: [['chess', 'checkmate', 'grandmaster']],
  lessons: [
    {
      step: 'look for the forcing moves first',
      why: 'Forcing moves are the ones that change a game at once.',
      how: 'Before each move, name every check, every capture and every threat, yours and those of the other side.',
      mistake: 'Looking only at your own plan is how a queen gets lost.',
      exercise: 'Play one slow game and whisper the forcing moves before you touch a piece.',
    },
    {
      step: 'start with a few pieces on the board',
      why: 'A small position shows what a piece can do without the noise of the others.',
      how: 'Set up pawns and kings only, play to the end, and add one kind of piece at a time.',
      mistake: 'Explaining all the rules before the first game loses the beginner before the first move.',
      exercise: 'Play a game with only kings and pawns, and see who gets through.',
    },
    {
      step: 'bring every piece into the game',
      why: 'A piece on its first square plays for nobody.',
      how: 'Move the knights and bishops out early, put the king into safety, and only then attack.',
      mistake: 'Chasing pawns with the queen in the opening lets the other side develop with every threat.',
      exercise: 'Count the pieces that have not moved yet when your next game reaches its middle.',
    },
    {
      step: 'go through the lost games together',
      why: 'The one move that decided the game teaches more than the final position.',
      how: 'Set up the moment before it, ask what both sides wanted, and try two other moves.',
      mistake: 'Naming the mistake at once takes away the pleasure of finding it.',
      exercise: 'Take your last loss, and find the first move you would like to take back.',
    },
    {
      step: 'solve a few small puzzles often',
      why: 'Patterns are seen faster when the eye has met them before.',
      how: 'Choose easy positions, solve them without moving the pieces, and repeat the ones you missed.',
      mistake: 'Puzzles that are too hard teach guessing.',
      exercise: 'Solve a mate in one before breakfast, and say aloud why it is mate.',
    },
  ],
  myths: [
    { claim: 'Chess is only for geniuses.', truth: 'Chess rewards looking twice, and that can be learned at any age.' },
    { claim: 'You have to learn openings by heart.', truth: 'Most beginners gain more from not leaving pieces undefended.' },
  ],
  objections: [{ says: 'Losing is too frustrating.', answer: 'A short game that is talked over afterwards turns a loss into a story.' }],
  tools: ['a board with large squares', 'a set of simple puzzles', 'a notebook for your games', 'a chess clock'],
  moments: [
    'A finger stays on the piece, a long breath, and then the hand lets go.',
    'Somebody says check for the first time, and looks up to see whether it counts.',
  ],
  questions: ['Which piece should I move first?', 'How do I stop losing my queen?', 'How long should a game for children last?'],
  wins: ['A beginner sees the trap, smiles, and plays another move.', 'The handshake comes before the question about the score.'],
  terms: ['chess for beginners', 'teaching chess to children', 'easy chess puzzles'],
  hashtags: ['ChessForKids', 'ChessTips', 'LearnChess', 'ChessPuzzles', 'Chess'],
}
