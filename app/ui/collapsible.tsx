import { type ComponentProps, createContext, use, useId } from 'react'

interface Section {
  readonly open: boolean
  readonly toggle: () => void
  readonly id: string
}
const SectionContext = createContext<Section>({ open: true, toggle: () => {}, id: '' })

interface CollapsibleProps extends ComponentProps<'div'> {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A section that its own heading opens and closes. */
export function Collapsible({ open, onOpenChange, ...props }: CollapsibleProps) {
  const id = useId()
  return (
    <SectionContext value={{ open, toggle: () => onOpenChange(!open), id }}>
      <div {...props} />
    </SectionContext>
  )
}

export function CollapsibleTrigger(props: ComponentProps<'button'>) {
  const { open, toggle, id } = use(SectionContext)
  return <button type="button" aria-expanded={open} aria-controls={id} onClick={toggle} {...props} />
}

export function CollapsibleContent({ children, ...props }: ComponentProps<'div'>) {
  const { open, id } = use(SectionContext)
  return (
    <div id={id} hidden={!open} {...props}>
      {open && children}
    </div>
  )
}
