import { type ComponentType, lazy, type ReactNode } from 'react'

type Load<Module> = () => Promise<Module>

/** Fetches a module that may be wanted soon. When that fails, whatever wants it tries again. */
export function fetchAhead(load: Load<unknown>): void {
  load().catch((cause) => console.warn('Something could not be fetched ahead; using it tries again.', cause))
}

/** A component of a module that is fetched when it is first rendered, under a `Suspense`. */
export const onDemand = <Module, Props extends object>(load: Load<Module>, part: (module: Module) => (props: Props) => ReactNode) =>
  lazy(async () => ({ default: part(await load()) as ComponentType<Props> }))
