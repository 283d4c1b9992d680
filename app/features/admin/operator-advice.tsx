import { Contact } from 'lucide-react'
import { operatorName, supportEmail } from '#app/ui/operator.ts'
import { operatorAdviceMessages } from './messages.ts'

/** Tells admins what is missing of who runs this server, until it is set: customers who need help would have nobody to write to. */
export function OperatorAdvice() {
  const t = operatorAdviceMessages
  const missing = [...(supportEmail() === null ? [t.email] : []), ...(operatorName() === null ? [t.name] : [])]
  if (missing.length === 0) return null
  return (
    <aside aria-label={t.title} className="mb-6 flex items-start gap-4 rounded-lg border bg-sunken p-4 text-sm">
      <Contact aria-hidden className="size-5 shrink-0 text-soft" />
      <div className="grid gap-2">
        <p className="font-medium">{t.title}</p>
        <ul className="grid gap-1">
          {missing.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
