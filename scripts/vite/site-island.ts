import { build, type Plugin } from 'vite'

const source = 'app/site.ts'
const address = 'site.js'

/**
 * A separate build with one output file: in the app's build it would share chunks with the app, which site pages would then load.
 * @throws Error when there is more than one output file
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
 * Builds `app/site.ts`, the only script of prerendered site pages, as `/site.js`. In development that address loads the source.
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
