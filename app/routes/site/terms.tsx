import { SitePage } from '#app/features/site/site-page.tsx'
import { siteMeta } from '#app/lib/site-meta.ts'
import { brand } from '#contract/brand.ts'
import { site } from '#contract/paths.ts'

export const meta = () => siteMeta({ path: site.terms, title: 'Terms of service', description: `What you and ${brand.name} agree on.` })

export default function Terms() {
  return (
    <SitePage title="Terms of service" lead="Short, because the service is simple." prose>
      <h2>What the service does</h2>
      <p>
        {brand.name} writes drafts for social media from what you type: posts, titles, descriptions, hashtags, ideas and scripts. You decide
        what to do with them.
      </p>
      <h2>Your account</h2>
      <p>
        You need a verified e-mail address. Keep your password to yourself; what is done through your account is taken as done by you. An
        account that is used to harm others or the service can be disabled.
      </p>
      <h2>Your texts</h2>
      <p>
        What you type and what is written for you is yours to use, also commercially. We claim no rights in it. Two people who ask for
        similar things can get similar texts.
      </p>
      <p>You are responsible for what you publish: read it first, and follow the rules of the platform you post on.</p>
      <h2>What you may not do</h2>
      <ul>
        <li>Ask for text that is illegal, that harasses people or that pretends to be someone you are not.</li>
        <li>Get around the limits of your plan, or make the service slow for others.</li>
        <li>Use an account that is not yours.</li>
      </ul>
      <h2>Plans</h2>
      <p>
        The free plan costs nothing. Each plan allows a number of uses per feature and calendar month, as listed under{' '}
        <a href={site.pricing}>pricing</a>. Unused uses do not carry over. A use is counted only when a finished text was stored for you.
      </p>
      <h2>No promise of success</h2>
      <p>
        The service comes as it is. We check lengths and limits, but we cannot promise that a text is right in every fact or that a post
        does well.
      </p>
      <h2>Ending it</h2>
      <p>
        You can stop at any time. To have your account and its data deleted, <a href={site.contact}>write to us</a> from its address.
      </p>
    </SitePage>
  )
}
