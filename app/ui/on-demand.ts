import { type LazyExoticComponent, lazy, type ReactNode } from 'react'

/** A component of a module that a screen can be shown without: it is fetched when it is first drawn, under a `Suspense`. */
export const onDemand = <Module, Props>(
  load: () => Promise<Module>,
  part: (module: Module) => (props: Props) => ReactNode,
): LazyExoticComponent<(props: Props) => ReactNode> => lazy(async () => ({ default: part(await load()) }))
