import { Mail, MessageCircle } from 'lucide-react'
import { Link } from 'react-router'
import { useOwnRequests } from '#app/features/chat/own-requests.ts'
import { CopyButton } from '#app/lib/copy-button.tsx'
import { pageMeta } from '#app/lib/meta.ts'
import { MessageLine, MessagePlace } from '#app/lib/say.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { Card, CardText } from '#app/ui/card.tsx'
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogFooter, DialogTitle, DialogTrigger } from '#app/ui/dialog.tsx'
import { Marked } from '#app/ui/marked.tsx'
import { operatorName, supportEmail } from '#app/ui/operator.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { contactMessages } from '#contract/contact-messages.ts'
import { siteMessages } from '#contract/messages.ts'
import { chatPath } from '#contract/paths.ts'

export const meta = () => pageMeta(contactMessages.title)

/** The content of /contact inside the dashboard. */
export default function Contact() {
  const t = contactMessages
  const email = supportEmail()
  return (
    <>
      <PageHeader title={t.title} />
      <Card className="grid max-w-xl justify-items-start gap-4">
        <CardText className="text-base">{email === null ? t.textNoEmail : t.text}</CardText>
        {email === null ? <WhoToAsk /> : <EmailDialog email={email} />}
        <Badge>
          <MessageCircle aria-hidden className="size-3.5" />
          {siteMessages.chatSoon}
        </Badge>
      </Card>
    </>
  )
}

/** What helps where no support address is configured: the user's payment chat, which an admin reads, or else the operator. */
function WhoToAsk() {
  const t = contactMessages
  const hasChat = useOwnRequests().items.length > 0
  const operator = operatorName()
  if (!hasChat) return <p>{operator === null ? t.nobodyNamed : <Marked text={t.runBy} operator={() => <strong>{operator}</strong>} />}</p>
  return (
    <>
      <p>{t.ownChat}</p>
      <Link to={chatPath} className={buttonLook()}>
        <MessageCircle aria-hidden />
        {t.openChat}
      </Link>
    </>
  )
}

/** A button that opens a dialog with the support address. */
function EmailDialog({ email }: { email: string }) {
  const t = contactMessages
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>
          <Mail aria-hidden />
          {t.showEmail}
        </Button>
      </DialogTrigger>
      <DialogContent>
        <DialogTitle>{t.dialogTitle}</DialogTitle>
        <DialogDescription>{t.emailUs}</DialogDescription>
        <a href={`mailto:${email}`} className="break-all font-medium text-accent text-lg underline-offset-4 hover:underline">
          {email}
        </a>
        <MessagePlace>
          <DialogFooter>
            <MessageLine className="basis-full" />
            <CopyButton text={email} label={t.copy} variant="secondary" size="md" />
            <DialogClose asChild>
              <Button>{t.close}</Button>
            </DialogClose>
          </DialogFooter>
        </MessagePlace>
      </DialogContent>
    </Dialog>
  )
}
