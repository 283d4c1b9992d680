import { chess } from '#writer/domains/en/chess.ts'
import type { DomainPack } from '#writer/domains/material.ts'

export const gaming: DomainPack = {
  id: 'gaming',
  label: 'gaming',
  vocabulary: {
    3: [
      'gaming',
      'video game',
      'gamer',
      'esports',
      'minecraft',
      'fortnite',
      'speedrun',
      'twitch',
      'playstation',
      'xbox',
      'nintendo',
      'indie game',
      'rpg',
      'fps',
      'mmo',
      'board game',
      'tabletop',
      'dungeons',
      'd&d',
      'game development',
      'game design',
      'valorant',
      'zelda',
      'pokemon',
      'pokémon',
      'roblox',
      'chess',
      'retro game',
      'steam deck',
    ],
    2: [
      'game',
      'console',
      'controller',
      'boss fight',
      'multiplayer',
      'streamer',
      'streaming',
      'level design',
      'puzzle game',
      'quest',
      'arcade',
      'lan party',
      'dice',
      'checkmate',
      'opening in chess',
    ],
    1: ['play', 'playing', 'player', 'level', 'strategy', 'stream', 'retro', 'team'],
  },
  lessons: [
    {
      step: 'learn one thing per session',
      why: 'A session with a single aim [teaches more than an evening of losing in new ways|is worth more than an evening of losing in new ways|brings you further than hours without one].',
      how: '[Choose one skill|Pick a single skill], such as timing, position or planning, and [judge the session only by that|let nothing else decide whether it went well|look at nothing else afterwards].',
      mistake:
        '[Blaming the last mistake|Being angry about the last mistake] hides the decision that [made it possible|came before it and allowed it].',
      exercise:
        '[Write the aim of your next session on a note|Put down on a note what the next session is for] and [stick it to the screen or the box|put it where you will see it while you play].',
    },
    {
      step: 'watch your own play back',
      why: 'Afterwards you see [what you could not see while your pulse was up|what the excitement kept from you|what went by too fast at the time].',
      how: '[Record or note one game|Keep a recording or notes of one game], go through it slowly, and [stop at the first moment that felt wrong|pause where it first went against you].',
      mistake:
        '[Watching only the highlights of others|Seeing nothing but the highlights of others] [teaches what is rare, not what is frequent|shows you the rare moments and none of the usual ones].',
      exercise:
        'Go through your last session until you find [the decision before the mistake|the choice that led to the mistake|the point where it could still have gone better].',
    },
    {
      step: 'stop before a bad streak gets longer',
      why: 'Frustration [plays worse than you do|is a worse player than you are|makes moves you would never make].',
      how: '[Set a stopping rule in advance|Decide beforehand when you will stop], stand up, drink something, and [come back another time|leave the next round for another day].',
      mistake:
        '[Chasing one last win|Staying for just one more win] is how [a short evening turns into a long night|an hour of play becomes a tired morning].',
      exercise:
        '[Decide on your stopping rule now|Settle now when you will stop], and [say it to whoever you play with|tell the people you play with].',
    },
    {
      step: 'be the person people like to play with',
      why: 'A friendly player [is invited again, whatever the score|gets the next invitation, win or lose|never has to look for company].',
      how: 'Say what you saw [instead of what they did wrong|and leave out what they did wrong], and [praise the attempt|find a good word for the attempt|give the attempt its due].',
      mistake:
        '[Coaching somebody who did not ask|Giving advice that nobody asked for] [ruins more games than bad luck|spoils more evenings than bad luck does].',
      exercise: 'Give one honest compliment to [an opponent in your next game|somebody you play against next time|whoever beats you next].',
    },
    {
      step: 'learn the rules that nobody reads',
      why: '[Half of the surprises in a game stand in its rules|Many a surprise stands in the rules], and [few people look there|hardly anyone opens them twice].',
      how: '[Play one round, read the rules again|Read the rules once more after a first round], and [note what everybody at the table had got wrong|look for the line you had all missed].',
      mistake:
        '[Playing by what somebody once explained|Trusting a half-remembered explanation] keeps [old misunderstandings|the same mistakes] alive for years.',
      exercise: '[Look up|Read up on] one rule [you have always been unsure about|that you and your friends argue about].',
    },
    {
      step: 'borrow one idea from a better player',
      why: '[Better players|Those who beat you] [have solved the problem you are stuck on|have been where you are stuck].',
      how: 'Watch one of their games, [pick a single habit|choose one thing they keep doing], and [try only that in your next session|take only that into your own game].',
      mistake:
        '[Copying a whole style at once|Taking over everything they do] gives you [moves without their reasons|answers to questions you have not met].',
      exercise: 'Ask somebody who beats you [what they look at first|which habit helped them most|what they would change in your play].',
    },
    {
      step: 'set the room up for long looking',
      why: '[Tired eyes and a stiff neck|A stiff neck and tired eyes] make decisions [before you do|that you would not make].',
      how: '[Bring the light up|Put a lamp beside the table], sit so that your shoulders drop, and [look at something far away between rounds|stand up whenever a round ends].',
      mistake:
        '[Playing in the dark with hunched shoulders|Forgetting to move for a whole evening] [ends the fun earlier than losing does|makes the last hour the worst one].',
      exercise:
        'Change one thing about [your chair, your light or your table|the place where you play] before [the next session|you start again].',
    },
    {
      step: 'choose a game that fits the evening',
      why: '[A great game at the wrong moment|Even a great game on the wrong evening] is [no fun for anyone|hard work for everybody].',
      how: '[Ask how much time and energy there is|See how much time and energy you all have], and [pick something that ends before both do|take a game that fits].',
      mistake:
        '[Opening something huge late in the evening|Starting a huge game when everybody is tired] leaves it [half played and half loved|unfinished on the table or on the disk].',
      exercise:
        'Make a [short list|small list on paper] of [games for tired evenings and games for long ones|what to play when time is short].',
    },
  ],
  myths: [
    {
      claim: 'Better equipment makes a better player.',
      truth:
        'Habits and decisions [separate players long before equipment does|tell players apart long before their equipment can|decide far more games than equipment].',
    },
    {
      claim: 'Games are a waste of time.',
      truth:
        'Games train patience, planning and losing well, [as long as you also stop|provided that you know when to stop|if they leave room for other things].',
    },
    {
      claim: 'You have to play every day to improve.',
      truth: 'Rested players [learn faster than tired ones|pick up more than tired ones do|see more and learn more].',
    },
    {
      claim: 'Playing with beginners is boring.',
      truth:
        '[Beginners try what nobody else would|A beginner tries what you stopped trying long ago], and [explaining a game shows how well you know it|you see your own game with new eyes].',
    },
  ],
  objections: [
    {
      says: 'I am too old to start gaming.',
      answer:
        '[Slow games exist for every taste|There are slow games for every taste], and [nobody sees your age in the lobby|no lobby asks how old you are].',
    },
    {
      says: 'I always lose.',
      answer: 'Losing with one thing learned is how [everyone you admire began|the players you admire began|good players were made].',
    },
    {
      says: 'I have nobody to play with.',
      answer:
        '[Game cafés, libraries and small online groups|Libraries, cafés and small groups online] are full of people [who are looking for one more player|missing one more player].',
    },
    {
      says: 'There is never enough time for a whole game.',
      answer:
        '[A short game played with attention|One short round with full attention] [does more for you than a long one played tired|beats a long one played half asleep].',
    },
  ],
  tools: ['a comfortable chair', 'a notebook for patterns', 'a headset with a mute button', 'a timer for breaks'],
  moments: [
    '[The room is dark|The light is off], the music changes, and you [know what is behind the door|already know what waits behind the door].',
    'Everybody goes quiet at the same time, and [then somebody laughs|then one of you begins to laugh].',
    'The last move [was there all along|had been there the whole time|was on the table from the start].',
  ],
  questions: [
    'How do I get better without playing all day?',
    'What should I play if I am new to this?',
    'How do I stop tilting?',
    'How do I find people to play with?',
  ],
  wins: [
    'You see the trap [one move before it closes|just before it closes|while there is still a way out].',
    'The boss that took a week [falls on the first try of the evening|is beaten at the first attempt tonight].',
  ],
  terms: ['gaming tips for beginners', 'how to improve at games', 'how to stop tilting', 'games to play with friends'],
  hashtags: ['GamingTips', 'GamerLife', 'GamingCommunity', 'LevelUp', 'Gaming'],
  branches: [
    chess,
    {
      id: 'streaming',
      gate: [
        ['twitch', 'streamer', 'streaming', 'stream', 'lets play', "let's play"],
        ['twitch', 'game', 'gaming', 'gamer', 'stream', 'streaming', 'minecraft', 'fortnite'],
      ],
      lessons: [
        {
          step: 'talk even when nobody writes',
          why: 'A new viewer decides within moments [whether someone is at home|whether anybody is there|if this room is alive].',
          how: 'Say [what you plan, what you expect and what surprised you|what you are up to, what you hope for and what caught you out], [as if a friend sat behind you|as you would to a friend on the sofa].',
          mistake:
            '[Waiting for the chat to start|Keeping quiet until the chat begins] [makes sure that it never does|is the surest way to an empty one].',
          exercise:
            '[Record ten silent minutes of play|Play for ten minutes in silence and record it], and then [narrate them afterwards|talk over the recording|say aloud what you were thinking].',
        },
        {
          step: 'fix the sound before the picture',
          why: 'People forgive a dark picture and [leave a noisy one|leave when the sound hurts|run from bad sound].',
          how: '[Bring the microphone closer|Move nearer to the microphone], turn the game down, and [listen to a minute of your own stream|hear a minute of it as a viewer would].',
          mistake:
            '[Buying a camera while the voice still echoes|Paying for a camera before the echo is gone] [spends money in the wrong place|puts the money where it helps least].',
          exercise: 'Listen to your last recording [with closed eyes|without looking at it][| and note what gets in the way of the voice].',
        },
      ],
      myths: [
        {
          claim: 'You must be excellent to be worth watching.',
          truth: 'People stay for company and honest reactions [as often as for skill|just as often as for great play].',
        },
      ],
      objections: [
        {
          says: 'There are too many streamers already.',
          answer:
            'A small, regular room [is rarer than it looks|is harder to find than one would think], and [people notice when it is theirs|those who find theirs come back].',
        },
      ],
      tools: ['a decent microphone', 'a simple overlay', 'a fixed schedule'],
      moments: [
        '[One name appears in the chat|Somebody says hello in the chat], and the evening [feels different|has company|is no longer quiet].',
      ],
      questions: ['How do I talk when nobody is watching?', 'Which game should I stream?'],
      wins: ['Two viewers start [talking to each other|a conversation of their own][|, and you only listen].'],
      terms: ['how to start streaming', 'stream audio setup'],
      hashtags: ['SmallStreamer', 'StreamTips', 'TwitchStreamer'],
    },
  ],
}
