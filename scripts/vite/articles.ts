import type { Plugin, ViteDevServer } from 'vite'
import { rssPath } from '#contract/paths.ts'
import type { BuiltFile } from '#scripts/vite/articles/pictures.ts'
import { articlesFolder, readBlog } from '#scripts/vite/articles/read.ts'
import { rssOf } from '#scripts/vite/articles/rss.ts'

const name = 'virtual:articles'
const resolved = `\0${name}`

interface Built {
  /** The text of the virtual module. */
  readonly module: string
  readonly files: readonly BuiltFile[]
}

const json = (value: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`

async function build(): Promise<Built> {
  const { articles, files, wordsAddress } = await readBlog()
  return {
    module: `export const articles = ${json(articles)}\nexport const wordsAddress = ${json(wordsAddress)}`,
    files: [...files, { name: rssPath.slice(1), content: Buffer.from(rssOf(articles)) }],
  }
}

/** Reads again after an edit of an article. */
function follow({ watcher, environments }: ViteDevServer, forget: () => void): void {
  watcher.add(articlesFolder)
  watcher.on('all', (_, path) => {
    if (!path.includes(articlesFolder)) return
    forget()
    for (const { moduleGraph } of Object.values(environments)) {
      const module = moduleGraph.getModuleById(resolved)
      if (module) moduleGraph.invalidateModule(module)
    }
  })
}

/**
 * `import { articles } from 'virtual:articles'`: what content/blog holds, for the loaders of prerendered pages. Its pictures, the
 * words of its search and its feed become files of the build; in development they are answered from memory.
 */
export const articles = (): Plugin => {
  let reading: Promise<Built> | undefined
  let building = false
  const built = () => {
    reading ??= build()
    return reading
  }
  return {
    name: 'articles',
    configResolved: ({ command }) => {
      building = command === 'build'
    },
    async buildStart() {
      if (!building || this.environment.name !== 'client') return
      for (const { name: fileName, content } of (await built()).files) this.emitFile({ type: 'asset', fileName, source: content })
    },
    resolveId: (id) => (id === name ? resolved : undefined),
    load: async (id) => (id === resolved ? (await built()).module : undefined),
    configureServer(server) {
      follow(server, () => {
        reading = undefined
      })
      server.middlewares.use((request, response, next) => {
        const wanted = request.url?.slice(1)
        built()
          .then(({ files }) => files.find(({ name: fileName }) => fileName === wanted))
          .then((file) => (file ? response.end(file.content) : next()))
          .catch(next)
      })
    },
  }
}
