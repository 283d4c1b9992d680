import { fixedAppPaths } from '#contract/paths.ts'
import { type KindName, kindNames, kinds } from '#kinds/index.ts'

/** The screen on which each kind is generated; the first one, where each platform has its own. */
export const kindPaths = Object.fromEntries(kindNames.map((name) => [name, kinds[name].screens[0]?.path])) as Readonly<
  Record<KindName, string>
>

const generatorPaths = kindNames.flatMap((name) => kinds[name].screens.map(({ path }) => path))

/** Paths that the app shell answers; everything else that is not a site page is a 404. */
export const appPaths: readonly string[] = [...new Set([...fixedAppPaths, ...generatorPaths])]
