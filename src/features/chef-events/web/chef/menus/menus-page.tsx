import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { menuWords } from '#features/chefs/web/public.ts'
import { PLATES_VERSION } from '#features/plates/web/public.ts'
import { removeChefMenu } from '#features/chefs/contract.ts'
import { call } from '#shared/wire/call.ts'
import { Button } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Plate } from '#ui/food/plate.tsx'
import { Price } from '#ui/food/price.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { CourseTitle } from '../../course-title.tsx'
import { menusQuery, type ChefMenu } from '../queries.ts'
import { ChefPage } from '../shell/page.tsx'
import { menuTexts } from '../texts/menu-texts.ts'
import { requestTexts } from '../texts/request-texts.ts'
import { shellTexts } from '../texts/shell-texts.ts'
import { useChefAction } from '../use-chef-action.ts'

const MenuSheet = lazyPart(async () => (await import('./menu-sheet.tsx')).MenuSheet)

type Opened = { what: 'edit'; menu?: ChefMenu } | { what: 'remove'; menu: ChefMenu }

/** The menus that a chef quotes from. */
export function MenusPage() {
  const texts = useTexts(menuTexts)
  const query = useQuery(menusQuery(useLanguage()))
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const add = (
    <Button onClick={() => setOpened({ what: 'edit' })}>
      <Plus />
      {texts.add}
    </Button>
  )
  return (
    <ChefPage
      title={texts.title}
      lead={texts.lead}
      action={query.data && query.data.length > 0 && add}
      query={query}
      loading={texts.loading}
      failed={texts.failed}
    >
      {(menus) => (
        <>
          {menus.length === 0 && (
            <EmptyState title={texts.empty} action={add}>
              {texts.emptyLead}
            </EmptyState>
          )}
          <ul className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
            {menus.map((menu) => (
              <li key={menu.id} className="grid">
                <MenuCard
                  menu={menu}
                  onEdit={() => setOpened({ what: 'edit', menu })}
                  onRemove={() => setOpened({ what: 'remove', menu })}
                />
              </li>
            ))}
          </ul>
          {opened && (
            <Suspense>
              {opened.what === 'edit' ? (
                <MenuSheet {...(opened.menu && { menu: opened.menu })} onClose={close} />
              ) : (
                <RemoveDialog menu={opened.menu} onClose={close} />
              )}
            </Suspense>
          )}
        </>
      )}
    </ChefPage>
  )
}

function MenuCard(props: { menu: ChefMenu; onEdit: () => void; onRemove: () => void }) {
  const texts = useTexts(menuTexts)
  const { courses: kinds, inclusions: covers } = useTexts(menuWords)
  const { separator } = useTexts(shellTexts)
  const { courses: courseTexts } = useTexts(requestTexts)
  const { menu } = props
  return (
    <Card className="grid content-start gap-4 p-5">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h2 className="text-xl" dir="auto">
            {menu.name}
          </h2>
          <p className="num text-note text-muted">
            <Price dirhams={menu.perGuest} className="text-lg font-strong text-ink" />{' '}
            {texts.perGuest}
          </p>
        </div>
        <IconButton label={texts.editOf(menu.name)} icon={<Pencil />} onClick={props.onEdit} />
        <IconButton
          label={texts.removeTitle(menu.name)}
          icon={<Trash2 />}
          onClick={props.onRemove}
        />
      </div>
      <ul className="grid gap-2.5">
        {menu.courses.map(({ course, title, dishSlug, allergens }, place) => (
          <li key={place} className="grid grid-cols-[3rem_1fr] items-center gap-3">
            {dishSlug ? (
              <Plate slug={dishSlug} version={PLATES_VERSION} size={48} alt="" />
            ) : (
              <span aria-hidden="true" className="size-12 rounded-full bg-sunk" />
            )}
            <span className="min-w-0">
              <span className="block text-sm text-muted">{kinds[course]}</span>
              <CourseTitle title={title} />
              {allergens === null && (
                <span className="block text-sm font-strong text-warn">{courseTexts.unsaid}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {menu.inclusions.length > 0 && (
        <p className="text-note text-muted">
          {menu.inclusions.map((kind) => covers[kind]).join(separator)}
        </p>
      )}
    </Card>
  )
}

function RemoveDialog({ menu, onClose }: { menu: ChefMenu; onClose: () => void }) {
  const texts = useTexts(menuTexts)
  const { mutate, isPending, failure } = useChefAction({
    send: (id: number) => call(removeChefMenu, { id }),
    done: texts.removed,
    failed: texts.actionFailed,
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      isOpen
      title={texts.removeTitle(menu.name)}
      cancelLabel={texts.keep}
      confirmLabel={texts.remove}
      onCancel={onClose}
      onConfirm={() => mutate(menu.id)}
      isPending={isPending}
      error={failure}
    >
      {texts.removeLead}
    </ConfirmDialog>
  )
}
