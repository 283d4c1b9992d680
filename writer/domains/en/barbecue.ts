import type { Branch } from '#writer/domains/material.ts'

/** Cooking over fire; a part of food. */
export const barbecue: Branch = {
  id: 'barbecue',
  gate: [['barbecue', 'bbq', 'grill', 'grilling', 'smoker', 'brisket', 'ribs', 'charcoal', 'braai', 'tandoor']],
  lessons: [
    {
      step: 'build a hot side and a cool side',
      why: 'Food needs a place to brown and a place to finish.',
      how: 'Push the coals to one half of the grill, start over the heat, and move each piece across once it has colour.',
      mistake: 'An even bed of coals leaves nowhere to go when fat begins to flare.',
      exercise: 'Rake your coals to one side next time, and cook one piece on each side to compare.',
    },
    {
      step: 'wait until the coals are grey',
      why: 'Young flames blacken food before they cook it.',
      how: 'Light the coals early, leave them alone, and begin when ash covers them and the flames are gone.',
      mistake: 'Putting the first sausages over open flames gives a burnt skin around a raw middle.',
      exercise: 'Light the fire earlier than feels necessary, and set the table while it burns down.',
    },
    {
      step: 'measure the middle instead of guessing',
      why: 'The outside of a steak says little about the inside.',
      how: 'Push a thermometer into the thickest part, away from the bone, and take the piece off shortly before it is done.',
      mistake: 'Cutting into the meat to look lets the juice run into the fire.',
      exercise: 'Guess the temperature before you read it, until your guesses come close.',
    },
    {
      step: 'put the sauce on at the end',
      why: 'Sugar burns long before meat is cooked.',
      how: 'Season with salt and spice at the start, and brush the sauce on for the last minutes only.',
      mistake: 'A sweet marinade over high heat turns bitter and black.',
      exercise: 'Cook one piece with sauce from the start and one with sauce at the end, and taste both.',
    },
    {
      step: 'let the meat rest off the heat',
      why: 'Resting keeps the juice in the meat and off the board.',
      how: 'Set it on a warm board, cover it loosely, and use the time to dress the salad.',
      mistake: 'Carving straight from the grill leaves a wet board and a dry slice.',
      exercise: 'Rest your next piece until the table is ready, and look at the board after you cut.',
    },
  ],
  myths: [
    { claim: 'Searing seals in the juice.', truth: 'Searing makes flavour, and resting is what keeps the juice.' },
    { claim: 'More smoke is better.', truth: 'A thin, clean smoke flavours food, and a thick white one makes it bitter.' },
  ],
  objections: [{ says: 'Gas is not real barbecue.', answer: 'Heat control makes the meal, whichever fuel it comes from.' }],
  tools: ['long tongs', 'a meat thermometer', 'a chimney starter', 'a stiff grill brush'],
  moments: [
    'Fat hits the coals, it hisses, and everybody at the table turns around.',
    'The smoke drifts over the fence, and the neighbours find a reason to say hello.',
  ],
  questions: [
    'How do I stop chicken from burning outside and staying raw inside?',
    'When are the coals ready?',
    'What can I grill for guests who eat no meat?',
  ],
  wins: ['The chicken is brown, juicy and done at the same time.', 'Somebody asks for the recipe, and the answer is salt, time and a lid.'],
  terms: ['barbecue for beginners', 'how to light charcoal', 'indirect grilling'],
  hashtags: ['CharcoalGrill', 'GrillTips', 'BackyardBBQ', 'Grilling', 'BBQ'],
}
