import { ExternalLink, Smartphone } from 'lucide-react'
import { Text } from '#app/lib/chat/message-list.tsx'
import { CopyButton } from '#app/lib/copy-button.tsx'
import { rupees } from '#app/lib/format.ts'
import { Button } from '#app/ui/button.tsx'
import { QrCode } from '#app/ui/qr-code.tsx'
import { payCardMessages } from '#contract/billing-messages.ts'
import type { ChatMessage, PaymentInstructions } from '#contract/chat.ts'
import { shareMessages } from '#contract/result-messages.ts'

/** Payment instructions: the text of the message, with the ways to pay in between. Renders nothing for a message without instructions. */
export function PaymentCard({ line: { message, instructions } }: { line: ChatMessage }) {
  if (!instructions) return null
  const words = payCardMessages
  const { amount, reference, upi, links } = instructions
  // The ways to pay, rendered below, replace the paragraphs between the first and the last.
  const paragraphs = message.split('\n\n')
  return (
    <div className="grid max-w-sm gap-4 whitespace-normal">
      <p>
        <Text>{paragraphs[0] ?? ''}</Text>
      </p>
      <dl className="grid divide-y rounded-md border bg-surface">
        <Fact name={words.amount} value={rupees(amount)} copied={String(amount)} label={words.copyAmount} />
        <Fact name={words.reference} value={reference} copied={reference} label={words.copyReference} />
        {upi && <Fact name={words.upiId} value={upi.id} copied={upi.id} label={words.copyUpiId} />}
      </dl>
      {upi && <Upi upi={upi} />}
      {links.length > 0 && (
        <ul className="grid gap-2">
          {links.map(({ label, url }) => (
            <li key={url}>
              <Button asChild variant="secondary" className="w-full">
                <a href={url} target="_blank" rel="noopener noreferrer">
                  <ExternalLink aria-hidden />
                  <span className="truncate">{label}</span>
                  <span className="sr-only">({shareMessages.newTab})</span>
                </a>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {paragraphs.length > 1 && (
        <p>
          <Text>{paragraphs.at(-1) ?? ''}</Text>
        </p>
      )}
    </div>
  )
}

interface FactProps {
  name: string
  value: string
  /** The text to copy. */
  copied: string
  /** The accessible name of the button. */
  label: string
}

function Fact({ name, value, copied, label }: FactProps) {
  return (
    <div className="flex items-center gap-2 ps-3">
      <dt className="w-16 shrink-0 text-soft text-xs">{name}</dt>
      <dd className="flex min-w-0 flex-1 items-center justify-between gap-1">
        <span dir="ltr" className="wrap-anywhere py-1.5 font-medium">
          {value}
        </span>
        <CopyButton text={copied} label={label} iconOnly />
      </dd>
    </div>
  )
}

/** On a phone the button that opens the payment app comes first; elsewhere the user scans the QR code with a phone. */
function Upi({ upi: { uri, name } }: { upi: NonNullable<PaymentInstructions['upi']> }) {
  const words = payCardMessages
  return (
    <div className="flex flex-col items-center gap-3">
      <div className="touch:order-last">
        <QrCode text={uri} label={words.qr({ name })} />
      </div>
      <p className="text-center text-soft text-xs touch:order-last">{words.scan({ name })}</p>
      <Button asChild className="w-full">
        <a href={uri}>
          <Smartphone aria-hidden />
          {words.openApp}
        </a>
      </Button>
    </div>
  )
}
