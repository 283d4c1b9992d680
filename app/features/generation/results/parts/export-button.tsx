import { ExportMenu } from '#app/lib/export/export-menu.tsx'
import type { WrittenRun } from '#app/lib/generation/run.ts'
import { savedEntries } from '#app/lib/generation/saved.ts'
import type { KindName } from '#kinds/index.ts'

/** A result as a file, as it stands on the screen. */
export function ExportButton<Name extends KindName>({ run: { kind, request, result, id, writtenAt } }: { run: WrittenRun<Name> }) {
  const { language } = request
  const entries = savedEntries(kind, request, result).map(({ title, content, feature }) => ({
    ...{ id, title, content, feature, language },
    created_at: writtenAt,
  }))
  return <ExportMenu source={{ from: 'texts', name: 'prompt' in request ? request.prompt : request.topic, entries }} />
}
