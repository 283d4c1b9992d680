import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { notFoundPath, paths, sitePaths } from '#contract/paths.ts'
import { appPaths } from '#kinds/paths.ts'

const addresses = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...addresses(children)])

test('the app has a screen for every path that the server answers, one for unknown dashboard paths, and no other', async () => {
  expect(addresses(await routes).toSorted()).toEqual([...sitePaths, notFoundPath, ...appPaths, `${paths.dashboard}/*`].toSorted())
})
