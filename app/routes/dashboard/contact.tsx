import { Mail, MessageCircle } from 'lucide-react'
import { copyText } from '#app/lib/copy-button.tsx'
import { pageMeta } from '#app/lib/meta.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardText } from '#app/ui/card.tsx'
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogFooter, DialogTitle, DialogTrigger } from '#app/ui/dialog.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { supportEmail } from '#app/ui/support-email.ts'
import { contactMessages } from '#contract/contact-messages.ts'
import { siteMessages } from '#contract/messages.ts'

export const meta = () => pageMeta('Contact Support')

/** The content of /contact inside the dashboard. */
export default function Contact() {
  return (
    <>
      <PageHeader title="Contact Support" />
      <Card className="grid max-w-xl justify-items-start gap-4">
        <CardText className="text-base">
          Questions about your account, a plan or a text that came out wrong reach a person by e-mail. Say what you typed and what you
          expected: then the first answer can already help.
        </CardText>
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
  const email = supportEmail()
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>
          <Mail aria-hidden />
          Show Email
        </Button>
      </DialogTrigger>
      <DialogContent>
        <DialogTitle>{contactMessages.get().dialogTitle}</DialogTitle>
        <DialogDescription>{email === null ? contactMessages.get().noEmail : contactMessages.get().emailUs}</DialogDescription>
        {email !== null && (
          <a href={`mailto:${email}`} className="break-all font-medium text-accent text-lg underline-offset-4 hover:underline">
            {email}
          </a>
        )}
        <DialogFooter>
          {email !== null && (
            <Button variant="secondary" onClick={() => copyText(email)}>
              Copy
            </Button>
          )}
          <DialogClose asChild>
            <Button>Close</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
