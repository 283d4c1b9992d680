import { CardText } from '#app/ui/card.tsx'

const steps = [
  { title: 'We read your request', text: 'The payment details come to you in a chat, within an hour.' },
  { title: 'Open the chat on your dashboard', text: 'It holds the QR code and the links for paying.' },
  { title: 'Pay', text: 'By UPI, card or net banking. Mention the reference, so that we can find your payment.' },
  { title: 'We check the payment', text: 'When we have seen it, your plan is switched on.' },
  { title: 'You hear from us', text: 'The chat confirms it, and the badge at the top of your dashboard names the plan.' },
]

export function NextSteps() {
  return (
    <section>
      <h2 className="text-xl">What happens next?</h2>
      <ol className="mt-4 grid gap-4">
        {steps.map(({ title, text }, at) => (
          <li key={title} className="flex gap-4">
            <span aria-hidden className="w-6 shrink-0 font-serif text-2xl text-accent leading-none">
              {at + 1}
            </span>
            <div>
              <p className="font-medium">{title}</p>
              <CardText>{text}</CardText>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
