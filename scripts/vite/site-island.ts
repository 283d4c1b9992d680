import { build, type Plugin } from 'vite'

const source = 'app/site.ts'
const address = 'site.js'

/**
 * One file, and a build of its own: in the app's build it would share files with the app, and a reader would load those too.
 * @throws Error when it comes to more than one file
 */
async function bundle(target: string | string[] | false): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, target, modulePreload: false, rolldownOptions: { input: source, output: { codeSplitting: false } } },
  })
  const [result] = Array.isArray(built) ? built : [built]
  const [chunk, ...more] = result && 'output' in result ? result.output : []
  if (!chunk || more.length > 0) throw new Error(`${source} must build to one file, and nothing beside it`)
  return chunk.code
}

/**
 * Builds `app/site.ts`, the one script of the prerendered site pages, beside the app as `/site.js`.
 * In development the same address hands over to the source.
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
      this.emitFile({ type: 'asset', fileName: address, source: await bundle(this.environment.config.build.target) })
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        if (request.url !== `/${address}`) return next()
        response.setHeader('content-type', 'text/javascript').end(`import '/${source}'`)
      })
    },
  }
}
