import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '#app/ui/cn.ts'

/** A disabled button with an area is grey, so that its text stays readable. */
const greyWhenDisabled = 'disabled:bg-sunken aria-disabled:bg-sunken'

/** The style of a button, also for links that look like one: `<Button asChild><Link …/></Button>`. */
export const buttonLook = cva(
  [
    'inline-flex shrink-0 select-none items-center justify-center gap-2 rounded-md font-medium text-sm no-underline',
    'transition-colors duration-150 disabled:cursor-not-allowed disabled:text-soft aria-disabled:cursor-not-allowed aria-disabled:text-soft',
    '[&_svg]:pointer-events-none [&_svg]:size-4 [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary: `bg-accent text-on-accent hover:bg-accent-strong ${greyWhenDisabled}`,
        // Disabled, it has no area: some are on grey panels.
        secondary:
          'border border-edge/60 bg-surface text-ink hover:bg-sunken disabled:border-edge/40 disabled:bg-transparent aria-disabled:border-edge/40 aria-disabled:bg-transparent',
        ghost: 'text-ink hover:bg-sunken disabled:opacity-70 aria-disabled:opacity-70',
        danger: `bg-bad text-on-bad hover:opacity-90 ${greyWhenDisabled}`,
        link: 'text-accent underline-offset-4 hover:underline',
      },
      size: {
        sm: 'min-h-8 px-3 touch:min-h-11',
        md: 'min-h-10 px-4 touch:min-h-11',
        lg: 'min-h-12 px-6 text-base',
        icon: 'size-9 touch:size-11',
        inline: 'min-h-6 px-0.5',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
)

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonLook> {
  /** Applies the style to its only child in place of a `button`. */
  asChild?: boolean
}

export function Button({ className, variant, size, asChild = false, type = 'button', ...props }: ButtonProps) {
  const look = cn(buttonLook({ variant, size }), className)
  return asChild ? <Slot.Root className={look} {...props} /> : <button type={type} className={look} {...props} />
}
