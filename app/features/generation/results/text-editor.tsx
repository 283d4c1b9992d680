import { insertNewline, standardKeymap } from '@codemirror/commands'
import { Annotation, EditorState, type Extension, Transaction } from '@codemirror/state'
import { EditorView, keymap, placeholder } from '@codemirror/view'
import { getNonce } from 'get-nonce'
import { createContext, use, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { cn } from '#app/ui/cn.ts'
import type { LanguageCode } from '#contract/options.ts'
import { offsetOf } from '#contract/passages.ts'
import { type Look, setLook, withLook } from './editor-look.ts'
import { textAttributes } from './preview/rich-text.tsx'
import { changeBetween, type TextModel } from './text-model.ts'

/** A passage to select in an editor. A new object selects it again. */
export interface Selection {
  readonly passage: string
  /** The label of the field that has it. */
  readonly label: string
}

/** The result whose texts are edited. */
export interface Editing {
  readonly model: TextModel
  /** The fields of the model's texts, in its order. */
  readonly labels: readonly string[]
  readonly language: LanguageCode
  /** Passages that the notes quote. */
  readonly quoted: readonly string[]
  readonly selection: Selection | null
}

/** Null while a result is being written. */
export const EditingContext = createContext<Editing | null>(null)

interface EditorProps extends Omit<Look, 'language' | 'quoted'> {
  /** Names the text, and finds it in the model. */
  label: string
  /** Shown while it is empty, in place of its label. */
  hint?: string | undefined
  className?: string
}

/** A text of a result, edited where it stands. It looks as the same text does while it is written, so that nothing moves. */
export function Editor(props: EditorProps) {
  const editing = use(EditingContext)
  return editing && <TextEditor {...props} editing={editing} />
}

function TextEditor({ label, hint = label, className, editing, ...drawing }: EditorProps & { editing: Editing }) {
  const { model, labels, language, quoted, selection } = editing
  const at = labels.indexOf(label)
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const look: Look = { ...drawing, language, quoted }
  const lookKey = JSON.stringify(look)
  const open = useEffectEvent((parent: HTMLElement) => openView({ parent, model, at, label, hint, look }))
  // Before the first paint: the text takes the place of what was drawn while it was written.
  useLayoutEffect(() => {
    if (!place.current) return
    const opened = open(place.current)
    view.current = opened
    const follow = model.subscribe(() => followModel(opened, model.text(at)))
    return () => {
      follow()
      opened.destroy()
    }
  }, [model, at])
  useEffect(() => {
    view.current?.dispatch({ effects: setLook.of(JSON.parse(lookKey)) })
  }, [lookKey])
  const selected = useRef<Selection | null>(null)
  useEffect(() => {
    // Once: the user may type the passage again.
    if (!view.current || selection?.label !== label || selection === selected.current) return
    selected.current = selection
    const from = offsetOf(view.current.state.doc.toString(), selection.passage)
    view.current.focus()
    if (from >= 0) view.current.dispatch({ selection: { anchor: from, head: from + selection.passage.length }, scrollIntoView: true })
  }, [selection, label])
  return (
    <div
      ref={place}
      className={cn(
        'min-w-0 rounded-sm outline-offset-6 hover:outline hover:outline-line has-focus:outline-2 has-focus:outline-accent',
        className,
      )}
    />
  )
}

/** A change that comes from the model. */
const ofModel = Annotation.define<true>()

/** Takes over what a step of the history changed in the text of an editor. */
function followModel(view: EditorView, text: string): void {
  const change = changeBetween(view.state.doc.toString(), text)
  if (!change) return
  const head = change.from + change.insert.length
  view.dispatch({ changes: change, selection: { anchor: head }, annotations: ofModel.of(true), scrollIntoView: view.hasFocus })
}

interface Opening {
  readonly parent: HTMLElement
  readonly model: TextModel
  readonly at: number
  readonly label: string
  readonly hint: string
  readonly look: Look
}

function openView({ parent, model, at, label, hint, look }: Opening): EditorView {
  const state = EditorState.create({ doc: model.text(at) })
  const view: EditorView = new EditorView({
    parent,
    state: EditorState.create({
      doc: state.doc,
      extensions: [withLook(look, state.doc), steps(model), marksEditing(parent), plainText(label, hint, look.language)],
    }),
    dispatchTransactions(transactions) {
      view.update(transactions)
      for (const transaction of transactions)
        if (transaction.docChanged && !transaction.annotation(ofModel))
          model.type(at, transaction.changes, transaction.annotation(Transaction.userEvent))
    },
  })
  return view
}

/** Undo and redo, by keys and by the browser's menus, as steps of the whole result. */
const steps = ({ undo, redo }: TextModel): Extension => [
  keymap.of([
    { key: 'Mod-z', run: undo, shift: redo, preventDefault: true },
    { key: 'Mod-y', mac: 'Mod-Shift-z', run: redo, preventDefault: true },
    ...standardKeymap.map((binding) => (binding.key === 'Enter' ? { ...binding, run: insertNewline, shift: insertNewline } : binding)),
  ]),
  EditorView.domEventHandlers({
    beforeinput(event) {
      const step = event.inputType === 'historyUndo' ? undo : event.inputType === 'historyRedo' ? redo : undefined
      if (!step) return false
      event.preventDefault()
      return step()
    },
  }),
]

/** Calls back when nothing is pressed: a text must not move under the press that gives or takes its focus. */
function afterPress(done: () => void): void {
  if (document.querySelector(':active')) addEventListener('mouseup', () => setTimeout(done), { once: true, capture: true })
  else done()
}

/** Marks the place of a text while it has the focus. */
function marksEditing(place: HTMLElement): Extension {
  const mark = (_: FocusEvent, view: EditorView) => afterPress(() => place.toggleAttribute('data-edited', view.hasFocus))
  return EditorView.domEventHandlers({ focus: mark, blur: mark })
}

/** CSS pixels of the window that bars cover. */
const covered = { top: 72, bottom: 150 }

const plainText = (label: string, hint: string, language: LanguageCode): Extension => [
  look,
  placeholder(hint),
  EditorView.lineWrapping,
  EditorView.perLineTextDirection.of(true),
  EditorView.cspNonce.of(getNonce() ?? ''),
  EditorView.scrollMargins.of(() => covered),
  EditorView.contentAttributes.of({
    'aria-label': label,
    lang: language,
    dir: textAttributes(language).dir,
    spellcheck: 'true',
    autocorrect: 'on',
    autocapitalize: 'sentences',
  }),
]

/** As the text around it. */
const look = EditorView.theme({
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: 'inherit', overflow: 'visible' },
  '.cm-content': { padding: '0', caretColor: 'currentColor' },
  '.cm-line': { padding: '0' },
  '.cm-placeholder': { color: 'var(--soft)' },
})
