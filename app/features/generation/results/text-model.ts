import { history, isolateHistory, redo, redoDepth, undo, undoDepth } from '@codemirror/commands'
import { type ChangeSet, type ChangeSpec, EditorState, type StateCommand, StateField, Transaction } from '@codemirror/state'

interface Place {
  readonly from: number
  readonly to: number
}

/** Where each text is in the document. Between two of them is one line break that no change touches. */
const places = StateField.define<readonly Place[]>({
  create: () => [],
  update: (now, { docChanged, changes }) =>
    docChanged ? now.map(({ from, to }) => ({ from: changes.mapPos(from, -1), to: changes.mapPos(to, 1) })) : now,
})

/** Line breaks as an editor has them. */
export const withPlainBreaks = (text: string): string => text.replace(/\r\n?/g, '\n')

function firstState(texts: readonly string[]): EditorState {
  let end = -1
  const first = texts.map((text) => {
    const from = end + 1
    end = from + text.length
    return { from, to: end }
  })
  return EditorState.create({ doc: texts.join('\n'), extensions: [history(), places.init(() => first)] })
}

/** The change that makes one text the other, as small as it can be in one piece. */
export function changeBetween(before: string, after: string): { from: number; to: number; insert: string } | null {
  if (before === after) return null
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  let end = 0
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) }
}

/**
 * The texts of one result as one document, so that whatever changes them, a key or a button of the card, is a step of one history. Editors
 * show one text each and follow the model.
 */
export class TextModel {
  #state: EditorState
  /** The texts as the result has them; it may keep less than was typed. */
  #known: readonly string[]
  /** Takes over changed texts. Returns them as the result then has them. */
  write: (texts: readonly string[]) => readonly string[] = (texts) => texts
  readonly #listeners = new Set<() => void>()

  constructor(texts: readonly string[]) {
    this.#known = texts.map(withPlainBreaks)
    this.#state = firstState(this.#known)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** A new value with each change. */
  readonly state = (): EditorState => this.#state

  get canUndo(): boolean {
    return undoDepth(this.#state) > 0
  }

  get canRedo(): boolean {
    return redoDepth(this.#state) > 0
  }

  text(at: number): string {
    const { from, to } = this.#place(at)
    return this.#state.sliceDoc(from, to)
  }

  /** Takes over what was typed into a text; keys in quick succession become one step. */
  type(at: number, changes: ChangeSet, userEvent: string | undefined): void {
    const { from: start } = this.#place(at)
    const specs: ChangeSpec[] = []
    changes.iterChanges((from, to, _from, _to, inserted) => specs.push({ from: start + from, to: start + to, insert: inserted }))
    this.#apply(this.#state.update({ changes: specs, ...(userEvent && { userEvent }) }))
    this.#written()
  }

  /** Replaces texts, by their places, as one step. */
  put(texts: ReadonlyMap<number, string>): void {
    if (this.#replace(texts)) this.#written()
  }

  /** Follows a result that something else has changed: that is a step too. */
  follow(texts: readonly string[]): void {
    const now = texts.map(withPlainBreaks)
    const changed = now.flatMap((text, at) => (text === this.#known[at] ? [] : [[at, text] as const]))
    this.#known = now
    this.#replace(new Map(changed))
  }

  readonly undo = (): boolean => this.#step(undo)
  readonly redo = (): boolean => this.#step(redo)

  #step(command: StateCommand): boolean {
    const done = command({ state: this.#state, dispatch: (transaction) => this.#apply(transaction) })
    if (done) this.#written()
    return true
  }

  #place = (at: number): Place => this.#state.field(places)[at] ?? { from: 0, to: 0 }

  #replace(texts: ReadonlyMap<number, string>): boolean {
    const changes = [...texts].flatMap(([at, text]) => {
      const change = changeBetween(this.text(at), withPlainBreaks(text))
      const { from } = this.#place(at)
      return change ? [{ ...change, from: from + change.from, to: from + change.to }] : []
    })
    if (changes.length === 0) return false
    this.#apply(this.#state.update({ changes, annotations: [isolateHistory.of('full'), Transaction.userEvent.of('input.put')] }))
    return true
  }

  #apply(transaction: Transaction): void {
    this.#state = transaction.state
    for (const listener of this.#listeners) listener()
  }

  #written(): void {
    const texts = this.#state.field(places).map((_, at) => this.text(at))
    this.#known = this.write(texts).map(withPlainBreaks)
  }
}

/** How many texts keep their history while the app is open. */
const most = 30

const models = new Map<string, TextModel>()

/** The model under a key, so that a text that is shown again has its history; a new one where there is none. */
export function modelUnder(key: string, texts: readonly string[]): TextModel {
  const model = models.get(key) ?? new TextModel(texts)
  models.delete(key)
  models.set(key, model)
  const [oldest] = models.keys()
  if (models.size > most && oldest !== undefined) models.delete(oldest)
  return model
}
