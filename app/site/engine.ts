import { all } from './page.ts'

/**
 * `data-engine`: a sentence about the built-in writer; its value is the URL that names the provider that writes for visitors. When one does,
 * the sentence becomes the one of `data-named` (JSON) for this name, else `data-provider` with the name in place of `{engine}`.
 */
export async function nameEngine(): Promise<void> {
  const places = all('[data-engine]')
  const address = places[0]?.dataset.engine
  if (!address) return
  try {
    const response = await fetch(address)
    if (!response.ok) return
    const { engine } = (await response.json()) as { readonly engine: string | null }
    if (!engine) return
    for (const place of places) {
      const { named = '{}', provider = '' } = place.dataset
      const sentences = JSON.parse(named) as Readonly<Record<string, string>>
      place.textContent = sentences[engine] ?? provider.replace('{engine}', () => engine)
    }
  } catch (error) {
    console.warn('The engine of the try-out could not be read', error)
  }
}
