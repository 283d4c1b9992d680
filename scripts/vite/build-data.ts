import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** A file of the build, by its path from the site's root. */
export interface BuiltFile {
  readonly name: string
  readonly content: string | Uint8Array
}

interface BuildData {
  /** Exports of `virtual:{name}`, by name; JSON. */
  readonly exports?: Readonly<Record<string, unknown>>
  readonly files?: readonly BuiltFile[]
}

/**
 * A plugin for data that is made once per build: `import … from 'virtual:{name}'` has its exports, and its files become files of the build.
 * In development the files are served from memory.
 * @param sources glob of the files that the data is read from; in development an edit reads them again
 */
export function buildData(name: string, make: () => BuildData | Promise<BuildData>, sources: string | readonly string[] = []): Plugin {
  const resolved = `\0virtual:${name}`
  const watched = () => globSync(sources).map((file) => resolve(file))
  let making: Promise<BuildData> | undefined
  const made = () => {
    making ??= Promise.resolve(make())
    return making
  }
  return {
    name,
    async buildStart() {
      if (this.environment.mode !== 'build' || this.environment.name !== 'client') return
      const { files = [] } = await made()
      for (const { name: fileName, content } of files) this.emitFile({ type: 'asset', fileName, source: content })
    },
    resolveId: (id) => (id === `virtual:${name}` ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined
      for (const file of watched()) this.addWatchFile(file)
      const { exports = {} } = await made()
      return Object.entries(exports)
        .map(
          ([key, value], at) => `const value${at} = JSON.parse(${JSON.stringify(JSON.stringify(value))})\nexport { value${at} as ${key} }`,
        )
        .join('\n')
    },
    watchChange(file) {
      if (watched().includes(file)) making = undefined
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = request.url?.slice(1)
        made()
          .then(({ files = [] }) => files.find((file) => file.name === path))
          .then((file) => (file ? response.end(file.content) : next()))
          .catch(next)
      })
    },
  }
}
