import { MessageCircle } from 'lucide-react'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Cloth } from '#ui/layout/cloth.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'

/** Only for people who are not signed in. */
export function WhatsAppPromo() {
  const { promo } = useTexts(messages)
  return (
    <section aria-labelledby="promo-title" className="page pb-4">
      <Cloth
        colour="gulf"
        corner="panel"
        className="grid items-center gap-6 px-5.5 py-7.5 md:px-16 md:py-14 lg:grid-cols-[1fr_29.375rem] lg:gap-12"
      >
        <div>
          <h2 id="promo-title" className="text-5xl">
            {promo.title}
          </h2>
          <p className="mt-3.5 mb-6.5 text-lg">{promo.lead}</p>
          <LinkButton href="/login" size="lg" className="max-sm:w-full">
            <MessageCircle />
            {promo.action}
          </LinkButton>
        </div>
        <div aria-hidden="true" className="grid gap-3.5">
          <p className={bubbleClass}>
            {promo.code}
            <bdi dir="ltr" className="display block text-3xl tracking-[0.06em] rtl:text-end">
              418 205
            </bdi>
            <Clock>12:02</Clock>
          </p>
          <p className={`${bubbleClass} ms-8 md:ms-11`}>
            {promo.delivery}
            <Clock>12:21</Clock>
          </p>
        </div>
      </Cloth>
    </section>
  )
}

const bubbleClass =
  'rounded-tile rounded-es-[6px] bg-card px-5 py-4 text-ink shadow-lift md:text-lg'

function Clock(props: { children: string }) {
  return <span className="num block text-end text-sm text-muted">{props.children}</span>
}
