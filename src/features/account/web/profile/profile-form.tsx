import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { sessionQuery } from '#features/auth/web/public.ts'
import type { CallError } from '#shared/wire/call.ts'
import { formatPhone } from '#shared/phone.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { Button } from '#ui/actions/button.tsx'
import { useDraft } from '#ui/drafts/use-draft.ts'
import { useFormDraft } from '#ui/drafts/use-form-draft.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import type { PhotoChoice } from '#ui/fields/photo/photo-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useTexts } from '#ui/texts.ts'
import { ConflictNotice } from '#ui/forms/conflict-notice.tsx'
import { useVersion, type Version } from '#ui/forms/use-version.ts'
import { profileForm, updateProfile } from '../../contract.ts'
import { messages } from '../../messages.ts'
import { profileQuery, type Profile } from '../queries.ts'
import { useSay } from '../use-say.ts'
import { ProfilePhotoField } from './profile-photo-field.tsx'

interface Values {
  name: string
  email: string
}

/** Edit mode: cancel and a successful save both lead back to read-only. */
export function ProfileForm(props: { profile: Profile; onDone: () => void }) {
  const { profile: texts } = useTexts(messages)
  const say = useSay()
  const { name, email, phone, profilePhoto } = props.profile
  const [photo, setPhoto] = useState<PhotoChoice>()
  const draft = useDraft('profile', { name, email }, { recordId: 'own' })
  const form = useForm<Values>({
    resolver: standardSchemaResolver(profileForm),
    defaultValues: draft.values,
  })
  useFormDraft(form, draft)
  const finish = () => {
    draft.clear()
    props.onDone()
  }
  const version = useVersion(props.profile.version)
  const save = useSave(version, finish, (fields) => {
    if (fields['name']) form.setError('name', { message: fields['name'] }, { shouldFocus: true })
    if (fields['email']) form.setError('email', { message: fields['email'] })
  })
  const submit = form.handleSubmit((values) =>
    save.mutate({ ...values, ...(photo !== undefined && { profilePhoto: photo }) }),
  )
  return (
    <form noValidate className="grid gap-6" onSubmit={submit}>
      <ConflictNotice
        version={version}
        fields={{ name: texts.name, email: texts.email }}
        isSaving={save.isPending}
        onTake={(current) => form.reset(current)}
        onKeep={() => void submit()}
      />
      <ProfilePhotoField
        name={name || 'U'}
        stored={profilePhoto}
        choice={photo}
        onChange={setPhoto}
      />
      {save.failure !== undefined && (
        <Notice tone="bad" isLive>
          {save.failure}
        </Notice>
      )}
      <div className="grid gap-5 md:grid-cols-2">
        <Controller
          name="name"
          control={form.control}
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={texts.name}
              autoComplete="name"
              isRequired
              errorMessage={say(fieldState.error?.message)}
            />
          )}
        />
        <Controller
          name="email"
          control={form.control}
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={texts.email}
              type="email"
              autoComplete="email"
              dir="ltr"
              isRequired={false}
              errorMessage={say(fieldState.error?.message)}
            />
          )}
        />
        <TextField
          label={texts.phone}
          hint={texts.phoneHint}
          value={formatPhone(phone)}
          onChange={() => undefined}
          dir="ltr"
          isDisabled
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={save.isPending}>
          {texts.save}
        </Button>
        <Button variant="line" isDisabled={save.isPending} onClick={finish}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}

function useSave(
  version: Version,
  onDone: () => void,
  onFields: (fields: CallError['fields']) => void,
) {
  const { toasts } = useTexts(messages)
  const queryClient = useQueryClient()
  return useAction(updateProfile, {
    version,
    done: { title: toasts.success, text: toasts.profileSaved },
    failed: toasts.profileFailed,
    onDone: async (profile) => {
      await queryClient.cancelQueries({ queryKey: profileQuery.queryKey })
      queryClient.setQueryData(profileQuery.queryKey, profile)
      onDone()
    },
    onFields,
    refreshes: [sessionQuery.queryKey],
  })
}
