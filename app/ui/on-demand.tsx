import { type FunctionComponent, lazy, type ReactNode, useState } from 'react'

type Load<Module> = () => Promise<Module>

/** Modules that have arrived, by what fetches them. */
const arrived = new Map<Load<unknown>, unknown>()

/** Fetches a module, and keeps it at hand for the components that are made of it. */
export async function fetched<Module>(load: Load<Module>): Promise<Module> {
  const module = await load()
  arrived.set(load, module)
  return module
}

/** Fetches a module that may be wanted soon. When that fails, whatever wants it tries again. */
export function fetchAhead(load: Load<unknown>): void {
  fetched(load).catch((cause) => console.warn('Something could not be fetched ahead; using it tries again.', cause))
}

/**
 * A component of a module that a screen can be shown without. One that has arrived is drawn at once; else it is fetched, under a
 * `Suspense`. (React's own `lazy` suspends even then, and holds what it draws back for 300 ms.)
 */
export function onDemand<Module, Props extends object>(
  load: Load<Module>,
  part: (module: Module) => (props: Props) => ReactNode,
): FunctionComponent<Props> {
  const Later = lazy(async () => ({ default: part(await fetched(load)) })) as FunctionComponent<Props>
  return function OnDemand(props: Props) {
    // Chosen once: another component in its place would begin anew.
    const [Part] = useState<FunctionComponent<Props>>(() => (arrived.has(load) ? part(arrived.get(load) as Module) : Later))
    return <Part {...props} />
  }
}
