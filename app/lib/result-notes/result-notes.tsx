import { Link } from 'react-router'
import { platformOf } from '#app/lib/result-notes/platform-of.ts'
import { useIsAdmin } from '#app/lib/session.tsx'
import { arrangedMessages, knownArranged, noteLines, noteText } from '#contract/arranged-messages.ts'
import { languageCodes } from '#contract/options.ts'
import { connectModelPath } from '#contract/paths.ts'
import { checkLines, checkText, knownChecks } from '#contract/result-note-messages.ts'

interface ResultNotesProps {
  /** The request of the text; one from History may be of another version. */
  request: Readonly<Record<string, unknown>>
  /** Of a text of the built-in writer, as stored. */
  arranged: unknown
  /** What the checks of a model's text found, as stored. */
  checks: unknown
}

interface NoteView {
  readonly text: string
  /** Lines or passages below the text. */
  readonly lines: readonly string[]
}

/** What is worth knowing about a text. Never part of what is copied, saved or exported. Renders nothing when there is nothing to say. */
export function ResultNotes({ request, ...stored }: ResultNotesProps) {
  const [arranged, checks] = [knownArranged(stored.arranged), knownChecks(stored.checks)]
  if (!arranged && checks.length === 0) return null
  const about = { language: languageCodes.find((code) => code === request.language) ?? 'en', platform: platformOf(request) }
  const notes: NoteView[] = [
    ...(arranged?.notes ?? []).map((note) => ({
      text: noteText(note),
      lines: noteLines(note),
    })),
    ...checks.map((note) => ({ text: checkText(note, about), lines: checkLines(note) })),
  ]
  return (
    <div className="wrap-anywhere grid grid-cols-1 gap-1.5 text-soft text-sm">
      {arranged && <SmallPrint />}
      {notes.length > 1 ? (
        <ul className="grid list-disc grid-cols-1 gap-1 ps-4 marker:text-edge">
          {notes.map((note) => (
            <li key={JSON.stringify(note)}>
              <NoteText note={note} />
            </li>
          ))}
        </ul>
      ) : (
        notes.map((note) => (
          <div key={note.text}>
            <NoteText note={note} />
          </div>
        ))
      )}
    </div>
  )
}

/** That the built-in writer wrote the text. */
function SmallPrint() {
  const isAdmin = useIsAdmin()
  return (
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
  )
}

function NoteText({ note: { text, lines } }: { note: NoteView }) {
  return (
    <>
      {text}
      {lines.length > 0 && (
        <ul className="mt-1 grid grid-cols-1 gap-0.5 border-s-2 ps-3 text-ink">
          {lines.map((line) => (
            <li key={line} dir="auto">
              {line}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
