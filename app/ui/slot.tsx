import { Children, cloneElement, type HTMLAttributes, type ReactElement, type Ref } from 'react'

type SlotProps = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> | undefined }
type Handler = (...given: readonly unknown[]) => void

/**
 * Draws its one child with these props beside the child's own: classes and styles of both, handlers of both (the child's
 * first), refs of both; of anything else the child's word counts. What radix-ui calls Slot, without the rest of it.
 */
export function Slot({ children, ref, ...props }: SlotProps) {
  const child = Children.only(children) as ReactElement<SlotProps & Record<string, unknown>>
  return cloneElement(child, { ...merged(props as Record<string, unknown>, child.props), ref: both(ref, child.props.ref) })
}

function merged(outer: Readonly<Record<string, unknown>>, inner: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const all: Record<string, unknown> = { ...outer, ...inner }
  for (const [name, value] of Object.entries(outer)) {
    const own = inner[name]
    if (value === undefined || own === undefined) all[name] = own ?? value
    else if (/^on[A-Z]/.test(name)) all[name] = chain(own as Handler, value as Handler)
    else if (name === 'className') all[name] = `${value} ${own}`
    else if (name === 'style') all[name] = { ...(value as object), ...(own as object) }
  }
  return all
}

const chain =
  (first: Handler, second: Handler): Handler =>
  (...given) => {
    first(...given)
    second(...given)
  }

function both(outer: Ref<HTMLElement> | undefined, inner: Ref<HTMLElement> | undefined): Ref<HTMLElement> | undefined {
  if (!outer || !inner) return outer ?? inner
  return (element) => {
    const leave = [outer, inner].map((ref) => filled(ref, element))
    return () => {
      for (const left of leave) left()
    }
  }
}

/** Hands an element to a ref; answers how to take it back. */
function filled(ref: Ref<HTMLElement>, element: HTMLElement | null): () => void {
  if (typeof ref === 'function') {
    const leave = ref(element)
    return typeof leave === 'function' ? leave : () => void ref(null)
  }
  if (ref) ref.current = element
  return () => {
    if (ref) ref.current = null
  }
}
