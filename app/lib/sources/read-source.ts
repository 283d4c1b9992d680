import type { NewSource } from '#api/sources.ts'
import { api } from '#app/lib/api.ts'
import { sendFile } from '#app/lib/send-file.ts'
import { sourceFilePath } from '#contract/paths.ts'
import { encodingParameter } from '#contract/sources.ts'

/** A text, the address of a page, or a file. */
export type GivenSource = { readonly text: string } | { readonly link: string } | { readonly file: File; readonly encoding?: string }

const address = /^(?:https?:\/\/\S+|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]\S*)?)$/iu

/** What was pasted: a link when it is nothing but one. */
export const pastedSource = (pasted: string): GivenSource => {
  const text = pasted.trim()
  return address.test(text) ? { link: text } : { text }
}

/** Has the server read a source. @throws as calls of the typed client */
export function readSource(given: GivenSource, signal: AbortSignal): Promise<NewSource> {
  return 'file' in given ? sendSource(given, signal) : api.sources.create(given, { signal })
}

async function sendSource({ file, encoding }: { file: File; encoding?: string }, signal: AbortSignal): Promise<NewSource> {
  const parameters = new URLSearchParams({ name: file.name, ...(encoding && { [encodingParameter]: encoding }) })
  return (await sendFile(`${sourceFilePath}?${parameters}`, file, signal)) as NewSource
}
