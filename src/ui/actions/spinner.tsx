/** A turning arc, as tall as the text next to it. Decorative: the words say what is going on. */
export function Spinner(props: { className?: string }) {
  return (
    <svg
      className={`spin size-[1.25em] flex-none ${props.className ?? ''}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  )
}
