import { Check } from 'lucide-react'
import { DropdownMenu as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '#app/ui/cn.ts'
import { floating } from '#app/ui/floating.ts'

/** Not modal: the page behind can still scroll. */
export function DropdownMenu(props: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root modal={false} {...props} />
}

export const DropdownMenuTrigger = Primitive.Trigger
export const DropdownMenuRadioGroup = Primitive.RadioGroup

const item = cn(
  'relative flex min-h-9 cursor-pointer select-none items-center gap-2.5 rounded px-2.5 text-sm no-underline outline-none touch:min-h-11',
  'data-[disabled]:cursor-not-allowed data-[disabled]:opacity-55 data-[highlighted]:bg-sunken [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-soft',
)

/** Rendered in place, without a portal, so that it belongs to the landmark of its button. */
export function DropdownMenuContent({ className, sideOffset = 6, align = 'end', ...props }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content sideOffset={sideOffset} align={align} className={cn(floating, 'min-w-44 p-1', className)} {...props} />
}

export function DropdownMenuItem({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
  return <Primitive.Item className={cn(item, className)} {...props} />
}

export function DropdownMenuRadioItem({ className, children, ...props }: ComponentProps<typeof Primitive.RadioItem>) {
  return (
    <Primitive.RadioItem className={cn(item, 'pe-9', className)} {...props}>
      {children}
      <Primitive.ItemIndicator className="absolute end-2.5">
        <Check aria-hidden />
      </Primitive.ItemIndicator>
    </Primitive.RadioItem>
  )
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Primitive.Label>) {
  return <Primitive.Label className={cn('px-2.5 py-2 text-sm', className)} {...props} />
}

export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof Primitive.Separator>) {
  return <Primitive.Separator className={cn('-mx-1 my-1 h-px bg-line', className)} {...props} />
}
