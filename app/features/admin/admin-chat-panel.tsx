import { useState } from 'react'
import { AdminChat } from './admin-chat.tsx'

/** The chats on the dashboard of an admin. */
export function AdminChatPanel() {
  const [selected, setSelected] = useState<string | undefined>()
  return (
    <section aria-labelledby="admin-chat" className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="admin-chat" className="text-2xl">
        Admin Chat
      </h2>
      <AdminChat selected={selected} onSelect={setSelected} />
    </section>
  )
}
