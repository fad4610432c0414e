import { useState } from 'react'

/** What was answered last stays in sight while another answer is on its way or cannot be had. */
export function useLastAnswer<T>({ data }: { data: T | undefined }): T | undefined {
  const [last, setLast] = useState(data)
  if (data !== undefined && data !== last) setLast(data)
  return data ?? last
}
