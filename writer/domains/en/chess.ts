import type { Branch } from '#writer/domains/material.ts'

/** Chess, played or taught; a part of gaming. */
export const chess: Branch = {
  id: 'chess',
  gate: [['chess', 'checkmate', 'grandmaster']],
  lessons: [
    {
      step: 'look for the forcing moves first',
      why: 'Forcing moves are the ones that [change a game at once|can turn a game in a single move|leave the other side the least choice].',
      how: 'Before each move, name every check, every capture and every threat, [yours and those of the other side|first your own and then those of the other side|on both sides of the board].',
      mistake: 'Looking only at your own plan is [how a queen gets lost|how queens disappear|the shortest way to lose a queen].',
      exercise:
        '[Play one slow game|Take your time over one game] and [whisper the forcing moves before you touch a piece|touch no piece before you have whispered the forcing moves].',
    },
    {
      step: 'start with a few pieces on the board',
      why: '[A small position|A board with few pieces] shows [what a piece can do without the noise of the others|a piece at work, with no others in the way].',
      how: '[Set up pawns and kings only|Put nothing but kings and pawns on the board], play to the end, and [add one kind of piece at a time|let one kind of piece join at a time].',
      mistake:
        '[Explaining all the rules before the first game|A full lecture on the rules before the first game] loses the beginner [before the first move|before a pawn has moved].',
      exercise:
        'Play a game with [only kings and pawns|nothing but kings and pawns], and [see who gets through|find out who gets a pawn through first].',
    },
    {
      step: 'bring every piece into the game',
      why: 'A piece on its first square [plays for nobody|is not in the game yet|helps nobody].',
      how: '[Move the knights and bishops out early|Bring knights and bishops out early], put the king into safety, and [only then attack|keep the attack for afterwards].',
      mistake:
        '[Chasing pawns with the queen in the opening|Sending the queen out early to hunt pawns] lets the other side [develop with every threat|bring out a piece with every threat against her].',
      exercise:
        'Count the pieces that [have not moved yet|are still at home] [when your next game reaches its middle|halfway through your next game].',
    },
    {
      step: 'go through the lost games together',
      why: 'The one move that [decided the game|turned the game] [teaches more than the final position|has more to teach than the way it ended].',
      how: '[Set up the moment before it|Go back to the position before it], ask what both sides wanted, and [try two other moves|look at two moves that were not played].',
      mistake:
        '[Naming the mistake at once|Pointing at the mistake straight away] [takes away the pleasure of finding it|leaves nothing to discover].',
      exercise:
        '[Take your last loss|Go back to your last loss], and find the first move [you would like to take back|you would play differently today].',
    },
    {
      step: 'solve a few small puzzles often',
      why: 'Patterns are seen faster when [the eye has met them before|they are already old acquaintances|you have come across them before].',
      how: '[Choose easy positions|Begin with easy positions], solve them without moving the pieces, and [repeat the ones you missed|return to the ones that beat you].',
      mistake: 'Puzzles that are too hard [teach guessing|teach you to guess|only train your guessing].',
      exercise:
        'Solve a mate in one [before breakfast|before the day begins], and [say aloud why it is mate|explain aloud why the king cannot escape].',
    },
  ],
  myths: [
    {
      claim: 'Chess is only for geniuses.',
      truth:
        'Chess rewards looking twice, and [that can be learned at any age|looking twice can be learned at any age|nobody is too young or too old to learn that].',
    },
    {
      claim: 'You have to learn openings by heart.',
      truth:
        'Most beginners gain more from [not leaving pieces undefended|making sure that every piece is defended|looking after their loose pieces].',
    },
  ],
  objections: [
    {
      says: 'Losing is too frustrating.',
      answer:
        'A short game that is talked over afterwards [turns a loss into a story|makes a story out of a loss|leaves more behind than the result].',
    },
  ],
  tools: ['a board with large squares', 'a set of simple puzzles', 'a notebook for your games', 'a chess clock'],
  moments: [
    '[A finger stays on the piece|One finger is still on the piece], a long breath, and then [the hand lets go|the hand opens].',
    'Somebody says check for the first time, and looks up [to see whether it counts|to see if it was right|as if asking permission].',
  ],
  questions: ['Which piece should I move first?', 'How do I stop losing my queen?', 'How long should a game for children last?'],
  wins: [
    '[A beginner sees the trap|The trap is there, and a beginner sees it], smiles, and plays [another move|something better].',
    'The handshake comes before [the question about the score|anyone asks about the score].',
  ],
  terms: ['chess for beginners', 'teaching chess to children', 'easy chess puzzles'],
  hashtags: ['ChessForKids', 'ChessTips', 'LearnChess', 'ChessPuzzles', 'Chess'],
}
