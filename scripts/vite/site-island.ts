import { build, type Plugin } from 'vite'

const source = 'app/site.ts'
const address = 'site.js'

/** Calls without an effect besides their result, so that a catalogue which these pages do not read is left out. */
const pureFunctions = ['i18n', 'params', 'count', 'transform']

interface Script {
  /** Path from the site's root. */
  readonly fileName: string
  readonly source: string
}

/** A separate build: in the app's build it would share chunks with the app, which site pages would then load. */
async function bundle(target: string | string[] | false): Promise<Script[]> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target,
      modulePreload: false,
      rolldownOptions: {
        input: source,
        treeshake: { manualPureFunctions: pureFunctions },
        output: { entryFileNames: address, chunkFileNames: 'assets/site-[name]-[hash].js' },
      },
    },
  })
  const [result] = Array.isArray(built) ? built : [built]
  const chunks = result && 'output' in result ? result.output : []
  return chunks.flatMap((chunk) => (chunk.type === 'chunk' ? { fileName: chunk.fileName, source: chunk.code } : []))
}

/**
 * Builds `app/site.ts`, the script of prerendered site pages, as `/site.js`, and what it imports on some pages only as files of their own. In
 * development that address loads the source.
 */
export const siteIsland = (): Plugin => {
  let building = false
  return {
    name: 'site-island',
    configResolved: ({ command }) => {
      building = command === 'build'
    },
    async buildStart() {
      if (!building || this.environment.name !== 'client') return
      for (const script of await bundle(this.environment.config.build.target)) this.emitFile({ type: 'asset', ...script })
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        if (request.url !== `/${address}`) return next()
        response.setHeader('content-type', 'text/javascript').end(`import '/${source}'`)
      })
    },
  }
}
