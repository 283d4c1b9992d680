import type { Branch } from '#writer/domains/material.ts'

/** Cooking over fire; a part of food. */
export const barbecue: Branch = {
  id: 'barbecue',
  gate: [['barbecue', 'bbq', 'grill', 'grilling', 'smoker', 'brisket', 'ribs', 'charcoal', 'braai', 'tandoor']],
  lessons: [
    {
      step: 'build a hot side and a cool side',
      why: '[Food needs|Everything on the grill needs] [a place to brown and a place to finish|one place for colour and another for the slow part].',
      how: '[Push the coals to one half of the grill|Bank the coals on one half], start over the heat, and [move each piece across once it has colour|let each piece finish on the other side once it is brown].',
      mistake: 'An even bed of coals [leaves nowhere to go|gives you no way out] when [fat begins to flare|the fat catches fire].',
      exercise:
        '[Rake your coals to one side next time|Next time, pull all the coals to one side], and [cook one piece on each side to compare|try one piece over the heat and one beside it].',
    },
    {
      step: 'wait until the coals are grey',
      why: '[Young flames|Flames that have just caught] [blacken food before they cook it|colour the outside long before the inside is done].',
      how: '[Light the coals early, leave them alone|Light the fire well ahead, keep your hands off it], and begin when [the coals are covered in ash|the flames have died and everything is grey].',
      mistake:
        '[Putting the first sausages over open flames|Starting over open flames because people are hungry] gives [a burnt skin around a raw middle|you black skin and a cold centre].',
      exercise:
        '[Light the fire earlier than feels necessary|Light it while it still feels too early], and [set the table while it burns down|make the salad while it settles].',
    },
    {
      step: 'measure the middle instead of guessing',
      why: 'The outside of a steak [says little about|is a poor witness to] [the inside|what goes on inside].',
      how: 'Push a thermometer into the thickest part, [away from the bone|without touching the bone], and [take the piece off shortly before it is done|lift the piece off a little early, because it goes on cooking].',
      mistake:
        '[Cutting into the meat to look|Slicing a piece open to check] [lets the juice run into the fire|feeds the juice to the fire].',
      exercise:
        '[Guess the temperature before you read it|Say your guess aloud before you look], [and repeat it until your guesses come close|and go on until you are hardly ever far off].',
    },
    {
      step: 'put the sauce on at the end',
      why: 'Sugar burns [long before meat is cooked|well before the meat is ready], [and burnt sugar tastes bitter|and sauce is full of it].',
      how: '[Season with salt and spice at the start|Let salt and spice do the early work], and [brush the sauce on for the last minutes only|keep the sauce for the last few minutes].',
      mistake:
        '[A sweet marinade over high heat|Sugary sauce over high heat] [turns bitter and black|is black before it is anything else].',
      exercise:
        '[Cook one piece with sauce from the start and one with sauce at the end|Brush sauce on one piece early and on another late], and [taste both|taste them side by side|let somebody choose].',
    },
    {
      step: 'let the meat rest off the heat',
      why: '[Resting|A short rest] [keeps the juice in the meat and off the board|gives the juice time to settle where you want it].',
      how: '[Set it on a warm board, cover it loosely|Move it to a warm board and lay foil over it], and [use the time to dress the salad|finish the salad meanwhile].',
      mistake:
        '[Carving straight from the grill|Cutting as soon as it is off the fire] [leaves a wet board and a dry slice|sends the juice over the board].',
      exercise:
        '[Rest your next piece until the table is ready|Leave your next piece alone until everybody sits], and [look at the board after you cut|see how dry the board stays when you cut].',
    },
  ],
  myths: [
    {
      claim: 'Searing seals in the juice.',
      truth: 'Searing [makes flavour|is there for flavour], and [resting is what keeps the juice|the juice is saved by resting].',
    },
    {
      claim: 'More smoke is better.',
      truth:
        '[A thin, clean smoke flavours food|Thin smoke that you hardly see flavours food], and [a thick white one makes it bitter|thick white smoke makes it bitter].',
    },
  ],
  objections: [
    {
      says: 'Gas is not real barbecue.',
      answer:
        'Heat control [makes the meal|is what makes the meal], [whichever fuel it comes from|and the guests do not taste the argument].',
    },
  ],
  tools: ['long tongs', 'a meat thermometer', 'a chimney starter', 'a stiff grill brush'],
  moments: [
    '[Fat hits the coals, it hisses|A drop of fat falls into the coals], and [everybody at the table turns around|every conversation stops for a second].',
    'The smoke [drifts over|reaches the other side of] the fence, and the neighbours [find a reason to say hello|suddenly have something to ask].',
  ],
  questions: [
    'How do I stop chicken from burning outside and staying raw inside?',
    'When are the coals ready?',
    'What can I grill for guests who eat no meat?',
  ],
  wins: [
    'The chicken is [brown, juicy and done|crisp outside and done inside], [all at the same time|and nobody had to cut it open].',
    '[Somebody asks for the recipe|A guest wants the recipe], and the answer is [salt, time and a lid|mostly patience].',
  ],
  terms: ['barbecue for beginners', 'how to light charcoal', 'indirect grilling'],
  hashtags: ['CharcoalGrill', 'GrillTips', 'BackyardBBQ', 'Grilling', 'BBQ'],
}
