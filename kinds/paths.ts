import { fixedAppPaths } from '#contract/paths.ts'
import { type KindName, kindNames, kinds } from '#kinds/index.ts'

/** The path of each kind's screen; of the first one, when each platform has its own. */
export const kindPaths = Object.fromEntries(kindNames.map((name) => [name, kinds[name].screens[0]?.path])) as Readonly<
  Record<KindName, string>
>

const generatorPaths = kindNames.flatMap((name) => kinds[name].screens.map(({ path }) => path))

/** All paths of the app. Every other path that is not a site page is a 404. */
export const appPaths: readonly string[] = [...new Set([...fixedAppPaths, ...generatorPaths])]
