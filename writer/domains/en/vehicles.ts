import { bicycleRepair } from '#writer/domains/en/bicycle-repair.ts'
import { cars, tyres } from '#writer/domains/en/cars.ts'
import { cycling } from '#writer/domains/en/cycling.ts'
import type { DomainPack } from '#writer/domains/material.ts'

export const vehicles: DomainPack = {
  id: 'vehicles',
  label: 'bikes and cars',
  vocabulary: {
    3: [
      'bicycle',
      'bike',
      'cycling',
      'motorcycle',
      'motorbike',
      'car',
      'scooter',
      'moped',
      'e-bike',
      'mechanic',
      'derailleur',
      'flat tyre',
      'flat tire',
      'puncture',
    ],
    2: [
      'cyclist',
      'vehicle',
      'engine',
      'tyre',
      'gearbox',
      'bike chain',
      'driving',
      'driver',
      'garage',
      'oil change',
      'pickup truck',
      'motor',
    ],
    1: ['brake', 'wheel', 'pedal', 'gear', 'chain', 'helmet', 'commute', 'ride', 'road', 'truck', 'van', 'tire', 'repair', 'battery'],
  },
  except: ['insurance', 'loan', 'lease', 'tax', 'dealer', 'dealership'],
  lessons: [
    {
      step: 'look the whole machine over before you touch anything',
      why: 'A slow walk around shows what a test ride hides.',
      how: 'Start at the ground and work up: tyres, brakes, anything that should be tight, anything that should be dry.',
      mistake: 'Reaching for the first obvious fault usually means missing the one that caused it.',
      exercise: 'Spend a few minutes today looking your own machine over with a torch, and write down everything that seems off.',
    },
    {
      step: 'listen for a new noise and find where it starts',
      why: 'A new noise is the cheapest warning a machine ever gives.',
      how: 'Note when the noise comes: only while turning, only while braking, or all the time. That alone narrows the search.',
      mistake: 'Getting used to a new noise lets a small job grow into a big one.',
      exercise: 'On your next trip, go a short stretch in silence and listen for anything you have stopped noticing.',
    },
    {
      step: 'keep a maintenance log',
      why: 'A log tells you what was done, so you stop guessing what is due.',
      how: 'Write the date, the job and the part in a small notebook that stays with the tools.',
      mistake: 'Trusting memory means the same part gets checked twice while another is never checked at all.',
      exercise: 'Open a page tonight and write down the last job you remember doing.',
    },
  ],
  myths: [
    { claim: 'If it still runs, it does not need attention.', truth: 'Most wear is silent until the day it strands you.' },
    {
      claim: 'Maintenance is only for people with a workshop.',
      truth: 'The checks that matter most need your eyes, your hands and a cloth.',
    },
  ],
  objections: [
    { says: 'I am not mechanical.', answer: 'Nobody is until they have undone the first bolt and put it back.' },
    { says: 'A shop will do it better.', answer: 'A shop may well do it better, and you will still understand what you are paying for.' },
  ],
  tools: ['a good torch', 'clean rags', 'a tyre pressure gauge', 'nitrile gloves', 'a tray for small parts'],
  moments: [
    'Cold metal, a bit of grease under the nails, and the garage door open to the morning.',
    'There is a quiet second just after a repair when you hold your breath and try it.',
  ],
  questions: [
    'What should I check first?',
    'Which jobs can I do myself, and which belong in a workshop?',
    'How do I know when a part is really worn out?',
  ],
  wins: [
    'The noise is gone, and you are the one who found it.',
    'The first repair you finish alone changes how you look at every other one.',
  ],
  terms: ['beginner maintenance checklist', 'what to check before a long trip', 'learn to repair it yourself'],
  hashtags: ['MaintenanceTips', 'DIYRepair', 'GarageLife', 'FixItYourself'],
  branches: [bicycleRepair, cycling, cars, tyres],
}
