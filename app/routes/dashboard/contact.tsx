import { Mail, MessageCircle } from 'lucide-react'
import { CopyButton } from '#app/lib/copy-button.tsx'
import { pageMeta } from '#app/lib/meta.ts'
import { MessageLine, MessagePlace } from '#app/lib/say.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardText } from '#app/ui/card.tsx'
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogFooter, DialogTitle, DialogTrigger } from '#app/ui/dialog.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { supportEmail } from '#app/ui/support-email.ts'
import { contactMessages } from '#contract/contact-messages.ts'
import { siteMessages } from '#contract/messages.ts'

export const meta = () => pageMeta(contactMessages.get().title)

/** The content of /contact inside the dashboard. */
export default function Contact() {
  const t = contactMessages.get()
  return (
    <>
      <PageHeader title={t.title} />
      <Card className="grid max-w-xl justify-items-start gap-4">
        <CardText className="text-base">{t.text}</CardText>
        <EmailDialog />
        <Badge>
          <MessageCircle aria-hidden className="size-3.5" />
          {siteMessages.get().chatSoon}
        </Badge>
      </Card>
    </>
  )
}

/** A button that opens a dialog with the support address. */
function EmailDialog() {
  const t = contactMessages.get()
  const email = supportEmail()
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
        <DialogDescription>{email === null ? t.noEmail : t.emailUs}</DialogDescription>
        {email !== null && (
          <a href={`mailto:${email}`} className="break-all font-medium text-accent text-lg underline-offset-4 hover:underline">
            {email}
          </a>
        )}
        <MessagePlace>
          <DialogFooter>
            <MessageLine className="basis-full" />
            {email !== null && <CopyButton text={email} label={t.copy} variant="secondary" size="md" />}
            <DialogClose asChild>
              <Button>{t.close}</Button>
            </DialogClose>
          </DialogFooter>
        </MessagePlace>
      </DialogContent>
    </Dialog>
  )
}
