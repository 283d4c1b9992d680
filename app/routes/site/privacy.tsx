import { SitePage } from '#app/features/site/site-page.tsx'
import { siteMeta } from '#app/lib/site-meta.ts'
import { brand } from '#contract/brand.ts'
import { site } from '#contract/paths.ts'

export const meta = () => siteMeta({ path: site.privacy, title: 'Privacy', description: `What ${brand.name} stores about you, and why.` })

export default function Privacy() {
  return (
    <SitePage
      title="Privacy"
      lead="What is stored, why, and where it goes. Nothing is sold, and nothing on these pages follows you around."
      prose
    >
      <h2>What we store</h2>
      <ul>
        <li>Your name, e-mail address and a hash of your password. The password itself is not stored.</li>
        <li>For each sign-in: when it was made, when it ends, and the network address and browser it came from.</li>
        <li>What you asked for and what was written, so that History can show it to you and no use is counted for nothing.</li>
        <li>What you save to your library, and how many uses of each feature you made in a month.</li>
      </ul>
      <h2>What your browser keeps</h2>
      <ul>
        <li>One sign-in cookie. Scripts cannot read it.</li>
        <li>One cookie that remembers for seven days whether the sidebar is open.</li>
        <li>Your choice of theme and unfinished drafts, in the browser’s own storage.</li>
      </ul>
      <p>There are no advertising or analytics cookies, and the pages load nothing from other companies.</p>
      <h2>Where your text goes</h2>
      <p>
        Texts are written on our own server by the built-in writer. Where the operator of this site has connected a language model instead,
        what you type and the options you choose are sent to that model’s provider so that it can write; your name and e-mail address are
        not.
      </p>
      <p>Mails, such as the one that verifies your address, go through the operator’s mail server.</p>
      <h2>How long, and how to have it deleted</h2>
      <p>
        Your data stays until you delete your account, which you can do under Settings at any time. It takes effect at once. There you can
        also download a copy of everything that is stored about you, see where you are signed in, and sign out anywhere.
      </p>
      <p>
        Paid payment requests are business records and stay after that: the plan, the amount, the country and the date, without your name,
        contact details and messages.
      </p>
      <p>
        For anything else about your data, <a href={site.contact}>write to us</a> from the address of the account.
      </p>
    </SitePage>
  )
}
