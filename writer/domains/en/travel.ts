import { outdoors } from '#writer/domains/en/outdoors.ts'
import type { DomainPack } from '#writer/domains/material.ts'

export const travel: DomainPack = {
  id: 'travel',
  label: 'travel',
  vocabulary: {
    3: [
      'travel',
      'travelling',
      'traveling',
      'trip',
      'itinerary',
      'backpacking',
      'road trip',
      'vacation',
      'holiday',
      'tourism',
      'tourist',
      'solo travel',
      'digital nomad',
      'packing list',
      'city break',
      'honeymoon',
      'trekking',
      'trek',
      'hiking',
      'camping',
      'safari',
      'cruise',
    ],
    2: [
      'hotel',
      'hostel',
      'flight',
      'airport',
      'passport',
      'visa',
      'sightseeing',
      'luggage',
      'suitcase',
      'weekend in',
      'things to do in',
      'what to do in',
      'where to eat in',
      'day in',
      'hike',
      'backpack',
      'beach',
      'train journey',
      'tram',
      'jet lag',
      'explore',
      'traveller',
      'traveler',
      'abroad',
      'van life',
      'wanderlust',
      'destination',
    ],
    1: [
      'weekend',
      'train',
      'city',
      'mountain',
      'island',
      'map',
      'guide',
      'tour',
      'museum',
      'local',
      'coast',
      'lisbon',
      'porto',
      'paris',
      'rome',
      'bali',
      'goa',
      'kyoto',
      'tokyo',
      'london',
      'himalayas',
      'kerala',
    ],
  },
  lessons: [
    {
      step: 'plan one fixed point a day',
      why: '[A day with a single anchor|A day built on one fixed thing] [leaves room for whatever you find on the way|has space for what no plan could know].',
      how: '[Book the one thing you would be sad to miss|Reserve the one thing you came for], and [leave the hours around it open|let the rest of the day be free].',
      mistake:
        '[Filling every hour means|A plan for every hour means] [meeting a place through its queues|seeing more of your watch than of the town].',
      exercise:
        '[Write down the one thing for each day|Give each day its one thing], and [cross out half of the rest|put a question mark behind the rest].',
    },
    {
      step: 'arrive in daylight',
      why: '[A new street is|An unknown street is] [easy at noon and puzzling at midnight|friendly by day and a riddle in the dark].',
      how: '[Choose the earlier connection|Take the connection that lands before dusk], and [save the way to the bed as an offline map before leaving|keep the way to the bed on your phone, ready to use offline].',
      mistake:
        '[Relying on a signal at the exit is how|Counting on a signal at the exit is how] [an easy walk becomes an expensive ride|people end up lost beside their own hotel].',
      exercise:
        '[Save an offline map of the place you visit next|Download the map of your next destination for offline use|Open the map of your next stop and save it for offline use].',
    },
    {
      step: 'pack for the walk between the station and the bed',
      why: '[A bag is judged on cobbles and stairs|A bag has to prove itself on cobbles and stairs], [not on the bedroom floor|however well it closed at home].',
      how: '[Lay everything out, take away what is there “just in case”|Spread everything on the bed, leave out every “just in case”], and [carry the bag around the block|take the bag up and down a flight of stairs].',
      mistake:
        '[Packing for every possible evening|Taking something for every possible evening] [means carrying all of them up the stairs|makes each staircase longer].',
      exercise:
        '[Pack as if for your trip tonight|Do a trial packing tonight] and [walk a few streets with it|carry the bag around the block].',
    },
    {
      step: 'keep your papers in two places',
      why: '[A lost bag is a nuisance|Losing a bag is annoying], and [a lost bag with every paper in it ends the trip|losing every paper with it can end the trip].',
      how: 'Photograph the passport, the tickets and the bookings, [store them where you can reach them offline|save the pictures on the phone itself], and [leave a copy with somebody at home|give a copy to somebody you trust].',
      mistake:
        '[Keeping money, cards and passport in one pocket|One pocket for money, cards and passport] means that [one moment of distraction takes them all|a single slip costs you everything].',
      exercise:
        '[Photograph your passport tonight|Take a picture of your passport today] and [put one card apart from the others|find a second place for one of your cards].',
    },
    {
      step: 'leave a gap before every connection',
      why: '[A timetable describes a day without delays|Timetables assume that nothing goes wrong], and [travel days rarely run that way|few travel days go by the book].',
      how: '[Look up what follows if you miss the next leg|Check when the next train or bus goes if you miss yours], and [take the earlier one when the answer is tomorrow|leave more time where little else runs].',
      mistake:
        '[Planning each change to the minute|A chain of tight changes] [lets the first delay undo the whole day|means that one late train decides the day].',
      exercise:
        '[Look at your next journey|Go through your next journey] and [find the change with the least time in it|ask of each change what you would do if you missed it].',
    },
    {
      step: 'learn a few words before you arrive',
      why: '[A greeting in the right language|One greeting in the language of the place] [opens faces|is answered with a smile more often than not].',
      how: 'Learn hello, please, thank you and excuse me, [say them aloud on the way|practise them on the journey], and [begin every request with one of them|use them before you ask for anything].',
      mistake:
        '[Starting every talk in your own language|Speaking your own language, only louder,] [asks the other person to do all the work|makes a guest sound like an inspector].',
      exercise:
        '[Choose the place you visit next|Think of your next destination] and [learn its word for thank you today|say good morning in its language aloud].',
    },
    {
      step: 'take home a note instead of a thing',
      why: '[Pictures keep what a place looked like|A picture keeps the view], and [a few lines keep how it was to be there|a note keeps the smell, the voice and the joke].',
      how: '[Write a few sentences each evening|Note a few lines each evening]: what surprised you, what you ate, [who spoke to you|what somebody told you].',
      mistake:
        '[Filming the whole evening|Watching an evening through a screen] [leaves you with a film and no evening|gives you a recording of something you half missed].',
      exercise:
        '[Write down three details of the last place you visited|Remember your last trip and note three details], [as small as you can find them|one for the ear, one for the nose and one for the eye].',
    },
    {
      step: 'plan the first evening and the last morning',
      why: '[The edges of a trip|The first and the last hours of a trip] [are when you are tired and carry everything|find you tired and loaded with bags].',
      how: '[Know the way, the key and the first meal before you leave|Settle the way, the key and the first meal in advance], and [keep the last morning free of sights|leave only packing for the last morning].',
      mistake:
        '[Hoping to find something to eat on arrival|Leaving the first meal to chance] [often ends in an argument on a pavement|makes hungry people choose a hotel bar].',
      exercise:
        '[Look up one place to eat near your next bed|Find one kitchen that is open near your next bed] and [save it on your map|write down how late it serves].',
    },
  ],
  myths: [
    {
      claim: 'The best trips are the far ones.',
      truth:
        '[A town a short ride away|A small town close to home] [feels new when you sleep there for a night|can surprise you once the day visitors have gone].',
    },
    {
      claim: 'Good travellers see everything.',
      truth:
        '[The corner you sat in for an hour stays with you|One corner in which you sat for an hour stays with you] [longer than the list you ticked off|when the list is long forgotten].',
    },
    {
      claim: 'You have to speak the language to get around.',
      truth:
        '[A few words, a pointing finger and patience|A greeting, a note with the address and patience] [carry you through most days|are enough for most everyday things].',
    },
    {
      claim: 'The cheapest ticket saves the most money.',
      truth:
        '[A cheap ticket to a far station at a bad hour|The lowest fare] [can cost the difference in taxis, bags and lost sleep|may come back as fees, transfers and a lost day].',
    },
  ],
  objections: [
    {
      says: 'Travelling is too expensive.',
      answer:
        '[Going outside the season and staying longer in one place|Leaving outside the season and moving on less often] [changes the sum more than any voucher|brings the cost down where vouchers hardly can].',
    },
    {
      says: 'I have nobody to go with.',
      answer:
        '[Travelling alone|A journey on your own] [starts conversations that a group would have kept to itself|makes it easier for others to speak to you].',
    },
    {
      says: 'I never have enough days off.',
      answer: '[One night away|A single night somewhere else] [already breaks up an ordinary week|can feel longer than a weekend at home].',
    },
    {
      says: 'Planning stresses me.',
      answer:
        '[Settle the bed and the way there|Decide only on the bed and the way there], and [let the days find their own shape|leave the rest to the mornings].',
    },
  ],
  tools: ['an offline map', 'a small day bag', 'a scarf that works as a blanket', 'a paper copy of the booking', 'well-worn shoes'],
  moments: [
    '[The shutters go up, the first coffee machine hisses|A shutter rattles up, the first coffee is poured], and [the street still belongs to the people who live there|the visitors are still asleep].',
    '[The window seat, the slow train|A slow train, a seat by the window], and [a landscape nobody told you about|fields that no guidebook mentions].',
  ],
  questions: ['How many days do I need?', 'What should I book ahead and what can wait?', 'Where do the locals eat?'],
  wins: [
    '[You give somebody directions in a place|A stranger gets directions from you in a place] [where you arrived yesterday|that was new to you yesterday].',
    '[The bag goes under the seat|The bag fits under the seat] and [there is still room in it|you have missed nothing so far].',
  ],
  terms: ['trip planning tips', 'packing light', 'what to book ahead', 'slow travel'],
  hashtags: ['SlowTravel', 'TravelTips', 'PackLight', 'TravelMore', 'Travel'],
  branches: [
    {
      id: 'city',
      gate: [
        [
          'city',
          'weekend',
          'tram',
          'train',
          'museum',
          'city break',
          'lisbon',
          'paris',
          'rome',
          'tokyo',
          'kyoto',
          'london',
          'itinerary',
          'sightseeing',
          'old town',
          'street food',
          'barcelona',
          'berlin',
          'istanbul',
          'delhi',
          'mumbai',
          'new york',
        ],
      ],
      lessons: [
        {
          step: 'ride a line to its last stop',
          why: '[The end of a line shows how a city lives|At the last stop you see how a city lives] [when it is not being looked at|away from the postcards].',
          how: '[Buy a day ticket, take a window seat outside the rush hour|Get a day ticket, choose a quiet hour and a seat by the window], and [get off wherever the street looks alive|leave the tram where people are out on the street|step out where the shops have no signs for visitors].',
          mistake:
            "[Riding at the busiest hour|A ride in the rush hour] [shows you the back of somebody's coat|gives you a view of elbows and bags].",
          exercise:
            '[Pick one line on the map|Choose a line with your finger on the map] and [read out the names of its stops|look up where it ends].',
        },
        {
          step: 'walk the famous street early',
          why: '[A famous street|Every famous street] belongs to [bakers and sweepers before breakfast|those who work there in the early morning].',
          how: '[Go at first light, take the pictures|Be there at first light with your camera], and [be back for coffee when the groups arrive|leave as the first groups come round the corner].',
          mistake:
            "[Arriving at noon with everyone else|Getting there at noon with all the others] gives you [the same picture with more elbows in it|a view of other people's heads].",
          exercise:
            '[Set an alarm for one morning of the trip|Get up early on one morning of the trip] and [keep the rest slow|sleep in on all the others].',
        },
        {
          step: 'eat a street away from the square',
          why: '[A menu without pictures usually means|A short menu without pictures usually means] [the guests already know the food|that it was not written for visitors].',
          how: '[Turn one corner|Go one street further], look for a handwritten board and [a full table at lunch|people in working clothes at lunch].',
          mistake:
            '[Sitting down where somebody waves you in|A table to which somebody waves you] [means paying for the view twice|often means paying more for less].',
          exercise:
            '[Choose one lunch of your trip in advance|Find one lunch for your trip beforehand] [that is not in any guide you own|that no guide of yours mentions].',
        },
      ],
      myths: [
        {
          claim: 'A weekend is too short for a city.',
          truth:
            '[A weekend is enough for one neighbourhood|Two days suffice for one neighbourhood], and [a neighbourhood is enough for a story|one neighbourhood can fill a notebook].',
        },
      ],
      objections: [
        {
          says: 'I will miss the important sights.',
          answer:
            "[The sights will be there next time|Famous sights can wait for your next visit], while [the market only happens this morning|this morning's market will not wait].",
        },
      ],
      tools: ['a day ticket', 'a refillable bottle', 'a pocket notebook'],
      moments: [
        '[The tram leans into the bend, the bell rings twice|The tram takes the bend, its bell rings], and [laundry moves above the street|a curtain lifts in a window close by].',
        '[Warm stone, grilled food|Stone that kept the sun, food on a grill], and [a radio behind an open window|voices from a balcony above].',
      ],
      questions: ['Which neighbourhood should I stay in?', 'Is a day ticket worth it?', 'What can I see without queuing?'],
      wins: [
        '[You find your way back|You know the way to your bed] [without opening the map|by the smell of the bakery|and the map stays in your pocket].',
      ],
      terms: ['weekend city break', 'city by public transport', 'where locals eat', 'free things to do in the city'],
      hashtags: ['CityBreak', 'WeekendTrip', 'HiddenGems', 'CityGuide', 'Travel'],
    },
    outdoors,
  ],
}
