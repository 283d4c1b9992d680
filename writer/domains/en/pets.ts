import type { DomainPack } from '#writer/domains/material.ts'

export const pets: DomainPack = {
  id: 'pets',
  label: 'pets',
  vocabulary: {
    3: [
      'dog',
      'cat',
      'puppy',
      'kitten',
      'pet',
      'dog training',
      'hamster',
      'rabbit',
      'parrot',
      'aquarium',
      'guinea pig',
      'golden retriever',
      'rescue dog',
      'horse riding',
      'veterinarian',
      'goldfish',
      'budgie',
    ],
    2: [
      'vet',
      'leash',
      'litter box',
      'kennel',
      'breed',
      'paw',
      'animal',
      'shelter animal',
      'horse',
      'fish tank',
      'groomer',
      'terrarium',
      'tortoise',
    ],
    1: ['walk', 'adopt', 'training', 'grooming', 'cute'],
  },
  lessons: [
    {
      step: 'learn to read body language',
      why: '[Animals say everything twice|Animals tell you what they want] [before they say it loudly|before they have to raise their voice].',
      how: '[Watch ears, eyes, tail and weight together|Look at ears, eyes, tail and posture as one picture], and [note what the animal does just before it moves away|remember what came just before the animal turned away].',
      mistake:
        '[Waiting for a growl or a bite means|Reacting only to a growl or a bite means] [missing the polite requests that came before|overlooking every quiet warning].',
      exercise:
        '[Watch your animal quietly for a few minutes|Sit near your animal for a few quiet minutes] and [write down only what you see|note what it does, without a guess at the reason].',
    },
    {
      step: 'keep the day predictable',
      why: '[An animal that knows what comes next|An animal with a predictable day] [has less to worry about|can rest in between].',
      how: '[Feed, play and rest at about the same times|Keep meals, games and rest at roughly the same hours], and [change one thing slowly when something must change|when something must change, change one thing at a time].',
      mistake:
        '[Turning everything upside down on the day of arrival|A whole new world on the day of arrival] [overwhelms the calmest animal|is too much even for a calm animal].',
      exercise:
        '[Write down the day as your animal lives it|Follow one day through the eyes of your animal], and [look for the longest gap|find the hours in which nothing happens].',
    },
    {
      step: 'reward what you would like to see again',
      why: '[Behaviour that pays off|What is rewarded] [comes back|is shown again|becomes a habit].',
      how: '[Have something good ready, mark the right moment at once|Keep a reward within reach, mark the moment it happens], and [keep the session very short|stop while it is still fun].',
      mistake:
        '[Scolding long after the event|A telling-off long after the event] [teaches only that you are sometimes scary|tells the animal nothing about what it did].',
      exercise:
        '[Catch your animal doing something nice today|Wait today for something your animal does well], and [reward it on the spot|let something good follow at once].',
    },
    {
      step: 'know what normal looks like',
      why: '[You only notice a change|A change stands out only] [in what you have looked at before|when you know how things looked before].',
      how: '[Check eyes, teeth, coat or feathers, and appetite regularly|Look regularly at eyes, teeth, coat or feathers, and at the appetite], and [keep a short note|write down what you see].',
      mistake:
        '[Searching online for hours|An evening of searching online] [delays the call to the vet that answers the question|leaves you with ten answers, when one call to the vet would do].',
      exercise:
        '[Save the number of your vet and of the emergency service|Note the number of your vet and of the emergency service] [in your phone|where everyone at home can find it].',
    },
    {
      step: 'give every animal a place of its own',
      why: '[An animal that can withdraw|An animal with a way out] [has no need to defend itself|copes better with a busy home].',
      how: '[Choose a quiet corner away from doors and draughts|Find a calm corner out of the way], make it comfortable for the species, and [leave the animal in peace there|let nobody reach into it].',
      mistake:
        '[Fetching an animal out of its hiding place|Reaching into the hiding place] [takes the safety out of it|means that nowhere is safe any more].',
      exercise:
        '[Look at your home from the height of your animal|Go down to the height of your animal] and [find a spot where nobody walks past|see where it could rest undisturbed].',
    },
    {
      step: 'keep the body and the mind busy',
      why: '[Boredom looks for work|A bored animal looks for work], and [it rarely picks what you would have chosen|you may not like what it finds].',
      how: '[Hide some of the food, offer something to explore|Let part of the food be searched for, add something to explore], suited to the species, and [change it before it gets dull|take it away while it is still interesting].',
      mistake: '[One more toy|A basket full of toys] [does not replace the one who plays along|is soon part of the furniture].',
      exercise:
        "[Let your animal work for a part of its next meal|Hide a small part of your animal's next meal] and [watch how it goes about it|see how long it stays busy].",
    },
    {
      step: 'prepare for the vet before you need one',
      why: '[A prepared visit is a calmer one|A visit goes better when it is prepared], and [it tells the vet more|the vet learns more from it].',
      how: '[Write down when it began and what has changed|Note since when it has been so and what is different] in eating, drinking, moving or resting, and [film what comes and goes|take a short film of anything that comes and goes].',
      mistake:
        '[Relying on the animal to show it at the practice|Hoping that the animal will show it at the practice] [often fails, because excitement covers it|is a gamble, since many animals hold still there].',
      exercise:
        '[Write down three questions for the next check|Note what you would ask the vet today] and [keep the list with the vaccination papers or records|put the note where the carrier or the records are kept].',
    },
    {
      step: 'make the home safe before you need to',
      why: '[Animals explore with mouth, beak and paws|An animal tries the world with mouth or paw], and [much of a normal household is not made for that|a home is full of things that were not meant for it].',
      how: '[Put cables, medicines and small parts out of reach|Move medicines, cables and small parts away], ask the vet [which plants and foods are harmful to your species|what is poisonous for your kind of animal], and close what should stay closed.',
      mistake:
        '[Assuming that animals know what is bad for them|Trusting that an animal will leave harmful things alone] [can end in an emergency call|is a common way to an emergency].',
      exercise:
        '[Walk through one room today|Check a single room today] and [pick up what could be swallowed|look up whether its plants are safe for your animal].',
    },
  ],
  myths: [
    {
      claim: 'Animals do things out of spite.',
      truth:
        '[Animals do what worked before or what they cannot help|An animal repeats what worked or does what it cannot help], and [spite is our own invention|spite is a human word for it].',
    },
    {
      claim: 'An old animal cannot learn anything new.',
      truth:
        '[Age slows an animal down|An old animal may be slower], and [short lessons with a good reward still work|it can still learn in short, well-rewarded lessons].',
    },
    {
      claim: 'Small animals are easy starter pets.',
      truth:
        '[Small animals need space, company and time|A small animal needs room, suitable company and daily care], and [illness is often well hidden|signs of illness are easily missed].',
    },
    {
      claim: 'An animal shows clearly when it is in pain.',
      truth:
        '[Many animals hide pain|Pain is often hidden], so [small changes in habits are worth a call to the vet|eating less or moving less is a reason to ask the vet].',
    },
  ],
  objections: [
    {
      says: 'I work all day.',
      answer:
        '[Some animals suit a working day better than others|Choose an animal that suits a working day], and [a sitter can cover the rest|somebody can look in while you are out].',
    },
    {
      says: 'Training sounds strict.',
      answer:
        '[Training is a game with clear rules|Good training is a game with clear rules] [in which both of you get something|that both sides can win].',
    },
    {
      says: 'A pet is too much responsibility for me.',
      answer:
        "[Helping at a shelter or looking after a friend's animal|A weekend with a friend's animal] [shows what daily life with one is like|answers the question before you promise anything].",
    },
    {
      says: 'We go away too often.',
      answer:
        '[Plan who looks after the animal first|Settle first who would look after the animal], and [let that answer decide whether you get one|decide about the animal afterwards].',
    },
  ],
  tools: ['small soft treats', 'a brush that suits the coat', 'a quiet resting place', 'a sturdy carrier', 'a clean water bowl'],
  moments: [
    '[The tail hits the floor|You hear the tail on the floor] [before you have opened your eyes|as soon as you move a foot|at the sound of your voice].',
    '[A warm weight settles on your feet|Something warm lies down across your feet] and [sighs|stays there|is asleep at once].',
  ],
  questions: [
    'Is this behaviour normal?',
    'How do I help a shy animal?',
    'What should I have at home before the first day?',
    'When should I call the vet?',
  ],
  wins: [
    '[It comes to you on its own|Nobody called, and it comes to you] and [stays|settles down beside you|asks for nothing].',
    '[The visit to the vet ends with|The check at the vet ends with] [a treat and no drama|a treat and a calm ride home].',
  ],
  terms: ['first days with a pet', 'pet care basics', 'how to read animal body language'],
  hashtags: ['PetCare', 'PetTips', 'AnimalBehaviour', 'PetLovers', 'Pets'],
  branches: [
    {
      id: 'dogs',
      gate: [['dog', 'puppy', 'golden retriever', 'rescue dog', 'leash', 'kennel', 'dog training']],
      lessons: [
        {
          step: 'practise the lead indoors first',
          why: '[The street is|To a dog, the street is] [full of better offers than you|louder and more interesting than you are].',
          how: '[Walk a few steps in the hallway, reward beside your leg|Take a few steps through the hallway, give the reward at your leg], and [stop when the lead goes tight|stand still whenever the lead goes tight].',
          mistake: '[Pulling back|A pull from your side] [teaches a dog to lean into the lead|makes most dogs pull harder].',
          exercise:
            '[Walk once through the flat with the lead|Cross the flat once with the lead] [loose enough to form a smile|hanging in a curve between you].',
        },
        {
          step: 'let the nose work',
          why: '[Sniffing tires a dog|Work for the nose tires a dog] [in a way that running does not|as running alone cannot].',
          how: '[Scatter a handful of food in the grass|Throw a handful of food into the grass], and [let the walk be slow on purpose|give the nose all the time it wants].',
          mistake:
            '[Throwing the ball until the dog is exhausted|An endless ball game] [builds an athlete who needs more every week|can excite more than it calms].',
          exercise: '[Let your dog|For once, let your dog] [choose the way for a whole walk|lead one whole walk with its nose].',
        },
        {
          step: 'teach being alone in tiny steps',
          why: '[A dog learns that you come back|That you come back is something a dog learns] [by seeing you come back|each time you do|by watching you return again and again].',
          how: '[Leave for a breath, return without fuss|Go out for a breath, come back as if it were nothing], and [lengthen the time only while the dog stays calm|stay away longer only as long as the dog is calm].',
          mistake:
            '[Starting with a whole evening|A whole evening as the first exercise] [turns the door into a threat|asks far too much at once].',
          exercise: '[Pick up your keys a few times today|Put on your shoes a few times today] and [stay|sit down again].',
        },
      ],
      myths: [
        {
          claim: 'A wagging tail means a happy dog.',
          truth:
            '[A wagging tail means excitement|A tail that wags shows excitement]; [the rest of the body says which kind|look at the rest of the body to see which kind].',
        },
      ],
      objections: [
        {
          says: 'My dog is too stubborn.',
          answer:
            '[A stubborn dog usually has|A dog that seems stubborn usually has] [a better offer or an unclear request|something better to do or has not understood you].',
        },
      ],
      tools: ['a long line', 'a well-fitting harness', 'a treat pouch', 'a mat as a fixed place'],
      moments: ['[The lead hangs in a soft curve|The lead is slack], and [you both hear the gravel|neither of you is in a hurry].'],
      questions: ['Why does my dog pull?', 'How long can a puppy be alone?', 'What do I do when my dog barks at visitors?'],
      wins: ['[You call once|One call], and [four feet turn around|the ears come first and the dog right after].'],
      terms: ['loose lead walking', 'puppy first week', 'how to teach a dog to stay alone'],
      hashtags: ['DogTraining', 'PuppyTips', 'DogLife', 'Dogs'],
    },
    {
      id: 'cats',
      gate: [['cat', 'kitten', 'litter box']],
      lessons: [
        {
          step: 'let the cat come to you',
          why: '[A cat that decides itself|A cat that came of its own accord] [stays longer|is more likely to stay|comes back sooner].',
          how: '[Sit down, look away, hold a finger at nose height|Settle on the floor, turn your eyes away, offer a finger at nose height] and [wait|let the cat take the last step].',
          mistake:
            '[Pulling a cat out from under the sofa|Dragging a cat out of its hiding place] [teaches it to hide deeper|proves that hiding was a good idea].',
          exercise:
            '[Blink slowly at your cat tonight|Close your eyes slowly at your cat tonight] and [see whether it blinks back|wait for an answer].',
        },
        {
          step: 'play like prey',
          why: '[A toy that runs away|A toy that moves like something alive] [is worth hunting|wakes the hunter|looks like prey].',
          how: '[Drag it along the floor, let it hide, let the cat catch it|Pull it away like a mouse, let it vanish, let the cat win], and [end with food|finish the hunt with something to eat].',
          mistake: '[Using your hand as a toy|Playing with bare fingers] [invites teeth later on|teaches a cat that fingers are prey].',
          exercise: '[Play two short rounds today|Take time for two short rounds today], [before meals|each of them before a meal].',
        },
        {
          step: 'build upwards',
          why: '[Height gives a cat|A high place gives a cat] [safety and a view|a safe post from which to watch].',
          how: '[Clear a shelf, add a step|Empty a shelf, build a step on the way], and [put something soft on top|lay a blanket where the cat can see the room].',
          mistake:
            '[Putting the scratching post in a hidden corner|A scratching post in a hidden corner] [leaves the sofa as the better place|makes the sofa the obvious choice].',
          exercise: '[Free one high spot for your cat|Clear one high spot for your cat] [this week|and put a blanket on it].',
        },
      ],
      myths: [
        {
          claim: 'Cats cannot be trained.',
          truth:
            '[Cats learn quickly when the lesson is short|Most cats learn quickly when the lesson is short] and [the reward is theirs to choose|the reward is one they really like].',
        },
      ],
      objections: [
        {
          says: 'My cat scratches the sofa.',
          answer:
            '[A post that is taller, steadier and right beside the sofa|A tall, steady post right beside the sofa] [usually wins|is usually the better offer].',
        },
      ],
      tools: ['a tall scratching post', 'a feather on a string', 'a second litter box'],
      moments: ['[The purring starts|You sit down, and the purring starts] [before the hand arrives|while your hand is still on its way].'],
      questions: ['Why does my cat wake me up at night?', 'How many litter boxes do I need?', 'How do I introduce a second cat?'],
      wins: [
        '[The shy one falls asleep|The one who always hid is asleep] [in the middle of the room|with its belly to the ceiling|while guests are talking].',
      ],
      terms: ['cat behaviour explained', 'how to play with a cat', 'introducing a new cat'],
      hashtags: ['CatBehaviour', 'CatCare', 'CatLife', 'Cats'],
    },
  ],
}
