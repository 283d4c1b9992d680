import { formMessages } from '#contract/form-messages.ts'
import { generationMessages } from '#contract/messages.ts'
import type { PostPlatform } from '#contract/options.ts'
import type { FactAnswers } from '#contract/roles.ts'

/** The form schema of a generator. The app renders, stores, validates and sends every form (app/features/generation/form). */

/** The value of a field. `''` and an empty list: nothing is chosen. Answers: those to the questions of an occasion. */
export type FieldValue = string | number | boolean | readonly string[] | FactAnswers
export type FormValues = Readonly<Record<string, FieldValue>>

export interface FormChoice {
  readonly value: string
  readonly label: string
  /** A second line in a lighter colour. */
  readonly description?: string
  /** Behind "More" among chips. */
  readonly further?: true
}

interface Named {
  /** The field of the request that the value goes to. */
  readonly name: string
  readonly label: string
}

interface Required {
  /** The message when the field is empty. Absent: it may be empty, or cannot be. */
  readonly required?: string
}

interface Hideable {
  /** False while the field does not apply: it is hidden, and its initial value is sent. */
  readonly visible?: (values: FormValues) => boolean
}

/** The topic, the questions of its occasion, and details. Every form begins with it; `name` is the topic's. */
export interface AboutField extends Named, Required {
  readonly type: 'about'
  readonly placeholder: string
}

/** Tone and language. */
export interface VoiceField {
  readonly type: 'voice'
  /** No tone is selected at first; this message is shown until one is. */
  readonly toneRequired?: string
}

/** One of a few choices: a select box, or chips where the choices have no description. */
export interface OneOfField extends Named, Required, Hideable {
  readonly type: 'one-of' | 'select'
  readonly choices: readonly FormChoice[]
  /** `''`: nothing is chosen at first. */
  readonly initial: string
  /** The request has a list with this one value. */
  readonly listed?: true
}

/** Any number of choices, as tiles. */
export interface SomeOfField extends Named, Required {
  readonly type: 'some-of'
  readonly choices: readonly FormChoice[]
  readonly initial: readonly string[]
  /** One request is sent for each chosen value, which has this field name. */
  readonly sentAs?: string
  /** Another field with the same purpose: it may be empty when this one is not. */
  readonly answers?: string
  /** Small chips in rows instead of tiles, for many. */
  readonly look?: 'chips'
}

/** A small whole number. */
export interface CountField extends Named {
  readonly type: 'count'
  readonly min: number
  readonly max: number
  readonly initial: number
  /** A row of segments instead of a slider, for very few. */
  readonly look?: 'segments'
  readonly hint?: string
  /** The server's default is the initial value, which is not sent. */
  readonly optional?: true
}

/** Yes or no. */
export interface CheckboxField extends Named, Hideable {
  readonly type: 'checkbox'
  readonly hint: string
  readonly initial: boolean
}

export type FormField = AboutField | VoiceField | OneOfField | SomeOfField | CountField | CheckboxField

/** A generator's screen: its names, its fields, and its texts while there is no result. */
export interface GeneratorScreen {
  readonly path: string
  /** The heading, and the document's title unless there is a `pageTitle`. */
  readonly title: string
  readonly pageTitle?: string
  /** One line under the heading. */
  readonly about: string
  /** A name of app/lib/icons.ts; an unknown one is drawn as a pen. */
  readonly icon: string
  /** The label in the sidebar, the position among the screens of its kind if it differs from their order, and whether it is behind "More". */
  readonly navigation: { readonly label: string; readonly place?: number; readonly further?: true }
  /** The platform of every request. */
  readonly platform?: PostPlatform
  readonly fields: readonly FormField[]
  /** The label of the button. */
  readonly action: (values: FormValues) => string
  /** The name of its generations when they count against a quota of another name. */
  readonly drawsOn?: string
  readonly empty: {
    readonly title: string
    readonly hint: string
    /** Topics to start from. */
    readonly examples: readonly string[]
  }
}

/** A kind's tile in the batch screen ("All in One"). A kind with a screen for each platform has a tile for each platform. */
export interface AllInOneOffer {
  /** The label of its tile; with one tile for each platform, the heading above them. */
  readonly label: string
  /** Values of its request that differ from the initial values of its form. */
  readonly request?: FormValues
  /** Shown while any of its tiles is ticked. */
  readonly fields?: readonly OneOfField[]
}

/** Choices from a table of labels, in its order. */
export const choicesOf = <Id extends string>(ids: readonly Id[], labelOf: (id: Id) => string): FormChoice[] =>
  ids.map((value) => ({ value, label: labelOf(value) }))

/** The topic with its details and occasion, as most forms begin. */
export const topicField = (placeholder: string, required: string = generationMessages.topicFirst): AboutField => ({
  type: 'about',
  name: 'topic',
  label: formMessages.topic,
  placeholder,
  required,
})
