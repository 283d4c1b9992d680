import { Mail, MessageCircle } from 'lucide-react'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardText } from '#app/ui/card.tsx'
import { MenuOnDemand } from '#app/ui/menu-on-demand.tsx'
import { onDemand } from '#app/ui/on-demand.tsx'
import { messages } from '#contract/messages.ts'

const load = () => import('./email-dialog.tsx')
const EmailDialog = onDemand(load, (module) => module.default)

/** What /contact holds, inside the dashboard. */
export function ContactCard() {
  return (
    <Card className="grid max-w-xl justify-items-start gap-4">
      <CardText className="text-base">
        Questions about your account, a plan or a text that came out wrong reach a person by e-mail. Say what you typed and what you
        expected: then the first answer can already help.
      </CardText>
      <MenuOnDemand
        popup="dialog"
        load={load}
        menu={(button) => <EmailDialog>{button}</EmailDialog>}
        button={
          <Button>
            <Mail aria-hidden />
            Show Email
          </Button>
        }
      />
      <Badge>
        <MessageCircle aria-hidden className="size-3.5" />
        {messages.site.chatSoon}
      </Badge>
    </Card>
  )
}
