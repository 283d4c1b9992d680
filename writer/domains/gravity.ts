import { publicMatters } from '#writer/domains/en/grave-public.ts'
import { sorrow } from '#writer/domains/en/grave-sorrow.ts'
import { lossOfWork } from '#writer/domains/en/grave-work.ts'
import type { Material } from '#writer/domains/material.ts'
import { stemLine, stemsOf } from '#writer/domains/vocabulary.ts'
import type { Topic } from '#writer/topic/topic.ts'

/**
 * Why a topic asks for a sober register: somebody suffers (`sorrow`), it is in the news and people are hurt or at odds (`public`),
 * or somebody lost their work (`work`).
 */
export type Gravity = 'sorrow' | 'public' | 'work'

const words: Readonly<Record<Gravity, readonly string[]>> = {
  sorrow: [
    ...[
      'grief',
      'grieving',
      'bereavement',
      'mourning',
      'funeral',
      'eulogy',
      'died',
      'passed away',
      'death of',
      'widow',
      'widower',
      'dying',
    ],
    ...['miscarriage', 'stillbirth', 'infertility', 'cancer', 'chemo', 'chemotherapy', 'tumour', 'tumor', 'dementia', 'alzheimer'],
    ...['hospice', 'palliative', 'terminal illness', 'chronic illness', 'chronic pain', 'heart attack', 'long covid', 'diagnosis'],
    ...['depression', 'depressed', 'suicide', 'suicidal', 'self harm', 'panic attack', 'ptsd', 'trauma', 'eating disorder', 'anorexia'],
    ...['addiction', 'alcoholism', 'overdose', 'domestic violence', 'abuse', 'abusive', 'sexual assault', 'rape', 'stalking', 'bullying'],
    ...['burnout', 'burned out', 'mental health', 'mental illness', 'anxiety', 'loneliness', 'lonely', 'divorce', 'breakup', 'heartbreak'],
    ...['left me', 'broke up with me', 'cheated on me', 'heart is broken', 'heartbroken', 'in hospital', 'in the hospital', 'put to sleep'],
    ...['lost my mum', 'lost my mom', 'lost my dad', 'lost my grandmother', 'lost my grandfather', 'losing my father', 'losing my mother'],
    ...['losing a parent', 'loss of a child', 'loss of my', 'lost my mother', 'lost my father', 'lost my dog', 'homelessness', 'estranged'],
  ],
  public: [
    ...['war', 'invasion', 'genocide', 'massacre', 'terrorism', 'terrorist', 'hostage', 'bombing', 'airstrike', 'refugee', 'famine'],
    ...[
      'earthquake',
      'tsunami',
      'flash flood',
      'flood relief',
      'wildfire',
      'hurricane',
      'flooded our',
      'flooded the',
      'flooded my',
      'cyclone',
      'plane crash',
      'train crash',
      'mass shooting',
      'pandemic',
    ],
    ...['school shooting', 'gun violence', 'police violence', 'racism', 'hate crime', 'abortion', 'election', 'referendum', 'immigration'],
    ...['deportation', 'death penalty', 'human trafficking', 'ceasefire', 'gaza', 'ukraine', 'holocaust', 'slavery', 'lynching'],
  ],
  work: [
    ...['layoff', 'laid off', 'redundancies', 'made redundant', 'unemployment', 'unemployed', 'lost my job', 'job loss', 'losing your job'],
    ...['got fired', 'being fired', 'bankruptcy', 'insolvency', 'eviction', 'foreclosure'],
  ],
}

/** Where such a word means something else. */
const harmless = [
  ...['laptop died', 'phone died', 'battery died', 'car died', 'computer died', 'engine died', 'plants died', 'plant died', 'starter died'],
  ...['work dying', 'retail dying', 'plants are dying', 'dying art', 'dying language', 'dying trade'],
  ...[
    'lonely planet',
    'star wars',
    'war game',
    'god of war',
    'console war',
    'browser war',
    'price war',
    'tug of war',
    'war of the worlds',
    'infinity war',
  ],
  ...['death metal', 'zodiac', 'horoscope', 'astrology', 'great depression glass', 'addiction to coffee', 'cancer sign'],
]

const asLine = (entry: string): string => ` ${stemsOf(entry).join(' ')} `
const stems = Object.entries(words).map(([gravity, entries]) => ({ gravity: gravity as Gravity, lines: entries.map(asLine) }))
const exceptions = harmless.map(asLine)

/** `null`: any tone may be used. */
export function gravityOf(topic: string): Gravity | null {
  const line = stemLine(topic)
  if (exceptions.some((entry) => line.includes(entry))) return null
  return stems.find(({ lines }) => lines.some((entry) => line.includes(entry)))?.gravity ?? null
}

/** "My mother died last year" as a topic is a sentence of the person's own: it cannot stand after "about". */
export const isToldSentence = ({ raw, core, own }: Pick<Topic, 'raw' | 'core' | 'own'>): boolean =>
  own && gravityOf(raw) !== null && core.split(' ').length > 3

/** What can be said with tact; nothing in it cheers, sells or explains other people's feelings. */
export const graveMaterial: Readonly<Record<Gravity, Material>> = { sorrow, public: publicMatters, work: lossOfWork }
