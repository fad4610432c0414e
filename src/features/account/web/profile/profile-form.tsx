import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { sessionQuery } from '#features/auth/web/public.ts'
import { call, CallError } from '#shared/wire/call.ts'
import { formatPhone } from '#shared/phone.ts'
import { Button } from '#ui/actions/button.tsx'
import { useDraft } from '#ui/drafts/use-draft.ts'
import { useFormDraft } from '#ui/drafts/use-form-draft.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { PhotoChoice } from '#ui/fields/photo/photo-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useTexts } from '#ui/texts.ts'
import { ConflictNotice } from '#ui/forms/conflict-notice.tsx'
import { isConflict, useVersion, type Version } from '#ui/forms/use-version.ts'
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
  const { profile: texts, toasts } = useTexts(messages)
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
      {save.error && !isConflict(save.error) && (
        <Notice tone="bad" isLive>
          {(save.error instanceof CallError && save.error.text) || toasts.profileFailed}
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

interface Change extends Values {
  profilePhoto?: string | null
}

function useSave(
  version: Version,
  onDone: () => void,
  onFields: (fields: CallError['fields']) => void,
) {
  const { toasts } = useTexts(messages)
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: Change) => call(updateProfile, change, { version: version.get() }),
    onSuccess: async (profile) => {
      await queryClient.cancelQueries({ queryKey: profileQuery.queryKey })
      queryClient.setQueryData(profileQuery.queryKey, profile)
      toast({ title: toasts.success, text: toasts.profileSaved, variant: 'success' })
      onDone()
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    },
    onError: (error) => {
      if (version.meet(error)) return
      if (error instanceof CallError) onFields(error.fields)
      const text = (error instanceof CallError && error.text) || toasts.profileFailed
      toast({ title: toasts.error, text, variant: 'destructive' })
    },
  })
}
