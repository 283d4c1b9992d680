import type { KindName } from '#kinds/index.ts'
import type { Call } from '#tests/support/model.ts'

const sentence = (subject: string) =>
  `${subject} is easier when you take one quiet hour, lay your things out in order and begin with the part that you know best.`
const subjects =
  'Starting Stretching Breathing Walking Resting Eating Sleeping Planning Warming Cooling Listening Slowing Turning Climbing Counting Watching Waiting Drinking Pacing Finishing'.split(
    ' ',
  )

/** A valid model answer to the sample request of each kind. */
export const goodAnswers: Readonly<Record<KindName, object>> = {
  post: {
    caption: 'Old bicycles ask for little: a clean chain, straight wheels and an hour. Which part do you start with?',
    hashtags: ['#BikeRepair'],
    title: '',
    whyThisWorks: 'It opens with a contrast and ends in a question that is easy to answer.',
  },
  carousel: {
    slides: [
      { heading: 'Your old bicycle is not done yet', text: '' },
      { heading: 'Clean the chain first', text: 'Dirt wears it out faster than any hill. A rag is enough.' },
      { heading: 'Oil it', text: 'A drop for each link, and wipe off the rest.' },
      { heading: 'Pump the tyres to 4 bar', text: 'Soft tyres make every ride a climb.' },
      { heading: 'Tighten the brakes', text: 'Half a turn at the lever, then try them in the yard.' },
      { heading: 'Ride it round the block', text: 'Then tell me what still rattles.' },
    ],
    caption: 'Old bicycles ask for little: a clean chain, round wheels and an hour. Which part do you start with?',
    hashtags: ['#BikeRepair', '#OldBicycles', '#FixItYourself'],
  },
  titles: {
    titles: [
      'How to Bake Sourdough in a Small Kitchen',
      'Why Your Sourdough Stays Flat',
      'Sourdough or Yeast: What Changes?',
      'The Mistake Everyone Makes With a Starter',
      'Sourdough at Home Without a Scale',
    ],
  },
  description: {
    description:
      'See Lisbon from its trams over one slow weekend, hill by hill and stop by stop.\n\nTell me which line you would take first.',
    hashtags: ['#LisbonTrams', '#WeekendInLisbon', '#Lisbon'],
  },
  hashtags: { hashtags: ['#WatercolourForBeginners', '#WatercolourPainting', '#PaintingTips', '#Watercolour', '#Art'], tags: [] },
  ideas: {
    ideas: subjects.slice(0, 5).map((subject) => ({
      title: `${subject} with clay`,
      description: `Show your hands at the wheel. ${sentence(subject)}`,
      platforms: ['instagram', 'YouTube'],
    })),
  },
  script: {
    sections: [
      { name: 'Hook', text: 'You are past forty, your shoes are by the door, and you are still on the sofa.' },
      { name: 'Points', text: subjects.slice(0, 8).map(sentence).join(' ') },
      { name: 'Call to action', text: 'Put your shoes on and tell me how far you went.' },
    ],
  },
}

const markerFields: readonly [string, KindName][] = [
  ['slides', 'carousel'],
  ['caption', 'post'],
  ['sections', 'script'],
  ['ideas', 'ideas'],
  ['titles', 'titles'],
  ['tags', 'hashtags'],
]

/** The kind that a model call is for, by a field that only its answer has. */
export const kindOfCall = ({ body }: Pick<Call, 'body'>): KindName => {
  const requestText = JSON.stringify(body).replaceAll('\\"', '"')
  return markerFields.find(([field]) => requestText.includes(`"${field}":`))?.[1] ?? 'description'
}

/** A valid model answer to the sample request of the kind that a call is for. */
export const goodAnswer = (call: Call): object => goodAnswers[kindOfCall(call)]
