import type { EngineProblem } from '#contract/writing-calls.ts'
import { type LocalFailureReason, LocalModelError } from '#server/platform/models/local/failure.ts'
import { ModelFailure } from '#server/platform/models/model.ts'

/** What an admin can do when the first advice, in the error's own message, does not help. */
const hints: Readonly<Record<LocalFailureReason, string>> = {
  offline: 'Behind a proxy, start the server with NODE_USE_ENV_PROXY=1. You can also enter a mirror, or use a file that you already have.',
  'no-npm': 'The Docker image and the installers from nodejs.org include npm. A model server such as Ollama works without it.',
  system: 'A model server such as Ollama, or a key of a provider, works on this computer, too.',
  disk: 'A smaller model needs less space.',
  memory: 'In a container, raise its memory limit. Meanwhile the fallbacks write, or the built-in writer if you choose it.',
  refused: 'You can also choose another model, or use a file that you already have.',
  changed: 'Files are checked so that no damaged or replaced model writes.',
  damaged: 'Files are checked so that no damaged or replaced model writes. If it happens again, use a mirror or another model.',
  address: 'Copy the address of the file itself: on Hugging Face, the download link.',
  missing: 'You can also choose another model.',
  'in-use': 'That may be another server with this data folder, or npm run model.',
  engine: 'If it happens again, choose a smaller model or another engine. The log of the server says more.',
}

/** Why the local model cannot be used, in words, with what to do about it. */
export const problemOf = ({ message, reason }: Pick<LocalModelError, 'message' | 'reason'>): EngineProblem => ({
  message,
  hint: hints[reason],
})

/** The failure of a text because the local model could not be used. */
export const toModelFailure = (cause: unknown): ModelFailure =>
  new ModelFailure('unreachable', {
    cause,
    detail: { code: 'unreachable', message: cause instanceof LocalModelError ? cause.message : undefined },
  })
