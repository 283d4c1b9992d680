import { Button } from '#app/ui/button.tsx'
import { MenuOnDemand } from '#app/ui/menu-on-demand.tsx'
import { onDemand } from '#app/ui/on-demand.tsx'

const load = () => import('./delete-dialog.tsx')
const DeleteDialog = onDemand(load, (module) => module.default)

/** Leads to the deletion of the account. */
export function DeleteAccount() {
  return (
    <MenuOnDemand
      popup="dialog"
      load={load}
      menu={(button) => <DeleteDialog>{button}</DeleteDialog>}
      button={
        <Button variant="secondary" className="text-bad">
          Delete my account
        </Button>
      }
    />
  )
}
