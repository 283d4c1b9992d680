import { initials } from '#app/lib/initials.ts'
import { useSession } from '#app/lib/session.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { MenuOnDemand } from '#app/ui/menu-on-demand.tsx'
import { onDemand } from '#app/ui/on-demand.tsx'

const load = () => import('./avatar-menu-items.tsx')
const AvatarMenuItems = onDemand(load, (module) => module.default)

export function AvatarMenu() {
  const { me } = useSession()
  return (
    <MenuOnDemand
      load={load}
      menu={(button) => <AvatarMenuItems>{button}</AvatarMenuItems>}
      button={
        <Button variant="ghost" size="icon" className="rounded-full">
          <Avatar initials={initials(me?.user.full_name, me?.user.email)} imageUrl={me?.user.avatar_url ?? null} />
          <span className="sr-only">Your account</span>
        </Button>
      }
    />
  )
}
