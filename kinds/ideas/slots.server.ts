import { type Deck, dealt, deckOf } from '#writer/compose/deck.ts'
import type { Random } from '#writer/compose/random.ts'
import { wordedMaterial } from '#writer/compose/worded.ts'
import { audienceQuestions, materialFor } from '#writer/domains/general.ts'
import type { Lesson, Material } from '#writer/domains/material.ts'
import { upperFirst } from '#writer/topic/casing.ts'
import type { Topic } from '#writer/topic/topic.ts'

type Slots = Record<string, string>

/** Gives what a template's slots ask for; no piece of the field is given twice. */
export interface SlotSource {
  /** The values of every slot these templates name; `null` when the field has nothing left for one of them. */
  valuesFor(templates: readonly string[]): Slots | null
}

/** Lessons or tools of the topic's very own part of the field from which on no others are needed. */
const enough = 3

const withoutStop = (sentence: string): string => sentence.replace(/[.]$/, '')

const ofLesson = ({ step, why, mistake, exercise }: Lesson): Slots => ({ step, Step: upperFirst(step), why, mistake, exercise })

function several<T>(deck: Deck<T>, count: number): T[] | null {
  const drawn: T[] = []
  while (drawn.length < count) {
    const item = deck.draw()
    if (item === undefined) return null
    drawn.push(item)
  }
  return drawn
}

/** Where each slot comes from; slots of one source are drawn together. */
function sourcesOf(topic: Topic, material: Material, random: Random): readonly { slots: readonly string[]; draw: () => Slots | null }[] {
  const lessons = deckOf(material.lessons, random)
  const myths = deckOf(material.myths, random)
  const objections = deckOf(material.objections, random)
  const questions = deckOf(material.questions, random)
  const moments = deckOf(material.moments, random)
  const wins = deckOf(material.wins, random)
  const asked = deckOf(audienceQuestions(topic), random)
  const tools = deckOf(material.tools, random)
  const one =
    <T>(deck: Deck<T>, read: (item: T) => Slots) =>
    () => {
      const item = deck.draw()
      return item === undefined ? null : read(item)
    }
  return [
    {
      slots: ['step1', 'step2', 'step3'],
      draw: () => {
        const [first, second, third] = dealt(material.lessons, random)
        return first && second && third ? { step1: first.step, step2: second.step, step3: third.step } : null
      },
    },
    { slots: ['step', 'Step', 'why', 'mistake', 'exercise'], draw: one(lessons, ofLesson) },
    { slots: ['claim', 'truth'], draw: one(myths, ({ claim, truth }) => ({ claim: withoutStop(claim), truth })) },
    { slots: ['says', 'answer'], draw: one(objections, ({ says, answer }) => ({ says: withoutStop(says), answer })) },
    { slots: ['question'], draw: one(questions, (question) => ({ question })) },
    { slots: ['asked'], draw: one(asked, (question) => ({ asked: question })) },
    { slots: ['moment'], draw: one(moments, (moment) => ({ moment })) },
    { slots: ['win'], draw: one(wins, (win) => ({ win })) },
    {
      slots: ['tool', 'tool2', 'tool3'],
      draw: () => {
        const [tool = '', tool2 = '', tool3 = ''] = several(tools, 3) ?? []
        return tool3 ? { tool, tool2, tool3 } : null
      },
    },
  ]
}

export function slotSource(topic: Topic, random: Random): SlotSource {
  const { own, specific } = wordedMaterial(materialFor(topic), random)
  const lessons = specific && specific.lessons.length >= enough ? specific.lessons : own.lessons
  const tools = specific && specific.tools.length >= enough ? specific.tools : own.tools
  const near = <T>(part: readonly T[] | undefined, whole: readonly T[]): readonly T[] => (part && part.length > 0 ? part : whole)
  const myths = near(specific?.myths, own.myths)
  const objections = near(specific?.objections, own.objections)
  const sources = sourcesOf(topic, { ...own, lessons, tools, myths, objections }, random)
  return {
    valuesFor(templates) {
      const values: Slots = { core: topic.core, Core: topic.Core }
      for (const [, slot = ''] of templates.join(' ').matchAll(/\{(\w+)\}/g)) {
        if (slot in values) continue
        const source =
          templates.join(' ').includes('{step2}') && slot === 'step' ? sources[0] : sources.find(({ slots }) => slots.includes(slot))
        const drawn = source?.draw()
        if (!drawn) return null
        Object.assign(values, drawn)
      }
      return values
    },
  }
}
