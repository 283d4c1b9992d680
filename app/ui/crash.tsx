import { Button, buttonLook } from '#app/ui/button.tsx'
import { FullPage } from '#app/ui/full-page.tsx'
import { brand } from '#contract/brand.ts'
import { messages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'

/** What a screen shows when its own code failed. React has already written the error itself to the console. */
export function Crash() {
  return (
    <FullPage kicker="Sorry" title="This screen stopped working">
      <p className="text-soft">
        {messages.errors.INTERNAL} What you saved is safe. If it happens again, write to {brand.supportEmail}.
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button onClick={() => location.reload()}>Load it again</Button>
        <a href={paths.home} className={buttonLook({ variant: 'secondary' })}>
          {messages.site.returnHome}
        </a>
      </div>
    </FullPage>
  )
}
