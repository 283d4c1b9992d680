import { Link } from 'react-router'
import { useIsAdmin } from '#app/lib/session.tsx'
import type { Arranged, Note } from '#contract/arranged.ts'
import { arrangedMessages } from '#contract/arranged-messages.ts'
import { connectModelPath } from '#contract/paths.ts'

interface ArrangedNotesProps {
  arranged: Arranged
  /** Leads to the choice of an occasion, where there is one on the screen. */
  onChoose?: (() => void) | undefined
}

/** Who wrote a text, and what is worth knowing about it. Never part of what is copied, saved or exported. */
export function ArrangedNotes({ arranged: { notes }, onChoose }: ArrangedNotesProps) {
  const isAdmin = useIsAdmin()
  return (
    <div className="grid grid-cols-1 gap-1.5 text-soft text-sm">
      <p className="flex flex-wrap items-baseline gap-x-3 text-xs">
        {arrangedMessages.smallPrint}
        {isAdmin && (
          <Link
            to={connectModelPath}
            data-connect
            className="inline-flex min-h-6 items-center underline underline-offset-4 touch:min-h-11 hover:text-ink"
          >
            {arrangedMessages.connect}
          </Link>
        )}
      </p>
      {notes.length > 1 ? (
        <ul className="grid list-disc gap-1 ps-4 marker:text-edge">
          {notes.map((note) => (
            <li key={JSON.stringify(note)}>
              <NoteText note={note} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      ) : (
        notes.map((note) => (
          <div key={note.code}>
            <NoteText note={note} onChoose={onChoose} />
          </div>
        ))
      )}
    </div>
  )
}

function NoteText({ note, onChoose }: { note: Note } & Pick<ArrangedNotesProps, 'onChoose'>) {
  const quoted = arrangedMessages.quoted(note)
  return (
    <>
      {arrangedMessages.note(note)}
      {quoted.length > 0 && (
        <ul className="mt-1 grid gap-0.5 border-s-2 ps-3 text-ink">
          {quoted.map((line) => (
            <li key={line} dir="auto" className="break-words">
              {line}
            </li>
          ))}
        </ul>
      )}
      {note.code === 'pick-occasion' && onChoose && (
        <>
          {' '}
          <button
            type="button"
            onClick={onChoose}
            className="inline-flex min-h-6 items-center rounded-sm text-accent underline underline-offset-4 touch:min-h-11 hover:text-accent-strong"
          >
            {arrangedMessages.choose}
          </button>
        </>
      )}
    </>
  )
}
