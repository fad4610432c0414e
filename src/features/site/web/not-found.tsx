import { useRouter } from '@tanstack/react-router'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { EmptyPlate } from '#ui/food/empty-plate.tsx'
import { Cloth } from '#ui/layout/cloth.tsx'
import { useTexts } from '#ui/texts.ts'
import { lowerTexts } from './frame/lower-texts.ts'

export function NotFound() {
  const { notFound } = useTexts(lowerTexts)
  const router = useRouter()
  // In a new tab nothing lies behind this page.
  const goBack = () =>
    window.history.length > 1 ? router.history.back() : void router.navigate({ to: '/' })
  return (
    <main id="content" className="page py-10 md:py-16">
      <Cloth
        colour="lilac"
        corner="panel"
        className="grid items-center gap-8 px-6 py-12 md:grid-cols-2 md:px-14 md:py-16"
      >
        <p
          aria-hidden="true"
          dir="ltr"
          className="display flex items-center justify-center text-[clamp(5rem,16vw,10rem)] leading-none"
        >
          4<EmptyPlate rim="star" className="size-[1.2em] -translate-y-[0.07em] text-picked" />4
        </p>
        <div className="grid justify-items-center gap-3 text-center md:justify-items-start md:text-start">
          {/* In Arabic it takes two lines of a phone once its font is there: they are kept from the start. */}
          <h1 className="text-4xl max-md:rtl:min-h-[2lh]">{notFound.title}</h1>
          <p className="text-lg text-on-cloth-muted">{notFound.text}</p>
          <div className="mt-3 flex flex-wrap gap-3 max-md:justify-center">
            <LinkButton href="/">{notFound.goHome}</LinkButton>
            <Button variant="line" onClick={goBack}>
              {notFound.goBack}
            </Button>
          </div>
        </div>
      </Cloth>
    </main>
  )
}
