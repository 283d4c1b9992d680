import { Copy, type LucideIcon } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { copyText } from '#app/lib/copy-button.tsx'
import { errorText } from '#app/lib/errors.ts'
import { MessageLine, MessagePlace, useSay } from '#app/lib/say.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { Tooltip } from '#app/ui/tooltip.tsx'
import { textMessages } from './messages.ts'

interface TextTableProps {
  /** The heads of the first columns: of the checkboxes, where texts are selected, and of the texts. */
  select?: string
  text: string
  /** Its rows. */
  children: ReactNode
}

/** Texts as a table; on a phone the cells of each row are stacked, with its actions at the end. */
export function TextTable({ select, text, children }: TextTableProps) {
  const t = textMessages
  return (
    <div className="overflow-hidden rounded-lg border bg-surface">
      <table className="w-full text-start text-sm max-sm:table-fixed">
        <thead className="border-b text-soft text-xs max-sm:sr-only">
          <tr>
            {select && (
              <th scope="col" className="w-10">
                <span className="sr-only">{select}</span>
              </th>
            )}
            <th scope="col" className={cn('py-2.5 pe-4 text-start font-medium', select ? 'ps-1' : 'ps-4')}>
              {text}
            </th>
            {[t.type, t.created].map((head) => (
              <th key={head} scope="col" className="px-4 py-2.5 text-start font-medium">
                {head}
              </th>
            ))}
            <th scope="col" className="px-4 py-2.5 text-end font-medium">
              {t.actions}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y">{children}</tbody>
      </table>
    </div>
  )
}

interface TextRowProps {
  title: string
  onOpen: () => void
  type: string
  /** When it was written or saved. */
  created: string
  /** Its checkbox, in a table with selection. */
  check?: ReactNode
  /** An earlier draft of the text above. */
  draft?: boolean
  actions: ReactNode
  /** Lines under the title. */
  children: ReactNode
}

/** One text. What its actions come to is said in it. */
export function TextRow({ title, onOpen, type, created, check, draft = false, actions, children }: TextRowProps) {
  return (
    <MessagePlace>
      <tr
        className={cn(
          'has-checked:bg-accent-wash/40 max-sm:items-center max-sm:gap-x-3 max-sm:py-2 max-sm:ps-4 max-sm:pe-2',
          check ? 'max-sm:grid max-sm:grid-cols-[auto_auto_minmax(0,1fr)]' : 'max-sm:flex max-sm:flex-wrap',
          draft && 'bg-sunken/50',
        )}
      >
        {check}
        <td
          className={cn(
            'max-w-0 py-2 pe-4 sm:w-full max-sm:max-w-full max-sm:py-0 max-sm:ps-0 max-sm:pe-2',
            check ? 'ps-1 max-sm:col-span-2' : 'ps-4 max-sm:basis-full',
            draft && 'sm:ps-10',
          )}
        >
          <button
            type="button"
            dir="auto"
            onClick={onOpen}
            className="block min-h-6 w-full truncate text-start font-medium underline-offset-4 touch:min-h-11 hover:underline"
          >
            {title}
          </button>
          {children}
          <MessageLine />
        </td>
        <td className="whitespace-nowrap px-4 py-2 max-sm:p-0">
          <Badge>{type}</Badge>
        </td>
        <td className="whitespace-nowrap px-4 py-2 text-soft max-sm:p-0 max-sm:text-xs">{created}</td>
        <td className={cn('whitespace-nowrap px-4 py-2 text-end max-sm:p-0', check ? 'max-sm:col-span-3' : 'max-sm:ms-auto')}>{actions}</td>
      </tr>
    </MessagePlace>
  )
}

interface RowActionProps {
  icon: LucideIcon
  label: string
  /** The accessible name, with what it acts on. */
  name: string
  onClick: (event: MouseEvent<HTMLElement>) => void
}

export function RowAction({ icon: Icon, label, name, onClick }: RowActionProps) {
  return (
    <Tooltip label={label}>
      <Button variant="ghost" size="icon" aria-label={name} onClick={onClick} className="text-soft hover:text-ink">
        <Icon aria-hidden />
      </Button>
    </Tooltip>
  )
}

interface CopyActionProps {
  title: string
  /** @throws Error for a text that this version of the app cannot read */
  text: () => string
  onCopied?: () => void
}

export function CopyAction({ title, text, onCopied }: CopyActionProps) {
  const say = useSay()
  const t = textMessages
  const copy = async () => {
    try {
      if (await copyText(text(), undefined, say)) onCopied?.()
    } catch (error) {
      console.error('A stored text could not be read', error)
      say({ tone: 'bad', text: errorText(error) })
    }
  }
  return <RowAction icon={Copy} label={t.copy} name={t.copyNamed({ title })} onClick={copy} />
}
