interface TextButtonProps {
  label: string
  /** What it is about, for those who hear the button alone. */
  name: string
  onPress: () => void
  opensDialog?: boolean
}

/** A quiet action on the dark ground of the tray. */
export function TextButton({ label, name, onPress, opensDialog = true }: TextButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      aria-label={`${label}: ${name}`}
      onClick={onPress}
      className="-my-2.5 min-h-11 min-w-11 flex-none text-end text-sm text-link text-on-deep"
    >
      {label}
    </button>
  )
}
